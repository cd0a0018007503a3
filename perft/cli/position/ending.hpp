// The ending of a line as text and as JSON, shared by all commands that report it.
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
