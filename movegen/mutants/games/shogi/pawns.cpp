// Mutated pawns (S8): captures of chess, steps of the soldiers of other games.
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

bool is_at_the_start(const Mover& mover) {
  return mover.own_rank(mover.from) == 3;
}

bool is_beyond_the_middle(const Mover& mover) {
  return mover.own_rank(mover.from) > 5;
}

}  // namespace

MutantRules mutant_pawns() {
  return {
      {"pawn-captures-diagonally", "S8", "A pawn captures diagonally forward, as in chess.",
       goes(plain(pawn), both(to_empty(steps(ahead)), to_take(steps(ahead_aslant))))},
      {"pawn-captures-diagonally-too", "S8", "A pawn captures straight and diagonally forward.",
       goes(plain(pawn), also(to_take(steps(ahead_aslant))))},
      {"pawn-checks-diagonally", "S8", "A pawn gives check diagonally forward, as in chess.",
       attacks(plain(pawn), steps(ahead_aslant))},
      {"pawn-never-captures", "S8", "A pawn cannot capture what is before it.",
       goes(plain(pawn), to_empty(steps(ahead)))},
      {"pawn-only-captures", "S8", "A pawn's step is a capture.",
       goes(plain(pawn), to_take(steps(ahead)))},
      {"pawn-starts-with-two-steps", "S8", "A pawn's first move may be two steps.",
       goes(plain(pawn), also(where(is_at_the_start, to_empty(slides_at_most(2, ahead)))))},
      {"pawn-goes-sideways", "S8", "A pawn steps sideways too, as a soldier of Janggi.",
       goes(plain(pawn), also(steps(sideways)))},
      {"pawn-goes-sideways-beyond-the-middle", "S8",
       "A pawn beyond the middle rank steps sideways too, as a soldier of Xiangqi.",
       goes(plain(pawn), also(where(is_beyond_the_middle, steps(sideways))))},
      {"pawn-goes-back", "S8", "A pawn steps back too.", goes(plain(pawn), also(steps(back)))},
      {"gote-pawn-faces-up", "S8", "Gote's pawns go up the board.",
       goes(plain(pawn), steps_up(ahead))},
  };
}

}  // namespace hurdle::shogi
