// Crazyhouse's rules: chess, and one virtual function for each clause that it adds (Z1-Z6, rules.md
// beside this file). Written from the rules alone.
#pragma once

#include "movegen/variants/chess/referee.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"

namespace hurdle::crazyhouse {

class CrazyhouseReferee : public chess::ChessReferee {
 public:
  explicit CrazyhouseReferee(const Notation& written) noexcept
      : ChessReferee(written, {.drop = "Z3", .promotion = "H5", .mate = "H9", .stalemate = "H10"}) {
  }

  /// Z4: a pawn is not dropped on rank 1 or 8.
  [[nodiscard]] bool pawn_may_be_dropped_on(Square to) const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override;
  [[nodiscard]] Piece piece_after(Piece moved, Move move) const override;  // Z2
  void take(Setup& next, Piece captured) const override;                   // Z1, Z2
  [[nodiscard]] std::optional<InvalidReason> too_many(const Setup& setup) const override;
  [[nodiscard]] std::optional<InvalidReason> invalid_board(const Setup& setup) const override;

  // ---- Explanations -----------------------------------------------------------------------------

  [[nodiscard]] Reason why_no_drop(const Setup& setup, Move move) const override;
};

}  // namespace hurdle::crazyhouse
