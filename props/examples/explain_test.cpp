// For every referee: `explain` agrees with the list of legal moves for every from and to of many
// positions, names a clause that exists and writes one sentence; moves lead to possible positions.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {
namespace {

/// Calls `visit` on every position of random walks from the start.
template <class Visit>
void for_each_walked(const Referee& referee, int walks, int length, Visit visit) {
  std::minstd_rand random(20);  // a fixed walk: a failure prints its position
  for (int walk = 0; walk < walks; ++walk) {
    auto setup = start_position(referee.notation());
    for (int ply = 0; ply < length && setup.passes < 2; ++ply) {
      visit(setup);
      const std::vector<Move> moves = referee.legal_moves(setup);
      if (moves.empty()) break;
      setup = referee.after(setup, moves[random() % moves.size()]);
    }
  }
}

/// Every from and to on the board, with every promotion the text can name.
std::vector<Move> every_text(const Notation& notation) {
  std::vector<Square> squares;
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files; ++file) squares.emplace_back(file, rank);
  }
  std::vector<Move> moves;
  for (const Square from : squares) {
    for (const Square to : squares) {
      moves.push_back(from == to ? Move::pass(from) : Move::board(from, to));
      if (from != to && notation.promotion == PromotionText::letter) {
        moves.push_back(Move::promotion_to(from, to, Kind{1}));
      }
      if (from != to && notation.promotion == PromotionText::plus) {
        moves.push_back(Move::promotion(from, to));
      }
    }
  }
  return moves;
}

TEST(EveryReferee, ExplainAgreesWithTheList) {
  for (const Variant& variant : all_variants()) {
    const Referee& referee = variant.referee;
    const std::vector<Move> texts = every_text(referee.notation());
    int step = 0;
    for_each_walked(referee, 2, 60, [&](const hurdle::Setup& setup) {
      if (step++ % 30 != 0) return;
      std::set<Move> legal;
      for (const Move move : referee.legal_moves(setup)) legal.insert(move.plain());
      for (const Move move : texts) {
        const Verdict verdict = referee.explain(setup, move);
        const std::string where =
            to_fen(referee.notation(), setup) + " " + to_text(referee.notation(), move);
        ASSERT_EQ(verdict.legal, legal.contains(move)) << where << ": " << verdict.sentence;
        ASSERT_NE(find_clause(referee.notation(), verdict.clause), nullptr)
            << where << ": " << verdict.clause;
        ASSERT_TRUE(verdict.sentence.ends_with('.')) << where << ": " << verdict.sentence;
      }
    });
    EXPECT_GT(step, 20) << referee.notation().name;
  }
}

TEST(EveryReferee, LegalMovesLeadToPossiblePositions) {
  for (const Variant& variant : all_variants()) {
    const Referee& referee = variant.referee;
    int positions = 0;
    for_each_walked(referee, 10, 150, [&](const hurdle::Setup& setup) {
      ++positions;
      const std::string fen = to_fen(referee.notation(), setup);
      const auto fault = referee.impossible(setup);
      EXPECT_FALSE(fault) << fen << ": " << fault->reason;
      const std::vector<Move> moves = referee.legal_moves(setup);
      EXPECT_EQ(moves.size(), referee.count_legal_moves(setup)) << fen;
      EXPECT_EQ(moves.size(), std::set<Move>(moves.begin(), moves.end()).size()) << fen;
      EXPECT_EQ(moves.empty(), referee.ending(setup).ending != Ending::none) << fen;
      EXPECT_TRUE(parse_fen(referee.notation(), fen) == setup) << fen;
    });
    EXPECT_GT(positions, 100) << referee.notation().name;
  }
}

}  // namespace
}  // namespace hurdle
