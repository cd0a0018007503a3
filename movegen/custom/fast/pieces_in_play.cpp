#include "movegen/custom/fast/pieces_in_play.hpp"

namespace hurdle::custom {

StartCounts start_counts(const Position& start) {
  StartCounts counts{};
  for (const Piece& piece : start.board) {
    if (piece) {
      const Type type = piece.was != Type::none ? piece.was : piece.type;
      ++counts[index_of(type)][hurdle::index_of(piece.colour)];
    }
  }
  for (const Colour colour : both_colours) {
    for (std::size_t index = 0; index < type_count; ++index) {
      const std::size_t owner = hurdle::index_of(colour);
      counts[index][owner] += start.hands[owner][index];
    }
  }
  return counts;
}

Types pawn_promotions(const Description& facts) {
  Types result;
  for (const SideFacts& side : facts.sides) {
    for (std::size_t index = 0; index < type_count; ++index) {
      result[index] =
          result[index] || (side.promotion_piece_types[index] && facts.letters[index] != 0);
    }
  }
  return result;
}

Types promoting_pawns(const Description& facts, const Types& in_play) {
  Types result = facts.sides[0].promotion_pawn_types | facts.sides[1].promotion_pawn_types;
  result.set(index_of(Type::pawn));
  return result & in_play;
}

Types kinds_in_play(const Description& facts, const Position& start) {
  Types result;
  const StartCounts counts = start_counts(start);
  for (std::size_t index = 0; index < type_count; ++index) {
    result[index] = counts[index][0] + counts[index][1] > 0;
  }
  return promoting_pawns(facts, result).any() ? result | pawn_promotions(facts) : result;
}

}  // namespace hurdle::custom
