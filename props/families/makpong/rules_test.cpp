// Simplified Makpong's referee, clause by clause: positions small enough to check by eye, with
// every legal move of the tested piece, the sentences of `explain`, and positions that are invalid
// by C8.
#include <gtest/gtest.h>

#include "movegen/variants/makpong/referee.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle {
namespace {

const makpong::MakpongReferee referee(makpong::notation);

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

TEST(MakpongRules, M1KingRookKnight) {
  EXPECT_EQ(moves("7k/8/8/8/4K3/8/8/8 w"), "e4d3 e4d4 e4d5 e4e3 e4e5 e4f3 e4f4 e4f5");
  EXPECT_EQ(explain("7k/8/8/8/4K3/8/8/8 w", "e4e6"),
            "M1 no: The king on e4 cannot go to e6: a king goes one step.");
  EXPECT_EQ(explain("k7/8/8/8/8/8/8/4K2R w", "e1g1"),
            "M1 no: The king on e1 cannot go to g1: a king goes one step, and there is no "
            "castling.");
  const auto* const rook = "k7/8/8/7n/8/8/8/4K2R w";
  EXPECT_EQ(moves(rook, "h1"), "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5");
  EXPECT_EQ(explain(rook, "h1h6"),
            "M1 no: The rook on h1 cannot go to h6: the knight on h5 stands in the way.");
  EXPECT_EQ(explain(rook, "h1g2"),
            "M1 no: The rook on h1 cannot go to g2: a rook goes along ranks and files.");
  EXPECT_EQ(explain(rook, "h1h5"),
            "M1 yes: The rook on h1 may go to h5 and capture the knight on h5: along the file, "
            "and nothing stands between.");
  EXPECT_EQ(moves("k7/8/8/8/8/8/RRR5/KNR5 w", "b1"), "b1a3 b1c3 b1d2") << "a knight leaps";
}

TEST(MakpongRules, M2Queen) {
  const auto* const queen = "7k/8/8/8/4M3/3n4/8/K7 w";
  EXPECT_EQ(moves(queen, "e4"), "e4d3 e4d5 e4f3 e4f5");
  EXPECT_EQ(explain(queen, "e4e5"),
            "M2 no: The queen on e4 cannot go to e5: a queen goes one step diagonally.");
  EXPECT_EQ(explain(queen, "e4d3"),
            "M2 yes: The queen on e4 may go to d3 and capture the knight on d3: one step "
            "diagonally.");
}

TEST(MakpongRules, M3Bishop) {
  EXPECT_EQ(moves("7k/8/8/8/4S3/8/8/K7 w", "e4"), "e4d3 e4d5 e4e5 e4f3 e4f5");
  EXPECT_EQ(moves("7k/8/8/8/4s3/8/8/K7 b", "e4"), "e4d3 e4d5 e4e3 e4f3 e4f5") << "Black's is down";
  EXPECT_EQ(explain("7k/8/8/8/4S3/8/8/K7 w", "e4e3"),
            "M3 no: The bishop on e4 cannot go to e3: a bishop goes one step diagonally or one "
            "step straight forward.");
}

TEST(MakpongRules, M4Pawn) {
  const auto* const pawn = "7k/8/8/3n4/4P3/8/8/K7 w";
  EXPECT_EQ(moves(pawn, "e4"), "e4d5 e4e5");
  EXPECT_EQ(explain(pawn, "e4f5"),
            "M4 no: The pawn on e4 cannot go to f5: a pawn goes diagonally only to capture, and f5 "
            "is empty.");
  EXPECT_EQ(explain("7k/8/8/8/8/4P3/8/K7 w", "e3e5"),
            "M4 no: The pawn on e3 cannot go to e5: a pawn goes one step, and there is no double "
            "step.");
  EXPECT_EQ(explain(pawn, "e4e3"),
            "M4 no: The pawn on e4 cannot go to e3: a pawn only goes forward.");
  EXPECT_EQ(moves("7k/8/8/4n3/4P3/8/8/K7 w", "e4"), "");
  EXPECT_EQ(explain("7k/8/8/4n3/4P3/8/8/K7 w", "e4e5"),
            "M4 no: The pawn on e4 cannot go to e5: a pawn captures only diagonally, and the "
            "knight on e5 stands in front of it.");
  EXPECT_EQ(moves("7k/8/8/4p3/3N4/8/8/K7 b", "e5"), "e5d4 e5e4");
}

TEST(MakpongRules, M5PromotionIsForced) {
  const auto* const ready = "7k/8/3n4/4P3/8/8/8/K7 w";
  EXPECT_EQ(moves(ready, "e5"), "e5d6m e5e6m");
  EXPECT_EQ(explain(ready, "e5e6m"),
            "M5 yes: The pawn on e5 may go to e6: one step straight forward onto an empty square, "
            "and on rank 6 it becomes a queen.");
  EXPECT_EQ(explain(ready, "e5e6"),
            "M5 no: The pawn on e5 cannot go to e6: a pawn that reaches rank 6 becomes a queen, "
            "written e5e6m.");
  EXPECT_EQ(explain(ready, "e5e6n").substr(0, 5), "M5 no") << "no choice";
  EXPECT_EQ(explain("7k/8/8/8/4P3/8/8/K7 w", "e4e5m"),
            "M5 no: The pawn on e4 cannot go to e5: a pawn promotes only on rank 6.");
  EXPECT_EQ(explain("7k/8/8/R7/8/8/8/K7 w", "a5a6m"),
            "M5 no: The rook on a5 cannot go to a6: only a pawn promotes, and the rook on a5 is "
            "none.");
  EXPECT_EQ(moves("7k/8/8/8/4p3/8/8/K7 b", "e4"), "e4e3m") << "rank 3 for Black";
  EXPECT_EQ(probe::after(referee, "7k/8/8/4P3/8/8/8/K7 w - - 9 9", "e5e6m"),
            "7k/8/4M3/8/8/8/8/K7 b - - 0 9");
}

TEST(MakpongRules, M6KingInCheckMayOnlyCaptureTheChecker) {
  const auto* const check = "k3r3/8/8/7R/8/8/8/4K3 w";
  EXPECT_EQ(moves(check), "h5e5") << "other pieces block as usual";
  EXPECT_EQ(explain(check, "e1d1"),
            "M6 no: The king on e1 cannot go to d1: the rook on e8 gives check, and a king in "
            "check may only capture the piece that gives it.");
  EXPECT_EQ(explain(check, "h5h6"),
            "C5 no: The rook on h5 cannot go to h6: after it the rook on e8 could capture the king "
            "on e1.");
  const auto* const near = "k7/8/8/8/8/8/4r3/4K3 w";
  EXPECT_EQ(moves(near), "e1e2");
  EXPECT_EQ(explain(near, "e1e2"),
            "M6 yes: The king on e1 may go to e2 and capture the rook on e2: a king in check may "
            "capture the only piece that gives it, and is safe there.");
  const auto* const other = "k3r3/8/8/8/8/8/3n4/4K3 w";
  EXPECT_EQ(moves(other), "") << "the knight gives no check and may not be taken by the king";
  EXPECT_EQ(explain(other, "e1d2").substr(0, 5), "M6 no");
  EXPECT_EQ(moves("k7/8/8/8/8/8/3n4/4K3 w", "e1"), "e1d1 e1d2 e1e2 e1f2") << "not in check";
}

TEST(MakpongRules, M6TheCapturedCheckerMustBeUnguarded) {
  const auto* const guarded = "k7/8/8/8/8/3m4/4r3/4K3 w";
  EXPECT_EQ(explain(guarded, "e1e2"),
            "C5 no: The king on e1 cannot go to e2: after it the queen on d3 could capture the "
            "king on e2.");
  EXPECT_EQ(ending(guarded),
            "mate M6: The king on e1 is attacked by the rook on e2 and White has no legal "
            "move.");
}

TEST(MakpongRules, M6NeverWeakensAnAttack) {
  const auto* const discovers = "8/8/8/3k4/8/3K4/8/3R4 w";
  EXPECT_EQ(moves(discovers, "d3"), "d3c2 d3c3 d3d2 d3e2 d3e3");
  EXPECT_EQ(explain(discovers, "d3c4"),
            "C5 no: The king on d3 cannot go to c4: after it the king on d5 could capture the king "
            "on c4.")
      << "Black's king would be in check, and attacks all the same";
}

TEST(MakpongRules, M7DoubleCheckIsMate) {
  const auto* const twice = "k3r3/3R4/8/8/8/8/3m4/4K3 w";
  EXPECT_EQ(probe::checkers(referee, twice), 2);
  EXPECT_EQ(moves(twice), "");
  EXPECT_EQ(explain(twice, "e1d2"),
            "M7 no: The king on e1 cannot go to d2: the queen on d2 and the rook on e8 both give "
            "check, and in double check the king may not move.");
  EXPECT_EQ(explain(twice, "d7d2").substr(0, 5), "C5 no") << "one capture answers one check";
  EXPECT_EQ(ending(twice),
            "mate M7: The king on e1 is attacked by the queen on d2 and the rook on e8 and "
            "White has no legal move.");
}

TEST(MakpongRules, M8Stalemate) {
  const auto* const still = "kr6/8/8/8/8/8/7r/K7 w";
  EXPECT_EQ(moves(still), "");
  EXPECT_EQ(ending(still), "stalemate M8: White is not in check and has no legal move.");
  EXPECT_EQ(ending("kr6/8/8/8/P7/8/7r/K7 w"), "none");
}

TEST(MakpongRules, ThereIsNoPassAndNoDrop) {
  const auto* const start = "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w";
  EXPECT_EQ(explain(start, "d1d1"), "C7 no: White cannot pass: this game has no pass.");
  const auto setup = parse_fen(makpong::notation, start);
  const Verdict verdict = referee.explain(setup, Move::drop(makpong::rook, Square(3, 3)));
  EXPECT_FALSE(verdict.legal);
  EXPECT_EQ(verdict.sentence, "A rook cannot be dropped on d4: this game has no drops.");
  EXPECT_EQ(explain(start, "a6a5"),
            "C7 no: White cannot move from a6 to a5: the pawn on a6 belongs to Black.");
}

TEST(MakpongRules, C8Places) {
  for (const char* const fen : {"k7/8/8/8/8/8/8/K6P w", "k7/8/8/8/8/8/7P/K7 w"}) {
    EXPECT_EQ(invalid_reason(fen).substr(0, 4), "M4 a") << fen;
  }
  EXPECT_EQ(invalid_reason("k7/8/7P/8/8/8/8/K7 w"),
            "M5 at h6: White's pawn on h6 would have become a queen when it reached its sixth "
            "rank.");
  for (const char* const fen :
       {"k7/7P/8/8/8/8/8/K7 w", "k6P/8/8/8/8/8/8/K7 w", "k7/8/8/8/8/7p/8/K7 w",
        "k7/8/8/8/8/8/7p/K7 w", "k7/8/8/8/8/8/8/K6p w"}) {
    EXPECT_EQ(invalid_reason(fen).substr(0, 4), "M5 a") << fen;
  }
  EXPECT_EQ(invalid_reason("k7/7p/8/8/8/8/8/K7 w"),
            "M4 at h7: Black's pawn on h7 is behind the rank where pawns start, and none goes "
            "backward.");
  EXPECT_EQ(invalid_reason("k7/8/6pp/6Pp/6pP/7P/8/K7 w"), "valid");
}

TEST(MakpongRules, C8Limits) {
  EXPECT_EQ(invalid_reason("8/8/8/8/8/8/8/K7 w"),
            "C8 at -: Black has no king; each side has exactly one.");
  EXPECT_EQ(invalid_reason("k7/8/8/8/RRR5/8/8/K7 w").substr(0, 8), "C8 at c4");
  EXPECT_EQ(invalid_reason("k7/8/8/8/NNN5/8/8/K7 w").substr(0, 8), "C8 at c4");
  EXPECT_EQ(invalid_reason("k7/8/8/8/SSS5/8/8/K7 w").substr(0, 8), "C8 at c4");
  EXPECT_EQ(invalid_reason("k7/8/8/P7/8/PPPPPPPP/8/K7 w").substr(0, 8), "C8 at a5");
  EXPECT_EQ(invalid_reason("k7/8/8/8/M7/MMMMMMMM/8/K7 w"), "valid");
  EXPECT_EQ(invalid_reason("k7/8/8/8/MM6/MPPPPPPP/8/K7 w"),
            "C8 at b4: White has 10 pawns and queens together (one too many is on b4); every queen "
            "but one was a pawn, so at most 9 are owned.");
}

TEST(MakpongRules, C8TheSideThatMovedIsNotInCheck) {
  EXPECT_EQ(invalid_reason("k7/8/8/8/8/8/8/R3K3 w"),
            "C8 at a8: White is to move and the rook on a1 could capture the king on a8: Black "
            "cannot have left it so.");
  EXPECT_EQ(invalid_reason("k7/8/8/8/8/8/8/R3K3 b"), "valid");
}

TEST(MakpongRules, StartCounts) {
  for (const char* const name : {"listed", "makruk"}) {
    const auto start = start_position(makpong::notation, name);
    EXPECT_EQ(probe::perft(referee, start, 1), 23U);
    EXPECT_EQ(probe::perft(referee, start, 3), 12012U);
  }
}

}  // namespace
}  // namespace hurdle
