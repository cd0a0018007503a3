// Shogi's rules, clause by clause (S1-S16, rules.md beside this file). Mutants change the virtual
// functions. Written from the rules alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::shogi {

class ShogiReferee : public BaseReferee {
 public:
  explicit ShogiReferee(const Notation& written) noexcept
      : BaseReferee(written,
                    {.drop = "S11", .promotion = "S9", .mate = "S15", .stalemate = "S16"}) {}

  // ---- Promotion --------------------------------------------------------------------------------

  /// S9: the three ranks farthest from the player.
  [[nodiscard]] virtual bool in_enemy_camp(Colour colour, Square square) const;
  /// S9: the move of an unpromoted, promotable piece may promote it.
  [[nodiscard]] virtual bool may_promote(const Setup& setup, Square from, Square to) const;
  /// S9: the same move must promote it.
  [[nodiscard]] virtual bool must_promote(const Setup& setup, Square from, Square to) const;

  // ---- Drops ------------------------------------------------------------------------------------

  /// S12: whether an unpromoted piece of this kind could move from this square on an empty board.
  [[nodiscard]] virtual bool leaves_a_move(Colour colour, Kind kind, Square to) const;
  /// S13: no unpromoted pawn of the player stands on the file.
  [[nodiscard]] virtual bool pawn_may_be_dropped_on_file(const Setup& setup, Square to) const;

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override;
  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override;
  /// S14.
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

  /// Whether a piece on the board is promotable (S9) and unpromoted.
  [[nodiscard]] bool may_still_promote(Piece piece) const {
    return notation().of(piece.kind()).promotes && !piece.promoted();
  }
};

}  // namespace hurdle::shogi
