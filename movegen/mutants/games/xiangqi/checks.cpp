// Mutated checks (X9): pieces that move by the rules and are looked for in another way from the
// general's point of view. Mutated stalemates (X10), and ends of lines that there are not. Not
// here:
// - generals, advisors and elephants that give check. They never come near the enemy general.
// - what a general that flees a cannon along its line may do. The hurdle stays where it is, so that
//   it is still in check wherever it steps, unless it takes the hurdle.
// - stalemate as mate, or as a draw: neither has children, so no count can show it.

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::xiangqi {
namespace {

bool can_cross_the_river(Piece piece) {
  const Kind kind = piece.kind();
  return kind != general && kind != advisor && kind != elephant;
}

bool one_side_crosses_no_river(const Situation& asked) {
  const auto harmless = [&](Colour colour) {
    return asked.count([colour](Piece piece) {
      return piece.colour() == colour && can_cross_the_river(piece);
    }) == 0;
  };
  return harmless(Colour::white) || harmless(Colour::black);
}

bool sixty_moves(const Situation& asked) {
  constexpr std::uint32_t plies = 120;
  return asked.setup.half >= plies;
}

}  // namespace

MutantRules mutant_checks() {
  const MayGo leg_is_empty = all_the_way(is_empty);
  const MayGo other_leg_is_empty = all_the_way(is_empty, First::diagonal_step);
  const auto leaps_if = [](MayGo may) { return only_where(std::move(may), steps(as_knight)); };
  return joined<Hooks>(
      CheckTable("X9", "horse", horse)({
          {"check-leg-beside-the-general",
           "The check of a horse is stopped on the point beside the general, not beside the "
           "horse.",
           leaps_if(other_leg_is_empty)},
          {"check-leg-on-the-wrong-side",
           "The check of a horse is stopped by a piece beside the horse on the shorter side of its "
           "leap.",
           leaps_if(on_the_other_side(is_empty))},
          {"check-needs-both-points",
           "The check of a horse is stopped by a piece beside the horse or beside the general.",
           leaps_if(both(leg_is_empty, other_leg_is_empty))},
          {"check-leaps", "The check of a horse cannot be blocked.", steps(as_knight)},
          {"check-blocked-by-the-checked-only",
           "Only a piece of the checked player stops the check of a horse.",
           leaps_if(all_the_way(is_not(is_enemy)))},
      }),
      CheckTable("X9", "cannon", cannon)({
          {"checks-over-two", "gives check over two pieces", also(hops_over(2, Hop::to_take))},
          {"checks-as-a-chariot", "gives check without a hurdle", also(slides(straight))},
          {"checks-as-a-chariot-only", "gives check only without a hurdle", slides(straight)},
          {"checks-over-its-own-only", "gives check only over a piece of its own",
           never_over(is_enemy)},
          {"checks-over-enemies-only", "gives check only over a piece of the checked player",
           never_over(is_own)},
          {"checks-over-no-cannon", "gives no check over another cannon", never_over(to_a_cannon)},
          {"checks-over-no-neighbour", "gives no check over a piece that stands beside the general",
           never_where(is_next_after_hurdle)},
          {"checks-over-neighbours-only",
           "gives check only over a piece that stands beside the general",
           only_where(is_next_after_hurdle)},
          {"checks-not-along-ranks", "gives no check along a rank", never_where(goes_sideways)},
      }),
      CheckTable("X9", "chariot", chariot)({
          {"checks-through-its-own",
           "A piece of the checking player does not stop the check of a chariot.",
           also(slides_past(is_own))},
          {"checks-in-the-palace-diagonally",
           "gives check along a diagonal of the palace, as in Janggi",
           also(only_where(goes_along_a_mark, steps(diagonal)))},
      }),
      CheckTable("X9", "soldier", soldier)({
          {"sideways-gives-no-check", "gives no check sideways", never_where(goes_sideways)},
          {"forward-gives-no-check", "gives check only sideways", only_where(goes_sideways)},
          {"checks-from-behind", "gives check to a general that it has passed", also(steps(back))},
          {"checks-as-a-pawn", "gives check diagonally forward", also(steps(diagonally_ahead))},
      }));
}

MutantRules mutant_stalemates() {
  return {
      {"stalemate-is-a-pass", "X10", "A stalemated side passes.",
       passes_in_stalemate_if(always(true))},
      {"stalemate-passes-with-pieces", "X10",
       "A stalemated side passes unless only its general is left.",
       passes_in_stalemate_if(is_not(&Situation::mover_is_bare))},
      {"stalemate-passes-bare", "X10", "A stalemated side with only its general passes.",
       passes_in_stalemate_if(&Situation::mover_is_bare)},
      {"a-bare-general-ends-the-line", "C3", "A side with only its general loses.",
       also_if(&Hooks::over, &Situation::a_side_is_bare)},
      {"lack-of-pieces-ends-the-line", "C3",
       "The line ends when no piece is left that can cross the river.",
       also_if(&Hooks::over,
               [](const Situation& asked) { return asked.count(can_cross_the_river) == 0; })},
      {"one-side-without-pieces-ends-the-line", "C3",
       "The line ends when one side has no piece left that can cross the river.",
       also_if(&Hooks::over, one_side_crosses_no_river)},
      {"sixty-moves-end-the-line", "C3",
       "A hundred and twenty plies without a capture or a soldier's move end the line.",
       also_if(&Hooks::over, sixty_moves)},
  };
}

}  // namespace hurdle::xiangqi
