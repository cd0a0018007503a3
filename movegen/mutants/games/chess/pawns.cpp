// Where pawns step and capture changed (H2), and their double step (H3).
#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::chess {
namespace {

/// A pawn steps original, but captures so; captures in passing are another matter.
Change<Hooks> captures(Going going) {
  return visits(&Hooks::pawn_captures, std::move(going));
}

/// A pawn of this player on this rank of its own goes so far.
Change<Hooks> reaches_so_far(std::function<bool(Colour, int rank)> which, int squares) {
  return change(&Hooks::pawn_reach,
                [which = std::move(which), squares](Colour colour, Square from, auto original) {
                  return which(colour, own_rank(colour, from)) ? squares : original(colour, from);
                });
}

/// The square beyond an occupied one.
void leap_over(const Mover& mover, VisitSquare visit) {
  const Square beside = mover.step(mover.ahead());
  if (own_rank(mover.colour, mover.from) != 2 || mover.walk.empty(beside)) {
    return;
  }
  const Square to = mover.walk.neighbour(beside, mover.ahead());
  if (mover.walk.empty(to)) {
    visit(to);
  }
}

/// The enemy that stops a double step on its last square.
void take_the_stop(const Mover& mover, VisitSquare visit) {
  const Square beside = mover.step(mover.ahead());
  if (own_rank(mover.colour, mover.from) != 2 || !mover.walk.empty(beside)) {
    return;
  }
  const Square to = mover.walk.neighbour(beside, mover.ahead());
  if (mover.walk.enemy(to)) {
    visit(to);
  }
}

bool is_not_in_check(const Mover& mover) {
  return mover.colour != mover.side() || !mover.in_check();
}

}  // namespace

MutantRules mutant_pawns() {
  return {
      {"pawn-captures-ahead-only", "H2", "A pawn captures straight ahead and not diagonally.",
       captures(to_take(steps(ahead)))},
      {"pawn-captures-ahead-too", "H2", "A pawn captures straight ahead as well.",
       captures(also(to_take(steps(ahead))))},
      {"pawn-steps-diagonally", "H2", "A pawn may go diagonally forward without capturing.",
       goes(pawn, also(to_empty(steps(ahead_aslant))))},
      {"pawn-captures-left-only", "H2", "A pawn never captures towards file h.",
       captures(only_where(goes_left))},
      {"pawn-captures-right-only", "H2", "A pawn never captures towards file a.",
       captures(only_where(goes_right))},
      {"white-pawn-never-captures-left", "H2", "White's pawns never capture towards file a.",
       captures(for_one(Colour::white, only_where(goes_right)))},
      {"white-pawn-never-captures-right", "H2", "White's pawns never capture towards file h.",
       captures(for_one(Colour::white, only_where(goes_left)))},
      {"black-pawn-never-captures-left", "H2", "Black's pawns never capture towards file a.",
       captures(for_one(Colour::black, only_where(goes_right)))},
      {"black-pawn-never-captures-right", "H2", "Black's pawns never capture towards file h.",
       captures(for_one(Colour::black, only_where(goes_left)))},
      {"pawn-captures-around-the-edge", "H2", "A pawn on file a captures on file h.",
       captures(to_take(wrapped_steps(ahead_aslant)))},
      {"pawn-captures-backward", "H2", "A pawn also captures diagonally backward.",
       captures(also(to_take(steps(back_aslant))))},
      {"pawn-captures-sideways", "H2", "A pawn also captures sideways.",
       captures(also(to_take(steps(sideways))))},
      {"black-pawn-captures-upwards", "H2", "Black's pawns capture up the board.",
       captures(to_take(steps_up(ahead_aslant)))},
      {"pawn-takes-its-own", "H2", "A pawn may capture its own pieces.",
       captures(also(steps_onto_own(ahead_aslant)))},
      {"pawn-steps-back", "H2", "A pawn may step straight back.",
       visits(&Hooks::pawn_steps,
              also(where([](const Mover& mover) { return mover.own_rank(mover.from) > 2; },
                         to_empty(steps(back)))))},
      {"pawn-steps-sideways", "H2", "A pawn may step sideways.",
       visits(&Hooks::pawn_steps, also(to_empty(steps(sideways))))},
      {"pawn-attacks-straight-ahead", "H2", "A pawn gives check straight ahead.",
       attacks(pawn, also(steps(ahead)))},
  };
}

MutantRules mutant_double_steps() {
  const auto anyone = [](auto holds) { return [holds](Colour, int rank) { return holds(rank); }; };
  const auto single = [](Colour whose) {
    return reaches_so_far([whose](Colour colour, int) { return colour == whose; }, 1);
  };
  return {
      {"no-double-step", "H3", "A pawn only goes one step.",
       reaches_so_far([](Colour, int) { return true; }, 1)},
      {"only-white-steps-double", "H3", "Black's pawns only go one step.", single(Colour::black)},
      {"only-black-steps-double", "H3", "White's pawns only go one step.", single(Colour::white)},
      {"double-step-from-anywhere", "H3", "A pawn may always go two steps.",
       reaches_so_far(anyone([](int rank) { return rank < 6; }), 2)},
      {"double-step-from-the-third-rank", "H3", "A pawn may go two steps from its third rank too.",
       reaches_so_far(anyone([](int rank) { return rank == 3; }), 2)},
      {"triple-step", "H3", "From its second rank a pawn may go three steps.",
       reaches_so_far(anyone([](int rank) { return rank == 2; }), 3)},
      {"black-steps-double-from-the-sixth", "H3",
       "Black's pawns go two steps from rank 6, not from rank 7.",
       both(reaches_so_far([](Colour c, int rank) { return c == Colour::black && rank == 2; }, 1),
            reaches_so_far([](Colour c, int rank) { return c == Colour::black && rank == 3; }, 2))},
      {"double-step-leaps", "H3", "A double step leaps over what stands before the pawn.",
       visits(&Hooks::pawn_steps, also(leap_over))},
      {"double-step-captures", "H3", "A double step may capture.",
       visits(&Hooks::pawn_steps, also(take_the_stop))},
      {"no-double-step-in-check", "H3", "A pawn steps double to answer no check.",
       visits(&Hooks::pawn_steps,
              only_where(either(
                  [](const Mover& mover, Square to) { return distance(mover.from, to) == 1; },
                  [](const Mover& mover, Square /*to*/) { return is_not_in_check(mover); })))},
      {"rook-pawns-step-once", "H3", "The pawns of files a and h only go one step.",
       change(&Hooks::pawn_reach,
              [](Colour colour, Square from, auto original) {
                return from.file() == 0 || from.file() == 7 ? 1 : original(colour, from);
              })},
  };
}

}  // namespace hurdle::chess
