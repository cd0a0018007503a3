// Mutated ends by a pass in a facing position (J11). Where the clause is off, the error may be that
// it still holds.
#include "movegen/mutants/games/janggi/hooks.hpp"

namespace hurdle::janggi {
namespace {

bool never(const Position& /*asked*/) {
  return false;
}

bool faces_after_a_pass(const Position& asked) {
  return asked.setup.passes > 0 && is_facing(asked);
}

bool passed_in_check(const Position& asked) {
  return asked.rules.in_check(asked.setup, opponent(asked.side()));
}

/// The game goes on after the first pass, and only a second one is an answer to it.
Change<Hooks> ends_by_both_passes() {
  return both(instead(&Hooks::ended_by_facing_pass, never),
              change(&Hooks::permitted, [](const Played& asked, auto original) {
                return faces_after_a_pass(asked) ? asked.move.is_pass() : original(asked);
              }));
}

MutantRules mutant_facing_passes() {
  constexpr auto ends = &Hooks::ended_by_facing_pass;
  return {
      {"facing-pass-goes-on", "J11", "After a pass in a facing position the other must break it.",
       instead(ends, never)},
      {"facing-pass-frees", "J11",
       "After a pass in a facing position the other may play what he likes.",
       only_if(&Hooks::bound_by_facing,
               [](const Position& asked) { return asked.setup.passes == 0; })},
      {"both-must-accept-facing", "J11",
       "The draw by facing generals needs the pass of both players.", ends_by_both_passes()},
      {"facing-ends-at-once", "J11", "Facing generals end the game without a pass.",
       instead(ends, is_facing)},
      {"facing-pass-of-cho-ends", "J11", "Only a pass by Cho ends a facing.",
       only_if(ends, han_moves)},
      {"facing-pass-of-han-ends", "J11", "Only a pass by Han ends a facing.",
       only_if(ends, cho_moves)},
      {"facing-pass-in-check-goes-on", "J11",
       "A pass in a facing position does not end the game when it was made in check.",
       unless(ends, passed_in_check)},
  };
}

MutantRules mutant_casual_ends() {
  return {
      {"facing-ends-at-once", "J11", "Facing generals end the game without a pass.",
       instead(&Hooks::ended_by_facing_pass, is_facing)},
      {"facing-pass-still-ends", "J11", "A pass in a facing position ends the game here too.",
       instead(&Hooks::ended_by_facing_pass, faces_after_a_pass)},
  };
}

}  // namespace

MutantRules mutant_facing_ends(const Notation& variant) {
  return &variant == &notation_casual ? mutant_casual_ends() : mutant_facing_passes();
}

}  // namespace hurdle::janggi
