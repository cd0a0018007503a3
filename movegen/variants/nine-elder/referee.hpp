// Nine elder's rules, clause by clause (N1-N12, rules.md beside this file), and three house rules
// that change one clause each. Mutants and house rules change the virtual functions. Written from
// the rules alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::nine_elder {

class NineElderReferee : public BaseReferee {
 public:
  explicit NineElderReferee(const Notation& written) noexcept;

  // ---- The pieces -------------------------------------------------------------------------------

  virtual void dragon_targets(const Setup& setup, Square from, VisitSquare visit) const;  // N2
  virtual void horse_targets(const Setup& setup, Square from, VisitSquare visit) const;   // N2

  /// N3, N4: which pieces may be jumped.
  [[nodiscard]] virtual bool is_hurdle(Piece piece) const;
  /// N5: whether a piece on the orthogonal point blocks the cassia.
  [[nodiscard]] virtual bool cassia_is_lame() const;

  // ---- Promotion --------------------------------------------------------------------------------

  /// N6: the three ranks farthest from the player.
  [[nodiscard]] virtual bool in_enemy_camp(Colour colour, Square square) const;
  /// N6: the move of an unpromoted, promotable piece may promote it.
  [[nodiscard]] virtual bool may_promote(const Setup& setup, Square from, Square to) const;
  /// N6: the same move must promote it.
  [[nodiscard]] virtual bool must_promote(const Setup& setup, Square from, Square to) const;

  // ---- Drops ------------------------------------------------------------------------------------

  /// N9: a pawn is not dropped on the last rank.
  [[nodiscard]] virtual bool pawn_may_be_dropped_on_rank(Colour colour, Square to) const;
  /// N10: a pawn is not dropped on a file that holds an unpromoted pawn of the same player.
  [[nodiscard]] virtual bool pawn_may_be_dropped_on_file(const Setup& setup, Square to) const;

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override;
  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override;
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override;
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;
  [[nodiscard]] std::optional<InvalidReason> invalid_board(const Setup& setup) const override;

  // ---- Explanations (referee_words.cpp) ---------------------------------------------------------

  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_so_promoted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_no_drop(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_permitted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_stalemate(const Setup& setup) const override;

  /// When the move of a promotable piece promotes it.
  [[nodiscard]] virtual std::string promotion_words(Colour colour) const;  // N6
  /// Why a move without promotion must promote.
  [[nodiscard]] virtual std::string duty_words(Colour colour) const;  // N6

  [[nodiscard]] bool is_pawn(Piece piece) const {
    return piece.kind() == pawn && !piece.promoted();
  }
  [[nodiscard]] bool may_still_promote(Piece piece) const {
    return notation().of(piece.kind()).promotes && !piece.promoted();
  }

 private:
  void cassia_targets(const Setup& setup, Square from, VisitSquare visit) const;  // N5
  void go_short_of_the_hurdle(const Setup& setup, Square from, VisitSquare visit) const;
  void jump_to_empty(const Setup& setup, Square from, VisitSquare visit) const;
  void jump_and_capture(const Setup& setup, Square from, VisitSquare visit) const;

  [[nodiscard]] Reason why_no_hop(const Setup& setup, Square from, Square to) const;
};

/// N2 to the letter of the rules page: the dragon moves as an incense, the horse as an incense or
/// one diagonal step.
class LiteralReferee : public NineElderReferee {
 public:
  using NineElderReferee::NineElderReferee;

  void dragon_targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void horse_targets(const Setup& setup, Square from, VisitSquare visit) const override;
  [[nodiscard]] std::span<const KindWords> words() const override;
};

/// N5 with a cassia that leaps over any piece.
class LeapingReferee : public NineElderReferee {
 public:
  using NineElderReferee::NineElderReferee;

  [[nodiscard]] bool cassia_is_lame() const override;
};

/// N6 as in Shogi: a move that starts or ends in the camp may promote; a pawn on the last rank
/// must.
class ShogiReferee : public NineElderReferee {
 public:
  using NineElderReferee::NineElderReferee;

  [[nodiscard]] bool may_promote(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] bool must_promote(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] std::string promotion_words(Colour colour) const override;
  [[nodiscard]] std::string duty_words(Colour colour) const override;
};

}  // namespace hurdle::nine_elder
