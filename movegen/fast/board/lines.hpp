// One line of a board (rank, file or diagonal): an ordered list of at most ten squares, numbered
// from 0 by their index on the line. The targets of a slide or a hop are looked up by index of the
// piece and occupancy of the line.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>

namespace hurdle::fast {

inline constexpr int max_line = 10;

/// A set of squares of one line: bit i stands for the square with index i.
using LineSet = std::uint32_t;

/// The squares that a slide from `index` reaches on a line of ten with these occupied squares: the
/// empty squares up to the first piece in either direction, and that piece. Slow and simple: fills
/// the tables and tests them.
[[nodiscard]] constexpr LineSet slide_slowly(int index, LineSet occupied) noexcept {
  LineSet reached = 0;
  for (const int step : {-1, 1}) {
    for (int to = index + step; to >= 0 && to < max_line; to += step) {
      reached |= 1U << static_cast<unsigned>(to);
      if ((occupied >> static_cast<unsigned>(to) & 1U) != 0) {
        break;
      }
    }
  }
  return reached;
}

/// The squares that a hop from `index` reaches: beyond the first piece in either direction (the
/// hurdle), the empty squares up to the second piece, and that piece. Slow and simple: fills the
/// tables and tests them.
[[nodiscard]] constexpr LineSet hop_slowly(int index, LineSet occupied) noexcept {
  LineSet reached = 0;
  for (const int step : {-1, 1}) {
    int met = 0;
    for (int to = index + step; to >= 0 && to < max_line && met < 2; to += step) {
      if (met == 1) {
        reached |= 1U << static_cast<unsigned>(to);
      }
      if ((occupied >> static_cast<unsigned>(to) & 1U) != 0) {
        ++met;
      }
    }
  }
  return reached;
}

/// The lookup tables, for every index on a line of ten and every occupancy. On a shorter line the
/// results contain squares beyond its end: the caller intersects with the line (`Line::all`).
struct LineTables {
  std::array<std::array<std::uint16_t, 1U << max_line>, max_line> slide{};
  std::array<std::array<std::uint16_t, 1U << max_line>, max_line> hop{};

  /// Fills `line_tables` from the slow functions; later calls do nothing.
  static void fill_once();

 private:
  void build() noexcept {
    for (int index = 0; index < max_line; ++index) {
      for (LineSet occupied = 0; occupied < 1U << max_line; ++occupied) {
        const auto at = static_cast<std::size_t>(index);
        slide[at][occupied] = static_cast<std::uint16_t>(slide_slowly(index, occupied));
        hop[at][occupied] = static_cast<std::uint16_t>(hop_slowly(index, occupied));
      }
    }
  }
};

/// Shared by all variants.
inline constinit LineTables line_tables{};

inline void LineTables::fill_once() {
  static std::once_flag once;
  std::call_once(once, [] { line_tables.build(); });
}

}  // namespace hurdle::fast
