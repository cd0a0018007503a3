// Which drops may not mate (N11), judged by the right replies, and mutants about those replies.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

/// Some drops need not obey the clause.
Change<mutation::Hooks> exempt_drops(const std::function<bool(Kind kind, Colour side)>& free) {
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

/// A drop that gives a mate, and who attacks the jade then.
struct Mate {
  bool by_dropped;  ///< among the attackers is the dropped piece
  std::size_t attackers;
  int distance;  ///< from the drop to the jade
};

/// A drop may mate in spite of the clause when it gives the mate so.
Change<mutation::Hooks> may_mate(const std::function<bool(const Mate& mate)>& so) {
  return also_if(&Hooks::permitted, [so](const Played& asked) {
    if (!asked.move.is_drop() || asked.rules.in_check(asked.next, asked.side())) {
      return false;
    }
    const Square jade_square = royal_square(asked.next, asked.next.side);
    const Square drop = asked.move.to();
    return so({asked.rules.reaches(asked.next, drop, jade_square),
               asked.rules.attackers(asked.next, jade_square, asked.side()).size(),
               distance(drop, jade_square)});
  });
}

/// A drop mates when no reply answers it in this way.
Change<mutation::Hooks> answered_by(Judgement judgement) {
  return mate_unless(always(true), std::move(judgement));
}

/// Whether the clause lets a drop be, when it binds so many drops in a row, this one included.
bool permitted_for(int drops, const Played& asked) {
  if (drops == 0 || !checks_by_drop(asked)) {
    return true;
  }
  bool answered = false;
  asked.rules.movements(asked.next, [&](Move reply) {
    if (!answered) {
      const Setup after = asked.rules.after(asked.next, reply);
      answered = asked.rules.keeps_royal_safe(asked.next, reply, after) &&
                 permitted_for(drops - 1, {{{asked.rules, asked.next}, reply}, after});
    }
  });
  return answered;
}

Change<mutation::Hooks> binds_drops(int in_a_row) {
  return instead(&Hooks::permitted,
                 [in_a_row](const Played& asked) { return permitted_for(in_a_row, asked); });
}

bool permitted_with_an_empty_hand(const Played& asked) {
  Setup empty_handed = asked.next;
  empty_handed.hands[index_of(asked.side())] = {};
  return !asked.move.is_drop() || asked.rules.in_check(asked.next, asked.side()) ||
         !asked.rules.is_mate(empty_handed);
}

}  // namespace

MutantRules mutant_drop_mates() {
  return ClauseTable<Hooks>("N11")({
      {"drops-may-mate", "Any drop may mate.", exempt_drops(always(true))},
      {"drops-but-pawns-may-mate", "Only a pawn may not mate by a drop, as in Shogi.",
       exempt_drops([](Kind kind, Colour) { return kind != pawn; })},
      {"pawns-may-mate-by-drop", "A dropped pawn may mate.",
       exempt_drops([](Kind kind, Colour) { return kind == pawn; })},
      {"hoppers-may-mate-by-drop", "A dropped cannon or van may mate.",
       exempt_drops([](Kind kind, Colour) { return kind == cannon || kind == van; })},
      {"far-movers-may-mate-by-drop",
       "Only golds, silvers, cassias and pawns may not mate by a drop.",
       exempt_drops([](Kind kind, Colour) { return runs_or_jumps(kind); })},
      {"near-movers-may-mate-by-drop",
       "Only incenses, angles, cannons and vans may not mate by a drop.",
       exempt_drops([](Kind kind, Colour) { return !runs_or_jumps(kind); })},
      {"cassias-may-mate-by-drop", "A dropped cassia may mate.",
       exempt_drops([](Kind kind, Colour) { return kind == cassia; })},
      {"golds-may-mate-by-drop", "A dropped gold may mate.",
       exempt_drops([](Kind kind, Colour) { return kind == gold; })},
      {"silvers-may-mate-by-drop", "A dropped silver may mate.",
       exempt_drops([](Kind kind, Colour) { return kind == silver; })},
      {"black-may-mate-by-drop", "Black may mate by a drop, White may not.",
       exempt_drops([](Kind, Colour side) { return side == Colour::black; })},
      {"drops-out-of-check-may-mate", "A drop that answers a check may mate.",
       also_if(&Hooks::permitted, both_hold(&Played::by_drop, &Played::in_check))},
      {"drops-never-check", "A drop may not give check.", unless(&Hooks::permitted, drop_checks)},
      {"pawn-drops-never-check", "A dropped pawn may not give check.",
       unless(&Hooks::permitted, pawn_drop_checks)},
      {"drops-never-stalemate", "A drop may not leave the other player without a legal move.",
       unless(&Hooks::permitted, drop_leaves_no_move)},
      {"pawn-moves-never-mate", "A pawn may mate neither by a drop nor by a move.",
       unless(&Hooks::permitted, [](const Played& asked) { return moves_with_mate(asked, pawn); })},
      {"hurdle-drops-may-mate", "A drop may mate when another piece gives the check.",
       may_mate([](const Mate& mate) { return !mate.by_dropped; })},
      {"drops-may-mate-by-double-check",
       "A drop may mate when another piece gives check alone or as well.",
       may_mate([](const Mate& mate) { return !mate.by_dropped || mate.attackers != 1; })},
      {"drops-from-afar-may-mate",
       "Only a drop that gives check from beside the jade may not mate.",
       may_mate([](const Mate& mate) { return !mate.by_dropped || mate.distance != 1; })},
      {"drops-beside-may-mate", "A drop that gives check from beside the jade may mate.",
       may_mate([](const Mate& mate) { return mate.by_dropped && mate.distance == 1; })},
      {"dropped-pieces-may-mate", "A dropped piece may mate if it gives check itself.",
       may_mate([](const Mate& mate) { return mate.by_dropped; })},
  });
}

