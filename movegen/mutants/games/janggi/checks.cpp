// Mutated passes (J9), ends by two passes (J12) and checks (J13): pieces that move by the rules and
// are looked for in another way from the general's point of view. Not here: guards and generals
// that give check. They never leave their own palace, so no general is ever within their reach.
#include <algorithm>
#include <functional>

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::janggi {
namespace {

using Passes = std::function<bool(const Situation& asked)>;

Change<Hooks> passes_unless(Passes refused) {
  return unless(&Hooks::may_pass, std::move(refused));
}

/// Without a pass no draw by facing generals can be accepted, so facing does not restrict moves.
Change<Hooks> no_side_passes() {
  return both(passes_unless(always(true)), instead(&Hooks::bound_by_facing, always(false)));
}

/// These players do not pass, not even to accept the draw of facing generals.
Change<Hooks> never_passes(const Passes& who) {
  return both(passes_unless(who), unless(&Hooks::permitted, [who](const Played& asked) {
                return asked.move.is_pass() && who(asked);
              }));
}

bool has_just_passed(const Situation& asked) {
  return asked.setup.passes > 0;
}

/// Some players in check may pass, even if the general is not safe afterwards.
Change<Hooks> passes_in_check(Passes may) {
  return both(both(also_if(&Hooks::may_pass, std::move(may)),
                   also_if(&Hooks::may_stand_in_check, has_just_passed)),
              also_if(&Hooks::keeps_royal_safe, &Played::passes));
}

bool no_line_piece_checks(const Situation& asked) {
  const std::vector<Square> checkers = asked.checkers();
  return std::ranges::none_of(checkers, [&](Square from) {
    return asked.at(from).kind() == chariot || asked.at(from).kind() == cannon;
  });
}

/// The game ends after so many passes in a row.
Change<Hooks> ends_after(int passes) {
  return instead(&Hooks::ended_by_two_passes,
                 [passes](const Situation& asked) { return asked.setup.passes >= passes; });
}

constexpr int never = 250;

}  // namespace

MutantRules mutant_passes(const Notation& variant) {
  const bool casual = &variant == &notation_casual;
  constexpr auto two_passes = &Hooks::ended_by_two_passes;
  return {
      {"no-pass", "J9",
       casual ? "No player may pass."
              : "No player may pass, and facing generals have no consequence.",
       no_side_passes()},
      {"pass-only-when-stuck", "J9", "A player may pass only if no other move is legal.",
       passes_unless(&Situation::can_move)},
      {"no-pass-when-stuck", "J9", "A player without any other legal move may not pass.",
       passes_unless(is_not(&Situation::can_move))},
      {"pass-in-check", "J9", "A player in check may pass.", passes_in_check(always(true))},
      {"pass-in-check-by-leapers", "J9", "Only a check by chariot or cannon forbids the pass.",
       passes_in_check(no_line_piece_checks)},
      {"han-never-passes", "J9", "Only Cho may pass.", never_passes(black_moves)},
      {"cho-never-passes", "J9", "Only Han may pass.", never_passes(white_moves)},
      {"pass-only-when-the-general-can-step", "J9",
       "A player may pass only if the general can move.",
       only_if(&Hooks::may_pass, &Situation::royal_can_go)},
      {"bare-general-never-passes", "J9", "A player who has only the general may not pass.",
       passes_unless(&Situation::mover_is_bare)},
      {"mated-player-passes", "J13", "A player in check without any other legal move may pass.",
       passes_in_check(is_not(&Situation::can_move))},
      {"no-pass-after-a-pass", "J12", "A pass may not be answered by a pass.",
       passes_unless(has_just_passed)},
      {"one-pass-ends", "J12", "One pass ends the game.", ends_after(1)},
      {"three-passes-end", "J12", "Three passes in a row end the game.", ends_after(3)},
      {"passes-never-end", "J12", "No number of passes ends the game.", ends_after(never)},
      {"two-passes-end-when-han-is-second", "J12",
       "Two passes end the game only when Han passed after Cho.", only_if(two_passes, white_moves)},
      {"two-passes-end-when-cho-is-second", "J12",
       "Two passes end the game only when Cho passed after Han.", only_if(two_passes, black_moves)},
  };
}

MutantRules mutant_checks(const Notation& variant) {
  const auto elephant_if = [](MayGo may) { return only_where(std::move(may), steps(as_elephant)); };
  return ClauseTable<Hooks>("J13")({
      {"leaper-checks-from-the-general",
       "The check of a horse or elephant is stopped by a piece on the reverse way from the "
       "general.",
       mutation::both(attacks(horse, only_where(all_the_way(is_empty, First::diagonal_step),
                                                steps(as_knight))),
                      attacks(elephant, elephant_if(all_the_way(is_empty, First::diagonal_step))))},
      CheckTable("J13", "horse", horse)({
          {"check-leg-beside-the-general",
           "The check of a horse is stopped on the point beside the general.",
           only_where(all_the_way(is_empty, First::diagonal_step), steps(as_knight))},
          {"check-leaps", "The check of a horse cannot be blocked.", steps(as_knight)},
      }),
      CheckTable("J13", "elephant", elephant)({
          {"check-from-the-general",
           "The check of an elephant is stopped by a piece on the reverse way from the general.",
           elephant_if(all_the_way(is_empty, First::diagonal_step))},
          {"check-leaps", "The check of an elephant cannot be blocked.", steps(as_elephant)},
          {"check-stopped-by-two-only",
           "The check of an elephant is blocked only when both points of its way are occupied.",
           elephant_if(either(on_the_way(0, is_empty), on_the_way(1, is_empty)))},
          {"check-past-the-second-point",
           "The check of an elephant is not blocked on the second point of its way.",
           elephant_if(on_the_way(0, is_empty))},
          {"check-past-the-first-point",
           "The check of an elephant is not blocked on the first point of its way.",
           elephant_if(on_the_way(1, is_empty))},
      }),
      CheckTable("J13", "chariot", chariot)({
          {"diagonals-give-no-check", "gives no check along a marked diagonal",
           only_where(goes_straight)},
          {"far-corner-gives-no-check", "gives no check from corner to corner",
           never_where(both(goes_diagonally, at_distance(2, 2)))},
          {"checks-on-any-diagonal", "in a palace gives check diagonally from every point",
           also(only_where(starts_on(in_a_palace), steps(diagonal)))},
          {"checks-through-the-centre",
           "A piece on the centre does not stop a check from corner to corner.",
           also(across_the_centre())},
      }),
      {"palace-jump-gives-no-check", "A cannon gives no check along a marked diagonal.",
       attacks(cannon, only_where(goes_straight))},
      CheckTable("J13", "cannon", cannon)({
          {"checks-over-cannons", "gives check over another cannon",
           also(hops_over(1, Hop::to_take))},
          {"checks-over-two", "gives check over two pieces", also(hops_over(2, Hop::to_take))},
          {"checks-as-a-chariot", "gives check without a hurdle", also(slides(straight))},
          {"checks-over-its-own-only", "gives check only over a piece of its own",
           never_over(is_enemy)},
          {"checks-over-enemies-only", "gives check only over a piece of the checked player",
           never_over(is_own)},
      }),
      CheckTable("J13", "soldier", soldier)({
          {"diagonals-give-no-check", "gives no check along a marked diagonal",
           only_where(goes_straight)},
          {"sideways-gives-no-check", "gives no check sideways", never_where(goes_sideways)},
          {"checks-from-behind", "gives check to a general that it has passed", also(steps(back))},
          {"checks-on-any-diagonal", "gives check diagonally forward from every point",
           also(steps(diagonally_ahead))},
      }),
      {"facing-suspends-check", "While the generals face each other no check counts.",
       unless(&Hooks::reaches, is_facing), &variant != &notation_casual},
  });
}

}  // namespace hurdle::janggi
