// Errors about moves that expose the own royal piece (C5).
#include <algorithm>

#include "movegen/mutants/themes/common.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::mutation {
namespace {

/// A piece stays where the royal piece was.
bool in_the_shadow(const Played& asked, Hook<bool(const Played&)>::Original original) {
  if (!asked.by_royal()) {
    return original(asked);
  }
  const Piece shadow(asked.side(), asked.notation().counter_pawn);
  return original(asked.into(with(asked.next, asked.move.from(), shadow)));
}

bool captures_unchecked(const Played& asked) {
  return asked.by_other() && asked.captures() && !asked.in_check();
}

bool is_pinned(const Played& asked) {
  return asked.by_other() && !asked.in_check() &&
         asked.rules.in_check(without(asked.setup, asked.move.from()), asked.side());
}

/// Nobody asks whether the royal piece is safe. Positions in which it is not are possible then.
Change<Hooks> never_asks_for_safety() {
  return both(instead(&Hooks::keeps_royal_safe, always(true)),
              instead(&Hooks::may_stand_in_check, always(true)));
}

/// Pins along one kind of line, or by attackers that stand on no line, are overlooked.
Change<Hooks> pins_forgotten(Way way) {
  return also_if(&Hooks::keeps_royal_safe, [way](const Played& asked) {
    if (!asked.by_other() || asked.in_check()) {
      return false;
    }
    const Square royal = asked.rules.royal_square(asked.next, asked.side());
    const std::vector<Square> exposers = asked.exposers();
    return std::all_of(exposers.begin(), exposers.end(),
                       [&](Square from) { return way_between(from, royal) == way; });
  });
}

Rules<Hooks> forgotten_pins(const CommonFacts& facts) {
  Rules<Hooks> rules{{"pins-on-files-forgotten", "C5", "A piece may leave a file that it shields.",
                      pins_forgotten(Way::on_file)},
                     {"pins-on-ranks-forgotten", "C5", "A piece may leave a rank that it shields.",
                      pins_forgotten(Way::on_rank)}};
  if (facts.slides_diagonally) {
    rules.push_back({"pins-on-diagonals-forgotten", "C5",
                     "A piece may leave a diagonal that it shields.",
                     pins_forgotten(Way::on_diagonal)});
  }
  if (facts.leaps_lamely) {
    rules.push_back({"pins-by-lame-leapers-forgotten", "C5",
                     "A piece may leave the way of a lame leaper that it shields.",
                     pins_forgotten(Way::apart)});
  }
  return rules;
}

}  // namespace

Rules<Hooks> mutant_pins(const Notation& notation, const CommonFacts& facts) {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  Rules<Hooks> rules;
  if (facts.royal_flees_checks) {
    rules.push_back({"royal-casts-a-shadow", "C5",
                     "A royal piece may step back along the line of the check, into the shadow of "
                     "the square that it left.",
                     change(safe, in_the_shadow)});
  }
  append(
      rules,
      Rules<Hooks>{
          {"royal-takes-protected", "C5", "A royal piece may capture a piece that is protected.",
           also_if(safe, [](const Played& asked) { return asked.by_royal() && asked.captures(); })},
          {"royal-steps-into-check", "C5", "A royal piece that is not in check may go anywhere.",
           also_if(safe,
                   [](const Played& asked) { return asked.by_royal() && !asked.in_check(); })},
          {"pinned-pieces-are-frozen", "C5", "A pinned piece does not even move along its pin.",
           unless(safe, is_pinned)},
          {"captures-expose", "C5", "A pinned piece may capture.",
           also_if(safe, captures_unchecked)},
          {"pseudo-legal", "C5",
           "Any move may leave the royal piece in check, and its capture ends the game.",
           never_asks_for_safety()},
      });
  append(rules, forgotten_pins(facts));
  if (notation.hands) {
    rules.push_back({"drops-ignore-check", "C5", "A drop is legal even when it answers no check.",
                     also_if(safe, [](const Played& asked) { return asked.move.is_drop(); })});
  }
  return rules;
}

}  // namespace hurdle::mutation
