// Recomputing what position sets publish. Knows sets and the generators' common face; prints
// nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// How a check ended; skipped is only what a limit left out, counted what was compared with
/// nothing.
enum class CheckStatus : std::uint8_t { passed, failed, skipped, counted };

/// One published fact of one position, recomputed: a count, or the list of legal moves. Or a record
/// of a game, judged.
struct Check {
  CheckStatus status = CheckStatus::passed;
  std::string file;
  int line = 0;  ///< of the count or the list
  std::string id;
  int depth = 0;           ///< of the count; 0 for the list of moves
  Total expected;          ///< for the list of moves: how many
  Total found;             ///< zero when skipped
  std::string difference;  ///< of a list, `missing a1a2, extra b1c3`; what is wrong in a game
  double seconds = 0;
  bool is_game = false;  ///< a record: neither a count nor a list

  [[nodiscard]] bool is_moves() const noexcept { return depth == 0 && !is_game; }
};

struct VerifyOptions {
  int depth = max_depth;                       ///< deeper counts are skipped
  std::uint64_t max_nodes = 1'000'000'000;     ///< larger published counts are skipped
  bool referee = false;                        ///< by the referee instead of the fast generator
  bool compare = true;                         ///< false: counts by other rules than published
  std::string tag;                             ///< only positions with this tag; empty is all
  CountOptions count;                          ///< threads, hash, stop
  std::function<void(const Check&)> on_check;  ///< called after each check, in order
};

/// All checks in the sets' order, and how many ended how.
struct VerifyResult {
  std::vector<Check> checks;
  std::uint64_t passed = 0;
  std::uint64_t failed = 0;
  std::uint64_t skipped = 0;
  std::uint64_t counted = 0;
};

/// Recomputes every published count and list; where nothing is compared, every count at the depths
/// that are published, and no list. Throws Interrupted when `count.stop` becomes true;
/// what was checked until then went through `on_check`.
[[nodiscard]] VerifyResult verify(std::span<const PositionSet> sets,
                                  const VerifyOptions& options = {});

/// One line for a check: `file:line: id depth 3: expected 29311, found 29310`.
[[nodiscard]] std::string to_text(const Check& check);

}  // namespace hurdle
