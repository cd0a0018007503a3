// Movements seen in a mirror, and on which ranks one leads nowhere.
#pragma once

#include <cstddef>
#include <cstdint>

#include "movegen/fast/board/bounds.hpp"
#include "movegen/fast/board/description.hpp"

namespace hurdle::fast {

/// Mirrored directions: a direction and its image add up to `sum`, modulo eight.
[[nodiscard]] constexpr std::uint8_t reflected(std::uint8_t directions, unsigned sum) noexcept {
  std::uint8_t result = 0;
  for (unsigned direction = 0; direction < 8; ++direction) {
    if ((directions >> direction & 1U) != 0) {
      result = static_cast<std::uint8_t>(result | 1U << ((8U + sum - direction) & 7U));
    }
  }
  return result;
}

/// Directions with east and west exchanged.
[[nodiscard]] constexpr std::uint8_t exchanged(std::uint8_t directions) noexcept {
  return reflected(directions, 0);
}

/// Directions of the second player: mirrored top to bottom.
[[nodiscard]] constexpr std::uint8_t mirrored(std::uint8_t directions) noexcept {
  return reflected(directions, 4);
}

/// Leaps with east and west exchanged.
[[nodiscard]] constexpr LeapSet exchanged_leaps(LeapSet leaps) noexcept {
  LeapSet result = no_leap;
  for (std::size_t leap = 0; leap < free_leap_count; ++leap) {
    for (std::size_t image = 0; image < free_leap_count; ++image) {
      const bool mirrored = free_leaps[leap].rank == free_leaps[image].rank &&
                            free_leaps[leap].file == -free_leaps[image].file;
      result |= mirrored && (leaps >> leap & 1U) != 0 ? LeapSet{1} << image : no_leap;
    }
  }
  return result;
}

/// Whether a piece on this rank, counted from its player's edge, could not move on an empty board,
/// on any file. Ignores steps that depend on the square beside its rank.
[[nodiscard]] constexpr bool is_stuck(const Movement& m, int rank, int ranks) {
  if (m.lame.diagonal_steps != 0 || m.eyed_leap || bounds::exists(m.orthogonal) ||
      bounds::exists(m.diagonal) || bounds::exists(m.marked)) {
    return false;
  }
  bool moves = (m.pawn_moves || m.slides_ahead) && rank + 1 < ranks;
  const auto stays_inside = [&](int by) { return rank + by >= 0 && rank + by < ranks; };
  for (std::size_t step = 0; step < direction_rank.size(); ++step) {
    moves = moves || ((m.steps >> step & 1U) != 0 && stays_inside(direction_rank[step]));
  }
  for (std::size_t leap = 0; leap < free_leap_count; ++leap) {
    moves = moves || ((m.leaps >> leap & 1U) != 0 && stays_inside(free_leaps[leap].rank));
  }
  return !moves;
}

}  // namespace hurdle::fast
