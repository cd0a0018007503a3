// Oracle for how whole games of Simplified Makpong and of Makruk end, written from the rules pages.
// The games differ in clause ids and in which counts run without an option.
#pragma once

#include "props/families/ends.hpp"

namespace hurdle::props {

/// The clause ids of one game.
struct ThaiClauses {
  std::string_view mate;
  std::string_view stalemate;
  std::string_view threefold;
  std::string_view fifty_moves;  ///< empty: Makruk's counts always run
  std::string_view boards_honour;
  std::string_view pieces_honour;
  std::string_view lack;
};

class ThaiEnds : public PlainEnds {
 public:
  ThaiEnds(const Notation& notation, const ThaiClauses& clauses)
      : PlainEnds(notation), clauses_(clauses) {}

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& options) const override;
  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == clauses_.threefold || clause == clauses_.boards_honour ||
           clause == clauses_.pieces_honour;
  }
  [[nodiscard]] std::vector<PlainOptions> ways() const override;

 private:
  [[nodiscard]] bool bare(const Setup& setup, Colour side) const;
  [[nodiscard]] bool pawnless(const Setup& setup) const;
  [[nodiscard]] bool fifty_moves(Moments game) const;
  [[nodiscard]] std::optional<PlainEnd> count(Moments game) const;
  [[nodiscard]] bool past_pieces_honour(Moments game) const;
  [[nodiscard]] int limit_against_bare(const Setup& setup, Colour strong) const;

  ThaiClauses clauses_;
};

}  // namespace hurdle::props
