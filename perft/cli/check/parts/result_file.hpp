// The result of a check as `hurdle check --json FILE` wrote it.
#pragma once

#include "perft/campaign/exchange/fields.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// The counters, findings and failures of the field `result` of a file. Without answers and
/// diagnoses. Its positions and paths are by the house rules. Throws ExportError with the file and
/// the field; Failure for house rules that a game does not have.
[[nodiscard]] engines::CheckResult check_result_in(const campaign::Fields& result,
                                                   const HouseRulesOption& house_rules);

}  // namespace hurdle::cli
