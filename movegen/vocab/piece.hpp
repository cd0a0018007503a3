// A piece: kind, colour and promoted flag, in one byte. The variant defines the kinds.
#pragma once

#include <cstddef>
#include <cstdint>

#include "movegen/vocab/colour.hpp"

namespace hurdle {

/// The most kinds (base letters) a variant may have.
inline constexpr std::size_t max_kinds = 15;

/// A kind of piece: an index into the variant's `Notation::kinds`. Kind 0 is the royal piece of
/// every variant.
enum class Kind : std::uint8_t { royal = 0, none = 15 };

[[nodiscard]] constexpr std::size_t index_of(Kind kind) noexcept {
  return static_cast<std::size_t>(kind);
}

/// A piece on the board, or no piece (`Piece{}`, false in a condition).
class Piece {
 public:
  constexpr Piece() = default;
  constexpr Piece(Colour colour, Kind kind, bool promoted = false) noexcept
      : bits_(static_cast<std::uint8_t>(present_and(colour) | (promoted ? 0x20U : 0U) |
                                        static_cast<unsigned>(kind))) {}

  [[nodiscard]] constexpr explicit operator bool() const noexcept { return bits_ != 0; }
  [[nodiscard]] constexpr Kind kind() const noexcept { return static_cast<Kind>(bits_ & 0x0FU); }
  [[nodiscard]] constexpr Colour colour() const noexcept {
    return (bits_ & 0x10U) != 0 ? Colour::black : Colour::white;
  }
  [[nodiscard]] constexpr bool promoted() const noexcept { return (bits_ & 0x20U) != 0; }

  /// True when there is a piece and it belongs to `colour`.
  [[nodiscard]] constexpr bool belongs_to(Colour colour) const noexcept {
    return (bits_ & 0x90U) == present_and(colour);
  }
  /// True when there is a piece of this colour and kind, promoted or not.
  [[nodiscard]] constexpr bool is(Colour colour, Kind kind) const noexcept {
    return (bits_ & 0x9FU) == (present_and(colour) | static_cast<unsigned>(kind));
  }
  constexpr bool operator==(const Piece&) const = default;

 private:
  static constexpr unsigned present_and(Colour colour) noexcept {
    return 0x80U | (colour == Colour::black ? 0x10U : 0U);
  }

  std::uint8_t bits_ = 0;
};

}  // namespace hurdle
