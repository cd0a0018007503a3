// Oracle for Xiangqi's clauses, one predicate for each, about one piece, two squares and the pieces
// around them. Written from the rules' text alone; must not use either generator.
#pragma once

#include "movegen/variants/xiangqi/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class XiangqiOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// Only the cannon captures differently from how it moves.
  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] bool enters(const Setup& setup, Square from, Square to) const override;

  /// The rank of a square from its owner's edge, counted from 1.
  [[nodiscard]] static int own_rank(Colour owner, Square square) {
    return owner == Colour::white ? square.rank() + 1 : 10 - square.rank();
  }
  [[nodiscard]] static bool in_palace(Colour owner, Square square) {
    return square.file() >= 3 && square.file() <= 5 && own_rank(owner, square) <= 3;
  }
  [[nodiscard]] static bool beyond_river(Colour owner, Square square) {
    return own_rank(owner, square) > 5;
  }

  /// X1.
  [[nodiscard]] static bool general_step(Colour owner, Square from, Square to);
  /// X2.
  [[nodiscard]] static bool advisor_step(Colour owner, Square from, Square to);
  /// X3: with an empty eye, on its own side of the river.
  [[nodiscard]] static bool elephant_leap(const Setup& setup, Square from, Square to);
  /// X4: with an empty leg.
  [[nodiscard]] static bool horse_leap(const Setup& setup, Square from, Square to);
  /// X6: over exactly one piece.
  [[nodiscard]] static bool cannon_capture(const Setup& setup, Square from, Square to);
  /// X7.
  [[nodiscard]] static bool soldier_step(Colour owner, Square from, Square to);
  /// X8: whether the generals are on one file with no piece between.
  [[nodiscard]] bool facing(const Setup& setup) const;

 protected:
  /// X8: no move may leave the generals facing.
  [[nodiscard]] bool forbidden(const Setup& /*setup*/, const Played& played) const override {
    return facing(played.after);
  }
};

}  // namespace hurdle::props
