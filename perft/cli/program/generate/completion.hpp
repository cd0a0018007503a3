// What may stand at the cursor of a command line, for shells: each asks the program itself, by
// `hurdle --complete WORD…`. Knows the commands by their description, and no shell but for how bash
// cuts words.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/generate/description.hpp"

namespace hurdle::cli::generate {

/// The answer to a shell that has these words behind the program's name, the last of them typed up
/// to the cursor, or empty. A line says what the shell adds, "words", "files" or "folders"; each
/// other line is a word, a tab and what the word means.
[[nodiscard]] std::string completed(const CommandText& program, std::vector<std::string> words);

}  // namespace hurdle::cli::generate
