// The lines of a board and the marked diagonals of its palaces, as files and ranks: what the tables
// are built from.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/fast/board/shape.hpp"

namespace hurdle::fast {

/// The families of lines, as bits: how two squares are aligned.
enum LineFamily : std::uint8_t {
  not_aligned = 0,
  on_orthogonal = 1,
  on_diagonal = 2,
  on_marked = 4
};

/// The line directions: rank, file, the two diagonals, the two marked diagonals.
inline constexpr int line_directions = 6;
inline constexpr std::array<int, line_directions> line_file{1, 0, 1, -1, 1, -1};
inline constexpr std::array<int, line_directions> line_rank{0, 1, 1, 1, 1, 1};

/// The line directions after these six: the part of a file ahead of a square, one for each player.
[[nodiscard]] constexpr int line_ahead(Colour colour) noexcept {
  return line_directions + (colour == Colour::white ? 0 : 1);
}

/// A line, seen from one of its squares.
struct Line {
  Bits64 low_mask = 0;
  Bits64 high_mask = 0;
  std::uint8_t low_count = 0;  ///< members in the low word
  std::uint8_t index = 0;      ///< of the square on the line
  std::uint8_t stride = 0;     ///< bit distance between neighbouring squares
  std::uint16_t all = 0;       ///< a LineSet: every square of the line
  /// A LineSet: squares in each player's camp. On a line ahead: where a piece may choose to
  /// promote.
  std::array<std::uint16_t, 2> camp{};
};

/// The eight lame leaps, numbered like the free leaps: file and rank of the step before the
/// diagonal ones.
inline constexpr std::array<int, 8> lame_leg_file{0, 0, -1, 1, -1, 1, 0, 0};
inline constexpr std::array<int, 8> lame_leg_rank{-1, -1, 0, 0, 0, 0, 1, 1};
inline constexpr std::array<int, 8> lame_leg{0, 0, 1, 2, 1, 2, 3, 3};  ///< south, west, east, north

/// The four eyed leaps in the same order: file and rank of one of their two steps.
inline constexpr std::array<int, 4> eye_file{-1, 1, -1, 1};
inline constexpr std::array<int, 4> eye_rank{-1, -1, 1, 1};

/// The families of lines along which a movement captures.
[[nodiscard]] constexpr std::uint8_t capture_families(const Movement& movement) noexcept {
  return static_cast<std::uint8_t>((movement.orthogonal.capture != 0 ? on_orthogonal : 0) |
                                   (movement.diagonal.capture != 0 ? on_diagonal : 0) |
                                   (movement.marked.capture != 0 ? on_marked : 0));
}

/// Palaces, lines and squares of one board.
template <const Description& D>
struct Geometry {
  using S = Shape<D>;
  using Bits = typename S::Bits;

  static constexpr bool in_palace(int file, int rank, Colour owner) {
    if (file < D.palace_first_file || file > D.palace_first_file + 2) {
      return false;
    }
    const int own_rank = owner == Colour::white ? rank : S::ranks - 1 - rank;
    return own_rank < D.palace_ranks && S::inside(file, rank);
  }
  static constexpr bool in_any_palace(int file, int rank) {
    return in_palace(file, rank, Colour::white) || in_palace(file, rank, Colour::black);
  }
  /// Whether a square is on a marked diagonal: the palace's centre and its corners.
  static constexpr bool is_marked(int file, int rank) {
    if (!in_any_palace(file, rank)) {
      return false;
    }
    const int own_rank = rank < D.palace_ranks ? rank : S::ranks - 1 - rank;
    return (file - D.palace_first_file + own_rank) % 2 == 0;
  }

  /// Whether the line in `direction` joins these two neighbouring squares.
  static bool connected(int direction, int file, int rank, int next_file, int next_rank) {
    if (!S::inside(next_file, next_rank)) {
      return false;
    }
    return direction < 4 || (is_marked(file, rank) && is_marked(next_file, next_rank));
  }

  /// The line of these squares, seen from the one with this index on it.
  static Line line_of(Bits members, int index) {
    Line result;
    result.low_mask = low(members);
    if constexpr (S::bits == 128) {
      result.high_mask = high(members);
    }
    result.low_count = static_cast<std::uint8_t>(popcount(result.low_mask));
    result.index = static_cast<std::uint8_t>(index);
    result.all = static_cast<std::uint16_t>((1U << static_cast<unsigned>(popcount(members))) - 1U);
    int next = 0;
    each(members, [&](int square) {
      const auto flag = static_cast<std::uint16_t>(1U << static_cast<unsigned>(next++));
      if (has(S::template camp<Colour::white>, square)) {
        result.camp[0] |= flag;
      }
      if (has(S::template camp<Colour::black>, square)) {
        result.camp[1] |= flag;
      }
    });
    return result;
  }

  template <class Visit>
  static void each_square(Visit&& visit) {
    for (int rank = 0; rank < S::ranks; ++rank) {
      for (int file = 0; file < S::files; ++file) {
        visit(S::at(file, rank), file, rank);
      }
    }
  }
};

}  // namespace hurdle::fast
