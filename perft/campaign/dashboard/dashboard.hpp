// The state of campaigns for people and for monitors: an HTML page with a chart of the rate over
// time, and metrics in the text format of Prometheus.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/result/status.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {

/// The counting rates of a campaign in consecutive time spans of equal length, from its start until
/// now; computed from the finished jobs, so that no monitoring process is needed.
struct Rates {
  std::int64_t begin = 0;  ///< milliseconds since 1970
  std::int64_t span = 0;   ///< milliseconds; 0 if nothing is counted yet
  std::vector<double> nodes_a_second;
};

/// Reads every finished job: 32 s for 5 of 20 million, on a busy machine.
[[nodiscard]] Rates rates_of(Database& database, const Status& status);

/// The data shown for one campaign.
struct View {
  Status status;
  std::vector<Finding> findings;
  Rates rates;
};

/// A self-contained page that reloads itself every 30 seconds.
[[nodiscard]] std::string page_of(const std::vector<View>& views, const std::string& store);

/// The metrics of all campaigns and of their live workers.
[[nodiscard]] std::string metrics_of(const std::vector<View>& views);

}  // namespace hurdle::campaign
