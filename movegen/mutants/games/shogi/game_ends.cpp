// Mutated ends of games of Shogi by mate and repetition: chess's, and those of programs that look
// at some repetitions only.
#include "movegen/mutants/games/shogi/game_ends_hooks.hpp"
#include "movegen/mutants/games/shogi/mutants.hpp"

namespace hurdle::shogi {

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
       instead(&EndHooks::repetitions, always(3))},
      {"twofold-is-enough", "S17", "A state that occurs again is a draw, as programs search.",
       instead(&EndHooks::repetitions, always(2))},
      {"fivefold-is-needed", "S17", "A state must occur five times.",
       instead(&EndHooks::repetitions, always(5))},
      {"repetition-ends-nothing", "S17", "Repetition is no draw.",
       instead(&EndHooks::fourfold, goes_on)},
      {"repetition-loses", "S17", "Who is to move in the repeated state has lost.",
       told_as(&EndHooks::fourfold, loses_by("S17"))},
  };
}

std::vector<EndMutant> end_mutants() {
  const EndRules by_gote{{"repetition-only-by-gote", "S17",
                          "Only a ply of Gote ends a game by repetition.",
                          ends_only_if(&EndHooks::fourfold, white_is_to_move)}};
  const EndRules since{
      {"checks-since-the-last-time", "S18", "Only checks since the third occurrence matter.",
       instead(&EndHooks::checks_since, always(3))},
      {"checks-since-the-second", "S18", "Only checks since the second occurrence matter.",
       instead(&EndHooks::checks_since, always(2))},
  };
  const EndRules by_the_mover{
      {"only-the-side-to-move-checks", "S18",
       "Perpetual check is seen only when its player is to move in the repeated state.",
       perpetual_only_by_mover(true)}};
  const EndRules perpetual = joined<EndHooks>(
      perpetual_checks(&EndHooks::perpetual_check, "S18", "S17", {"Sente", "Gote"}));
  return mutation::end_mutants<HookedShogiEnds>(
      joined<EndHooks>(mutant_moveless(), mutant_repetitions(),
                       after("repetition-without-the-start",
                             repetitions_with_hands(&EndHooks::fourfold, "S17"), by_gote),
                       after("only-the-side-not-to-move-checks",
                             after("one-check-is-perpetual", perpetual, since), by_the_mover),
                       mutant_impasses()));
}

}  // namespace hurdle::shogi
