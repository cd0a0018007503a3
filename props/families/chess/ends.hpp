// How whole games of chess, Chess960 and Crazyhouse end, read from the page. They differ in the
// names of the clauses, and in Crazyhouse no material is too little. Knows no other reading.
#pragma once

#include "props/families/ends.hpp"

namespace hurdle::props {

/// The clauses of one game, by what they say.
struct ChessClauses {
  std::string_view lack = "H11";  ///< empty: no material is too little
  std::string_view repetition = "H12";
  std::string_view fifty_moves = "H13";
};

class ChessPlainEnds : public PlainEnds {
 public:
  explicit ChessPlainEnds(const Notation& notation, const ChessClauses& clauses = {})
      : PlainEnds(notation), clauses_(clauses) {}

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& options) const override;
  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == clauses_.repetition;
  }
  [[nodiscard]] std::string_view report(Moments game) const override;
  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{}, {{"rules", "claims"}}, {{"rules", "arbiter"}}};
  }

 private:
  [[nodiscard]] bool lacks_material(const Setup& setup) const;

  ChessClauses clauses_;
};

}  // namespace hurdle::props
