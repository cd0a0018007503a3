// Measures how many completions per second a campaign store sustains: workers that lease, read and
// complete as `hurdle work` does, but do not count.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace hurdle {

/// Measures a store with several numbers of workers and jobs per lease, each for this time, and
/// prints a line for each. Every line uses its own campaign, cancelled afterwards, with invented
/// counts: the store must be empty or made by this function. Throws StoreError, CampaignError.
void measure_store(const std::string& store, std::chrono::seconds time);

/// Works for the newest campaign of such a store, beside other processes, for this time or until
/// nothing is left; retries what failed because the store was busy. Prints leases and completions
/// per second, and the number of failures. Throws StoreError, CampaignError.
void join_load(const std::string& store, std::chrono::seconds time, std::int64_t jobs_a_lease);

}  // namespace hurdle
