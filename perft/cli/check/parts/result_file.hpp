// The result of a check as `hurdle check --json FILE` wrote it.
#pragma once

#include "perft/campaign/exchange/fields.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// The counters, findings and failures of the field `result` of a file. Without answers and
/// diagnoses. Throws ExportError with the file and the field.
[[nodiscard]] engines::CheckResult check_result_in(const campaign::Fields& result);

}  // namespace hurdle::cli
