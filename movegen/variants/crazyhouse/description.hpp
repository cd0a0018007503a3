// Description of Crazyhouse for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/chess/description.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"

namespace hurdle::crazyhouse {

inline constexpr fast::Description facts = [] {
  fast::Description crazy = chess::facts;
  constexpr std::size_t pawn_type = 5;
  for (std::size_t type = 1; type < pawn_type; ++type) {  // Z2: the pieces that a pawn becomes
    fast::PieceType marked = crazy.types[type];
    marked.promoted = true;
    marked.held_as = pawn;
    crazy.types[pawn_type + type] = marked;
  }
  crazy.types[pawn_type].promotes_to = pawn_type + 1;
  crazy.types[pawn_type].or_to = {pawn_type + 2, pawn_type + 3, pawn_type + 4};
  crazy.pawn_drop_ranks = 0x7E;  // Z4: not on ranks 1 and 8
  return crazy;
}();

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::crazyhouse
