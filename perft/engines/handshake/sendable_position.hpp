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

}  // namespace hurdle::engines
