// Shared by the laws of chess's clauses and those of games built on chess.
#pragma once

#include "props/families/chess/oracle.hpp"
#include "props/laws/clause_law.hpp"

namespace hurdle::props {

/// At least enough cases to include rare events, even if fewer are requested.
[[nodiscard]] inline int cases_for_rare() {
  return 200 + random_cases() * 5;
}

/// Laws of the clauses of chess, or of a game with the oracle `ReadingOf`.
template <class ReadingOf>
class ChessClauseLaw : public ClauseLaw<ReadingOf> {
 protected:
  /// Calls `judge(setup, move)` for every move of random positions.
  template <class Judge>
  static void on_moves(Judge&& judge, int cases) {
    check(
        [&] {
          const Setup setup = drawn(sampled(Law::variant())).setup;
          for (const Move move : Law::variant().fast.moves(setup)) {
            judge(setup, move);
          }
        },
        cases);
  }
};

}  // namespace hurdle::props
