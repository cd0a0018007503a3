// No legal move is missing and no other is listed: every move that text can express is legal for
// the fast generator exactly if the referee's explanation says so.
#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

/// Thousands of texts for each position: a few positions are enough.
int positions_judged() {
  return 2 + random_cases() / 5;
}

void add_promotions(const Notation& notation, Square from, Square to, std::vector<Move>& moves) {
  if (notation.promotion == PromotionText::plus) {
    moves.push_back(Move::promotion(from, to));
  }
  for (std::size_t kind = 0; kind < notation.kinds.size(); ++kind) {
    if (notation.promotion == PromotionText::letter) {
      moves.push_back(Move::promotion_to(from, to, static_cast<Kind>(kind)));
    }
  }
}

/// Every pair of squares with every promotion suffix; a pass on every square; every kind dropped on
/// every square.
std::vector<Move> every_encodable_move(const Notation& notation) {
  const std::vector<Square> squares = squares_of(notation);
  std::vector<Move> moves;
  for (const Square from : squares) {
    for (const Square to : squares) {
      moves.push_back(from == to ? Move::pass(from) : Move::board(from, to));
      add_promotions(notation, from, to, moves);
    }
  }
  for (std::size_t kind = 0; notation.hands && kind < notation.kinds.size(); ++kind) {
    for (const Square to : squares) {
      moves.push_back(Move::drop(static_cast<Kind>(kind), to));
    }
  }
  return moves;
}

class EveryMoveText : public Law {
 protected:
  static void judge(const Setup& setup, Move move, bool listed) {
    const Verdict verdict = variant().referee.explain(setup, move);
    const std::string text = to_text(variant().notation, move);
    if (verdict.legal != listed) {
      RC_FAIL(text + (listed ? " is listed, but: " : " is not listed, but: ") + verdict.sentence);
    }
    if (find_clause(variant().notation, verdict.clause) == nullptr) {
      RC_FAIL(text + " is judged by no clause there is: " + verdict.clause);
    }
  }
};

TEST_P(EveryMoveText, C7IsReadAsTheMoveItWasWrittenFor) {
  for (const Move move : every_encodable_move(variant().notation)) {
    const std::string text = to_text(variant().notation, move);
    EXPECT_EQ(parse_move(variant().notation, text), move) << text;
  }
}

TEST_P(EveryMoveText, IsListedExactlyWhenTheRefereeAllowsIt) {
  const std::vector<Move> all = every_encodable_move(variant().notation);
  on_positions(positions_judged(), [&](const Setup& setup) {
    std::vector<Move> listed =
        mapped(variant().fast.moves(setup), [&](const Move move) { return move.plain(); });
    std::ranges::sort(listed);
    std::size_t found = 0;
    for (const Move move : all) {
      const bool is_listed = std::binary_search(listed.begin(), listed.end(), move);
      judge(setup, move, is_listed);
      found += is_listed ? 1 : 0;
    }
    RC_ASSERT(found == listed.size());
  });
  RecordProperty("moves_judged_a_position", static_cast<int>(all.size()));
}

INSTANTIATE_TEST_SUITE_P(Every, EveryMoveText, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
