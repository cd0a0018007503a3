// Mutated ends of games of Shogi by mate and repetition: chess's, and those of programs that look
// at some repetitions only.
#include "movegen/mutants/games/shogi/game_ends_hooks.hpp"
#include "movegen/mutants/games/shogi/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"

namespace hurdle::shogi {

using namespace mutation;

EndRules mutant_moveless() {
  return {
      {"mate-is-not-seen", "S15", "Mate does not end a game; a king must be captured.",
       instead(&EndHooks::mate, goes_on)},
      {"mate-draws", "S15", "Who is mated draws.", told_as(&EndHooks::mate, draws)},
      {"mated-wins", "S15", "Who is mated wins.", told_as(&EndHooks::mate, turns_round)},
      {"mate-only-of-gote", "S15", "Only Gote can be mated.",
       ends_only_if(&EndHooks::mate, black_is_to_move)},
      {"mate-only-of-sente", "S15", "Only Sente can be mated.",
       ends_only_if(&EndHooks::mate, white_is_to_move)},
      {"stalemate-draws", "S16", "Stalemate is a draw, as in chess.",
       told_as(&EndHooks::no_move, draws)},
      {"stalemated-wins", "S16", "Who has no move and is not in check wins.",
       told_as(&EndHooks::no_move, turns_round)},
      {"stalemate-goes-on", "S16", "Who is stalemated waits.",
       instead(&EndHooks::no_move, goes_on)},
  };
}

EndRules mutant_repetitions() {
  return {
      {"threefold-is-enough", "S17", "A state that occurs three times is a draw, as in chess.",
       instead(&EndHooks::repetitions, [] { return 3; })},
      {"twofold-is-enough", "S17", "A state that occurs again is a draw, as programs search.",
       instead(&EndHooks::repetitions, [] { return 2; })},
      {"fivefold-is-needed", "S17", "A state must occur five times.",
       instead(&EndHooks::repetitions, [] { return 5; })},
      {"repetition-ends-nothing", "S17", "Repetition is no draw.",
       instead(&EndHooks::fourfold, goes_on)},
      {"repetition-loses", "S17", "Who is to move in the repeated state has lost.",
       told_as(&EndHooks::fourfold, loses_by("S17"))},
      {"repetition-without-hands", "S17", "Hands are no part of a state.",
       compares<EndHooks>(without_hands)},
      {"repetition-without-side", "S17", "The side to move is no part of a state.",
       compares<EndHooks>(without_side)},
      {"repetition-without-promotions", "S17", "A promoted piece is as good as a plain one.",
       compares<EndHooks>(without_promotions)},
      {"repetition-in-a-row", "S17", "Only what repeats without a break is a repetition.",
       ends_only_if(&EndHooks::fourfold, without_a_break)},
      {"repetition-without-the-start", "S17", "The start does not count as an occurrence.",
       ends_only_if(&EndHooks::fourfold, began_otherwise)},
      {"repetition-only-by-gote", "S17", "Only a ply of Gote ends a game by repetition.",
       ends_only_if(&EndHooks::fourfold, white_is_to_move)},
      {"fifty-moves-draw", "S17", "A hundred quiet plies are a draw, as in chess.",
       also_draws(&EndHooks::fourfold, "S17", quiet_for_fifty_moves)},
  };
}

EndRules mutant_perpetual_checks() {
  return {
      {"perpetual-check-draws", "S18", "Perpetual check is a draw, as in chess.",
       told_as(&EndHooks::perpetual_check,
               [](End end, const GameHistory& /*game*/) {
                 return as_draw(as_clause(std::move(end), "S17"));
               })},
      {"perpetual-check-wins", "S18", "Who gives perpetual check wins.",
       told_as(&EndHooks::perpetual_check, turns_round)},
      {"one-check-is-perpetual", "S18", "The check by the last ply alone decides.",
       one_check_is_perpetual()},
      {"checks-since-the-last-time", "S18", "Only checks since the third occurrence matter.",
       instead(&EndHooks::checks_since, [] { return 3; })},
      {"checks-since-the-second", "S18", "Only checks since the second occurrence matter.",
       instead(&EndHooks::checks_since, [] { return 2; })},
      {"only-the-side-not-to-move-checks", "S18",
       "Only checks that lead into the repeated state are seen.", perpetual_only_by_mover(false)},
      {"only-the-side-to-move-checks", "S18",
       "Perpetual check is seen only when its player is to move in the repeated state.",
       perpetual_only_by_mover(true)},
      {"perpetual-check-only-by-sente", "S18", "Gote may check for ever.",
       perpetual_only_by(Colour::white)},
      {"perpetual-check-only-by-gote", "S18", "Sente may check for ever.",
       perpetual_only_by(Colour::black)},
  };
}

std::vector<EndMutant> end_mutants() {
  EndRules rules = mutant_moveless();
  for (const auto theme : {mutant_repetitions, mutant_perpetual_checks, mutant_impasses}) {
    const EndRules more = theme();
    rules.insert(rules.end(), more.begin(), more.end());
  }
  return mutation::end_mutants<HookedShogiEnds>(rules);
}

}  // namespace hurdle::shogi
