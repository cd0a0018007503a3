// A position as plain data (C4 and the counters of C6). It may be invalid: the referee checks C8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "movegen/vocab/colour.hpp"
#include "movegen/vocab/piece.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// The squares that a pawn has just passed over (chess, Crazyhouse, Pandemonium), in ascending
/// rank. Only Pandemonium can have two.
class EnPassant {
 public:
  constexpr void add(Square square) noexcept { squares_[size_++] = square; }
  constexpr void clear() noexcept { *this = {}; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr const Square* begin() const noexcept { return squares_.data(); }
  [[nodiscard]] constexpr const Square* end() const noexcept { return squares_.data() + size_; }
  [[nodiscard]] constexpr bool contains(Square square) const noexcept {
    return (size_ > 0 && squares_[0] == square) || (size_ > 1 && squares_[1] == square);
  }
  constexpr bool operator==(const EnPassant&) const = default;

 private:
  std::array<Square, 2> squares_{};
  std::uint8_t size_ = 0;
};

/// The highest value of a counter (C6).
inline constexpr std::uint32_t max_counter = 999'999;

/// How many of each kind a player holds, by `index_of(Kind)`.
using Hand = std::array<std::uint8_t, max_kinds>;

/// The files of the rooks with which each player may still castle, one bit a file, by
/// `index_of(Colour)` (C4).
using CastlingRights = std::array<std::uint16_t, 2>;

/// A position of any variant: plain data, cheap to copy, comparable.
struct Setup {
  std::array<Piece, square_count> board{};  ///< by `Square::index()`
  std::array<Hand, 2> hands{};              ///< by `index_of(Colour)`
  Colour side = Colour::white;              ///< to move
  std::uint8_t passes = 0;                  ///< directly before; 2 if they ended the game (J12)
  EnPassant en_passant;     ///< all passed squares, or none if no pawn attacks one (C6)
  CastlingRights rights{};  ///< none in games without castling rights
  std::uint32_t half = 0;   ///< plies since the last capture, drop or pawn move (C6)
  std::uint32_t full = 1;   ///< move number, incremented after black's move (C6)

  [[nodiscard]] constexpr Piece at(Square square) const noexcept { return board[square.index()]; }
  constexpr void put(Square square, Piece piece) noexcept { board[square.index()] = piece; }
  [[nodiscard]] constexpr std::uint8_t held(Colour colour, Kind kind) const noexcept {
    return hands[index_of(colour)][index_of(kind)];
  }
  constexpr bool operator==(const Setup&) const = default;
};

/// How many pieces stand on the board.
[[nodiscard]] constexpr std::size_t piece_count(const Setup& setup) noexcept {
  std::size_t count = 0;
  for (const Piece piece : setup.board) {
    count += piece ? 1 : 0;
  }
  return count;
}

/// The square of a player's royal piece (C8 allows one), or `Square::none()`.
[[nodiscard]] constexpr Square royal_square(const Setup& setup, Colour colour) noexcept {
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index].is(colour, Kind::royal)) {
      return Square::at(index);
    }
  }
  return Square::none();
}

/// True if both are the same state (C4): everything except the counters is equal.
[[nodiscard]] constexpr bool same_state(const Setup& a, const Setup& b) noexcept {
  return a.board == b.board && a.hands == b.hands && a.side == b.side && a.passes == b.passes &&
         a.en_passant == b.en_passant && a.rights == b.rights;
}

}  // namespace hurdle
