// Oracle for Janggi's clauses, one predicate for each, about one piece, two squares and the pieces
// around them. Written from the rules' text alone; must not use either generator.
#pragma once

#include "movegen/variants/janggi/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class JanggiOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// False in casual Janggi, which lacks J10 and J11.
  [[nodiscard]] bool facing_restricts() const { return notation().name == janggi::notation.name; }

  /// All pieces capture as they move, except that a cannon captures no cannon.
  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  /// J9, J10.
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return (facing_restricts() && facing(setup)) || !royal_attacked(setup, setup.side);
  }
  /// J11, J12.
  [[nodiscard]] bool over(const Setup& setup) const override {
    return setup.passes > 1 || (facing_restricts() && setup.passes > 0 && facing(setup));
  }

  [[nodiscard]] static Square centre(Colour owner) { return {4, owner == Colour::white ? 1 : 8}; }
  [[nodiscard]] static bool in_palace(Colour owner, Square square) {
    const Leap way = leap(centre(owner), square);
    return way.longer() <= 1;
  }
  /// Whether both squares are on one marked diagonal of `owner`'s palace: both in the palace,
  /// diagonal to each other, with the centre as one of them or between them.
  [[nodiscard]] static bool on_marked_diagonal(Colour owner, Square a, Square b);

  /// J1, J2: one step along a marked line, within the player's own palace.
  [[nodiscard]] static bool palace_step(Colour owner, Square from, Square to);
  /// J3, J4: one orthogonal step, then `diagonal_steps` outward; every point crossed is empty.
  [[nodiscard]] static bool lame_leap(const Setup& setup, Square from, Square to,
                                      int diagonal_steps);
  /// J5: along a line or a marked diagonal, with no piece between.
  [[nodiscard]] static bool chariot_way(const Setup& setup, Square from, Square to);
  /// J6, J7: over exactly one piece that is no cannon, to a point without a cannon.
  [[nodiscard]] static bool cannon_way(const Setup& setup, Square from, Square to);
  /// J8: forward or sideways; in the enemy palace also diagonally forward along a marked diagonal.
  [[nodiscard]] static bool soldier_step(Colour owner, Square from, Square to);
  /// J10: whether the generals are on one file with no piece between.
  [[nodiscard]] bool facing(const Setup& setup) const;

 protected:
  /// J10: a move must separate facing generals.
  [[nodiscard]] bool forbidden(const Setup& setup, const Played& played) const override {
    return facing_restricts() && facing(setup) && facing(played.after);
  }
};

}  // namespace hurdle::props
