// Compares two generators on random positions, and counts the compared positions of each stratum,
// which bound the share of positions that may still differ.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "perft/exhaust/comparison.hpp"
#include "perft/exhaust/strata.hpp"

namespace hurdle {

struct SamplingOptions {
  std::uint64_t positions = 100'000;
  std::uint64_t seed = 1;
  std::optional<Stratum> only = std::nullopt;  ///< positions of this stratum alone
  /// For each position of an only stratum: a block of positions that needs more ends the search.
  std::uint64_t most_draws = 2'000;
  std::uint64_t part = 1;   ///< 1 to `parts`: compare this part of the positions only
  std::uint64_t parts = 1;  ///< the parts together are the whole
  int threads = 1;
  int depth = 1;                            ///< 2: counts replies too
  std::size_t stop_after = 10;              ///< differences that are kept
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, the work ends early
  /// Called from time to time, never by two threads at once: positions done and their number.
  std::function<void(std::uint64_t done, std::uint64_t all)> progress = {};
};

struct StratumCount {
  std::uint64_t positions = 0;
  std::uint64_t different = 0;
};

struct SamplingResult {
  ExhaustResult all;
  std::array<StratumCount, strata.size()> by_stratum{};  ///< by the number of the stratum
  /// True if the only stratum is too rare: the search ended before all positions were found.
  bool exhausted = false;
};

/// Compares `one` with `other`, which is taken to be right. Equal seeds give equal positions and an
/// equal result, whatever the number of threads.
[[nodiscard]] SamplingResult sample_positions(const Generator& one, const Generator& other,
                                              const Referee& referee,
                                              const SamplingOptions& options);

/// How many positions the part of these options has.
[[nodiscard]] std::uint64_t positions_of(const SamplingOptions& options);

/// Adds a part of a sample to another one.
SamplingResult& operator+=(SamplingResult& all, const SamplingResult& part);

/// The rule of three: the greatest share of positions that may still differ, at 95 %, when so many
/// random ones were compared and none differs; at most 1.
[[nodiscard]] double rule_of_three(std::uint64_t positions);

}  // namespace hurdle
