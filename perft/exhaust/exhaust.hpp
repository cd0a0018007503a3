// Compares two generators on every position of a material: check, legal moves, every successor, and
// the count of moves; with depth 2 also the count of the replies.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/exhaust/placements.hpp"

namespace hurdle {

struct ExhaustOptions {
  int threads = 1;
  int depth = 1;                            ///< 2: counts replies too
  bool mirror = false;                      ///< one of each pair of mirror images, file by file
  std::size_t stop_after = 10;              ///< differences that are kept
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, the work ends early
  /// Called from time to time, never by two threads at once: units done and their number.
  std::function<void(std::uint64_t done, std::uint64_t all)> progress = {};
};

/// A position on which the generators differ.
struct ExhaustDifference {
  Setup setup;
  std::vector<Move> missing;  ///< legal by the second generator alone
  std::vector<Move> extra;    ///< legal by the first generator alone
  std::string words;          ///< what differs first, in words
};

/// What the positions of a material are, by the second generator and the referee.
struct ExhaustResult {
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;
  std::uint64_t checks = 0;
  std::uint64_t mates = 0;
  std::uint64_t stalemates = 0;
  std::uint64_t ended = 0;  ///< by a rule, whatever moves there would be (J11, J12)
  std::uint64_t different = 0;
  /// The first ones, whatever the number of threads.
  std::vector<ExhaustDifference> differences;
  bool interrupted = false;

  ExhaustResult& operator+=(const ExhaustResult& other);
};

/// Compares `one` with `other`, which is taken to be right.
[[nodiscard]] ExhaustResult exhaust(const Generator& one, const Generator& other,
                                    const Placements& placements, const ExhaustOptions& options);

/// The seconds of one thread for each of the positions that `Placements::most` counts, invalid ones
/// included, measured on random placements.
[[nodiscard]] double seconds_a_position(const Generator& one, const Generator& other,
                                        const Placements& placements);

}  // namespace hurdle
