// Errors about which drops may not mate (N11), judged by the right replies.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

/// Some drops need not obey the clause.
Change<mutation::Hooks> exempt(std::function<bool(Kind kind, Colour side)> free) {
  return also_if(&Hooks::permitted, [free](const Played& asked) {
    return asked.move.is_drop() && free(asked.move.kind(), asked.side());
  });
}

bool runs_or_jumps(Kind kind) {
  return kind == incense || kind == angle || kind == cannon || kind == van;
}

bool drop_checks(const Played& asked) {
  return asked.move.is_drop() && asked.checks();
}

bool pawn_drop_checks(const Played& asked) {
  return drop_checks(asked) && asked.move.kind() == pawn;
}

bool drop_leaves_no_move(const Played& asked) {
  return asked.move.is_drop() && !asked.rules.has_legal_move(asked.next);
}

bool pawn_move_mates(const Played& asked) {
  return asked.on_board() && asked.piece() == Piece(asked.side(), pawn) &&
         asked.rules.is_mate(asked.next);
}

/// A drop that gives a mate, and who attacks the jade then.
struct Mate {
  bool by_dropped;  ///< among the attackers is the dropped piece
  std::size_t attackers;
  int distance;  ///< from the drop to the jade
};

/// A drop may mate in spite of the clause when it gives the mate so.
Change<mutation::Hooks> may_mate(std::function<bool(const Mate& mate)> so) {
  return also_if(&Hooks::permitted, [so](const Played& asked) {
    if (!asked.move.is_drop() || asked.rules.in_check(asked.next, asked.side())) {
      return false;
    }
    const Square jade_square = asked.rules.royal_square(asked.next, asked.next.side);
    const Square drop = asked.move.to();
    return so({asked.rules.reaches(asked.next, drop, jade_square),
               asked.rules.attackers(asked.next, jade_square, asked.side()).size(),
               distance(drop, jade_square)});
  });
}

MutantRules mutant_exemptions() {
  return {
      {"drops-may-mate", "N11", "Any drop may mate.", exempt(always(true))},
      {"drops-but-pawns-may-mate", "N11", "Only a pawn may not mate by a drop, as in Shogi.",
       exempt([](Kind kind, Colour) { return kind != pawn; })},
      {"pawns-may-mate-by-drop", "N11", "A dropped pawn may mate.",
       exempt([](Kind kind, Colour) { return kind == pawn; })},
      {"hoppers-may-mate-by-drop", "N11", "A dropped cannon or van may mate.",
       exempt([](Kind kind, Colour) { return kind == cannon || kind == van; })},
      {"far-movers-may-mate-by-drop", "N11", "The clause is for golds, silvers, cassias and pawns.",
       exempt([](Kind kind, Colour) { return runs_or_jumps(kind); })},
      {"near-movers-may-mate-by-drop", "N11", "The clause is for incense, angle, cannon and van.",
       exempt([](Kind kind, Colour) { return !runs_or_jumps(kind); })},
      {"cassias-may-mate-by-drop", "N11", "A dropped cassia may mate.",
       exempt([](Kind kind, Colour) { return kind == cassia; })},
      {"golds-may-mate-by-drop", "N11", "A dropped gold may mate.",
       exempt([](Kind kind, Colour) { return kind == gold; })},
      {"silvers-may-mate-by-drop", "N11", "A dropped silver may mate.",
       exempt([](Kind kind, Colour) { return kind == silver; })},
      {"black-may-mate-by-drop", "N11", "The clause is for White.",
       exempt([](Kind, Colour side) { return side == Colour::black; })},
  };
}

}  // namespace

MutantRules mutant_drop_mates() {
  return joined<Hooks>(
      mutant_exemptions(),
      MutantRules{
          {"drops-never-check", "N11", "A drop may not give check.",
           unless(&Hooks::permitted, drop_checks)},
          {"pawn-drops-never-check", "N11", "A dropped pawn may not give check.",
           unless(&Hooks::permitted, pawn_drop_checks)},
          {"drops-never-stalemate", "N11", "A drop may not leave the other without a move.",
           unless(&Hooks::permitted, drop_leaves_no_move)},
          {"pawn-moves-never-mate", "N11", "A pawn may mate neither by a drop nor by a move.",
           unless(&Hooks::permitted, pawn_move_mates)},
          {"hurdle-drops-may-mate", "N11", "A drop may mate when another piece gives the check.",
           may_mate([](const Mate& mate) { return !mate.by_dropped; })},
          {"drops-may-mate-by-double-check", "N11", "A drop may mate together with another piece.",
           may_mate([](const Mate& mate) { return !mate.by_dropped || mate.attackers != 1; })},
          {"drops-from-afar-may-mate", "N11", "Only a drop beside the jade may not mate.",
           may_mate([](const Mate& mate) { return !mate.by_dropped || mate.distance != 1; })},
          {"drops-beside-may-mate", "N11", "A drop beside the jade may mate.",
           may_mate([](const Mate& mate) { return mate.by_dropped && mate.distance == 1; })},
          {"dropped-pieces-may-mate", "N11", "Only a drop that is a hurdle may not mate.",
           may_mate([](const Mate& mate) { return mate.by_dropped; })},
      });
}

}  // namespace hurdle::nine_elder
