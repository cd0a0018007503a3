// Mutants about captured pieces (S10), about what may be dropped where (S11, S12), and about files
// where a pawn may be dropped (S13).

#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

using DropsOriginally = Hook<void(const Position&, VisitMove)>::Original;

/// A drop as a capture: what stood there leaves the game.
void onto_enemies_too(const Position& asked, VisitMove visit, DropsOriginally original) {
  original(asked, visit);
  asked.rules.for_each_square([&](Square to) {
    const Piece there = asked.at(to);
    if (!there.belongs_to(opponent(asked.side())) || there.kind() == Kind::royal) {
      return;
    }
    for (std::size_t index = 0; index < kinds.size(); ++index) {
      const Kind kind = static_cast<Kind>(index);
      if (asked.setup.held(asked.side(), kind) > 0 && asked.rules.may_drop(asked.setup, kind, to)) {
        visit(Move::drop(kind, to));
      }
    }
  });
}

/// The ranks where pieces of a kind are dropped, each counted from 1 at the player's own edge.
Change<Hooks> dropped_where(std::function<bool(Colour colour, Kind kind, int own_rank)> may) {
  return instead(&Hooks::leaves_a_move, [may](Colour colour, Kind kind, Square to) {
    const int rank = colour == Colour::white ? to.rank() + 1 : notation.ranks - to.rank();
    return may(colour, kind, rank);
  });
}

/// S12 as it is.
bool moves_again(Kind kind, int own_rank) {
  return kind == knight ? own_rank <= 7 : own_rank <= 8 || (kind != pawn && kind != lance);
}

MutantRules mutant_last_ranks() {
  return {
      {"any-piece-on-any-rank", "S12", "Pieces may be dropped where they never move.",
       dropped_where([](Colour, Kind, int) { return true; })},
      {"pawns-on-the-last-rank", "S12", "A pawn may be dropped on the last rank.",
       dropped_where(
           [](Colour, Kind kind, int rank) { return kind == pawn || moves_again(kind, rank); })},
      {"lances-on-the-last-rank", "S12", "A lance may be dropped on the last rank.",
       dropped_where(
           [](Colour, Kind kind, int rank) { return kind == lance || moves_again(kind, rank); })},
      {"knights-on-the-last-two-ranks", "S12", "A knight may be dropped anywhere.",
       dropped_where(
           [](Colour, Kind kind, int rank) { return kind == knight || moves_again(kind, rank); })},
      {"knights-on-the-last-rank-but-one", "S12",
       "A knight is barred from the last rank only, as lance and pawn are.",
       dropped_where([](Colour, Kind kind, int rank) {
         return (kind == knight && rank == 8) || moves_again(kind, rank);
       })},
      {"knights-on-the-last-rank", "S12", "A knight is barred from the last rank but one only.",
       dropped_where([](Colour, Kind kind, int rank) {
         return (kind == knight && rank == 9) || moves_again(kind, rank);
       })},
      {"pawns-not-on-the-last-two-ranks", "S12", "A pawn is barred from two ranks.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != pawn || rank < 8);
       })},
      {"lances-not-on-the-last-two-ranks", "S12", "A lance is barred from two ranks.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != lance || rank < 8);
       })},
      {"knights-not-in-the-camp", "S12", "A knight is barred from three ranks.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != knight || rank < 7);
       })},
      {"silvers-not-on-the-last-rank", "S12", "A silver is not dropped on the last rank.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != silver || rank < 9);
       })},
      {"gote-drops-as-sente", "S12", "Ranks 8 and 9 are closed for both players' pieces.",
       dropped_where([](Colour colour, Kind kind, int rank) {
         return moves_again(kind, colour == Colour::white ? rank : 10 - rank);
       })},
      {"gote-drops-anywhere", "S12", "Only Sente's pieces must be able to move.",
       dropped_where([](Colour colour, Kind kind, int rank) {
         return colour == Colour::black || moves_again(kind, rank);
       })},
  };
}

bool pawn_or_enemy_tokin(const Met& met) {
  return met.bars() ||
         (met.same_file() && met.piece.is(opponent(met.side), pawn) && met.piece.promoted());
}

bool pawn_or_lance(const Met& met) {
  return met.bars() || (met.same_file() && met.piece == Piece(met.side, lance));
}

}  // namespace

MutantRules mutant_drops() {
  return joined<Hooks>(
      barred_ranks("S11",
                   {"in-the-camp", "beyond-the-middle", "on-the-first-rank", "on-the-last-rank"}),
      barred_squares("S11", cast),
      MutantRules{{"drops-capture", "S11",
                   "A piece may be dropped onto an enemy piece, which leaves the game.",
                   change(&Hooks::drops, onto_enemies_too)}},
      ways_to_drop("S11", cast), mutant_last_ranks());
}

MutantRules mutant_captures() {
  return joined<Hooks>(captured_pieces("S10", cast));
}

MutantRules mutant_pawn_drops() {
  return joined<Hooks>(
      after("only-enemy-pawns-bar-the-file", barring_pieces("S13", cast),
            {{"enemy-tokins-bar-the-file", "S13", "The enemy's tokin bars its file, being a pawn.",
              barred_by(pawn, pawn_or_enemy_tokin)}}),
      MutantRules{{"lances-bar-the-file", "S13", "An own lance bars its file too.",
                   barred_by(pawn, pawn_or_lance)}},
      barring_pawns("S13", cast));
}

}  // namespace hurdle::shogi
