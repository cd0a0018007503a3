// How a game is drawn: lines or squares, the shape of its pieces, and what stands on them beside
// the letters. Data; it draws nothing and knows no rule.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// What pieces stand on.
enum class BoardLook : std::uint8_t {
  squares,    ///< all of one colour
  chequered,  ///< squares of two colours
  points      ///< where lines cross
};

/// The outline of pieces.
enum class PieceLook : std::uint8_t { disc, octagon };

/// A line of the board beside its ranks and files.
struct BoardLine {
  Square from;
  Square to;
};

/// What stands on the pieces of a kind, by `index_of(Colour)`. Empty where nothing is customary or
/// Unicode has nothing: then it is the letter.
struct KindLook {
  std::string_view name;  ///< the kind's, as the notation has it
  std::array<std::string_view, 2> hanja{};
  std::string_view promoted_hanja = "";
  std::array<std::string_view, 2> figures{};
};

struct Look {
  BoardLook board = BoardLook::squares;
  PieceLook piece = PieceLook::disc;
  std::span<const BoardLine> lines = {};
  std::span<const KindLook> kinds = {};  ///< by `index_of(Kind)`, or none
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
