// The sum of the parts of an examination of materials.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/count/parts.hpp"
#include "perft/count/variants.hpp"
#include "perft/exhaust/comparison.hpp"

namespace hurdle::cli {

/// What the parts must have examined to be parts of the same whole.
struct PartsOf {
  const Variant& variant;
  std::vector<std::string> materials;
  int depth = 1;
  bool mirror = false;
};

struct AddedParts {
  std::vector<ExhaustResult> results;  ///< by material; only if there is no problem
  std::vector<double> seconds;         ///< by material; of all parts together
  PartProblems problems;
};

/// Adds up files that `hurdle exhaust --part K/N --json FILE` wrote. A part may be given twice if
/// both files say the same. Throws ExportError for a file that is no such part, with the file and
/// the field.
[[nodiscard]] AddedParts add_parts(const PartsOf& whole, const std::vector<std::string>& files);

}  // namespace hurdle::cli
