#include "perft/exhaust/mirror.hpp"

#include <algorithm>
#include <tuple>

#include "movegen/vocab/squares.hpp"

namespace hurdle {
namespace {

Square mirrored(const Notation& notation, Square square) {
  return {notation.files - 1 - square.file(), square.rank()};
}

/// Whether a piece of the kind stands on the board, promoted or not, or is in a hand: it can come
/// back.
template <class Pieces>
bool has_kind(const Pieces& board, const std::array<Hand, 2>& hands, Kind kind) {
  return std::ranges::any_of(board, [&](Piece piece) { return piece && piece.kind() == kind; }) ||
         std::ranges::any_of(hands, [&](const Hand& hand) { return hand[index_of(kind)] > 0; });
}

}  // namespace

bool is_symmetric(const Notation& notation, const Material& material) {
  const Kind partner = notation.castles_without_rights;
  return partner == Kind::none || !has_kind(material.board, material.hands, partner);
}

bool is_symmetric(const Notation& notation, const Setup& setup) {
  const Kind partner = notation.castles_without_rights;
  return setup.rights == CastlingRights{} &&
         (partner == Kind::none || !has_kind(setup.board, setup.hands, partner));
}

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
  if (!is_symmetric(notation, setup)) {
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

int number_of_images(const Notation& notation, const Setup& setup) {
  const bool alone =
      !is_symmetric(notation, setup) || mirrored(notation, setup).board == setup.board;
  return alone ? 1 : 2;
}

}  // namespace hurdle
