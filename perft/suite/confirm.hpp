// Writing which other programs found the counts of a set: `confirmed` gets a program's name and a
// depth, every other byte of the file stays. Knows no engine: the caller has compared the counts.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A position whose counts a program gave too.
struct Confirmation {
  std::string id;
  std::map<int, Total> perft;  ///< the counts that were compared; the file must still hold them
  int depth = 0;               ///< to which they were equal
};

/// Throws std::invalid_argument unless `name` can stand for a program of other people: printable
/// ASCII without quotes and backslashes, not a name that the writer of counts uses.
void require_confirming_name(const std::string& name);

/// The set's text with `name: depth` in `confirmed` of these positions; a deeper confirmation by
/// the same name stays. `file` is its name in messages. Throws SuiteError.
[[nodiscard]] std::string confirm_counts(const std::string& text, const std::string& file,
                                         const std::string& name,
                                         std::span<const Confirmation> confirmations);

/// The same in a YAML file, which is replaced at once when anything changes. True when it was.
bool confirm_suite(const std::filesystem::path& path, const std::string& name,
                   std::span<const Confirmation> confirmations);

}  // namespace hurdle
