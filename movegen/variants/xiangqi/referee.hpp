// Xiangqi's rules, clause by clause (X1-X10, rules.md beside this file). Mutants change the virtual
// functions. Written from the rules alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {

class XiangqiReferee : public BaseReferee {
 public:
  explicit XiangqiReferee(const Notation& written) noexcept
      : BaseReferee(written, {.mate = "X9", .stalemate = "X10"}) {}

  // ---- Facing generals --------------------------------------------------------------------------

  /// X8: the generals are on one file with nothing between.
  [[nodiscard]] virtual bool generals_face(const Setup& setup) const;

  // ---- The board --------------------------------------------------------------------------------

  /// X1, X2: whether a general or an advisor of this colour may stand on this point.
  [[nodiscard]] bool in_palace_of(Colour colour, Square square) const;
  /// X3, X7: whether the point is on the enemy's half.
  [[nodiscard]] bool beyond_the_river(Colour colour, Square square) const;

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override;
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;
  [[nodiscard]] std::optional<InvalidReason> invalid_board(const Setup& setup) const override;

  // ---- Explanations (referee_words.cpp) ---------------------------------------------------------

  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_permitted(const Setup& setup, Move move) const override;

 private:
  void elephant_targets(const Setup& setup, Square from, VisitSquare visit) const;  // X3
  void horse_targets(const Setup& setup, Square from, VisitSquare visit) const;     // X4
  void cannon_slides(const Setup& setup, Square from, VisitSquare visit) const;     // X6
  void cannon_jumps(const Setup& setup, Square from, VisitSquare visit) const;      // X6
  void soldier_targets(const Setup& setup, Square from, VisitSquare visit) const;   // X7

  [[nodiscard]] Reason why_not_in_palace(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_elephant_step(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_horse_step(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_chariot_line(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_cannon_line(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_soldier_step(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] std::string movement_text(const Setup& setup, Square from, Square to) const;
};

}  // namespace hurdle::xiangqi
