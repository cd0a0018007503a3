// Mutated ends of games of Pandemonium: chess's and Shogi's, and states compared without a part of
// them.
#include "movegen/mutants/games/pandemonium/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/pandemonium/ends.hpp"

namespace hurdle::pandemonium {
namespace {

using namespace mutation;

struct Hooks : EndHooks {
  EndClause mate, stalemate, perpetual_check, threefold;
  Hook<int()> repetitions, checks_since;
};

class Hooked : public HookedEnds<PandemoniumEnds, Hooks> {
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

Rules<Hooks> mutant_stalemates() {
  return {
      {"stalemate-loses", "P11", "Who is stalemated loses, as in Shogi.",
       told_as(&Hooks::stalemate, loses_by("P11"))},
      {"stalemate-wins", "P11", "Who is stalemated wins.", told_as(&Hooks::stalemate, mover_wins)},
      {"stalemate-goes-on", "P11", "Who is stalemated waits.", instead(&Hooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "P11", "Stalemate is told as mate, and a draw.",
       told_as(&Hooks::stalemate, told_by("P12"))},
      {"stalemate-only-for-white", "P11", "Only Black can be stalemated.",
       ends_only_if(&Hooks::stalemate, black_is_to_move)},
  };
}

Rules<Hooks> mutant_repetitions() {
  return {
      {"twofold-is-enough", "P13", "A state that occurs twice is a draw.",
       instead(&Hooks::repetitions, always(2))},
      {"fourfold-is-needed", "P13", "A state must occur four times, as in Shogi.",
       instead(&Hooks::repetitions, always(4))},
      {"repetition-ends-nothing", "P13", "Repetition is no draw.",
       instead(&Hooks::threefold, goes_on)},
      {"repetition-mates", "P13", "Who is to move in a repeated state has lost.",
       told_as(&Hooks::threefold, loses_by("P12"))},
  };
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  const Rules<Hooks> passed{{"repetition-without-passed-squares", "P13",
                             "What may be taken in passing is no part of it.",
                             compares(without_passed_squares)}};
  const Rules<Hooks> since{{"checks-since-the-first", "P14",
                            "Every ply since the first occurrence must have checked.",
                            instead(&Hooks::checks_since, always(1))}};
  const Rules<Hooks> twofold{{"perpetual-check-when-it-is-twofold", "P14",
                              "The second occurrence is enough against it.",
                              change(&Hooks::perpetual_check, loses_at_the_second)}};
  return mutation::end_mutants<Hooked>(joined<Hooks>(
      mutant_stalemates(), mates(&Hooks::mate, "P12", Colour::white), mutant_repetitions(),
      after("repetition-without-promotions", repetitions_with_hands(&Hooks::threefold, "P13"),
            passed),
      after("one-check-is-perpetual", perpetual_checks(&Hooks::perpetual_check, "P14", "P13"),
            since),
      twofold));
}

}  // namespace hurdle::pandemonium
