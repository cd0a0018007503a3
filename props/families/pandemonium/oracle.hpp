// Oracle for Pandemonium's clauses, as predicates on squares and pieces. Written from the rules'
// text alone; must not use either generator.
#pragma once

#include "movegen/variants/pandemonium/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class PandemoniumOracle : public Oracle {
 public:
  using Oracle::Oracle;

  [[nodiscard]] static bool is_pawn(Piece piece) {
    return piece && piece.kind() == pandemonium::pawn && !piece.promoted();
  }
  /// The rank counted from 1 at the edge of `colour`.
  [[nodiscard]] static int rank_of(Colour colour, Square square) {
    return colour == Colour::white ? square.rank() + 1 : 10 - square.rank();
  }

  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] bool enters(const Setup& setup, Square from, Square to) const override;

  /// P5.
  [[nodiscard]] Turn turn(Piece piece, Square from, Square to) const override {
    const bool arrives = rank_of(piece.colour(), to) == 10;
    if (arrives && piece.kind() == pandemonium::pawn) {
      return Turn::must;
    }
    return arrives || rank_of(piece.colour(), from) == 10 ? Turn::may : Turn::never;
  }
  /// P8.
  [[nodiscard]] Refusal drop_square(const Setup& /*setup*/, Kind kind, Square to) const override {
    const bool edge = to.rank() == 0 || to.rank() == 9;
    return kind == pandemonium::pawn && edge ? Refusal::rank : Refusal::none;
  }
  /// P9.
  [[nodiscard]] bool may_not_mate(Kind kind) const override { return kind == pandemonium::pawn; }

  /// P3: the squares that a pawn passes over, in ascending rank.
  [[nodiscard]] static EnPassant passed(Square from, Square to);
  /// P4: whether a pawn of the side to move can capture on one of these squares.
  [[nodiscard]] bool pawn_attacks_any(const Setup& setup, const EnPassant& squares) const;
  /// P4: the square of the opponent's pawn that has just passed over these squares.
  [[nodiscard]] static Square passing_pawn(const Setup& setup);

  /// P10: the square `steps` files from the king's start square towards a (-1) or j (1).
  [[nodiscard]] static Square beside_king(Colour colour, int wing, int steps) {
    return {4 + wing * steps, colour == Colour::white ? 0 : 9};
  }
  [[nodiscard]] static Square corner(Colour colour, int wing) {
    return {wing < 0 ? 0 : 9, colour == Colour::white ? 0 : 9};
  }
  /// P10 without the conditions on attacks: the pieces are in place, with empty squares between.
  [[nodiscard]] static bool castling_stands(const Setup& setup, int wing);
  [[nodiscard]] static Setup castled(const Setup& setup, int wing);

 protected:
  bool special_moves(const Setup& setup, const Visit& visit) const override;
  void leave_trace(Setup& after, Square from, Square to) const override;

 private:
  bool en_passant_moves(const Setup& setup, const Visit& visit) const;
  bool castling_moves(const Setup& setup, const Visit& visit) const;
};

}  // namespace hurdle::props
