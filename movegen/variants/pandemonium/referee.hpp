// Pandemonium's rules, clause by clause (P1-P11, rules.md beside this file). Mutants change the
// virtual functions. Written from the rules alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::pandemonium {

/// Castling goes towards a rook: to the left (a) or to the right (j).
enum class Wing : std::int8_t { left = -1, right = 1 };

class PandemoniumReferee : public BaseReferee {
 public:
  explicit PandemoniumReferee(const Notation& written) noexcept;

  // ---- The pieces -------------------------------------------------------------------------------

  virtual void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const;     // P2
  virtual void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const;  // P2
  virtual void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const;   // P4

  /// P3: how many squares forward the pawn on this square may go.
  [[nodiscard]] virtual int pawn_reach(Colour colour, Square from) const;

  // ---- Promotion --------------------------------------------------------------------------------

  /// P5: the last rank.
  [[nodiscard]] virtual bool in_enemy_camp(Colour colour, Square square) const;
  /// P5: the move starts or ends in the enemy camp.
  [[nodiscard]] virtual bool may_promote(const Setup& setup, Square from, Square to) const;
  /// P5: a pawn that reaches the last rank.
  [[nodiscard]] virtual bool must_promote(const Setup& setup, Square from, Square to) const;

  // ---- Drops ------------------------------------------------------------------------------------

  /// P8: a pawn is not dropped on rank 1 or 10.
  [[nodiscard]] bool pawn_may_be_dropped_on(Square to) const;
  /// P9: the kinds whose drop may not mate.
  [[nodiscard]] bool drop_may_not_mate(Kind kind) const;

  // ---- Castling ---------------------------------------------------------------------------------

  /// P10: king and unpromoted rook stand on their start squares, whether they have moved or not.
  [[nodiscard]] virtual bool castling_pair_stands(const Setup& setup, Wing wing) const;
  /// P10: all squares between them are empty.
  [[nodiscard]] virtual bool castling_way_is_free(const Setup& setup, Wing wing) const;
  /// P10: the king is not in check.
  [[nodiscard]] virtual bool castling_is_no_escape(const Setup& setup) const;
  /// P10: no square that the king crosses or reaches is attacked.
  [[nodiscard]] virtual bool castling_way_is_safe(const Setup& setup, Wing wing) const;

  // ---- The squares of castling ------------------------------------------------------------------

  [[nodiscard]] Square king_start(Colour colour) const;
  [[nodiscard]] Square rook_start(Colour colour, Wing wing) const;
  [[nodiscard]] Square castling_square(Colour colour, Wing wing, int steps) const;
  [[nodiscard]] Setup with_king_on(const Setup& setup, Square square) const;
  [[nodiscard]] bool is_pawn(Piece piece) const {
    return piece.kind() == pawn && !piece.promoted();
  }

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override;
  void special_moves(const Setup& setup, VisitMove visit) const override;
  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override;
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override;
  [[nodiscard]] bool is_castling(const Setup& setup, Move move) const override;
  void move_partner(Setup& next, Move move) const override;
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;

  // ---- Explanations (referee_words.cpp) ---------------------------------------------------------

  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_so_promoted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_no_castling(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_no_drop(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_permitted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_stalemate(const Setup& setup) const override;

 private:
  [[nodiscard]] bool may_castle(const Setup& setup, Wing wing) const;

  [[nodiscard]] Reason why_no_pawn_move(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_pawn_capture(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_pair_does_not_stand(const Setup& setup, Wing wing) const;
  [[nodiscard]] Reason why_way_is_unsafe(const Setup& setup, Wing wing) const;
  [[nodiscard]] std::string movement_text(const Setup& setup, Move move) const;
};

}  // namespace hurdle::pandemonium
