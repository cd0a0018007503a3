// Oracle for how whole games of chess, Chess960 and Crazyhouse end, written from the rules pages.
// The games differ in clause ids, and Crazyhouse has no draw by lack of material.
#pragma once

#include "props/families/ends.hpp"

namespace hurdle::props {

/// The clause ids of one game.
struct ChessClauses {
  std::string_view lack = "H11";  ///< empty: no draw by lack of material
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
