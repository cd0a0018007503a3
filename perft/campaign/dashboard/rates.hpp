// The counting rate of a campaign from its start until now, computed from the finished jobs; no
// monitoring process is needed.
#pragma once

#include <cstdint>
#include <vector>

#include "perft/campaign/result/status.hpp"

namespace hurdle::campaign {

/// The rates in consecutive time spans of equal length.
struct Rates {
  std::int64_t begin = 0;  ///< milliseconds since 1970
  std::int64_t span = 0;   ///< milliseconds; 0 if nothing is counted yet
  std::vector<double> nodes_a_second;
};

/// Reads every finished job: 32 s for 5 of 20 million, on a busy machine.
[[nodiscard]] Rates rates_of(Database& database, const Status& status);

}  // namespace hurdle::campaign
