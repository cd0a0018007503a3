#include "perft/sample/double_step.hpp"

namespace hurdle {
namespace {

/// The step that passed over the squares: from one square before them to one square after them.
Move step_over(const EnPassant& passed, Colour mover) {
  const Square low = *passed.begin();
  const Square high = *(passed.end() - 1);
  const Square below(low.file(), low.rank() - 1);
  const Square above(high.file(), high.rank() + 1);
  return mover == Colour::white ? Move::board(below, above) : Move::board(above, below);
}

/// The position before `step`; the counters are those of a position that may precede it.
Setup position_before(const Setup& setup, Move step) {
  Setup earlier = setup;
  earlier.en_passant.clear();
  earlier.side = opponent(setup.side);
  earlier.put(step.from(), setup.at(step.to()));
  earlier.put(step.to(), Piece{});
  earlier.half = 0;
  if (setup.side == Colour::white && setup.full > 1) {
    earlier.full = setup.full - 1;
  }
  return earlier;
}

}  // namespace

std::optional<DoubleStep> last_double_step(const Referee& rules, const Setup& setup) {
  const EnPassant& passed = setup.en_passant;
  if (passed.empty() || passed.begin()->rank() == 0) {
    return std::nullopt;
  }
  const Move step = step_over(passed, opponent(setup.side));
  const Setup before = position_before(setup, step);
  const bool leads_here = !rules.invalid_reason(before) && rules.explain(before, step).legal &&
                          same_state(rules.after(before, step), setup);
  return leads_here ? std::optional(DoubleStep{before, step}) : std::nullopt;
}

}  // namespace hurdle
