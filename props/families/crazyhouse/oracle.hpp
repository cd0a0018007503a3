// Oracle for Crazyhouse's clauses: those of chess, and its additions. Written from the rules' text
// alone; must not use either generator.
#pragma once

#include "movegen/variants/crazyhouse/notation.hpp"
#include "props/families/chess/oracle.hpp"

namespace hurdle::props {

class CrazyhouseOracle : public ChessOracle {
 public:
  using ChessOracle::ChessOracle;

  /// Z2.
  [[nodiscard]] Kind held_as(Piece captured) const override {
    return captured.promoted() ? chess::pawn : captured.kind();
  }
  /// Z4.
  [[nodiscard]] Refusal drop_square(const Setup& /*setup*/, Kind kind, Square to) const override {
    const bool edge = to.rank() == 0 || to.rank() == 7;
    return kind == chess::pawn && edge ? Refusal::rank : Refusal::none;
  }

 protected:
  /// Z2.
  [[nodiscard]] Piece became(Colour colour, Kind kind) const override {
    return {colour, kind, true};
  }
};

}  // namespace hurdle::props
