// Mutated pawns (M4): chess's double step, captures that are too many, too few or of another game,
// black pawns that follow White's signs, and attacks that are mistaken for moves.
// A double step from rank 2, as in chess, is missing because no count can show it: no pawn ever
// stands there (C8).
#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

/// Makruk's pawns start on their third rank.
bool is_at_the_start(const Mover& mover) {
  return mover.own_rank(mover.from) == 3;
}

bool is_straight_ahead(const Mover& mover, Square to) {
  return to.exists() && to == mover.step(mover.ahead());
}

/// A king's step onto an empty square is judged by the squares that enemies could step to: pawns
/// guard the square ahead and not those they would capture on.
bool guarded_by_steps(const Played& asked) {
  const Square to = asked.move.to();
  const Setup unseen = without(asked.next, to);
  bool guarded = false;
  asked.rules.for_each_square([&](Square from) {
    const Piece enemy = asked.at(from);
    guarded =
        guarded || (enemy.belongs_to(opponent(asked.side())) &&
                    asked.rules.reaches(enemy.kind() == pawn ? unseen : asked.next, from, to));
  });
  return guarded;
}

bool safe_from_steps(const Played& asked, Hook<bool(const Played&)>::Original original) {
  const bool steps = asked.piece().kind() == king && !asked.captures();
  return steps ? !guarded_by_steps(asked) : original(asked);
}

MutantRules mutant_steps() {
  const Going two = also(where(is_at_the_start, to_empty(slides_at_most(2, ahead))));
  return {
      {"pawn-steps-two-at-first", "M4", "A pawn on its first rank may go two steps.",
       goes(pawn, two)},
      {"pawn-leaps-two-at-first", "M4", "The double step may leap over a piece.",
       goes(pawn, also(where(is_at_the_start, to_empty(steps({{0, 2}})))))},
      {"white-pawn-steps-two", "M4", "White's pawns have a double step.",
       goes(pawn, for_one(Colour::white, two))},
      {"black-pawn-steps-two", "M4", "Black's pawns have a double step.",
       goes(pawn, for_one(Colour::black, two))},
      {"pawn-steps-sideways-too", "M4", "A pawn steps and captures sideways too.",
       goes(pawn, also(steps(sideways)))},
      {"pawn-steps-aslant-without-capture", "M4", "A pawn goes diagonally without capturing.",
       goes(pawn, also(to_empty(steps(ahead_aslant))))},
      {"pawn-stops-for-enemies-alone", "M4", "A pawn steps onto its own pieces.",
       goes(pawn, also(steps_onto_own(ahead)))},
  };
}

MutantRules mutant_captures() {
  const Going step_ahead = to_empty(steps(ahead));
  return {
      {"pawn-captures-straight-too", "M4", "A pawn also captures straight ahead.",
       goes(pawn, also(steps(ahead)))},
      {"pawn-captures-straight-only", "M4", "A pawn captures as it steps.",
       goes(pawn, steps(ahead))},
      {"pawn-never-captures-left", "M4", "No pawn captures towards the a-file.",
       goes(pawn, only_where([](const Mover& mover, Square to) {
              return to.file() >= mover.from.file();
            }))},
      {"pawn-never-captures-right", "M4", "No pawn captures towards the h-file.",
       goes(pawn, only_where([](const Mover& mover, Square to) {
              return to.file() <= mover.from.file();
            }))},
      {"pawn-captures-back-too", "M4", "A pawn captures diagonally backward too.",
       goes(pawn, also(to_take(steps(back_aslant))))},
      {"pawn-captures-sideways-too", "M4", "A pawn captures what stands beside it.",
       goes(pawn, also(to_take(steps(sideways))))},
      {"pawn-captures-up-for-both", "M4", "Black's pawns too capture up the board.",
       goes(pawn, both(step_ahead, to_take(steps_up(ahead_aslant))))},
      {"pawn-captures-round-the-edge", "M4", "A pawn captures over the edge files.",
       goes(pawn, both(step_ahead, to_take(wrapped_steps(ahead_aslant))))},
      {"pawn-takes-its-own", "M4", "A pawn may take pieces of its own colour.",
       goes(pawn, also(steps_onto_own(ahead_aslant)))},
  };
}

}  // namespace

MutantRules mutant_pawns() {
  return joined<Hooks>(
      mutant_steps(), mutant_captures(),
      MutantRules{
          {"pawn-attacks-ahead", "M4", "A pawn attacks the square straight ahead as well.",
           attacks_also_if(pawn, is_straight_ahead)},
          {"pawn-guards-its-steps", "M4",
           "A king may not step where a pawn could step, only there.",
           change(&Hooks::keeps_royal_safe, safe_from_steps)},
      });
}

}  // namespace hurdle::makpong
