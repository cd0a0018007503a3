// Which drops may mate, and how mate is judged (S14); mutants about a player without a move (S15,
// S16), and ends that the game does not have.
//
// Not among them, since they change no count: mate judged without drops, and mate judged as if
// drops that mate were replies. A pawn is dropped with check next to the king, opens no line and
// gives the only check, so nothing can be dropped between or on it: no reply is a drop. Nor is the
// king in the way of a line on which it might flee: a piece that moves along this line gave check
// before.
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

constexpr DropMateCast mates_by{
    .clause = "S14", .first = "Sente", .second = "Gote", .pawn = pawn, .knight = knight};

Change<mutation::Hooks> mate_unless_pawns(Judgement judgement) {
  return mate_unless([](Kind dropped) { return dropped == pawn; }, std::move(judgement));
}

/// On the board before the drop, whose lines the pawn has not closed.
bool exposed_before(const Reply& reply, const Setup& after) {
  return reply.rules.in_check(without(after, reply.dropped), reply.side());
}

}  // namespace

MutantRules mutant_drop_mates() {
  const MutantRules lances{{"no-lance-drop-mates", "S14",
                            "Neither a pawn nor a lance may mate by a drop.",
                            forbids([](const Played& asked) {
                              return drops_with_mate(asked) && asked.move.kind() == lance;
                            })}};
  const MutantRules plain_pawns{
      {"no-pawn-mates-plain", "S14", "A pawn's move may mate only with promotion.",
       forbids([](const Played& asked) {
         return moves_with_mate(asked, pawn) && !asked.move.is_promotion();
       })}};
  return joined<Hooks>(
      after("no-drop-mates", joined<Hooks>(drop_mates(mates_by)), lances),
      after("no-pawn-mates",
            joined<Hooks>(pawn_mates(
                mates_by, "A pawn drop may not leave the other player without a legal move.")),
            plain_pawns));
}

MutantRules mutant_judgements() {
  return ClauseTable<Hooks>("S14")({
      {"mate-judged-by-king-moves", "Only moves of the king avert mate by a pawn drop.",
       mate_unless_pawns(averts_if(&Reply::by_royal))},
      {"mate-judged-by-flights", "Only flights of the king avert mate by a pawn drop.",
       mate_unless_pawns(averts_if(both_hold(&Reply::by_royal, is_not(&Reply::takes_the_drop))))},
      {"mate-judged-by-captures-of-the-pawn",
       "Only a capture of the dropped pawn averts mate by a pawn drop.",
       mate_unless_pawns(averts_if(&Reply::takes_the_drop))},
      {"mate-judged-without-captures-by-the-king",
       "A capture of the dropped pawn by the king does not avert mate.",
       mate_unless_pawns(averts_if(is_not(both_hold(&Reply::by_royal, &Reply::takes_the_drop))))},
      {"mate-judged-without-captures-on-flight",
       "A flight onto an enemy piece does not avert mate.",
       mate_unless_pawns(averts_if([](const Reply& reply) {
         return !reply.by_royal() || !reply.captures() || reply.takes_the_drop();
       }))},
      {"mate-judged-with-pinned-captors",
       "A pinned piece counts as able to capture the dropped pawn.",
       mate_unless_pawns(averts_also_if(both_hold(&Reply::by_other, &Reply::takes_the_drop)))},
      {"mate-judged-with-protected-pawns-taken",
       "The king counts as able to capture a protected dropped pawn.",
       mate_unless_pawns(averts_also_if(both_hold(&Reply::by_royal, &Reply::takes_the_drop)))},
      {"mate-judged-with-any-flight", "An attacked square beside the king counts as a flight.",
       mate_unless_pawns(
           averts_also_if(both_hold(&Reply::by_royal, is_not(&Reply::takes_the_drop))))},
      {"mate-judged-by-flights-before-the-drop",
       "A square is no flight if it was attacked before the pawn closed the line.",
       mate_unless_pawns(averts_if([](const Reply& reply) {
         const bool flees = reply.by_royal() && !reply.takes_the_drop();
         return !flees || !exposed_before(reply, reply.rules.after(reply.setup, reply.move));
       }))},
      {"mate-judged-by-pins-before-the-drop",
       "A piece that was pinned before the drop counts as unable to capture the pawn.",
       mate_unless_pawns(averts_if([](const Reply& reply) {
         return !reply.by_other() ||
                !exposed_before(reply, without(reply.setup, reply.move.from()));
       }))},
  });
}

MutantRules mutant_ends() {
  return {
      {"drops-do-not-avert-mate", "S15", "Drops do not avert mate.",
       also_if(&Hooks::over, &Situation::stuck_in_check)},
      {"king-in-the-camp-wins", "C3", "A king that reaches the enemy camp has won.",
       also_if(&Hooks::over, enemy_arrived(3))},
      {"king-on-the-last-rank-wins", "C3", "A king that reaches the last rank has won.",
       also_if(&Hooks::over, enemy_arrived(1))},
      {"bare-king-loses", "C3", "A player who has only the king has lost.",
       also_if(&Hooks::over, &Situation::mover_has_nothing)},
      {"drops-do-not-avert-stalemate", "S16", "A player who can only drop is stalemated.",
       also_if(&Hooks::over, &Situation::stuck_without_check)},
      {"stalemate-passes", "S16", "A player without a move who is not in check passes.",
       passes_unsafely_if(&Situation::is_stalemate)},
      {"passes-are-free", "S16", "A player who is not in check may always pass.",
       passes_unsafely_if(is_not(&Situation::in_check))},
  };
}

}  // namespace hurdle::shogi
