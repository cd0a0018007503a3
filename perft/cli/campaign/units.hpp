// Merging the results of units, for `hurdle campaign merge`.
#pragma once

#include <string>
#include <vector>

namespace hurdle::cli {

/// Adds up the results of a plan's units and prints the total; returns the exit code. Writes JSON
/// to `json` unless it is empty. Throws ExportError.
[[nodiscard]] int merge_units(const std::string& plan, const std::vector<std::string>& results,
                              const std::string& json);

}  // namespace hurdle::cli
