// The pages of the manual of `hurdle` besides those of its commands: the schema of position sets
// and the rules of each game.
#pragma once

#include <vector>

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// Reads them from the folder of the position sets. Throws Failure when they are missing.
[[nodiscard]] std::vector<MarkdownPage> manual_pages();

}  // namespace hurdle::cli
