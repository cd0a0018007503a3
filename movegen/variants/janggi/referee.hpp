// Janggi's rules, clause by clause (J1-J13, rules.md beside this file), and the casual house rules
// without J10 and J11. Mutants and house rules change the virtual functions. Written from the rules
// alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {

class JanggiReferee : public BaseReferee {
 public:
  explicit JanggiReferee(const Notation& written) noexcept
      : BaseReferee(written, {.pass = "J9", .mate = "J13", .stalemate = "J9"}) {}

  // ---- The pieces -------------------------------------------------------------------------------

  [[nodiscard]] virtual bool is_hurdle(Piece piece) const;        // J7
  [[nodiscard]] virtual bool cannon_may_take(Piece piece) const;  // J7

  // ---- Passing and facing -----------------------------------------------------------------------

  /// J9: a player not in check may pass.
  [[nodiscard]] virtual bool may_pass(const Setup& setup) const;
  /// J10: the generals are on one file with nothing between.
  [[nodiscard]] virtual bool generals_face(const Setup& setup) const;
  /// J10: the player to move must break the facing or accept the draw.
  [[nodiscard]] virtual bool bound_by_facing(const Setup& setup) const;
  /// J10: the draw may be accepted by a pass, even in check.
  [[nodiscard]] virtual bool may_accept_draw(const Setup& setup) const;
  /// J11: a pass was made in this facing position.
  [[nodiscard]] virtual bool ended_by_facing_pass(const Setup& setup) const;
  /// J12: both sides have passed in a row.
  [[nodiscard]] virtual bool ended_by_two_passes(const Setup& setup) const;

  // ---- The board --------------------------------------------------------------------------------

  /// J1, J2: where a general or a guard of this colour may stand.
  [[nodiscard]] bool in_palace_of(Colour colour, Square square) const;
  /// One of the marked diagonal lines joins the two neighbouring squares: centre and corner.
  [[nodiscard]] virtual bool marked_diagonal(Square from, Square to) const;

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void special_moves(const Setup& setup, VisitMove visit) const override;
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override;
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override;
  [[nodiscard]] bool over(const Setup& setup) const override;
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;
  [[nodiscard]] bool may_stand_in_check(const Setup& setup) const override;

  // ---- Explanations (referee_words.cpp) ---------------------------------------------------------

  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_no_pass(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_permitted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_over(const Setup& setup) const override;

 private:
  void palace_steps(const Setup& setup, Square from, VisitSquare visit) const;       // J1, J2
  void chariot_in_palace(const Setup& setup, Square from, VisitSquare visit) const;  // J5
  void cannon_lines(const Setup& setup, Square from, VisitSquare visit) const;       // J6
  void cannon_in_palace(const Setup& setup, Square from, VisitSquare visit) const;   // J6
  void soldier_steps(const Setup& setup, Square from, VisitSquare visit) const;      // J8
  void soldier_in_palace(const Setup& setup, Square from, VisitSquare visit) const;  // J8
  void land(const Setup& setup, Square to, VisitSquare visit) const;
  [[nodiscard]] Reason why_not_in_palace(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_lame_leap(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_chariot_line(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_cannon_jump(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_soldier_step(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] std::string movement_text(const Setup& setup, Square from, Square to) const;
};

/// House rules: facing generals have no effect; two passes in a row still end the game.
class CasualReferee : public JanggiReferee {
 public:
  using JanggiReferee::JanggiReferee;

  [[nodiscard]] bool bound_by_facing(const Setup& setup) const override;       // J10 off
  [[nodiscard]] bool may_accept_draw(const Setup& setup) const override;       // J10 off
  [[nodiscard]] bool ended_by_facing_pass(const Setup& setup) const override;  // J11 off
};

}  // namespace hurdle::janggi
