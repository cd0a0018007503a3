#include "perft/engines/handshake/double_step.hpp"

#include "movegen/referee/referee.hpp"

namespace hurdle::engines {
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
Setup before(const Setup& setup, Move step) {
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

EnginePosition before_double_step(const Variant& variant, const EnginePosition& position) {
  const EnPassant& passed = position.base.en_passant;
  if (passed.empty() || passed.begin()->rank() == 0) {
    return position;
  }
  const Move step = step_over(passed, opponent(position.base.side));
  const Setup earlier = before(position.base, step);
  if (variant.referee.invalid_reason(earlier) || !variant.referee.explain(earlier, step).legal ||
      !same_state(variant.referee.after(earlier, step), position.base)) {
    return position;
  }
  EnginePosition longer{earlier, {step}};
  longer.line.insert(longer.line.end(), position.line.begin(), position.line.end());
  return longer;
}

}  // namespace hurdle::engines
