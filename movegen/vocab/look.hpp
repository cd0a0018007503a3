// How a game is drawn: lines or squares, the shape of its pieces, and the signs on the pieces
// besides their letters. Data only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// The surface that pieces stand on.
enum class BoardLook : std::uint8_t {
  squares,    ///< all of one colour
  chequered,  ///< squares of two colours
  points      ///< intersections of lines
};

/// The outline of pieces.
enum class PieceLook : std::uint8_t { disc, octagon };

/// An extra line on the board, besides its ranks and files.
struct BoardLine {
  Square from;
  Square to;
};

/// The sign on the pieces of a kind, by `index_of(Colour)`. Empty if no sign is customary or
/// Unicode has none: then the letter is drawn.
struct KindLook {
  std::string_view name;  ///< the kind's name in the notation
  std::array<std::string_view, 2> hanja{};
  std::string_view promoted_hanja = "";
  std::array<std::string_view, 2> figures{};
};

struct Look {
  BoardLook board = BoardLook::squares;
  PieceLook piece = PieceLook::disc;
  std::span<const BoardLine> lines = {};
  std::span<const KindLook> kinds = {};  ///< by `index_of(Kind)`, or empty
};

/// True when the look's kinds are those of the notation, in its order.
[[nodiscard]] constexpr bool agree(const Look& look, const Notation& notation) noexcept {
  bool same = look.kinds.size() == notation.kinds.size();
  for (std::size_t index = 0; same && index < look.kinds.size(); ++index) {
    same = look.kinds[index].name == notation.kinds[index].name;
  }
  return same;
}

}  // namespace hurdle
