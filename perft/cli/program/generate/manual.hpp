// The manual of a program, and what completes its command lines: which pages there are, and where
// they go. All of it is made from the one description of the commands, and from pages of Markdown.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "perft/cli/program/generate/description.hpp"

namespace hurdle::cli::generate {

/// What can be asked for: "man", "complete-bash" and its like, and the pages by their names.
[[nodiscard]] std::vector<Proposal> what_there_is(const Program& program);

/// One page, or a shell's script; "man" is the program's own page. Throws Failure when there is
/// no such thing.
[[nodiscard]] std::string generated(const Program& program, const CommandText& text,
                                    const std::string& what);

/// All pages, in the folder's man1, man5 and man7, which are made. Throws Failure when `what` is
/// not "man", or a file cannot be written.
void write_manual(const Program& program, const CommandText& text, const std::string& what,
                  const std::filesystem::path& folder);

}  // namespace hurdle::cli::generate
