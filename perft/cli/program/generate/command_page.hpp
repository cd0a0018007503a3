// The manual page of one command or of the program, made from its description.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/generate/description.hpp"

namespace hurdle::cli::generate {

/// The name of a command's page: `hurdle-campaign-start`.
[[nodiscard]] std::string page_name(const CommandText& command);

/// The page, in roff. `others` are pages to read next, for example `hurdle-positions(5)`.
[[nodiscard]] std::string command_page(const CommandText& command,
                                       const std::vector<std::string>& others);

}  // namespace hurdle::cli::generate
