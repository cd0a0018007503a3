// A task's position as text, for digests and exports: its FEN, and one spelling more for what no
// FEN says. Knows no store.
#pragma once

#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::campaign {

/// The FEN of a position; one that two passes have ended (J12), which has none, has `pp` in the
/// state field.
[[nodiscard]] std::string task_text(const Notation& notation, const Setup& setup);

/// Reads it. Throws TextError.
[[nodiscard]] Setup parse_task(const Notation& notation, std::string_view text);

}  // namespace hurdle::campaign
