// Simplified Makpong's rules, clause by clause (M1-M8, rules.md beside this file). Mutants and
// derived games change the virtual functions. Written from the rules alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/makpong/notation.hpp"

namespace hurdle::makpong {

class MakpongReferee : public BaseReferee {
 public:
  explicit MakpongReferee(const Notation& written,
                          CommonClauses named = {.promotion = "M5",
                                                 .mate = "M6",
                                                 .stalemate = "M8"}) noexcept
      : BaseReferee(written, named) {}

  // ---- Promotion --------------------------------------------------------------------------------

  /// M5: the rank where a pawn of this colour becomes a queen at once, counted from 0.
  [[nodiscard]] virtual int promotion_rank(Colour colour) const;

  // ---- The king in check ------------------------------------------------------------------------

  /// M6: whether the king may make this move while exactly one piece gives check.
  [[nodiscard]] virtual bool king_may_answer(const Setup& setup, Move move, Square checker) const;
  /// M7: whether the king may make this move while several pieces give check.
  [[nodiscard]] virtual bool king_may_answer_double_check(const Setup& setup, Move move) const;

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override;
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override;
  [[nodiscard]] std::optional<InvalidReason> too_many(const Setup& setup) const override;
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;

  // ---- Explanations (referee_words.cpp) ---------------------------------------------------------

  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_so_promoted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_permitted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_mate(const Setup& setup) const override;

 private:
  void pawn_advances(const Setup& setup, Square from, VisitSquare visit) const;  // M4
  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const;  // M4
  [[nodiscard]] std::vector<Square> giving_check(const Setup& setup) const;
  [[nodiscard]] Reason why_no_rook_line(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_pawn_move(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] std::string movement_text(const Setup& setup, Square from, Square to) const;
};

}  // namespace hurdle::makpong
