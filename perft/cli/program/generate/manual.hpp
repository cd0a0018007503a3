// The manual pages and shell scripts of a program, and their files. Made from the description of
// the commands and from Markdown pages.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "perft/cli/program/generate/description.hpp"

namespace hurdle::cli::generate {

/// The names that `generated` accepts: "man", "complete-bash" and similar, and the page names.
[[nodiscard]] std::vector<Proposal> generated_names(const Program& program);

/// One page, or a shell's script; "man" is the program's own page. Throws Failure when there is
/// no such thing.
[[nodiscard]] std::string generated(const Program& program, const CommandText& text,
                                    const std::string& what);

/// All pages, in the folder's man1, man5 and man7, which are made. Throws Failure when `what` is
/// not "man", or a file cannot be written.
void write_manual(const Program& program, const CommandText& text, const std::string& what,
                  const std::filesystem::path& folder);

}  // namespace hurdle::cli::generate
