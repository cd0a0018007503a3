// What an unknown argument on the command line may have been meant as. For command.cpp only.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace hurdle::cli {

/// The innermost command on the command line.
[[nodiscard]] const CLI::App& innermost(const CLI::App& app);

/// ` (did you mean '…'?)`: a command of the program that was looked for among the commands of
/// another, an option in place of the command, or a similar word. Empty if none fits.
[[nodiscard]] std::string suggestion(const CLI::App& app, const std::string& unknown);

}  // namespace hurdle::cli
