// Oracle for Simplified Makpong's clauses, about one piece, two squares and the pieces between
// them. Written from the rules' text alone; must not use either generator.
#pragma once

#include "movegen/variants/makpong/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class MakpongOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// M1 to M4.
  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] bool enters(const Setup& setup, Square from, Square to) const override;
  /// M5.
  [[nodiscard]] Piece promoted(Piece piece) const override {
    return piece.kind() == makpong::pawn ? Piece(piece.colour(), makpong::queen) : Piece{};
  }
  [[nodiscard]] Turn turn(Piece piece, Square /*from*/, Square to) const override {
    return is_promotion_rank(piece.colour(), to) ? Turn::must : Turn::never;
  }
  /// M5: rank 6 for white, rank 3 for black.
  [[nodiscard]] static bool is_promotion_rank(Colour colour, Square square) {
    return square.rank() == (colour == Colour::white ? 5 : 2);
  }
  /// The pieces that give check to the king of `owner` (C5).
  [[nodiscard]] std::vector<Square> checkers(const Setup& setup, Colour owner) const {
    return attackers(setup, owner, royal_of(setup, owner));
  }

 protected:
  /// M6, M7.
  [[nodiscard]] bool forbidden(const Setup& setup, const Played& played) const override;
};

}  // namespace hurdle::props
