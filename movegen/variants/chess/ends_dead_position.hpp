// Whether a position of chess is dead (H14): whether no sequence of legal moves mates. Decided by
// search, never by guess, for positions from which few others can arise.
#pragma once

#include <cstdint>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/function_ref.hpp"

namespace hurdle::chess {

enum class Deadness : std::uint8_t {
  dead,      ///< all positions that can arise were searched, and none is mate
  alive,     ///< one of them is mate
  undecided  ///< the search stopped before the end
};

struct DeadProof {
  Deadness deadness = Deadness::undecided;
  int positions = 0;  ///< searched, the first included
};

/// The search stops, undecided, when more positions than this can arise, the first included.
inline constexpr int most_positions = 20'000;
/// It stops where a queen, rook or knight is on the board and more moves than this are legal.
inline constexpr std::size_t most_forced_moves = 4;

/// Searches all positions that can arise from `setup`. `lacks_material` says where neither side can
/// mate any more (H11); the search goes no further there. It stops when more than `most` can arise.
[[nodiscard]] DeadProof prove_dead(const Referee& rules, const Setup& setup,
                                   FunctionRef<bool(const Setup&)> lacks_material,
                                   int most = most_positions);

}  // namespace hurdle::chess
