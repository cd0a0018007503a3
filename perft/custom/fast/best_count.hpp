// Counts a custom game by a kept library, or else by the referee.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "movegen/custom/games.hpp"
#include "perft/count/generator.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/fast/build.hpp"

namespace hurdle::custom {

/// What was counted, and by whom.
template <class Value>
struct Counted {
  Value value;
  bool fast = false;  ///< by the library
  std::string words;  ///< which generator counted, and why
};

/// Counts positions of one game. Thread-safe: members are const.
class BestCount {
 public:
  /// Looks for the game's library, unless only the referee may count. Refers to the game.
  BestCount(const Game& game, bool referee_only);

  /// The lines of `depth` moves, from 0. Throws Interrupted.
  [[nodiscard]] Counted<Total> perft(const Position& position, int depth,
                                     const CountOptions& options) const;

  /// The same for each of these positions.
  [[nodiscard]] Counted<std::vector<Total>> perft_of_each(std::span<const Position> positions,
                                                          int depth,
                                                          const CountOptions& options) const;

  /// The lines of `depth` moves below each legal move, sorted by the moves' text; depth from 1.
  [[nodiscard]] Counted<std::vector<CustomDivideEntry>> divide(const Position& position, int depth,
                                                               const CountOptions& options) const;

 private:
  template <class Value, class ByLibrary, class ByReferee>
  [[nodiscard]] Counted<Value> count(const ByLibrary& by_library,
                                     const ByReferee& by_referee) const;

  Rules rules_;
  std::string reason_;  ///< why there is no library
  std::shared_ptr<const KeptLibrary> kept_;
};

/// Counts positions of one game, call after call, with one table.
class BestCounter {
 public:
  /// Looks for the game's library, unless only the referee may count. Refers to the game. The table
  /// and pinning are for a library, whose keys do not depend on the seed.
  BestCounter(const Game& game, bool referee_only, const CountOptions& options);

  /// The lines of `depth` moves, from 0, of each position: by the library if it can hold them, or
  /// else by the referee. Throws Interrupted, CannotPin.
  [[nodiscard]] std::vector<Total> count(std::span<const Position> positions, int depth);

  /// Which generator counts, and why.
  [[nodiscard]] const std::string& words() const noexcept { return words_; }
  /// Whether the referee counts every position.
  [[nodiscard]] bool only_by_referee() const noexcept { return fast_ == nullptr; }

 private:
  [[nodiscard]] std::vector<Total> by_referee(const std::vector<Position>& positions,
                                              int depth) const;
  /// The position for the library; nothing if only the referee can hold it.
  [[nodiscard]] std::optional<Setup> fitting(const Position& position) const;

  Rules rules_;
  CountOptions options_;
  std::string words_;
  std::shared_ptr<const KeptLibrary> kept_;
  std::unique_ptr<Counter> fast_;  ///< counts by `kept_`; null without it
};

}  // namespace hurdle::custom
