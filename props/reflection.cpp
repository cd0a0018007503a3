// Reflects squares, positions and moves.
#include "props/reflection.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace hurdle::props {
namespace {

/// Castling rights, one bit for each file, with left and right exchanged; none if the royal piece
/// must stand on a fixed file that is not in the middle.
std::uint16_t mirrored(const Notation& notation, unsigned rights) {
  unsigned image = 0;
  if (notation.rights == RightsText::edge_rooks && 2 * notation.royal_file + 1 != notation.files) {
    return 0;
  }
  for (int file = 0; file < notation.files; ++file) {
    const unsigned right = rights >> static_cast<unsigned>(file) & 1U;
    image |= right << static_cast<unsigned>(notation.files - 1 - file);
  }
  return static_cast<std::uint16_t>(image);
}

}  // namespace

Square Reflection::of(const Notation& notation, Square square) const {
  return {files ? notation.files - 1 - square.file() : square.file(),
          players ? notation.ranks - 1 - square.rank() : square.rank()};
}

Setup Reflection::of(const Notation& notation, const Setup& setup) const {
  Setup image = setup;
  image.board = {};
  image.en_passant.clear();
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (!piece) {
      continue;
    }
    image.put(of(notation, Square::at(index)),
              Piece(of(piece.colour()), piece.kind(), piece.promoted()));
  }
  image.side = of(setup.side);
  if (players) {
    std::swap(image.hands[0], image.hands[1]);
    std::swap(image.rights[0], image.rights[1]);
  }
  if (files) {
    for (std::uint16_t& rights : image.rights) {
      rights = mirrored(notation, rights);
    }
  }
  std::vector<Square> passed;
  for (const Square square : setup.en_passant) {
    passed.push_back(of(notation, square));
  }
  std::ranges::sort(passed);
  for (const Square square : passed) {
    image.en_passant.add(square);
  }
  return image;
}

Move Reflection::of(const Notation& notation, Move move) const {
  const Square from = of(notation, move.from());
  const Square to = of(notation, move.to());
  if (move.is_pass()) {
    return Move::pass(from);
  }
  if (move.is_drop()) {
    return Move::drop(move.kind(), to);
  }
  if (!move.is_promotion()) {
    return Move::board(from, to);
  }
  return notation.promotion == PromotionText::letter ? Move::promotion_to(from, to, move.kind())
                                                     : Move::promotion(from, to);
}

}  // namespace hurdle::props
