// Completions at the cursor of a command line. Shells run `hurdle --complete WORD…`. Depends on the
// description of the commands, and on no shell except for bash's word splitting.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/generate/description.hpp"

namespace hurdle::cli::generate {

/// The completions for the words after the program's name; the last word ends at the cursor and may
/// be empty. One line names what the shell adds: "words", "files" or "folders". Every other line is
/// a word, a tab and the word's meaning.
[[nodiscard]] std::string completed(const CommandText& program, std::vector<std::string> words);

}  // namespace hurdle::cli::generate
