// Compares two generators on every position of a material.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "perft/count/generator.hpp"
#include "perft/exhaust/comparison.hpp"
#include "perft/exhaust/placements.hpp"

namespace hurdle {

struct ExhaustOptions {
  int threads = 1;
  int depth = 1;         ///< 2: counts replies too
  bool mirror = false;   ///< one of each pair of mirror images, file by file
  std::size_t part = 1;  ///< the units `part`, `part + parts`, … counted from 1
  std::size_t parts = 1;
  std::size_t stop_after = 10;              ///< differences that are kept
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, the work ends early
  /// Called from time to time, never by two threads at once: units done and their number.
  std::function<void(std::uint64_t done, std::uint64_t all)> progress = {};
};

/// Compares `one` with `other`, which is taken to be right.
[[nodiscard]] ExhaustResult exhaust(const Generator& one, const Generator& other,
                                    const Placements& placements, const ExhaustOptions& options);

/// The seconds of one thread for each of the positions that `Placements::most` counts, invalid ones
/// included, compared to `depth`, measured on random placements.
[[nodiscard]] double seconds_a_position(const Generator& one, const Generator& other,
                                        const Placements& placements, int depth);

}  // namespace hurdle
