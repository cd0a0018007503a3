// What the laws of chess's clauses share with those of the games that are built on it.
#pragma once

#include "props/families/chess/oracle.hpp"
#include "props/laws/clause_law.hpp"

namespace hurdle::props {

/// Cases enough to meet what is rare, however few are asked for.
[[nodiscard]] inline int cases_for_rare() {
  return 200 + random_cases() * 5;
}

/// Laws of the clauses of chess and of a game that `ReadingOf` reads.
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
