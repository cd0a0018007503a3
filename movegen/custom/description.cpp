#include "movegen/custom/description.hpp"

#include "movegen/custom/text/betza.hpp"

namespace hurdle::custom {

Squares rank_squares(int rank) {
  Squares squares;
  for (int file = 0; file < most_files && rank >= 1 && rank <= most_ranks; ++file) {
    squares.set(Square(file, rank - 1).index());
  }
  return squares;
}

// The default regions name absolute ranks, whatever the board's size: so does Fairy-Stockfish.
Description blank_description() {
  constexpr int white_zone = 8;
  constexpr int black_pawns = 7;
  Description facts;
  facts.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  facts.promoted_type.fill(Type::none);
  for (std::size_t index = 0; index < type_count; ++index) {
    facts.betza[index] = betza_of(type_at(index));
    facts.movements[index] = parse_betza(facts.betza[index]).movement;
  }
  for (const Colour colour : both_colours) {
    SideFacts& side = facts.sides[hurdle::index_of(colour)];
    const bool white = colour == Colour::white;
    side.promotion_region = rank_squares(white ? white_zone : 1);
    side.double_step_region = rank_squares(white ? 2 : black_pawns);
    side.promotion_pawn_types.set(index_of(Type::pawn));
    side.en_passant_types.set(index_of(Type::pawn));
    side.move_rule_types.set(index_of(Type::pawn));
    side.castling_rook_pieces.set(index_of(Type::rook));
  }
  return facts;
}

}  // namespace hurdle::custom
