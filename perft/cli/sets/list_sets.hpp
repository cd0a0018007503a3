// What `hurdle verify` lists: with --list the contents of position sets and files of games, one
// file a line, and with --list-invalid the invalid positions of files.
#pragma once

#include <span>
#include <string>

#include "perft/cli/options/sets.hpp"
#include "perft/custom/set.hpp"
#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// One file, with the numbers of its entries that have the tag.
struct ListedSet {
  std::string file;
  std::string variant;  ///< of its positions, or of its first game
  std::uint64_t positions = 0;
  std::uint64_t counts = 0;  ///< published counts of these positions
  std::uint64_t games = 0;
};

/// The files with entries that have the tag, in the given order, sets of positions first.
[[nodiscard]] std::vector<ListedSet> listed(const SetOptions& options,
                                            std::span<const PositionSet> sets,
                                            std::span<const GameSet> games,
                                            std::span<const custom::CustomSet> custom_sets);

/// One line for each file, then the total.
[[nodiscard]] std::string to_text(std::span<const ListedSet> sets);
[[nodiscard]] Json to_json(std::span<const ListedSet> sets);

/// One line for each invalid position, `FILE:LINE: CLAUSE: reason`, then their number among `all`
/// positions.
[[nodiscard]] std::string invalid_text(std::span<const InvalidEntry> invalid, std::size_t all);
[[nodiscard]] Json invalid_json(std::span<const InvalidEntry> invalid, std::size_t all);

}  // namespace hurdle::cli
