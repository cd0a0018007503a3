// How many completions a second a store of campaigns carries: workers that lease, read and complete
// as `hurdle work` does, but do not count. Knows no generator.
#pragma once

#include <chrono>
#include <string>

namespace hurdle {

/// Measures a store with several numbers of workers and jobs a lease, each for this time, and
/// prints a line each. Every line is a campaign of its own, cancelled afterwards, with numbers that
/// are no counts: the store must be an empty one or made by this. Throws StoreError, CampaignError.
void measure_store(const std::string& store, std::chrono::seconds time);

}  // namespace hurdle
