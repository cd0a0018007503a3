// Compares a library with the plain referee: successors of positions, checks, counts.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "perft/count/built/interface.hpp"

namespace hurdle::custom {

/// What to compare.
struct CompareOptions {
  std::size_t positions = 300;         ///< random ones, the start position among them
  std::uint64_t seed = 1;              ///< of the positions
  std::uint64_t most_nodes = 100'000;  ///< a position's perft is compared as deep as this allows
  int threads = 1;                     ///< of the referee
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, comparing throws Interrupted
};

/// What was compared, and what differed.
struct Comparison {
  std::size_t positions = 0;
  std::size_t skipped = 0;               ///< positions that the generator cannot hold
  std::uint64_t moves = 0;               ///< with the position after each and whether it is check
  std::uint64_t nodes = 0;               ///< of perft
  int start_depth = 0;                   ///< of the start position's perft
  std::size_t different = 0;             ///< positions
  std::vector<std::string> differences;  ///< in words, with FEN; at most ten

  /// `300 positions, 9000 moves, 12000000 nodes, the start to depth 4`.
  [[nodiscard]] std::string words() const;

  /// Adds up two comparisons.
  Comparison& operator+=(const Comparison& other);
};

/// Compares on random positions of the game. Throws Interrupted.
[[nodiscard]] Comparison compare_with_referee(const built::Generator& generator,
                                              const FastGame& fast, const Rules& rules,
                                              const CompareOptions& options);

/// Compares on every placement of these pieces that the generator can hold; `positions` and `seed`
/// are not used, and `threads` compare. Throws Interrupted.
[[nodiscard]] Comparison compare_material(const built::Generator& generator, const FastGame& fast,
                                          const Rules& rules, const std::vector<Piece>& pieces,
                                          const CompareOptions& options);

}  // namespace hurdle::custom
