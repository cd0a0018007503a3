// The result of a check as `hurdle check --json FILE` wrote it.
#pragma once

#include <string>

#include "perft/campaign/exchange/fields.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

constexpr const char* check_writer = "hurdle check --part";

/// The counters, findings and troubles of the field `result` of a file. Without answers and
/// diagnoses. Throws ExportError with the file and the field.
[[nodiscard]] engines::CheckResult check_result_in(const campaign::Fields& result,
                                                   const std::string& file);

}  // namespace hurdle::cli
