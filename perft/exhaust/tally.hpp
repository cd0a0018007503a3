// The outcomes of a material's positions in numbers.
#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "perft/exhaust/solve.hpp"

namespace hurdle {

/// The positions with one side to move.
struct SideTally {
  std::uint64_t won = 0;
  std::uint64_t drawn = 0;
  std::uint64_t lost = 0;
  std::map<int, std::uint64_t> won_in;   ///< plies to the end: positions
  std::map<int, std::uint64_t> lost_in;  ///< 0: the game is over
  Setup longest;                         ///< the first of the positions that last longest
  int longest_plies = 0;                 ///< 0: all are drawn or over
};

/// All positions of one material, both mirror images of each; without those that have an en-passant
/// square or follow a pass.
struct OutcomeTally {
  std::array<SideTally, 2> sides;  ///< by `index_of(Colour)`
  std::uint64_t positions = 0;
  std::uint64_t mates = 0;
};

/// Counts the positions of `endgame.materials()[material]`.
[[nodiscard]] OutcomeTally tally_of(const Variant& variant, const Endgame& endgame,
                                    std::size_t material = 0);

}  // namespace hurdle
