// How a line ends, in words and as JSON, the same way for every command that says so.
#pragma once

#include <string>

#include "movegen/referee/referee.hpp"
#include "perft/output/json.hpp"

namespace hurdle::cli {

/// `mate by M6: The king on e1 is attacked by …`; for a position that has ended.
[[nodiscard]] std::string to_text(const EndingVerdict& verdict);

/// Kind, clause and sentence; null for a position that has not ended.
[[nodiscard]] Json to_json(const EndingVerdict& verdict);

}  // namespace hurdle::cli
