// The step of a pawn that allows a capture en passant.
#pragma once

#include <optional>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// A step over squares on which the pawn may be taken, and the position before it.
struct DoubleStep {
  Setup before;
  Move step;
};

/// The step that leads to the position. Nothing if it has no square of en passant, or if no legal
/// step from a valid position leads there: no game reaches such a position.
[[nodiscard]] std::optional<DoubleStep> last_double_step(const Referee& rules, const Setup& setup);

}  // namespace hurdle
