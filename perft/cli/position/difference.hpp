// How `hurdle exhaust` and `hurdle sample` print a position on which the generators differ.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/output.hpp"
#include "perft/count/variants.hpp"
#include "perft/exhaust/comparison.hpp"

namespace hurdle::cli {

/// The position, what differs, the clause that decides it, and the command that shows it; each on a
/// line.
[[nodiscard]] std::string to_text(const Variant& variant, const ExhaustDifference& difference);

/// The differences as a JSON list.
[[nodiscard]] Json to_json(const Variant& variant,
                           const std::vector<ExhaustDifference>& differences);

}  // namespace hurdle::cli
