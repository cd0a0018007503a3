// Fields of merged exports, computed from those of the parts. `results` are the results in the JSON
// of the parts.
#pragma once

#include <cstdint>
#include <vector>

#include "perft/campaign/exchange/audit.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// The sum of a field that stores a count as a string.
[[nodiscard]] Total sum_of(const std::vector<Json>& results, const char* name);
[[nodiscard]] double sum_of_numbers(const std::vector<Json>& results, const char* name);

/// The concatenated lists of all parts.
[[nodiscard]] Json joined(const std::vector<Json>& results, const char* name);

/// For each part, the number that is added to its workers' numbers.
[[nodiscard]] std::vector<std::int64_t> first_workers(const std::vector<Json>& results);
[[nodiscard]] Json all_workers(const std::vector<Json>& results,
                               const std::vector<std::int64_t>& first);
[[nodiscard]] Json parts_of(const std::vector<Export>& parts, const std::vector<Json>& results,
                            const std::vector<std::int64_t>& first);

}  // namespace hurdle::campaign
