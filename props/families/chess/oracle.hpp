// Chess's clauses as questions about squares and what stands on them and between them, Chess960's
// too. Read from the rules' text alone; knows neither generator.
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
  /// H5: it must, and to these.
  [[nodiscard]] std::vector<Piece> promotions(Piece piece) const override;
  [[nodiscard]] Turn turn(Piece piece, Square from, Square to) const override;

  /// H4: a pawn of the side to move captures on the square that another has passed over.
  [[nodiscard]] bool pawn_attacks(const Setup& setup, Square square) const;
  /// H4: where the pawn stands that passed over the square; it is the opponent's.
  [[nodiscard]] static Square passing_pawn(const Setup& setup);

  /// Castling of the side to move with the rook of a file: where the two stand and go.
  struct Castling {
    Square king, rook, king_goal, rook_goal;
  };
  [[nodiscard]] Castling castling_with(const Setup& setup, int rook_file) const;
  [[nodiscard]] static bool has_right(const Setup& setup, Colour colour, int file) {
    return (setup.rights[index_of(colour)] >> static_cast<unsigned>(file) & 1U) != 0;
  }
  /// H6 or H7 without what it says of attacks: the right is there and the way free.
  [[nodiscard]] bool castling_stands(const Setup& setup, int rook_file) const;
  [[nodiscard]] static Setup castled(const Setup& setup, const Castling& castling);
  [[nodiscard]] Move castling_move(const Castling& castling) const;

  /// H7 instead of H6.
  [[nodiscard]] bool starts_anywhere() const { return notation().rights == RightsText::any_rook; }

 protected:
  /// H5, Z2: a pawn of this colour as another kind.
  [[nodiscard]] virtual Piece became(Colour colour, Kind kind) const { return {colour, kind}; }
  bool special_moves(const Setup& setup, const Visit& visit) const override;
  void leave_trace(Setup& after, Square from, Square to) const override;

 private:
  bool passing_captures(const Setup& setup, const Visit& visit) const;
  bool castling_moves(const Setup& setup, const Visit& visit) const;
};

}  // namespace hurdle::props
