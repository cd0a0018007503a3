// The fast generator's board. Only the mutators (mutate.hpp) change it.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/fast/board/shape.hpp"
#include "movegen/fast/board/zobrist.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::fast {

/// A position. Only mutators with Keyed = true update the key.
template <const Description& D>
struct Position {
  using S = Shape<D>;
  using Bits = typename S::Bits;

  std::array<Bits, 2> own{};                                                       ///< by player
  std::array<std::array<Bits, static_cast<std::size_t>(S::classes)>, 2> pieces{};  ///< by class
  std::array<std::uint8_t, static_cast<std::size_t>(S::bits)> type{};  ///< of occupied squares
  std::array<std::uint8_t, 2> royal{};                                 ///< squares
  std::uint8_t passes = 0;  ///< consecutive passes just before; 2 ends the game
  std::array<std::array<std::uint8_t, static_cast<std::size_t>(S::kinds)>, 2> hand{};  ///< by kind
  std::array<std::uint16_t, 2> held{};  ///< the set of kinds in each hand
  Bits en_passant = 0;  ///< squares a pawn has just passed over, if an enemy pawn attacks one
  PositionKey<D> key;
  /// Squares of partners with which their royal piece may castle, in games with castling rights.
  [[no_unique_address]] typename S::Rights rights{};

  [[nodiscard]] Bits occupied() const noexcept { return own[0] | own[1]; }
  [[nodiscard]] Bits taboo() const noexcept {
    if constexpr (S::taboo_class < 0) {
      return 0;
    } else {
      return pieces[0][S::taboo_class] | pieces[1][S::taboo_class];
    }
  }
};

}  // namespace hurdle::fast
