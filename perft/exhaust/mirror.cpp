#include "perft/exhaust/mirror.hpp"

#include <tuple>

#include "movegen/vocab/squares.hpp"

namespace hurdle {
namespace {

Square mirrored(const Notation& notation, Square square) {
  return {notation.files - 1 - square.file(), square.rank()};
}

}  // namespace

Setup mirrored(const Notation& notation, const Setup& setup) {
  Setup image = setup;
  image.en_passant.clear();
  for (const Square square : setup.en_passant) {
    image.en_passant.add(mirrored(notation, square));
  }
  for (const Square square : squares_of(notation)) {
    image.put(mirrored(notation, square), setup.at(square));
  }
  return image;
}

bool is_first_image(const Notation& notation, const Setup& setup) {
  if (setup.rights != CastlingRights{}) {
    return true;
  }
  const auto order = [](Piece piece) {
    return std::tuple(static_cast<bool>(piece), index_of(piece.colour()), index_of(piece.kind()),
                      piece.promoted());
  };
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files / 2; ++file) {
      const Square square(file, rank);
      const Piece here = setup.at(square);
      const Piece there = setup.at(mirrored(notation, square));
      if (here != there) {
        return order(here) > order(there);
      }
    }
  }
  return true;
}

}  // namespace hurdle
