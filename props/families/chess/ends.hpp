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
  std::string_view dead = "H14";  ///< used with `lack` alone
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
  /// Without --dead-positions proof, whose search takes too long for random games; the law of H14
  /// and the curated games try it.
  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{}, {{"rules", "claims"}}, {{"rules", "arbiter"}}};
  }

  /// H14: every position that can arise was searched, and none is mate. False if there are more
  /// than `most`, if a pawn can promote in one of them, or if one has a queen, rook or knight and
  /// more than four moves.
  [[nodiscard]] bool is_dead(const Setup& setup, std::size_t most) const;

 private:
  [[nodiscard]] bool lacks_material(const Setup& setup) const;

  ChessClauses clauses_;
};

}  // namespace hurdle::props
