// What position sets and files of games hold, a line each: for `hurdle verify --list`.
#pragma once

#include <span>
#include <string>

#include "perft/cli/options/sets.hpp"
#include "perft/output/json.hpp"

namespace hurdle::cli {

/// One file, and how much of it the tag leaves.
struct ListedSet {
  std::string file;
  std::string variant;  ///< of its positions, or of its first game
  std::uint64_t positions = 0;
  std::uint64_t counts = 0;  ///< that are published for them
  std::uint64_t games = 0;
};

/// The files of which the tag leaves something, in their order, sets of positions first.
[[nodiscard]] std::vector<ListedSet> listed(const SetOptions& options,
                                            std::span<const PositionSet> sets,
                                            std::span<const GameSet> games);

/// A line each, and their sum.
[[nodiscard]] std::string to_text(std::span<const ListedSet> sets);
[[nodiscard]] Json to_json(std::span<const ListedSet> sets);

}  // namespace hurdle::cli
