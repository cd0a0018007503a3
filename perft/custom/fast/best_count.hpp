// Counts a custom game by a kept library, or else by the referee; also a part of a count, for any
// queue of jobs: each line belongs to exactly one part.
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

  /// As the functions of perft/custom/count.hpp; they throw Interrupted.
  [[nodiscard]] Counted<Total> perft(const Position& position, int depth,
                                     const CountOptions& options) const;
  [[nodiscard]] Counted<std::vector<Total>> perft_of_each(std::span<const Position> positions,
                                                          int depth,
                                                          const CountOptions& options) const;
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

struct PartCount {
  Counted<Total> lines;
  std::string division;  ///< SHA-256 of all that was dealt out: the same in all parts of one count
};

/// The number of lines of `depth` moves, from 0, in part `number` of `parts`, from 1. The different
/// positions a few plies below the root are dealt out to the parts in turn; how few depends on the
/// game and on `parts` alone, not on the machine. Throws Interrupted.
[[nodiscard]] PartCount perft_of_part(const Game& game, const BestCount& counter,
                                      const Position& root, int depth, int number, int parts,
                                      const CountOptions& options);

}  // namespace hurdle::custom
