// Mutated cannons on the marked diagonals (J6).
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"

namespace hurdle::janggi {
namespace {

MutantRules mutant_diagonals() {
  const auto diagonals_if = [](MayGo may) {
    return goes(cannon, diagonally_only_where(std::move(may)));
  };
  return {
      {"palace-jump-never", "J6", "A cannon never jumps along the marked diagonals.",
       goes(cannon, only_where(goes_straight))},
      {"palace-jump-at-home-only", "J6",
       "A cannon jumps along the diagonals of its own palace only.", diagonals_if(to_its_palace)},
      {"palace-jump-abroad-only", "J6",
       "A cannon jumps along the diagonals of the enemy palace only.",
       diagonals_if(is_not(to_its_palace))},
      {"palace-jump-han-palace-unmarked", "J6", "Only Cho's palace has diagonals for a cannon.",
       diagonals_if(ends_on(in_chos_palace))},
      {"palace-jump-only-to-take", "J6", "A cannon jumps diagonally only to capture.",
       diagonals_if(is_taken)},
      {"palace-jump-only-to-move", "J6", "A cannon captures nothing along a diagonal.",
       diagonals_if(is_empty)},
      {"palace-jump-on-one-diagonal", "J6",
       "A cannon knows only one of the two diagonals of a palace.",
       diagonals_if(goes_on_one_diagonal)},
      {"palace-jump-over-palace-pieces-only", "J6",
       "On a diagonal only a general or a guard is a hurdle.",
       diagonals_if(over([](const Mover& mover, Square over) {
         return mover.at(over).kind() == general || mover.at(over).kind() == guard;
       }))},
      {"palace-jump-over-its-own-only", "J6", "On a diagonal only an own piece is a hurdle.",
       diagonals_if(over(is_own))},
  };
}

MutantRules mutant_jumps() {
  const auto jumps_also = [](MayGo may, Going going) {
    return goes(cannon,
                also(only_where(both(is_not(to_a_cannon), std::move(may)), std::move(going))));
  };
  const Going jumps_diagonally = slides_behind(is_not(to_a_cannon), diagonal);
  return {
      {"palace-jump-without-a-hurdle", "J6",
       "A cannon goes from corner to corner over an empty centre too.",
       jumps_also(is_not(over(is_taken)), across_the_centre())},
      {"palace-jump-quietly-without-a-hurdle", "J6",
       "A cannon needs no hurdle to move from corner to corner, only to capture there.",
       jumps_also(both(is_not(over(is_taken)), is_empty), across_the_centre())},
      {"palace-jump-stops-on-the-centre", "J6",
       "A cannon steps from a corner of a palace to its centre, as a chariot does.",
       jumps_also(ends_on(is_centre), steps(diagonal))},
      {"palace-jump-goes-on-outside", "J6",
       "A cannon that jumps the centre of a palace may land beyond the far corner.",
       jumps_also(over(both(ends_on(is_centre), at_distance(1, 1))), jumps_diagonally)},
      {"palace-jump-from-the-centre", "J6",
       "A cannon on the centre of a palace jumps a corner diagonally.",
       jumps_also(both(starts_on(is_centre), at_distance(2, 2)), jumps_diagonally)},
      {"palace-jump-from-outside", "J6",
       "A cannon outside a palace jumps its corner diagonally onto the centre.",
       jumps_also(both(both(is_not(starts_on(in_a_palace)), ends_on(is_centre)), at_distance(2, 2)),
                  jumps_diagonally)},
  };
}

}  // namespace

MutantRules mutant_palace_jumps() {
  return joined<Hooks>(mutant_diagonals(), mutant_jumps());
}

}  // namespace hurdle::janggi
