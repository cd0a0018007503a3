// Counting a custom game by its plain referee.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "movegen/custom/rules/rules.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/total.hpp"

namespace hurdle::custom {

/// A root move by its text, and the lines below it.
struct CustomDivideEntry {
  std::string move;
  Total nodes;
};

/// How to count.
struct CustomCountOptions {
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, counting throws Interrupted
  /// Called from time to time on the calling thread, with the share of root moves that are counted.
  std::function<void(double)> progress = {};
};

/// The legal moves as text, sorted.
[[nodiscard]] std::vector<std::string> move_texts(const Rules& rules, const Position& position);

/// The lines of `depth` moves below each legal move, sorted by the moves' text; depth from 1.
[[nodiscard]] std::vector<CustomDivideEntry> divide(const Rules& rules, const Position& position,
                                                    int depth, const CustomCountOptions& options);

/// The lines of `depth` moves, from 0.
[[nodiscard]] Total perft(const Rules& rules, const Position& position, int depth,
                          const CustomCountOptions& options);

/// The same for each of these positions.
[[nodiscard]] std::vector<Total> perft_of_each(const Rules& rules,
                                               std::span<const Position> positions, int depth,
                                               const CustomCountOptions& options);

/// The properties of the last move, summed over the lines of `depth` moves, from 1, by the referee.
/// Promotions include pieces that turn over; `ended` are ends by a rule of the game other than a
/// lack of moves. Throws Interrupted.
[[nodiscard]] Details details(const Rules& rules, const Position& position, int depth,
                              const CustomCountOptions& options);

}  // namespace hurdle::custom
