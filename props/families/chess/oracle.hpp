// Oracle for the clauses of chess and Chess960, as predicates on squares and pieces. Written from
// the rules' text alone; must not use either generator.
#pragma once

#include "movegen/variants/chess/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class ChessOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// The rank counted from 1 at the edge of `colour`.
  [[nodiscard]] static int rank_of(Colour colour, Square square) {
    return colour == Colour::white ? square.rank() + 1 : 8 - square.rank();
  }

  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] bool enters(const Setup& setup, Square from, Square to) const override;
  /// H5: promotion is forced, to one of these pieces.
  [[nodiscard]] std::vector<Piece> promotions(Piece piece) const override;
  [[nodiscard]] Turn turn(Piece piece, Square from, Square to) const override;

  /// H4: whether a pawn of the side to move can capture on the square that another pawn has passed
  /// over.
  [[nodiscard]] bool pawn_attacks(const Setup& setup, Square square) const;
  /// H4: the square of the opponent's pawn that has just passed over the en-passant square.
  [[nodiscard]] static Square passing_pawn(const Setup& setup);

  /// Castling of the side to move with the rook on a file: origins and destinations of both pieces.
  struct Castling {
    Square king, rook, king_goal, rook_goal;
  };
  [[nodiscard]] Castling castling_with(const Setup& setup, int rook_file) const;
  [[nodiscard]] static bool has_right(const Setup& setup, Colour colour, int file) {
    return (setup.rights[index_of(colour)] >> static_cast<unsigned>(file) & 1U) != 0;
  }
  /// H6 or H7 without the conditions on attacks: the right exists and the path is empty.
  [[nodiscard]] bool castling_stands(const Setup& setup, int rook_file) const;
  [[nodiscard]] static Setup castled(const Setup& setup, const Castling& castling);
  [[nodiscard]] Move castling_move(const Castling& castling) const;

  /// Whether H7 applies instead of H6.
  [[nodiscard]] bool starts_anywhere() const { return notation().rights == RightsText::any_rook; }

 protected:
  /// H5, Z2: a promoted pawn of this colour.
  [[nodiscard]] virtual Piece became(Colour colour, Kind kind) const { return {colour, kind}; }
  bool special_moves(const Setup& setup, const Visit& visit) const override;
  void leave_trace(Setup& after, Square from, Square to) const override;

 private:
  bool passing_captures(const Setup& setup, const Visit& visit) const;
  bool castling_moves(const Setup& setup, const Visit& visit) const;
};

}  // namespace hurdle::props
