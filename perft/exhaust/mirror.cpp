#include "perft/exhaust/mirror.hpp"

#include <tuple>

namespace hurdle {

Setup mirrored(const Notation& notation, const Setup& setup) {
  Setup image = setup;
  image.en_passant.clear();
  for (const Square square : setup.en_passant) {
    image.en_passant.add(Square(notation.files - 1 - square.file(), square.rank()));
  }
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files; ++file) {
      image.put(Square(notation.files - 1 - file, rank), setup.at(Square(file, rank)));
    }
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
    for (int file = 0; file < notation.files; ++file) {
      const auto here = order(setup.at(Square(file, rank)));
      const auto there = order(setup.at(Square(notation.files - 1 - file, rank)));
      if (here != there) {
        return here > there;
      }
    }
  }
  return true;
}

}  // namespace hurdle
