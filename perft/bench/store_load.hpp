// Measures how many completions per second a campaign store sustains: workers that lease, read and
// complete as `hurdle work` does, but do not count.
#pragma once

#include <chrono>
#include <string>

namespace hurdle {

/// Measures a store with several numbers of workers and jobs per lease, each for this time, and
/// prints a line for each. Every line uses its own campaign, cancelled afterwards, with invented
/// counts: the store must be empty or made by this function. Throws StoreError, CampaignError.
void measure_store(const std::string& store, std::chrono::seconds time);

}  // namespace hurdle
