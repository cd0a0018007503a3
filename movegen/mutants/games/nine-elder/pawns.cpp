// Mutated pawns (N1): captures of chess, steps of the soldiers of other games.
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

/// Where the start array has the pawns.
bool is_at_the_start(const Mover& mover) {
  return mover.own_rank(mover.from) == 3 || mover.own_rank(mover.from) == 4;
}

bool is_beyond_the_middle(const Mover& mover) {
  return mover.own_rank(mover.from) > 5;
}

}  // namespace

MutantRules mutant_pawns() {
  return {
      {"pawn-captures-diagonally", "N1", "A pawn captures diagonally forward, as in chess.",
       goes(plain(pawn), both(to_empty(steps(ahead)), to_take(steps(ahead_aslant))))},
      {"pawn-captures-diagonally-too", "N1", "A pawn captures straight and diagonally forward.",
       goes(plain(pawn), also(to_take(steps(ahead_aslant))))},
      {"pawn-never-captures-straight", "N1", "A pawn cannot capture what is before it.",
       goes(plain(pawn), to_empty(steps(ahead)))},
      {"pawn-only-captures", "N1", "A pawn's step is a capture.",
       goes(plain(pawn), to_take(steps(ahead)))},
      {"pawn-starts-with-two-steps", "N1", "A pawn's first move may be two steps.",
       goes(plain(pawn), also(where(is_at_the_start, to_empty(slides_at_most(2, ahead)))))},
      {"pawn-goes-sideways", "N1", "A pawn steps sideways too, as a soldier of Janggi.",
       goes(plain(pawn), also(steps(sideways)))},
      {"pawn-goes-sideways-beyond-the-middle", "N1",
       "A pawn beyond the middle rank steps sideways too, as a soldier of Xiangqi.",
       goes(plain(pawn), also(where(is_beyond_the_middle, steps(sideways))))},
      {"pawn-goes-back", "N1", "A pawn steps back too.", goes(plain(pawn), also(steps(back)))},
      {"black-pawn-faces-up", "N1", "Black's pawns go up the board.",
       goes(plain(pawn), steps_up(ahead))},
  };
}

}  // namespace hurdle::nine_elder