MutantRules mutant_replies() {
  return ClauseTable<Hooks>("N11")({
      {"drops-are-no-reply", "Drops do not count as replies to a mating drop.",
       answered_by(averts_if(is_not(&Reply::by_drop)))},
      {"pawn-drops-are-no-reply", "Pawn drops do not count as replies to a mating drop.",
       answered_by(averts_if([](const Reply& reply) { return !reply.drops(pawn); }))},
      {"flight-is-the-only-reply", "Only moves of the jade count as replies to a mating drop.",
       answered_by(averts_if(&Reply::by_royal))},
      {"flight-is-no-reply", "Moves of the jade do not count as replies to a mating drop.",
       answered_by(averts_if(is_not(&Reply::by_royal)))},
      {"jade-takes-no-drop",
       "A capture of the dropped piece by the jade does not count as a reply.",
       answered_by(averts_if(is_not(both_hold(&Reply::by_royal, &Reply::takes_the_drop))))},
      {"drop-is-never-taken", "A capture of the dropped piece does not count as a reply.",
       answered_by(averts_if(is_not(&Reply::takes_the_drop)))},
      {"blocks-are-no-reply",
       "Only captures and moves of the jade count as replies to a mating drop.",
       answered_by(averts_if(either(&Reply::by_royal, &Reply::takes)))},
      {"pinned-pieces-reply", "A pinned piece counts as able to capture the dropped piece.",
       answered_by(averts_also_if(both_hold(&Reply::takes_the_drop, is_not(&Reply::by_royal))))},
      {"jade-takes-protected-drops",
       "The jade counts as able to capture a protected dropped piece.",
       answered_by(averts_also_if(both_hold(&Reply::takes_the_drop, &Reply::by_royal)))},
      {"any-flight-replies", "An attacked square beside the jade counts as a flight.",
       answered_by(averts_also_if(both_hold(&Reply::by_royal, is_not(&Reply::takes))))},
      {"any-drop-replies", "Any drop counts as a reply to a mating drop.",
       answered_by(averts_also_if(&Reply::by_drop))},
      {"checking-drops-are-no-reply", "A drop that gives check does not count as a reply.",
       answered_by(averts_if(is_not(both_hold(&Reply::by_drop, &Reply::gives_check))))},
      {"double-check-needs-a-flight",
       "Only moves of the jade count as replies to a double check by a drop.",
       answered_by(averts_if(either([](const Reply& reply) { return reply.checkers().size() < 2; },
                                    &Reply::by_royal)))},
      {"replies-may-mate-by-drop", "A drop that answers a drop may mate.", binds_drops(1)},
      {"replies-to-replies-may-mate-by-drop", "The third drop in a row may mate.", binds_drops(2)},
      {"replies-meet-an-empty-hand",
       "Replies to a drop are judged as if the dropping player's hand were empty.",
       instead(&Hooks::permitted, permitted_with_an_empty_hand)},
  });
}

}  // namespace hurdle::nine_elder
