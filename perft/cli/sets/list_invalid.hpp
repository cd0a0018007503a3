// The invalid positions of files, for `hurdle verify --list-invalid`.
#pragma once

#include <span>
#include <string>

#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// One line for each invalid position, `FILE:LINE: CLAUSE: reason`, then their number among `all`
/// positions.
[[nodiscard]] std::string invalid_text(std::span<const InvalidEntry> invalid, std::size_t all);
[[nodiscard]] Json invalid_json(std::span<const InvalidEntry> invalid, std::size_t all);

}  // namespace hurdle::cli
