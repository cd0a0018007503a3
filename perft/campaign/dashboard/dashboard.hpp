// A campaign for people and for monitors, at a glance: as a page of HTML with a picture of the rate
// over time, and as metrics in the text format of Prometheus. Knows neither store nor HTTP.
#pragma once

#include <string>
#include <vector>

#include "perft/campaign/result/rates.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {

/// What is shown of one campaign.
struct View {
  Status status;
  std::vector<Finding> findings;
  Rates rates;
};

/// A page that fetches nothing, and asks for itself again after half a minute.
[[nodiscard]] std::string page_of(const std::vector<View>& views, const std::string& store);

/// The metrics of all campaigns, and of their live workers.
[[nodiscard]] std::string metrics_of(const std::vector<View>& views);

}  // namespace hurdle::campaign
