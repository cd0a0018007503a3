// The state of campaigns for people and for monitors: an HTML page with a chart of the rate over
// time, and metrics in the text format of Prometheus.
#pragma once

#include <string>
#include <vector>

#include "perft/campaign/dashboard/rates.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {

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
