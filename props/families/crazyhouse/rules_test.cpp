// The clauses that Crazyhouse adds to chess: hands, marks, drops, positions invalid by C8 and text
// invalid by C6, and how games end.
#include <gtest/gtest.h>

#include "movegen/variants/crazyhouse/ends.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle {
namespace {

const crazyhouse::CrazyhouseReferee referee(crazyhouse::notation);

std::string explain(std::string_view fen, std::string_view move) {
  return probe::explain(referee, fen, move);
}

std::string after(std::string_view fen, std::string_view move) {
  return probe::after(referee, fen, move);
}

/// The FEN written after parsing, or the error message.
std::string read(std::string_view fen) {
  try {
    return to_fen(crazyhouse::notation, parse_fen(crazyhouse::notation, fen));
  } catch (const TextError& error) {
    return error.what();
  }
}

std::size_t count_moves(std::string_view fen) {
  return referee.legal_moves(parse_fen(crazyhouse::notation, fen)).size();
}

TEST(CrazyhouseRules, Z1CapturedPiecesChangeSides) {
  EXPECT_EQ(after("1Q2k3/8/8/8/8/8/4K3/1r6[] b", "b1b8"), "1r2k3/8/8/8/8/8/4K3/8[q] w - - 0 2");
  EXPECT_EQ(after("4k3/8/8/3pP3/8/8/8/4K3[] w - d6", "e5d6"), "4k3/8/3P4/8/8/8/8/4K3[P] b - - 0 1")
      << "en passant too";
}

TEST(CrazyhouseRules, Z2PromotedPiecesAreMarkedAndReturnAsPawns) {
  EXPECT_EQ(after("1n2k3/P7/8/8/8/8/8/4K3[] w", "a7b8q"), "1Q~2k3/8/8/8/8/8/8/4K3[N] b - - 0 1");
  EXPECT_EQ(after("4k3/8/8/8/8/1Q~6/8/4K3[] w", "b3c4"), "4k3/8/8/8/2Q~5/8/8/4K3[] b - - 1 1");
  EXPECT_EQ(after("1Q~2k3/8/8/8/8/8/4K3/1r6[] b", "b1b8"), "1r2k3/8/8/8/8/8/4K3/8[p] w - - 0 2");
}

TEST(CrazyhouseRules, Z3DropsGoToEmptySquares) {
  EXPECT_EQ(count_moves("4k3/8/8/8/8/8/8/4K3[N] w"), 62U + 5U);
  EXPECT_EQ(count_moves("4k3/8/8/8/8/8/8/4K3[NN] w"), 62U + 5U) << "equal pieces are one move";
  EXPECT_EQ(after("4k3/8/8/8/8/8/8/4K3[NPp] w - - 5 9", "P@a2"),
            "4k3/8/8/8/8/8/P7/4K3[Np] b - - 0 9")
      << "a drop restarts the counter";
  EXPECT_EQ(explain("4k3/8/8/8/8/8/8/4K3[P] w", "P@e1"),
            "Z3 no: A pawn cannot be dropped on e1: the king on e1 stands there.");
  EXPECT_EQ(explain("4k3/8/8/8/8/8/8/4K3[p] w", "P@e4"),
            "Z3 no: A pawn cannot be dropped on e4: White has no pawn in hand.");
  EXPECT_EQ(explain("6k1/8/8/8/8/8/5PPP/4r1K1[N] w", "N@f1"),
            "Z3 yes: A knight may be dropped on f1: it is in hand and the square is empty.")
      << "between king and checker";
}

TEST(CrazyhouseRules, Z4PawnsAreDroppedOnSixRanks) {
  EXPECT_EQ(count_moves("4k3/8/8/8/8/8/8/4K3[P] w"), 48U + 5U);
  for (const auto* const move : {"P@a1", "P@h8"}) {
    EXPECT_EQ(explain("4k3/8/8/8/8/8/8/4K3[P] w", move).substr(0, 5), "Z4 no") << move;
  }
  EXPECT_EQ(probe::moves(referee, "4k3/8/8/8/8/8/P7/4K3[] w", "a2"), "a2a3 a2a4")
      << "whether it was dropped there or not";
}

TEST(CrazyhouseRules, Z5DroppedAndPromotedRooksBringNoRight) {
  EXPECT_EQ(after("4k3/8/8/8/8/8/8/4K3[R] w", "R@h1"), "4k3/8/8/8/8/8/8/4K2R[] b - - 0 1");
  EXPECT_EQ(explain("4k3/8/8/8/8/8/8/4K2R[] w", "e1g1").substr(0, 5), "H8 no");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/R~3K3[] w Q"),
            "rights, column 27: 'Q': no white rook with a right stands on that side of the king");
}

