// A task's position as text, for digests and exports: its FEN, extended for the one state that FEN
// cannot express.
#pragma once

#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::campaign {

/// The FEN of a position. A position ended by two passes (J12) has `pp` in the state field.
[[nodiscard]] std::string task_text(const Notation& notation, const Setup& setup);

/// Parses the text. Throws TextError.
[[nodiscard]] Setup parse_task(const Notation& notation, std::string_view text);

}  // namespace hurdle::campaign
