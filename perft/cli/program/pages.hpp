// The pages of the manual of `hurdle` beside its commands: the position sets' schema, and each
// game's rules.
#pragma once

#include <vector>

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// They are where the position sets are. Throws Failure when they are not there.
[[nodiscard]] std::vector<MarkdownPage> manual_pages();

}  // namespace hurdle::cli
