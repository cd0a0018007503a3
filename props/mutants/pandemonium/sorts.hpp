// The sorts of pieces of Pandemonium one by one, promoted ones apart, with words for them: for
// mutants that misread a clause for one sort, one side or one wing only.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/piece.hpp"

namespace hurdle::mutants {

/// A kind of piece, promoted or not, and how it goes.
struct Sort {
  std::string_view name;
  Kind kind;
  bool promoted;
  bool straight;
  bool diagonal;
  bool leaps;

  [[nodiscard]] bool holds(Piece piece) const {
    return piece && piece.kind() == kind && piece.promoted() == promoted;
  }
};

inline constexpr std::array<Sort, 13> sorts{{
    {"king", pandemonium::king, false, true, true, false},
    {"queen", pandemonium::queen, false, true, true, false},
    {"rook", pandemonium::rook, false, true, false, false},
    {"bishop", pandemonium::bishop, false, false, true, false},
    {"knight", pandemonium::knight, false, false, false, true},
    {"marshal", pandemonium::marshal, false, true, false, true},
    {"cardinal", pandemonium::cardinal, false, false, true, true},
    {"dragon", pandemonium::rook, true, true, true, false},
    {"horse", pandemonium::bishop, true, true, true, false},
    {"scepter", pandemonium::knight, true, true, true, true},
    {"apricot", pandemonium::marshal, true, true, true, false},
    {"whole", pandemonium::cardinal, true, true, true, false},
    {"gilding", pandemonium::pawn, true, true, true, false},
}};

inline constexpr std::array<Colour, 2> both_sides{Colour::white, Colour::black};

/// "white", "black".
[[nodiscard]] inline std::string side_word(Colour side) {
  return side == Colour::white ? "white" : "black";
}

/// "White's", "Black's".
[[nodiscard]] inline std::string sides(Colour side) {
  return side == Colour::white ? "White's" : "Black's";
}

}  // namespace hurdle::mutants
