// Tells an engine from a position set among the words of a command line.
#pragma once

#include <string>
#include <vector>

namespace hurdle::cli {

/// Whether the word is an engine's command line: its first word names an executable file or a
/// program in PATH. A folder, a file `*.yaml`, `*.yml` or `*.epd`, and any other word is a set.
/// Throws Failure if the word is both the path of a set and a program in PATH.
[[nodiscard]] bool is_engine(const std::string& word);

/// Removes the engine from the words and returns its command line; empty if there is none. Throws
/// Failure for several engines, an ambiguous word, or a file that can only be an engine and is not
/// executable.
[[nodiscard]] std::string take_engine(std::vector<std::string>& words);

}  // namespace hurdle::cli
