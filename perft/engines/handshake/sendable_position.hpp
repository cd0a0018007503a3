// Positions as engines can receive them.
#pragma once

#include <optional>
#include <string>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// A position that every FEN parser accepts, or the reason why none exists. A position after a pass
/// (Janggi) is sent as the position before the pass, and the pass.
struct SendablePosition {
  std::optional<EnginePosition> position;
  std::string reason;
};

[[nodiscard]] SendablePosition sendable_position(const Variant& variant, const Setup& setup,
                                                 const Dialect& dialect = {});

/// Whether each move of the line is legal. An engine with other rules leads to positions without
/// rules.
[[nodiscard]] bool is_legal_line(const Variant& variant, const EnginePosition& position);

/// The position after the line, by the rules.
[[nodiscard]] Setup reached(const Variant& variant, const EnginePosition& position);

/// The same position without a square of en passant in its FEN: the position before the pawn's last
/// step, and that step. Some engines ignore the field of the FEN but capture after the step.
/// Returns `position` unchanged if it has no such square, or if no legal position precedes it.
[[nodiscard]] EnginePosition before_double_step(const Variant& variant,
                                                const EnginePosition& position);

}  // namespace hurdle::engines