TEST(CrazyhouseRules, Z6ADropAvertsMateAndStalemate) {
  EXPECT_EQ(probe::ending(referee, "7k/5Q2/6K1/8/8/8/8/8[] b"),
            "stalemate H10: Black is not in check and has no legal move.");
  EXPECT_EQ(probe::ending(referee, "7k/5Q2/6K1/8/8/8/8/8[n] b"), "none");
  EXPECT_EQ(probe::ending(referee, "6k1/8/8/8/8/8/5PPP/4r1K1[n] w"),
            "mate H9: The king on g1 is attacked by the rook on e1 and White has no legal move.");
  EXPECT_EQ(probe::ending(referee, "6k1/8/8/8/8/8/5PPP/4r1K1[N] w"), "none");
}

TEST(CrazyhouseRules, C6MarksStandBehindTheLetter) {
  EXPECT_EQ(read("4k3/8/8/8/8/1Q~6/8/4K3[] w"), "4k3/8/8/8/8/1Q~6/8/4K3[] w - - 0 1");
  EXPECT_EQ(read("4k3/8/8/8/8/1+Q6/8/4K3[] w"),
            "board, column 14: '+' is no piece of crazyhouse; expected one of K Q R B N P (black's "
            "in lower case)");
  EXPECT_EQ(read("4k3/8/8/8/8/1P~6/8/4K3[] w"),
            "board, column 15: no pawn becomes a pawn; '~' goes behind Q R B N");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K~3[] w"),
            "board, column 19: no pawn becomes a king; '~' goes behind Q R B N");
  EXPECT_EQ(read("4k3/8/8/8/8/1~6/8/4K3[] w"),
            "board, column 14: '~' is no piece of crazyhouse; expected one of K Q R B N P (black's "
            "in lower case)");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3[Q~] w"),
            "hands, column 22: '~' is no piece of crazyhouse; expected letters of K Q R B N P and "
            "then ']'");
}

TEST(CrazyhouseRules, DiagramsShowMarksBehindTheLetter) {
  const hurdle::Setup setup = parse_fen(crazyhouse::notation, "4k3/8/8/3Q~4/8/8/8/4K3[] w");
  EXPECT_NE(diagram(crazyhouse::notation, setup).find("  .   Q~  .   .  "), std::string::npos);
}

TEST(CrazyhouseRules, C8CountsPromotedPiecesAsPawns) {
  const auto pawns = [](int in_hand) {
    return "4k3/8/8/8/8/2Q~5/8/4K3[QQ" + std::string(static_cast<std::size_t>(in_hand), 'P') +
           "] w";
  };
  EXPECT_EQ(probe::invalid_reason(referee, pawns(15)), "valid");
  EXPECT_EQ(probe::invalid_reason(referee, pawns(16)),
            "C8 at -: The game has 17 pieces of the kind pawn (1 on the board, 16 in hand); at "
            "most 16 are owned.");
  EXPECT_EQ(probe::invalid_reason(referee, "4k3/8/8/8/8/8/8/4K3[QQQ] w"),
            "C8 at -: The game has 3 pieces of the kind queen (0 on the board, 3 in hand); at most "
            "2 are owned.");
  EXPECT_EQ(probe::invalid_reason(referee, "4k3/8/8/8/8/8/8/P3K3[] w").substr(0, 8), "H2 at a1");
}

TEST(CrazyhouseEnds, NoMaterialIsTooLittleAndMarksAreAPartOfTheState) {
  const crazyhouse::CrazyhouseEnds ends(referee, {});
  const auto state = [&](std::string_view fen) {
    return ends.state_of(parse_fen(crazyhouse::notation, fen));
  };
  const hurdle::Setup bare = parse_fen(crazyhouse::notation, "4k3/8/8/8/8/8/8/4K3[] w");
  EXPECT_FALSE(ends.judge({ends, {bare, false, true}})) << "H11";
  const hurdle::Setup quiet = parse_fen(crazyhouse::notation, "4k3/8/8/8/8/8/8/4K3[] w - - 100 70");
  ASSERT_TRUE(ends.judge({ends, {quiet, false, true}}));
  EXPECT_EQ(ends.judge({ends, {quiet, false, true}})->clause, "Z8");
  EXPECT_FALSE(state("4k3/8/8/8/8/2Q~5/8/4K3[] w") == state("4k3/8/8/8/8/2Q5/8/4K3[] w"));
  EXPECT_FALSE(state("4k3/8/8/8/8/8/8/4K3[P] w") == state("4k3/8/8/8/8/8/8/4K3[p] w"));
}

}  // namespace
}  // namespace hurdle
