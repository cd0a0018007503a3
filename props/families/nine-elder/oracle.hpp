// Oracle for Nine elder's clauses and house rules, as predicates on squares and pieces. Written
// from the rules' text alone; must not use either generator.
#pragma once

#include "movegen/variants/nine-elder/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class NineElderOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// The house rules in use; the default rules if none of these is true.
  [[nodiscard]] bool literal() const { return is(nine_elder::notation_literal); }  // N2
  [[nodiscard]] bool leaping() const { return is(nine_elder::notation_leaping); }  // N5
  [[nodiscard]] bool shogi() const { return is(nine_elder::notation_shogi); }      // N6

  [[nodiscard]] static bool is_pawn(Piece piece) {
    return piece && piece.kind() == nine_elder::pawn && !piece.promoted();
  }
  /// The rank counted from 1 at the edge of `colour`.
  [[nodiscard]] static int rank_of(Colour colour, Square square) {
    return colour == Colour::white ? square.rank() + 1 : 9 - square.rank();
  }
  [[nodiscard]] static bool in_camp(Colour player, Square square) {
    return rank_of(player, square) >= 7;
  }

  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    const bool hops = piece.kind() == nine_elder::cannon || piece.kind() == nine_elder::van;
    return hops ? leap(from, to).orthogonal() && count_between(setup, from, to) == 1
                : reaches(setup, from, to);
  }
  [[nodiscard]] bool enters(const Setup& setup, Square from, Square to) const override;
  /// N6.
  [[nodiscard]] Turn turn(Piece piece, Square from, Square to) const override;
  /// N9, N10.
  [[nodiscard]] Refusal drop_square(const Setup& setup, Kind kind, Square to) const override;
  /// N11.
  [[nodiscard]] bool may_not_mate(Kind /*kind*/) const override { return true; }

  // Movement of pieces that move as they capture, whatever the target holds.
  [[nodiscard]] bool dragon_way(const Setup& setup, Square from, Square to) const;   // N2
  [[nodiscard]] bool horse_way(const Setup& setup, Square from, Square to) const;    // N2
  [[nodiscard]] bool cassia_leap(const Setup& setup, Square from, Square to) const;  // N5

 private:
  [[nodiscard]] bool is(const Notation& oracle) const { return notation().name == oracle.name; }
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const;
};

}  // namespace hurdle::props
