// The sorts of pieces of Pandemonium one by one, promoted ones apart, with words for them: for
// mutants that change a clause for one sort, one side or one wing only.
#pragma once

#include <array>
#include <string_view>

#include "movegen/mutants/themes/going.hpp"
#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::pandemonium {

using namespace mutation;

inline constexpr Sort dragon = promoted(rook);
inline constexpr Sort horse = promoted(bishop);
inline constexpr Sort scepter = promoted(knight);
inline constexpr Sort apricot = promoted(marshal);
inline constexpr Sort whole = promoted(cardinal);
inline constexpr Sort gilding = promoted(pawn);

/// A sort of piece and how it goes.
struct NamedSort {
  std::string_view name;
  Sort sort;
  bool straight = false;
  bool diagonal = false;
  bool leaps = false;
};

/// All but the pawn, which has clauses of its own.
inline constexpr std::array<NamedSort, 13> pieces{{
    {"king", plain(king), true, true, false},
    {"queen", plain(queen), true, true, false},
    {"rook", plain(rook), true, false, false},
    {"bishop", plain(bishop), false, true, false},
    {"knight", plain(knight), false, false, true},
    {"marshal", plain(marshal), true, false, true},
    {"cardinal", plain(cardinal), false, true, true},
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
  sorts.front() = {"pawn", plain(pawn)};
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
