// The sorts of pieces of Pandemonium one by one, promoted ones apart, with words for them: for
// mutants that change a clause for one sort, one side or one wing only.
#pragma once

#include <array>
#include <string_view>

#include "movegen/mutants/themes/going.hpp"
#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::pandemonium {

inline constexpr mutation::Sort dragon = mutation::promoted(rook);
inline constexpr mutation::Sort horse = mutation::promoted(bishop);
inline constexpr mutation::Sort scepter = mutation::promoted(knight);
inline constexpr mutation::Sort apricot = mutation::promoted(marshal);
inline constexpr mutation::Sort whole = mutation::promoted(cardinal);
inline constexpr mutation::Sort gilding = mutation::promoted(pawn);

/// A sort of piece and how it goes.
struct NamedSort {
  std::string_view name;
  mutation::Sort sort;
  bool straight = false;
  bool diagonal = false;
  bool leaps = false;
};

/// All but the pawn, which has clauses of its own.
inline constexpr std::array<NamedSort, 13> pieces{{
    {"king", mutation::plain(king), true, true, false},
    {"queen", mutation::plain(queen), true, true, false},
    {"rook", mutation::plain(rook), true, false, false},
    {"bishop", mutation::plain(bishop), false, true, false},
    {"knight", mutation::plain(knight), false, false, true},
    {"marshal", mutation::plain(marshal), true, false, true},
    {"cardinal", mutation::plain(cardinal), false, true, true},
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
  sorts.front() = {"pawn", mutation::plain(pawn)};
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
