// Where pawns step and capture changed (P2).
#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

/// A pawn steps original, but captures so; captures in passing are another matter.
Change<Hooks> captures(Going going) {
  return visits(&Hooks::pawn_captures, std::move(going));
}

/// The enemy that stops a long step behind its first square.
void take_the_stop(const Mover& mover, VisitSquare visit) {
  const Square stop = mover.walk.first_piece(mover.from, mover.ahead());
  const int length = stop.exists() ? distance(mover.from, stop) : 0;
  if (mover.walk.enemy(stop) && length > 1 &&
      length <= family(mover.rules).pawn_reach(mover.colour, mover.from)) {
    visit(stop);
  }
}

}  // namespace

MutantRules mutant_pawns() {
  return {
      {"pawn-captures-ahead-only", "P2", "A pawn captures straight ahead and not diagonally.",
       captures(to_take(steps(ahead)))},
      {"pawn-captures-ahead-too", "P2", "A pawn captures straight ahead as well.",
       captures(also(to_take(steps(ahead))))},
      {"pawn-steps-diagonally", "P2", "A pawn may go diagonally forward without capturing.",
       goes(plain(pawn), also(to_empty(steps(ahead_aslant))))},
      {"pawn-captures-left-only", "P2", "A pawn never captures towards file j.",
       captures(only_where(goes_left))},
      {"pawn-captures-right-only", "P2", "A pawn never captures towards file a.",
       captures(only_where(goes_right))},
      {"pawn-captures-around-the-edge", "P2", "A pawn on file a captures on file j.",
       captures(to_take(wrapped_steps(ahead_aslant)))},
      {"pawn-captures-backward", "P2", "A pawn also captures diagonally backward.",
       captures(also(to_take(steps(back_aslant))))},
      {"pawn-captures-sideways", "P2", "A pawn also captures sideways.",
       captures(also(to_take(steps(sideways))))},
      {"white-pawn-captures-backward", "P2", "White's pawns capture backward too.",
       captures(for_one(Colour::white, also(to_take(steps(back_aslant)))))},
      {"black-pawn-captures-upwards", "P2", "Black's pawns capture up the board.",
       captures(to_take(steps_up(ahead_aslant)))},
      {"pawn-spares-promoted-pieces", "P2", "A pawn may not capture a promoted piece.",
       captures(
           only_where([](const Mover& mover, Square to) { return !mover.at(to).promoted(); }))},
      {"pawn-long-step-captures", "P2",
       "The second or third square of a long step may hold an enemy, which is captured.",
       visits(&Hooks::pawn_steps, also(take_the_stop))},
      {"pawn-steps-back", "P2", "A pawn may step straight back.",
       visits(&Hooks::pawn_steps,
              also(where([](const Mover& mover) { return mover.own_rank(mover.from) > 2; },
                         to_empty(steps(back)))))},
  };
}

}  // namespace hurdle::pandemonium
