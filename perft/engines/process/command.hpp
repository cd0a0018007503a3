// Commands as a shell reads them: splits them, finds their program, and writes them. Runs no shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {

/// Splits a command as a shell would: blanks separate, '…' and "…" group, backslash escapes.
/// Nothing is expanded. Throws EngineError (not_started) for an open quote or an empty command.
[[nodiscard]] std::vector<std::string> split_command(std::string_view command);

/// The file of a program: the word itself if it contains a slash, else looked up in PATH. Throws
/// EngineError (not_started).
[[nodiscard]] std::string find_program(const std::string& word);

/// The word as a shell argument: in single quotes if it needs them.
[[nodiscard]] std::string shell_word(std::string_view word);

/// The words as a line that a shell splits into them.
[[nodiscard]] std::string shell_line(const std::vector<std::string>& words);

}  // namespace hurdle::engines
