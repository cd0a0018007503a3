// The table of `hurdle perft --details`.
#pragma once

#include <span>
#include <string>

#include "perft/count/generator.hpp"

namespace hurdle::cli {

/// One row for each depth, from depth 1; columns as wide as their widest number.
[[nodiscard]] std::string details_table(std::span<const Details> rows);

}  // namespace hurdle::cli
