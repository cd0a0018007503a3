// Mutated answers to a check (X9), where the errors common to all games say nothing: the leg of a
// horse, the hurdle of a cannon, two checkers at once.
// Not here: what a general that flees a cannon along its line may do. The hurdle stays where it is,
// so that it is still in check wherever it steps, unless it takes the hurdle.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::xiangqi {
namespace {

/// The lone checker, when it is of this kind; else none.
Square lone_checker(const Played& asked, Kind kind) {
  const std::vector<Square> checkers = asked.checkers();
  return checkers.size() == 1 && asked.at(checkers.front()).kind() == kind ? checkers.front()
                                                                           : Square::none();
}

/// The piece over which a cannon that alone gives check does so, or none.
Square hurdle_of_the_check(const Played& asked) {
  const Square from = lone_checker(asked, cannon);
  return from.exists() ? asked.rules.jumped(asked.setup, from, asked.royal()) : Square::none();
}

/// After the move the same cannon checks, and nothing else does.
bool only_the_cannon_still_checks(const Played& asked) {
  return asked.exposers() == std::vector<Square>{lone_checker(asked, cannon)};
}

// ---- Answers that are none -------------------------------------------------------------------

bool takes_the_hurdle(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.by_other() && asked.move.to() == hurdle &&
         only_the_cannon_still_checks(asked);
}

bool moves_the_hurdle(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.by_other() && asked.move.from() == hurdle &&
         only_the_cannon_still_checks(asked);
}

// ---- Answers that are not seen ---------------------------------------------------------------

bool fills_the_leg(const Played& asked) {
  const Square from = lone_checker(asked, horse);
  return from.exists() && asked.by_other() && asked.move.to() != from;
}

bool general_takes_the_hurdle(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.by_royal() && asked.move.to() == hurdle;
}

bool hurdle_takes_the_cannon(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.move.from() == hurdle &&
         asked.move.to() == lone_checker(asked, cannon);
}

/// A second piece comes between, on one side of the hurdle.
bool comes_between(const Played& asked, bool before_the_general) {
  const Square hurdle = hurdle_of_the_check(asked);
  if (!hurdle.exists() || !asked.by_other()) {
    return false;
  }
  const Square end = before_the_general ? asked.royal() : lone_checker(asked, cannon);
  return is_between(hurdle, asked.move.to(), end);
}

}  // namespace

MutantRules mutant_answers() {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  return {
      {"hurdle-taken-answers-check", "X9",
       "A cannon's check is answered by capturing its hurdle, though what captures is the next.",
       also_if(safe, takes_the_hurdle)},
      {"hurdle-moved-answers-check", "X9",
       "A cannon's check is answered by any move of its hurdle, even along the line.",
       also_if(safe, moves_the_hurdle)},
      {"only-the-general-answers-two-checks", "X9",
       "Two checks at once are answered by the general alone, as in chess.",
       unless(safe,
              [](const Played& asked) { return asked.by_other() && asked.checkers().size() > 1; })},
      {"horse-checks-are-not-blocked", "X9",
       "A horse's check is not answered by a piece on its leg, as a knight's is not.",
       unless(safe, fills_the_leg)},
      {"general-takes-no-hurdle", "X9",
       "A general in check by a cannon may not capture the hurdle.",
       unless(safe, general_takes_the_hurdle)},
      {"hurdle-takes-no-cannon", "X9", "The hurdle of a cannon's check may not capture the cannon.",
       unless(safe, hurdle_takes_the_cannon)},
      {"cannon-not-blocked-before-the-general", "X9",
       "No piece between the hurdle and the general answers a cannon's check.",
       unless(safe, [](const Played& asked) { return comes_between(asked, true); })},
      {"cannon-not-blocked-before-the-hurdle", "X9",
       "No piece between the cannon and its hurdle answers its check.",
       unless(safe, [](const Played& asked) { return comes_between(asked, false); })},
  };
}

}  // namespace hurdle::xiangqi
