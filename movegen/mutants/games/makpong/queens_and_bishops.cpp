// Mutated queens and bishops (M2, M3): those of chess and of other games of the region, one
// direction too many or too few, and a "forward" that is the same for both colours.
#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

bool goes_ahead(const Mover& mover, Square to) {
  return (to.rank() - mover.from.rank()) * forward(mover.colour) > 0;
}

bool is_at_home(const Mover& mover) {
  return mover.own_rank(mover.from) == 1 && (mover.from.file() == 3 || mover.from.file() == 4);
}

bool is_diagonal_step(const Mover& mover, Square to) {
  return to.file() != mover.from.file();
}

MutantRules mutant_bishop_steps() {
  const Going diagonally = steps(diagonal);
  return {
      {"bishop-has-no-straight-step", "M3", "A bishop steps diagonally only.",
       goes(bishop, diagonally)},
      {"bishop-steps-up-for-both", "M3", "Black's bishops too step up the board.",
       goes(bishop, both(diagonally, steps_up(ahead)))},
      {"bishop-steps-back-instead", "M3", "The straight step of a bishop goes backward.",
       goes(bishop, both(diagonally, steps(back)))},
      {"bishop-steps-back-too", "M3", "A bishop steps straight backward as well.",
       goes(bishop, also(steps(back)))},
      {"bishop-steps-sideways-too", "M3", "A bishop steps sideways as well.",
       goes(bishop, also(steps(sideways)))},
      {"bishop-never-captures-ahead", "M3", "The straight step does not capture.",
       goes(bishop, only_where([](const Mover& mover, Square to) {
              return is_diagonal_step(mover, to) || mover.walk.empty(to);
            }))},
      {"bishop-only-captures-ahead", "M3", "The straight step only captures.",
       goes(bishop, only_where([](const Mover& mover, Square to) {
              return is_diagonal_step(mover, to) || mover.takes(to);
            }))},
      {"bishop-slides-ahead", "M3", "A bishop goes any distance straight ahead.",
       goes(bishop, both(diagonally, slides(ahead)))},
  };
}

MutantRules mutant_queens() {
  return {
      {"queen-of-chess", "M2", "A queen slides in all eight directions.",
       goes(queen, slides(as_king))},
      {"queen-slides-diagonally", "M2", "A queen goes any distance diagonally.",
       goes(queen, slides(diagonal))},
      {"queen-steps-everywhere", "M2", "A queen has the steps of a king.",
       goes(queen, steps(as_king))},
      {"queen-steps-straight", "M2", "A queen steps straight, not diagonally.",
       goes(queen, steps(straight))},
      {"queen-steps-ahead-too", "M2", "A queen has a bishop's step straight ahead.",
       goes(queen, also(steps(ahead)))},
      {"queen-never-goes-back", "M2", "A queen has her two forward steps only.",
       goes(queen, only_where(goes_ahead))},
      {"queen-leaps-ahead-from-home", "M2", "A queen at home may go two squares straight ahead.",
       goes(queen, also(where(is_at_home, to_empty(steps({{0, 2}})))))},
      {"queen-leaps-two-too", "M2", "A queen may leap two squares diagonally.",
       goes(queen, also(steps(two_diagonally)))},
      {"queen-forgets-one-diagonal", "M2", "The step right and down is missing.",
       goes(queen, never_by({{1, -1}}))},
      {"queen-steps-round-the-edge", "M2", "A queen steps over the edge files.",
       goes(queen, wrapped_steps(diagonal))},
      {"queen-takes-her-own", "M2", "A queen may take pieces of her own colour.",
       goes(queen, also(steps_onto_own(diagonal)))},
  };
}

MutantRules mutant_bishops() {
  return {
      {"bishop-of-chess", "M3", "A bishop slides diagonally.", goes(bishop, slides(diagonal))},
      {"bishop-of-shatranj", "M3", "A bishop leaps two squares diagonally.",
       goes(bishop, steps(two_diagonally))},
      {"bishop-goes-as-a-gold", "M3", "A bishop steps straight and forward aslant.",
       goes(bishop, steps(as_gold))},
      {"bishop-never-goes-back", "M3", "A bishop has no backward diagonal.",
       goes(bishop, only_where(goes_ahead))},
      {"bishop-forgets-one-diagonal", "M3", "The step right and down is missing.",
       goes(bishop, never_by({{1, -1}}))},
      {"bishop-steps-round-the-edge", "M3", "A bishop steps over the edge files.",
       goes(bishop, both(wrapped_steps(diagonal), steps(ahead)))},
      {"bishop-takes-its-own", "M3", "A bishop may take pieces of its own colour.",
       goes(bishop, also(steps_onto_own(diagonal)))},
      {"bishop-checks-diagonally-only", "M3", "The straight step of a bishop gives no check.",
       attacks_only_if(bishop, is_diagonal_step)},
  };
}

}  // namespace

MutantRules mutant_queens_and_bishops() {
  return joined<Hooks>(mutant_queens(), mutant_bishop_steps(), mutant_bishops());
}

}  // namespace hurdle::makpong
