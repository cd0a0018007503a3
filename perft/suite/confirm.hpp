// Writes into a set which other programs confirmed its counts: adds a program's name and a depth to
// `confirmed` and keeps every other byte of the file. The caller has compared the counts.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A position whose counts another program confirmed.
struct Confirmation {
  std::string id;
  std::map<int, Total> perft;  ///< the confirmed counts; the file must still contain them
  int depth = 0;               ///< the depth up to which they are equal
};

/// Throws std::invalid_argument unless `name` can name an external program: printable ASCII without
/// quotes and backslashes, and not a name that the writer of counts uses.
void require_confirming_name(const std::string& name);

/// The set's text with `name: depth` in `confirmed` of these positions; a deeper confirmation by
/// the same name is kept. `file` is its name in messages. Throws SuiteError.
[[nodiscard]] std::string confirm_counts(const std::string& text, const std::string& file,
                                         const std::string& name,
                                         std::span<const Confirmation> confirmations);

/// The same for a YAML file, which is replaced atomically if anything changes. Returns how many
/// positions had no confirmation by this name, or a smaller depth.
std::size_t confirm_suite(const std::filesystem::path& path, const std::string& name,
                          std::span<const Confirmation> confirmations);

}  // namespace hurdle
