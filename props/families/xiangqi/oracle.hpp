// Xiangqi's clauses as questions about one piece, two squares and what stands around them. Read
// from the rules' text alone; knows neither generator. One predicate a clause.
#pragma once

#include "movegen/variants/xiangqi/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class XiangqiOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// Only the cannon captures otherwise than it moves.
  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] bool enters(const Setup& setup, Square from, Square to) const override;

  /// How many ranks a square is away from its owner's edge, from 1.
  [[nodiscard]] static int own_rank(Colour owner, Square square) {
    return owner == Colour::white ? square.rank() + 1 : 10 - square.rank();
  }
  [[nodiscard]] static bool in_palace(Colour owner, Square square) {
    return square.file() >= 3 && square.file() <= 5 && own_rank(owner, square) <= 3;
  }
  [[nodiscard]] static bool beyond_river(Colour owner, Square square) {
    return own_rank(owner, square) > 5;
  }

  /// X1
  [[nodiscard]] static bool general_step(Colour owner, Square from, Square to);
  /// X2
  [[nodiscard]] static bool advisor_step(Colour owner, Square from, Square to);
  /// X3: with the eye empty, on the own side of the river.
  [[nodiscard]] static bool elephant_leap(const Setup& setup, Square from, Square to);
  /// X4: with the leg empty.
  [[nodiscard]] static bool horse_leap(const Setup& setup, Square from, Square to);
  /// X6: over exactly one piece.
  [[nodiscard]] static bool cannon_capture(const Setup& setup, Square from, Square to);
  /// X7
  [[nodiscard]] static bool soldier_step(Colour owner, Square from, Square to);
  /// X8: the generals are on one file with nothing between.
  [[nodiscard]] bool facing(const Setup& setup) const;

 protected:
  /// X8: no move brings it about.
  [[nodiscard]] bool forbidden(const Setup& /*setup*/, const Played& played) const override {
    return facing(played.after);
  }
};

}  // namespace hurdle::props
