// The sorts of pieces of Pandemonium one by one, promoted ones apart, with words for them: for
// clauses that are misread for one sort, one side or one wing only.
#pragma once

#include <array>
#include <string_view>

#include "movegen/referee/misreadings/going.hpp"
#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::pandemonium {

inline constexpr wrong::Sort dragon = wrong::promoted(rook);
inline constexpr wrong::Sort horse = wrong::promoted(bishop);
inline constexpr wrong::Sort scepter = wrong::promoted(knight);
inline constexpr wrong::Sort apricot = wrong::promoted(marshal);
inline constexpr wrong::Sort whole = wrong::promoted(cardinal);
inline constexpr wrong::Sort gilding = wrong::promoted(pawn);

/// A sort of piece and how it goes.
struct NamedSort {
  std::string_view name;
  wrong::Sort sort;
  bool straight = false;
  bool diagonal = false;
  bool leaps = false;
};

/// All but the pawn, which has clauses of its own.
inline constexpr std::array<NamedSort, 13> pieces{{
    {"king", wrong::plain(king), true, true, false},
    {"queen", wrong::plain(queen), true, true, false},
    {"rook", wrong::plain(rook), true, false, false},
    {"bishop", wrong::plain(bishop), false, true, false},
    {"knight", wrong::plain(knight), false, false, true},
    {"marshal", wrong::plain(marshal), true, false, true},
    {"cardinal", wrong::plain(cardinal), false, true, true},
    {"dragon", dragon, true, true, false},
    {"horse", horse, true, true, false},
    {"scepter", scepter, true, true, true},
    {"apricot", apricot, true, true, false},
    {"whole", whole, true, true, false},
    {"gilding", gilding, true, true, false},
}};

/// All that can be captured: the pawn, and all pieces but the king.
[[nodiscard]] constexpr std::array<NamedSort, 13> capturable() {
  std::array<NamedSort, 13> sorts = pieces;
  sorts.front() = {"pawn", wrong::plain(pawn)};
  return sorts;
}

/// "white", "black".
[[nodiscard]] constexpr std::string_view side_word(Colour side) {
  return side == Colour::white ? "white" : "black";
}

/// "White's", "Black's".
[[nodiscard]] constexpr std::string_view sides(Colour side) {
  return side == Colour::white ? "White's" : "Black's";
}

}  // namespace hurdle::pandemonium
