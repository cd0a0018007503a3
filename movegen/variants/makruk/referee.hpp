// Makruk's rules: Makpong's clauses about pieces and promotion (M1 to M5 are T1 to T5 here),
// without those about the king in check, which may flee as in chess (T6).
#pragma once

#include "movegen/variants/makpong/referee.hpp"
#include "movegen/variants/makruk/notation.hpp"

namespace hurdle::makruk {

class MakrukReferee : public makpong::MakpongReferee {
 public:
  explicit MakrukReferee(const Notation& written) noexcept
      : MakpongReferee(written, {.promotion = "T5", .mate = "T6", .stalemate = "T7"}) {}

  /// T6: no restriction beyond C5.
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override;

  // ---- Makpong's explanations with the clause ids of this page ----------------------------------

  [[nodiscard]] std::optional<InvalidReason> too_many(const Setup& setup) const override;
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;
  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_so_promoted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_permitted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_mate(const Setup& setup) const override;
};

/// The id on Makruk's page of one of Makpong's clauses; "" for those that Makruk lacks (M6, M7).
/// Other ids are returned unchanged.
[[nodiscard]] std::string_view thai_clause(std::string_view clause);

}  // namespace hurdle::makruk
