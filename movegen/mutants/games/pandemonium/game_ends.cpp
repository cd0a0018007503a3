// Mutated ends of games of Pandemonium: chess's and Shogi's, and states compared without a part of
// them.
#include "movegen/mutants/games/pandemonium/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/pandemonium/ends.hpp"

namespace hurdle::pandemonium {
namespace {

using namespace mutation;

struct GameEndHooks : EndHooks {
  EndClause mate, stalemate, perpetual_check, threefold;
  Hook<int()> repetitions, checks_since;
};

class Hooked : public HookedEnds<PandemoniumEnds, GameEndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, perpetual_check, (const GameHistory& game), game);
  HURDLE_HOOK(End, threefold, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(int, checks_since, ());
};

End loses_at_the_second(const GameHistory& game, EndClause::Original original) {
  const Colour checker = opponent(game.setup().side);
  const bool perpetual =
      game.occurrences() == 2 && game.always_checked(checker, game.ply_of_occurrence(1));
  return perpetual ? End{GameEnd{won_by(opponent(checker)), "P14", "", ""}} : original(game);
}

Rules<GameEndHooks> mutant_stalemates() {
  return ClauseTable<GameEndHooks>("P11")({
      {"stalemate-loses", "A stalemated player loses, as in Shogi.",
       reported_as(&GameEndHooks::stalemate, loses_by("P11"))},
      {"stalemate-wins", "A stalemated player wins.",
       reported_as(&GameEndHooks::stalemate, mover_wins)},
      {"stalemate-goes-on", "A stalemated player waits, and the game continues.",
       instead(&GameEndHooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "Stalemate is reported as a draw by the mate clause.",
       reported_as(&GameEndHooks::stalemate, reported_by("P12"))},
      {"stalemate-only-for-white", "Only Black can be stalemated.",
       ends_only_if(&GameEndHooks::stalemate, black_is_to_move)},
  });
}

Rules<GameEndHooks> mutant_repetitions() {
  return ClauseTable<GameEndHooks>("P13")({
      {"twofold-is-enough", "A state that occurs twice is a draw.",
       instead(&GameEndHooks::repetitions, always(2))},
      {"fourfold-is-needed", "A state must occur four times, as in Shogi.",
       instead(&GameEndHooks::repetitions, always(4))},
      {"repetition-ends-nothing", "Repetition does not end the game.",
       instead(&GameEndHooks::threefold, goes_on)},
      {"repetition-mates", "The player to move in a repeated state loses.",
       reported_as(&GameEndHooks::threefold, loses_by("P12"))},
  });
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  const Rules<GameEndHooks> passed{{"repetition-without-passed-squares", "P13",
                                    "A possible capture in passing is not part of a state.",
                                    compares(without_passed_squares)}};
  const Rules<GameEndHooks> since{
      {"checks-since-the-first", "P14",
       "Perpetual check requires check by every move since the first occurrence.",
       instead(&GameEndHooks::checks_since, always(1))}};
  const Rules<GameEndHooks> twofold{{"perpetual-check-when-it-is-twofold", "P14",
                                     "Perpetual check loses at the second occurrence of the state.",
                                     change(&GameEndHooks::perpetual_check, loses_at_the_second)}};
  return mutation::end_mutants<Hooked>(joined<GameEndHooks>(
      mutant_stalemates(), mates(&GameEndHooks::mate, "P12", Colour::white), mutant_repetitions(),
      after("repetition-without-promotions",
            repetitions_with_hands(&GameEndHooks::threefold, "P13"), passed),
      after("one-check-is-perpetual",
            perpetual_checks(&GameEndHooks::perpetual_check, "P14", "P13"), since),
      twofold));
}

}  // namespace hurdle::pandemonium
