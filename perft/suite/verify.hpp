// Recomputes the counts and move lists of position sets, through the generators' common interface.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// The outcome of a check. Skipped: excluded by a limit. Counted: not compared with anything.
enum class CheckStatus : std::uint8_t { passed, failed, skipped, counted };

/// One published fact of one position, recomputed: a count, or the list of legal moves. Or a judged
/// record of a game.
struct Check {
  CheckStatus status = CheckStatus::passed;
  std::string file;
  int line = 0;  ///< line of the count or the list
  std::string id;
  int depth = 0;           ///< of the count; 0 for the list of moves
  Total expected;          ///< for the list of moves: its length
  Total found;             ///< zero if skipped
  std::string difference;  ///< of a list, `missing a1a2, extra b1c3`; mistakes of a game
  double seconds = 0;
  bool is_game = false;  ///< a game record: neither a count nor a list

  [[nodiscard]] bool is_moves() const noexcept { return depth == 0 && !is_game; }
};

struct VerifyOptions {
  int depth = max_depth;                       ///< deeper counts are skipped
  std::uint64_t max_nodes = 1'000'000'000;     ///< larger published counts are skipped
  bool referee = false;                        ///< use the referee instead of the fast generator
  bool compare = true;                         ///< false: count by rules other than published
  std::string tag;                             ///< only positions with this tag; empty: all
  CountOptions count;                          ///< threads, hash, stop
  std::function<void(const Check&)> on_check;  ///< called after each check, in order
};

/// All checks in the sets' order, and the number of each outcome.
struct VerifyResult {
  std::vector<Check> checks;
  std::uint64_t passed = 0;
  std::uint64_t failed = 0;
  std::uint64_t skipped = 0;
  std::uint64_t counted = 0;
};

/// Recomputes a published count of `entry`, a position of `file`, by `recount`, or skips it: see
/// `depth`, `max_nodes` and `compare`. Throws what `recount` throws.
[[nodiscard]] Check check_count(const std::string& file, const PositionEntry& entry, int depth,
                                const VerifyOptions& options,
                                const std::function<Total()>& recount);

/// Adds a check to the result, and calls `on_check` with it.
void add_check(Check check, const VerifyOptions& options, VerifyResult& result);

/// Recomputes every published count and list. Without `compare`, computes every count at the
/// published depths, and no list. Throws Interrupted when `count.stop` becomes true; completed
/// checks have been passed to `on_check`.
[[nodiscard]] VerifyResult verify(std::span<const PositionSet> sets,
                                  const VerifyOptions& options = {});

/// The line that reports a check: `file:line: id depth 3: expected 29311, found 29310`.
[[nodiscard]] std::string to_text(const Check& check);

}  // namespace hurdle
