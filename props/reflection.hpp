// Mirror images of positions and moves.
#pragma once

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props {

/// A reflection of the board: files mirrored, or ranks mirrored with the players exchanged, or
/// both.
struct Reflection {
  bool files = false;
  bool players = false;

  [[nodiscard]] Square of(const Notation& notation, Square square) const;
  [[nodiscard]] Colour of(Colour colour) const { return players ? opponent(colour) : colour; }
  [[nodiscard]] Setup of(const Notation& notation, const Setup& setup) const;
  [[nodiscard]] Move of(const Notation& notation, Move move) const;
};

}  // namespace hurdle::props
