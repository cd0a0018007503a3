// Makruk's referee, clause by clause: positions small enough to check by eye. Rules shared with
// Makpong are tested again, because the explanations cite Makruk's own clauses.
#include <gtest/gtest.h>

#include "movegen/variants/makruk/referee.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle {
namespace {

const makruk::MakrukReferee referee(makruk::notation);

std::string moves(std::string_view fen, std::string_view from = "") {
  return probe::moves(referee, fen, from);
}

std::string explain(std::string_view fen, std::string_view move) {
  return probe::explain(referee, fen, move);
}

std::string invalid_reason(std::string_view fen) {
  return probe::invalid_reason(referee, fen);
}

std::string ending(std::string_view fen) {
  return probe::ending(referee, fen);
}

TEST(MakrukRules, T1KingRookKnight) {
  EXPECT_EQ(moves("7k/8/8/8/4K3/8/8/8 w"), "e4d3 e4d4 e4d5 e4e3 e4e5 e4f3 e4f4 e4f5");
  EXPECT_EQ(explain("k7/8/8/8/8/8/8/4K2R w", "e1g1"),
            "T1 no: The king on e1 cannot go to g1: a king goes one step, and there is no "
            "castling.");
  EXPECT_EQ(explain("k7/8/8/8/8/8/8/4K3 w", "e1f3").substr(0, 5), "T1 no") << "no first leap";
  EXPECT_EQ(moves("k7/8/8/7n/8/8/8/4K2R w", "h1"), "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5");
  EXPECT_EQ(moves("k7/8/8/8/8/8/RRR5/KNR5 w", "b1"), "b1a3 b1c3 b1d2") << "a knight leaps";
}

TEST(MakrukRules, T2Queen) {
  EXPECT_EQ(moves("7k/8/8/8/4M3/3n4/8/K7 w", "e4"), "e4d3 e4d5 e4f3 e4f5");
  EXPECT_EQ(explain("7k/8/8/8/8/8/8/K2M4 w", "d1d3").substr(0, 5), "T2 no") << "no first step";
}

TEST(MakrukRules, T3Bishop) {
  EXPECT_EQ(moves("7k/8/8/8/4S3/8/8/K7 w", "e4"), "e4d3 e4d5 e4e5 e4f3 e4f5");
  EXPECT_EQ(moves("7k/8/8/8/4s3/8/8/K7 b", "e4"), "e4d3 e4d5 e4e3 e4f3 e4f5") << "Black's is down";
}

TEST(MakrukRules, T4Pawn) {
  EXPECT_EQ(moves("7k/8/8/3n4/4P3/8/8/K7 w", "e4"), "e4d5 e4e5");
  EXPECT_EQ(explain("7k/8/8/8/8/4P3/8/K7 w", "e3e5"),
            "T4 no: The pawn on e3 cannot go to e5: a pawn goes one step, and there is no double "
            "step.");
  EXPECT_EQ(moves("7k/8/8/4n3/4P3/8/8/K7 w", "e4"), "");
}

TEST(MakrukRules, T5PromotionIsForced) {
  EXPECT_EQ(moves("7k/8/3n4/4P3/8/8/8/K7 w", "e5"), "e5d6m e5e6m");
  EXPECT_EQ(explain("7k/8/3n4/4P3/8/8/8/K7 w", "e5e6"),
            "T5 no: The pawn on e5 cannot go to e6: a pawn that reaches rank 6 becomes a queen, "
            "written e5e6m.");
  EXPECT_EQ(moves("7k/8/8/8/4p3/8/8/K7 b", "e4"), "e4e3m") << "rank 3 for Black";
}

TEST(MakrukRules, T6TheKingFleesAsInChess) {
  const auto* const check = "k3r3/8/8/7R/8/8/8/4K3 w";
  EXPECT_EQ(moves(check), "e1d1 e1d2 e1f1 e1f2 h5e5");
  EXPECT_EQ(explain(check, "e1e2"),
            "C5 no: The king on e1 cannot go to e2: after it the rook on e8 could capture the king "
            "on e2.");
  EXPECT_EQ(explain(check, "h5h6").substr(0, 5), "C5 no") << "who answers no check";
  EXPECT_EQ(moves("k3r3/8/8/8/8/8/3n4/4K3 w"), "e1d1 e1d2 e1f2")
      << "it may capture a piece that gives no check";
}

TEST(MakrukRules, T6TheKingLeavesDoubleCheck) {
  const auto* const twice = "k3r3/3R4/8/8/8/8/3m4/4K3 w";
  EXPECT_EQ(probe::checkers(referee, twice), 2);
  EXPECT_EQ(moves(twice), "e1d1 e1d2 e1f1 e1f2");
  EXPECT_EQ(ending(twice), "none");
  EXPECT_EQ(explain(twice, "d7d2").substr(0, 5), "C5 no") << "one capture answers one check";
}

TEST(MakrukRules, T6Mate) {
  const auto* const mate = "k7/8/8/8/8/8/r7/4K2r w";
  EXPECT_EQ(moves(mate), "");
  EXPECT_EQ(ending(mate).substr(0, 7), "mate T6");
}

TEST(MakrukRules, T7Stalemate) {
  EXPECT_EQ(ending("kr6/8/8/8/8/8/7r/K7 w"),
            "stalemate T7: White is not in check and has no legal move.");
  EXPECT_EQ(ending("kr6/8/8/8/P7/8/7r/K7 w"), "none");
}

TEST(MakrukRules, C8Places) {
  EXPECT_EQ(invalid_reason("k7/8/8/8/8/8/7P/K7 w").substr(0, 7), "T4 at h");
  EXPECT_EQ(invalid_reason("k7/8/7P/8/8/8/8/K7 w"),
            "T5 at h6: White's pawn on h6 would have become a queen when it reached its sixth "
            "rank.");
  EXPECT_EQ(invalid_reason("k7/8/6pp/6Pp/6pP/7P/8/K7 w"), "valid");
  EXPECT_EQ(invalid_reason("k7/8/8/8/M7/MMMMMMMM/8/K7 w"), "valid");
}

}  // namespace
}  // namespace hurdle
