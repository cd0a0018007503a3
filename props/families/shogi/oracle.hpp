// Oracle for Shogi's clauses, as predicates on squares and pieces. Written from the rules' text
// alone; must not use either generator.
#pragma once

#include "movegen/variants/shogi/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class ShogiOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// The rank counted from 1 at the edge of `colour`.
  [[nodiscard]] static int rank_of(Colour colour, Square square) {
    return colour == Colour::white ? square.rank() + 1 : 9 - square.rank();
  }
  [[nodiscard]] static bool in_camp(Colour player, Square square) {
    return rank_of(player, square) >= 7;
  }
  /// S12: the ranks that an unpromoted piece needs ahead of it to be able to move.
  [[nodiscard]] static int ranks_needed(Kind kind);

  /// All pieces capture as they move.
  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  /// S9.
  [[nodiscard]] Turn turn(Piece piece, Square from, Square to) const override;
  /// S12, S13.
  [[nodiscard]] Refusal drop_square(const Setup& setup, Kind kind, Square to) const override;
  /// S14.
  [[nodiscard]] bool may_not_mate(Kind kind) const override { return kind == shogi::pawn; }

  [[nodiscard]] static bool knight_leap(Colour colour, Square from, Square to);  // S6
  /// S7: with no piece between.
  [[nodiscard]] static bool lance_way(const Setup& setup, Square from, Square to);
  [[nodiscard]] static bool pawn_step(Colour colour, Square from, Square to);  // S8

 private:
  [[nodiscard]] static bool promoted_goes(const Setup& setup, Square from, Square to);
};

}  // namespace hurdle::props
