// Squares of boards up to 12 files by 10 ranks, whose size is known only at run time.
// `hurdle::Square` ends at 10x10, and the fast generators depend on that size.
#pragma once

#include <bitset>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "movegen/vocab/colour.hpp"

namespace hurdle::custom {

inline constexpr int most_files = 12;
inline constexpr int most_ranks = 10;
inline constexpr std::size_t square_count = 120;

/// A square by file and rank, counted from 0 (a1 is 0,0), or `Square::none()`.
class Square {
 public:
  constexpr Square() = default;
  constexpr Square(int file, int rank) noexcept
      : index_(static_cast<std::uint8_t>(rank * most_files + file)) {}

  [[nodiscard]] static constexpr Square none() noexcept { return {}; }
  [[nodiscard]] static constexpr Square at(std::size_t index) noexcept {
    return {static_cast<int>(index) % most_files, static_cast<int>(index) / most_files};
  }
  [[nodiscard]] constexpr bool exists() const noexcept { return index_ < square_count; }
  [[nodiscard]] constexpr int file() const noexcept { return index_ % most_files; }
  [[nodiscard]] constexpr int rank() const noexcept { return index_ / most_files; }
  [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

  constexpr auto operator<=>(const Square&) const = default;

 private:
  std::uint8_t index_ = 255;
};

/// `a1`, `l10`; `-` for none.
[[nodiscard]] std::string to_text(Square square);

/// A set of squares, by `Square::index()`.
using Squares = std::bitset<square_count>;

/// The size of a game's board.
struct BoardSize {
  int files = 8;
  int ranks = 8;

  [[nodiscard]] constexpr bool has(int file, int rank) const noexcept {
    return file >= 0 && file < files && rank >= 0 && rank < ranks;
  }
  /// The rank with this number, counted from 1 at the player's own edge, from 0 at White's.
  [[nodiscard]] constexpr int rank_of(Colour colour, int relative) const noexcept {
    return colour == Colour::white ? relative - 1 : ranks - relative;
  }
  bool operator==(const BoardSize&) const = default;
};

/// Calls `visit(square)` for every square of the board, a1 first, rank by rank.
template <class Visit>
void for_each_square(BoardSize size, Visit visit) {
  for (int rank = 0; rank < size.ranks; ++rank) {
    for (int file = 0; file < size.files; ++file) {
      visit(Square(file, rank));
    }
  }
}

/// All squares of the board, in the same order.
[[nodiscard]] inline std::vector<Square> all_squares(BoardSize size) {
  std::vector<Square> squares;
  for_each_square(size, [&](Square square) { squares.push_back(square); });
  return squares;
}

}  // namespace hurdle::custom
