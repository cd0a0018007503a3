// Betza's notation of movements, as far as variants files use it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/movement.hpp"

namespace hurdle::custom {

/// Something in a text that gives no movement, or another one than it seems to.
struct BetzaIssue {
  std::size_t column = 1;  ///< from 1
  std::string message;     ///< what was found
  std::string there;       ///< what Fairy-Stockfish makes of it
  bool undefined = false;  ///< the text has no meaning: an error
};

struct Betza {
  Movement movement;
  std::vector<BetzaIssue> issues;
};

/// Parses any text; what gives no movement is an issue.
[[nodiscard]] Betza parse_betza(std::string_view text);

}  // namespace hurdle::custom
