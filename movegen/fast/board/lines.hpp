// One line of a board, whatever line it is: an ordered list of at most ten squares. Where a slide
// or a hop from a place on it goes is looked up by (place, occupancy of the line).
#pragma once

#include <array>
#include <cstdint>
#include <mutex>

namespace hurdle::fast {

inline constexpr int max_line = 10;

/// A set of places on a line.
using Places = std::uint32_t;

/// The places a slide from `place` reaches on a line of ten with these places occupied: the empty
/// ones up to the first piece either way, and that piece. Slow and obvious; the tables' twin.
[[nodiscard]] constexpr Places slide_slowly(int place, Places occupied) noexcept {
  Places reached = 0;
  for (const int step : {-1, 1}) {
    for (int to = place + step; to >= 0 && to < max_line; to += step) {
      reached |= 1U << static_cast<unsigned>(to);
      if ((occupied >> static_cast<unsigned>(to) & 1U) != 0) {
        break;
      }
    }
  }
  return reached;
}

/// The places a hop from `place` reaches: beyond the first piece either way (the hurdle), the empty
/// ones up to the second piece, and that piece. Slow and obvious; the tables' twin.
[[nodiscard]] constexpr Places hop_slowly(int place, Places occupied) noexcept {
  Places reached = 0;
  for (const int step : {-1, 1}) {
    int met = 0;
    for (int to = place + step; to >= 0 && to < max_line && met < 2; to += step) {
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

/// The lookup tables, for every place of a line of ten and every occupancy. On a shorter line the
/// places beyond its end come out as reached: whoever looks up cuts them off.
struct LineTables {
  std::array<std::array<std::uint16_t, 1U << max_line>, max_line> slide{};
  std::array<std::array<std::uint16_t, 1U << max_line>, max_line> hop{};

  /// Fills `line_tables` from the slow twins; later calls do nothing.
  static void fill_once();

 private:
  void build() noexcept {
    for (int place = 0; place < max_line; ++place) {
      for (Places occupied = 0; occupied < 1U << max_line; ++occupied) {
        const auto at = static_cast<std::size_t>(place);
        slide[at][occupied] = static_cast<std::uint16_t>(slide_slowly(place, occupied));
        hop[at][occupied] = static_cast<std::uint16_t>(hop_slowly(place, occupied));
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
