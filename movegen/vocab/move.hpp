// A move in 32 bits: the parts that are compared (C2: from, to, promotion, drop piece, pass), and
// two marks that generators add (castling, en passant) because the text alone does not show them
// (C7).
#pragma once

#include <cstdint>

#include "movegen/vocab/piece.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// One move. Build it with the named functions; the default is a pass without a square, never
/// legal.
class Move {
 public:
  constexpr Move() : Move(Form::pass, Square::none(), Square::none(), Kind::none) {}

  /// A piece goes from one square to another, capturing or not.
  [[nodiscard]] static constexpr Move board(Square from, Square to) noexcept {
    return {Form::board, from, to, Kind::none};
  }
  /// A board move by which the piece turns over to its promoted side (`e9e10+`).
  [[nodiscard]] static constexpr Move promotion(Square from, Square to) noexcept {
    return {Form::promote, from, to, Kind::none};
  }
  /// A board move by which the piece becomes `kind` (`e5e6m`).
  [[nodiscard]] static constexpr Move promotion_to(Square from, Square to, Kind kind) noexcept {
    return {Form::promote, from, to, kind};
  }
  /// A piece from the hand is dropped on `to` (`P@e5`).
  [[nodiscard]] static constexpr Move drop(Kind kind, Square to) noexcept {
    return {Form::drop, to, to, kind};
  }
  /// A pass, written with the royal piece's square twice (`e2e2`).
  [[nodiscard]] static constexpr Move pass(Square royal) noexcept {
    return {Form::pass, royal, royal, Kind::none};
  }
  [[nodiscard]] constexpr Move marked_castling() const noexcept { return marked(castling_bit); }
  [[nodiscard]] constexpr Move marked_en_passant() const noexcept { return marked(ep_bit); }

  /// The origin; the same as `to()` for drops and passes.
  [[nodiscard]] constexpr Square from() const noexcept { return Square::at(bits_ & 0x7FU); }
  [[nodiscard]] constexpr Square to() const noexcept { return Square::at((bits_ >> 7U) & 0x7FU); }
  [[nodiscard]] constexpr bool is_drop() const noexcept { return form() == Form::drop; }
  [[nodiscard]] constexpr bool is_pass() const noexcept { return form() == Form::pass; }
  [[nodiscard]] constexpr bool is_promotion() const noexcept { return form() == Form::promote; }
  [[nodiscard]] constexpr bool is_castling() const noexcept { return (bits_ & castling_bit) != 0; }
  [[nodiscard]] constexpr bool is_en_passant() const noexcept { return (bits_ & ep_bit) != 0; }

  /// The kind dropped, or the kind named by a promotion; none when the text names no piece.
  [[nodiscard]] constexpr Kind kind() const noexcept {
    return static_cast<Kind>((bits_ >> 16U) & 0x0FU);
  }

  /// The move without the castling and en-passant marks: two moves are the same move (C2) exactly
  /// when these are equal.
  [[nodiscard]] constexpr Move plain() const noexcept {
    Move move = *this;
    move.bits_ &= ~(castling_bit | ep_bit);
    return move;
  }
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  constexpr auto operator<=>(const Move&) const = default;

 private:
  enum class Form : std::uint8_t { board, promote, drop, pass };
  static constexpr std::uint32_t castling_bit = 1U << 22U;
  static constexpr std::uint32_t ep_bit = 1U << 23U;

  constexpr Move(Form form, Square from, Square to, Kind kind) noexcept
      : bits_(static_cast<std::uint32_t>(from.index()) |
              static_cast<std::uint32_t>(to.index()) << 7U |
              static_cast<std::uint32_t>(kind) << 16U | static_cast<std::uint32_t>(form) << 20U) {}

  [[nodiscard]] constexpr Form form() const noexcept {
    return static_cast<Form>((bits_ >> 20U) & 3U);
  }
  [[nodiscard]] constexpr Move marked(std::uint32_t bit) const noexcept {
    Move move = *this;
    move.bits_ |= bit;
    return move;
  }

  std::uint32_t bits_;
};

static_assert(sizeof(Move) == 4);

}  // namespace hurdle
