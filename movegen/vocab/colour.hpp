// The two players (C1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hurdle {

/// A player. `white` moves first and upwards; `black` second and downwards (C1).
enum class Colour : std::uint8_t { white, black };

inline constexpr std::array<Colour, 2> both_colours{Colour::white, Colour::black};

/// The other player.
[[nodiscard]] constexpr Colour opponent(Colour colour) noexcept {
  return colour == Colour::white ? Colour::black : Colour::white;
}

/// 0 for white, 1 for black: for indexing arrays of two.
[[nodiscard]] constexpr std::size_t index_of(Colour colour) noexcept {
  return static_cast<std::size_t>(colour);
}

/// The rank step of "forward": +1 for white, -1 for black.
[[nodiscard]] constexpr int forward(Colour colour) noexcept {
  return colour == Colour::white ? 1 : -1;
}

}  // namespace hurdle
