// Janggi's clauses as questions about one piece, two squares and what stands around them. Read from
// the rules' text alone; knows neither generator. One predicate a clause.
#pragma once

#include "movegen/variants/janggi/notation.hpp"
#include "props/families/oracle.hpp"

namespace hurdle::props {

class JanggiOracle : public Oracle {
 public:
  using Oracle::Oracle;

  /// J10 and J11 are what the casual rules leave out.
  [[nodiscard]] bool facing_restricts() const { return notation().name == janggi::notation.name; }

  /// No piece captures otherwise than it moves, but that a cannon captures no cannon.
  [[nodiscard]] bool captures(const Setup& setup, Square from, Square to) const override;
  /// J9, J10
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return (facing_restricts() && facing(setup)) || !royal_attacked(setup, setup.side);
  }
  /// J11, J12
  [[nodiscard]] bool over(const Setup& setup) const override {
    return setup.passes > 1 || (facing_restricts() && setup.passes > 0 && facing(setup));
  }

  [[nodiscard]] static Square centre(Colour owner) { return {4, owner == Colour::white ? 1 : 8}; }
  [[nodiscard]] static bool in_palace(Colour owner, Square square) {
    const Leap way = leap(centre(owner), square);
    return way.longer() <= 1;
  }
  /// Both squares lie on one marked diagonal of the palace of `owner`: they are in the palace,
  /// diagonal to each other, and the centre is one of them or between them.
  [[nodiscard]] static bool on_marked_diagonal(Colour owner, Square a, Square b);

  /// J1, J2: one step along a marked line, within the own palace.
  [[nodiscard]] static bool palace_step(Colour owner, Square from, Square to);
  /// J3, J4: one orthogonal step, then `diagonal_steps` outward; every point on the way is empty.
  [[nodiscard]] static bool lame_leap(const Setup& setup, Square from, Square to,
                                      int diagonal_steps);
  /// J5: along a line or a marked diagonal with nothing between.
  [[nodiscard]] static bool chariot_way(const Setup& setup, Square from, Square to);
  /// J6, J7: over exactly one piece that is no cannon, onto anything but a cannon.
  [[nodiscard]] static bool cannon_way(const Setup& setup, Square from, Square to);
  /// J8: forward or sideways; in the enemy palace also diagonally forward along a marked diagonal.
  [[nodiscard]] static bool soldier_step(Colour owner, Square from, Square to);
  /// J10: generals on one file with nothing between.
  [[nodiscard]] bool facing(const Setup& setup) const;

 protected:
  /// J10: generals that face each other are parted.
  [[nodiscard]] bool forbidden(const Setup& setup, const Played& played) const override {
    return facing_restricts() && facing(setup) && facing(played.after);
  }
};

}  // namespace hurdle::props
