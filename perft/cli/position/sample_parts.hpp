// The sum of the parts of a sample.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/count/parts.hpp"
#include "perft/count/variants.hpp"
#include "perft/exhaust/sampling.hpp"

namespace hurdle::cli {

struct AddedSamples {
  SamplingResult result;  ///< only if there is no problem
  PartProblems problems;
};

/// Adds up files that `hurdle sample --part K/N --json FILE` wrote with these options, whose part
/// is ignored. A part may be given twice if both files say the same. Throws ExportError for a file
/// that is no such part, with the file and the field.
[[nodiscard]] AddedSamples add_samples(const Variant& variant, const SamplingOptions& options,
                                       const std::vector<std::string>& files);

}  // namespace hurdle::cli
