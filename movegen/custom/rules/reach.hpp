// Where the piece on a square may go by its own movement: no promotion, castling or safety.
#pragma once

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// Which tracks of a piece's movement to follow.
enum class Tracks : std::uint8_t {
  quiet,           ///< to empty squares
  initial_quiet,   ///< the same, by moves from the squares of the double step
  quiet_anywhere,  ///< as `quiet`, without mobility regions, and as if hurdles stood right
  capture          ///< to squares where the piece captures, whatever stands there
};

/// The squares that the piece on `from` reaches, within its mobility region. A pawn's double steps
/// are not among them.
[[nodiscard]] Squares reach(const Description& facts, const Position& position, Square from,
                            Tracks tracks);

/// Whether a piece of `by` could capture on `target`.
[[nodiscard]] bool attacked(const Description& facts, const Position& position, Square target,
                            Colour by);

/// The squares of all pieces of `by` that could capture on `target`.
[[nodiscard]] Squares attackers(const Description& facts, const Position& position, Square target,
                                Colour by);

/// The squares where the piece may stand, arrive and give check.
[[nodiscard]] bool may_stand(const Description& facts, Colour colour, Type type, Square square);

/// The squares of a player's pieces of a type.
[[nodiscard]] Squares squares_of(const Position& position, Colour colour, Type type);

/// Whether the kings face each other on a file or rank with nothing between.
[[nodiscard]] bool kings_face(const Description& facts, const Position& position);

}  // namespace hurdle::custom
