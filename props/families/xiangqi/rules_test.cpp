// Xiangqi's referee, clause by clause: positions small enough to check by eye, with every legal
// move of the tested piece, the sentences of `explain`, and positions that are invalid by C8.
#include <gtest/gtest.h>

#include "movegen/variants/xiangqi/referee.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle {
namespace {

const xiangqi::XiangqiReferee referee(xiangqi::notation);

std::string moves(std::string_view fen, std::string_view from = "") {
  return probe::moves(referee, fen, from);
}

std::string explain(std::string_view fen, std::string_view move) {
  return probe::explain(referee, fen, move);
}

std::string invalid_reason(std::string_view fen) {
  return probe::invalid_reason(referee, fen);
}

TEST(XiangqiRules, X1GeneralStepsStraightInItsPalace) {
  const auto* const centre = "3k5/9/9/9/9/9/9/9/4K4/9 w";
  EXPECT_EQ(moves(centre), "e2e1 e2e3 e2f2") << "no diagonal step, and d2 faces the other general";
  const auto* const corner = "3k5/9/9/9/9/9/9/5K3/9/9 w";
  EXPECT_EQ(moves(corner), "f3e3 f3f2");
  EXPECT_EQ(moves("9/9/5k3/9/9/9/9/9/9/4K4 b"), "f8f9") << "Black's palace";
  EXPECT_EQ(explain(corner, "f3f4"),
            "X1 no: The general on f3 cannot go to f4: a general never leaves its own palace.");
  EXPECT_EQ(explain(corner, "f3g3"),
            "X1 no: The general on f3 cannot go to g3: a general never leaves its own palace.");
  EXPECT_EQ(explain(centre, "e2f3"),
            "X1 no: The general on e2 cannot go to f3: a general goes one step up, down or "
            "sideways.");
  EXPECT_EQ(explain(centre, "e2e3"),
            "X1 yes: The general on e2 may go to e3: one step along the file in its palace.");
}

TEST(XiangqiRules, X2AdvisorStepsDiagonallyInItsPalace) {
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/9/4A4/5K3 w", "e2"), "e2d1 e2d3 e2f3") << "f1 is taken";
  const auto* const corner = "3k5/9/9/9/9/9/9/5A3/9/4K4 w";
  EXPECT_EQ(moves(corner, "f3"), "f3e2");
  EXPECT_EQ(explain(corner, "f3g4"),
            "X2 no: The advisor on f3 cannot go to g4: an advisor never leaves its own palace.");
  EXPECT_EQ(explain(corner, "f3f2"),
            "X2 no: The advisor on f3 cannot go to f2: an advisor goes one step diagonally.");
}

TEST(XiangqiRules, X3ElephantGoesTwoPointsOverItsEye) {
  const auto* const middle = "3k5/9/9/9/9/9/9/4B4/9/5K3 w";
  EXPECT_EQ(moves(middle, "e3"), "e3c1 e3c5 e3g1 e3g5");
  EXPECT_EQ(moves("5k3/9/9/9/9/9/3N1p3/4B4/5p3/3K5 w", "e3"), "e3c1")
      << "an own piece on an eye stops it as an enemy piece does";
  EXPECT_EQ(explain("3k5/9/9/9/9/9/3N5/4B4/9/5K3 w", "e3c5"),
            "X3 no: The elephant on e3 cannot go to c5: the horse on d4 stands on the point "
            "between, its eye.");
  EXPECT_EQ(explain(middle, "e3c5"),
            "X3 yes: The elephant on e3 may go to c5: two points diagonally over d4, which is "
            "empty.");
  EXPECT_EQ(explain(middle, "e3d4"),
            "X3 no: The elephant on e3 cannot go to d4: an elephant goes exactly two points "
            "diagonally.");
}

TEST(XiangqiRules, X3ElephantNeverCrossesTheRiver) {
  const auto* const bank = "3k5/9/9/9/9/2B6/9/9/9/5K3 w";
  EXPECT_EQ(moves(bank, "c5"), "c5a3 c5e3");
  EXPECT_EQ(explain(bank, "c5e7"),
            "X3 no: The elephant on c5 cannot go to e7: an elephant never crosses the river.");
  EXPECT_EQ(moves("5k3/9/9/9/2b6/9/9/9/9/3K5 b", "c6"), "c6a8 c6e8") << "Black's half";
}

TEST(XiangqiRules, X4HorseIsStoppedByItsLeg) {
  EXPECT_EQ(moves("3k5/9/9/9/9/4N4/9/9/9/5K3 w", "e5"), "e5c4 e5c6 e5d3 e5d7 e5f3 e5f7 e5g4 e5g6");
  const auto* const blocked = "3k5/9/9/9/4P4/4N4/9/9/9/5K3 w";
  EXPECT_EQ(moves(blocked, "e5"), "e5c4 e5c6 e5d3 e5f3 e5g4 e5g6");
  EXPECT_EQ(explain(blocked, "e5d7"),
            "X4 no: The horse on e5 cannot go to d7: the soldier on e6 stands on the first point, "
            "its leg.");
  EXPECT_EQ(explain(blocked, "e5c6"),
            "X4 yes: The horse on e5 may go to c6: it goes by way of d5, which is empty.");
  EXPECT_EQ(moves("3k5/9/9/9/3P1P3/4N4/9/9/9/5K3 w", "e5"),
            "e5c4 e5c6 e5d3 e5d7 e5f3 e5f7 e5g4 e5g6")
      << "pieces diagonally beside it do not stop it";
}

TEST(XiangqiRules, X5ChariotTakesTheFirstPieceItMeets) {
  const auto* const rank = "3k5/9/P8/9/R3p4/9/9/9/9/5K3 w";
  EXPECT_EQ(moves(rank, "a6"), "a6a1 a6a2 a6a3 a6a4 a6a5 a6a7 a6b6 a6c6 a6d6 a6e6");
  EXPECT_EQ(explain(rank, "a6e6"),
            "X5 yes: The chariot on a6 may go to e6 and capture the soldier on e6: it goes along "
            "the rank and nothing stands between.");
  EXPECT_EQ(explain(rank, "a6f6"),
            "X5 no: The chariot on a6 cannot go to f6: the soldier on e6 stands in the way.");
}

TEST(XiangqiRules, X6CannonGoesAsTheChariotAndTakesOverOnePiece) {
  EXPECT_EQ(moves("3k5/9/9/9/C8/9/9/9/9/5K3 w", "a6"),
            "a6a1 a6a10 a6a2 a6a3 a6a4 a6a5 a6a7 a6a8 a6a9 a6b6 a6c6 a6d6 a6e6 a6f6 a6g6 a6h6 "
            "a6i6");
  const auto* const over_one = "3k5/9/9/9/C3p2n1/9/9/9/9/5K3 w";
  EXPECT_EQ(moves(over_one, "a6"),
            "a6a1 a6a10 a6a2 a6a3 a6a4 a6a5 a6a7 a6a8 a6a9 a6b6 a6c6 a6d6 a6h6");
  EXPECT_EQ(explain(over_one, "a6h6"),
            "X6 yes: The cannon on a6 may go to h6 and capture the horse on h6: it jumps along the "
            "rank over the soldier on e6 alone.");
  EXPECT_EQ(explain(over_one, "a6e6"),
            "X6 no: The cannon on a6 cannot go to e6: there is no hurdle between a6 and e6, and a "
            "cannon captures only over one.");
  EXPECT_EQ(explain(over_one, "a6g6"),
            "X6 no: The cannon on a6 cannot go to g6: the soldier on e6 stands in the way, and a "
            "cannon jumps only to capture.");
  EXPECT_EQ(explain("3k5/9/9/9/C3p1Pn1/9/9/9/9/5K3 w", "a6h6"),
            "X6 no: The cannon on a6 cannot go to h6: the soldier on e6 and the soldier on g6 "
            "stand between, and a cannon jumps exactly one piece.");
  EXPECT_EQ(explain("3k5/9/9/9/C3pnPn1/9/9/9/9/5K3 w", "a6h6"),
            "X6 no: The cannon on a6 cannot go to h6: the soldier on e6 and the horse on f6 and "
            "others stand between, and a cannon jumps exactly one piece.");
  EXPECT_EQ(moves("3k5/c8/9/c8/C8/9/9/9/9/5K3 w", "a6"),
            "a6a1 a6a2 a6a3 a6a4 a6a5 a6a9 a6b6 a6c6 a6d6 a6e6 a6f6 a6g6 a6h6 a6i6")
      << "cannons are hurdles and prey as other pieces are";
}

TEST(XiangqiRules, X7SoldierChangesBeyondTheRiver) {
  const auto* const home = "3k5/9/9/9/9/P8/9/9/9/5K3 w";
  EXPECT_EQ(moves(home, "a5"), "a5a6");
  EXPECT_EQ(explain(home, "a5b5"),
            "X7 no: The soldier on a5 cannot go to b5: a soldier goes one point forward, and "
            "sideways only beyond the river.");
  const auto* const beyond = "3k5/9/9/9/1P7/9/9/9/9/5K3 w";
  EXPECT_EQ(moves(beyond, "b6"), "b6a6 b6b7 b6c6");
  EXPECT_EQ(explain(beyond, "b6b5"),
            "X7 no: The soldier on b6 cannot go to b5: a soldier never goes backward.");
  EXPECT_EQ(explain(beyond, "b6c6"),
            "X7 yes: The soldier on b6 may go to c6: one point sideways, beyond the river.");
  EXPECT_EQ(moves("P2k5/9/9/9/9/9/9/9/9/5K3 w", "a10"), "a10b10") << "on the last rank";
  EXPECT_EQ(moves("3k5/9/9/9/p8/9/9/9/9/5K3 b", "a6"), "a6a5");
  EXPECT_EQ(moves("3k5/9/9/9/9/p8/9/9/9/5K3 b", "a5"), "a5a4 a5b5");
}

TEST(XiangqiRules, X8GeneralsNeverFace) {
  const auto* const bare = "3k5/9/9/9/9/9/9/9/9/4K4 w";
  EXPECT_EQ(moves(bare), "e1e2 e1f1");
  EXPECT_EQ(explain(bare, "e1d1"),
            "X8 no: The general on e1 cannot go to d1: after it the general on d1 and the general "
            "on d10 would face each other.");
  const auto* const between = "4k4/9/9/9/4N4/9/9/9/9/4K4 w";
  EXPECT_EQ(moves(between, "e6"), "");
  EXPECT_EQ(explain(between, "e6d8"),
            "X8 no: The horse on e6 cannot go to d8: after it the general on e1 and the general on "
            "e10 would face each other.");
  EXPECT_EQ(moves("4k4/9/4n4/9/4N4/9/9/9/9/4K4 w", "e6"), "e6c5 e6c7 e6d4 e6d8 e6f4 e6f8 e6g5 e6g7")
      << "a second piece keeps them apart";
  EXPECT_EQ(probe::checkers(referee, "4k4/9/9/9/4R4/9/9/9/9/4K4 b"), 1)
      << "the general behind the chariot gives no check";
}

TEST(XiangqiRules, X9CheckIsAnAttackOnTheGeneral) {
  struct Case {
    const char* fen;
    int checkers;
  };
  for (const Case& test : {Case{"4k4/9/9/4p4/9/9/4C4/9/9/3K5 b", 1},    // over a soldier
                           Case{"4k4/4a4/9/4p4/9/9/4C4/9/9/3K5 b", 0},  // over two pieces
                           Case{"4k4/9/9/9/9/9/4C4/9/9/3K5 b", 0},      // over none
                           Case{"4k4/9/4R4/9/9/9/4C4/9/9/3K5 b", 2},    // over a chariot
                           Case{"4k4/9/3N5/9/9/9/9/9/9/3K5 b", 1},      // a horse
                           Case{"4k4/3c5/3N5/9/9/9/9/9/9/3K5 b", 0},    // its leg is blocked
                           Case{"4k4/3c1c3/4N4/9/9/9/9/9/9/3K5 b", 0},  // it aims at d10, f10
                           Case{"4k4/4P4/9/9/9/9/9/9/9/3K5 b", 1},      // a soldier in front
                           Case{"4kP3/9/9/9/9/9/9/9/9/3K5 b", 1},       // beside
                           Case{"9/4k4/5P3/9/9/9/9/9/9/3K5 b", 0},      // diagonally
                           Case{"9/4P4/4k4/9/9/9/9/9/9/3K5 b", 0}}) {   // behind
    EXPECT_EQ(probe::checkers(referee, test.fen), test.checkers) << test.fen;
  }
}

TEST(XiangqiRules, X9X10MateAndStalemate) {
  const auto* const mate = "3k5/9/9/9/9/9/9/9/r8/r4K3 w";
  EXPECT_EQ(moves(mate), "");
  EXPECT_EQ(probe::ending(referee, mate),
            "mate X9: The general on f1 is attacked by the chariot on a1 and Red has no legal "
            "move.");
  EXPECT_EQ(probe::ending(referee, "3k5/9/3P5/9/9/9/9/5P3/9/4K4 b").substr(0, 3), "sta")
      << "the soldier holds d9, the general the e-file";
  EXPECT_EQ(probe::ending(referee, "3k5/5P3/3P5/9/9/9/9/9/9/4K4 b"),
            "stalemate X10: Black is not in check and has no legal move.");
  EXPECT_EQ(probe::ending(referee, "3k5/9/9/9/9/9/9/9/9/4K4 w"), "none");
}

TEST(XiangqiRules, C5NoMoveLeavesTheGeneralCapturable) {
  const auto* const pinned = "3k5/4r4/9/9/9/9/9/4R4/9/4K4 w";
  EXPECT_EQ(moves(pinned, "e3"), "e3e2 e3e4 e3e5 e3e6 e3e7 e3e8 e3e9");
  EXPECT_EQ(explain(pinned, "e3d3"),
            "C5 no: The chariot on e3 cannot go to d3: after it the chariot on e9 could capture "
            "the general on e1.");
  EXPECT_EQ(explain("3k5/4c4/9/9/9/R8/9/9/9/4K4 w", "a5e5"),
            "C5 no: The chariot on a5 cannot go to e5: after it the cannon on e9 could capture the "
            "general on e1 over the chariot on e5.")
      << "stepping in makes the hurdle";
  EXPECT_EQ(explain("3k5/4c4/9/9/4P4/4P4/9/9/9/4K4 w", "e6d6"),
            "C5 no: The soldier on e6 cannot go to d6: after it the cannon on e9 could capture the "
            "general on e1 over the soldier on e5.")
      << "stepping out leaves one hurdle";
}

TEST(XiangqiRules, C7ThereIsNoPass) {
  EXPECT_EQ(explain("4k4/9/9/9/9/9/9/9/9/3K5 w", "d1d1"),
            "C7 no: Red cannot pass: this game has no pass.");
}

TEST(XiangqiRules, C8Places) {
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/9/9/9 w"),
            "C8 at -: Red has no general; each side has exactly one.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/4K4/9/9/9 w"),
            "X1 at e4: Red's general on e4 is outside its own palace.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/9/3AK4/9 w"),
            "X2 at d2: Red's advisor on d2 is on none of the five points of its palace that its "
            "steps reach.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/9/4K4/B8 w"),
            "X3 at a1: Red's elephant on a1 is on none of the seven points of its half that its "
            "steps reach.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/P8/4K4/9 w"),
            "X7 at a3: Red's soldier on a3 is behind the rank where soldiers start, and none goes "
            "backward.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/1P7/9/4K4/9 w"),
            "X7 at b4: Red's soldier on b4 is before the river on a file where no soldier starts.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/1P7/9/9/9/4K4/9 w"), "valid");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/9/3K5/9 w"),
            "X8 at d2: The generals on d2 and d10 face each other, and no move may bring this "
            "about.");
}

TEST(XiangqiRules, C8LimitsAndChecks) {
  EXPECT_EQ(invalid_reason("3k5/9/9/9/RRR6/9/9/9/4K4/9 w"),
            "C8 at c6: Red has 3 pieces of the kind chariot (one too many is on c6); at most 2 are "
            "owned.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/3R5/9/9/9/4K4/9 w"),
            "C8 at d10: Red is to move and the chariot on d6 could capture the general on d10: "
            "Black cannot have left it so.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/3R5/9/9/9/4K4/9 b"), "valid");
}

TEST(XiangqiRules, C6LettersOfOtherPrograms) {
  const auto* const ours = "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w";
  const auto* const theirs = "r1eakae1r/9/1ch2ch2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR w";
  EXPECT_EQ(moves(ours), moves(theirs));
}

TEST(XiangqiRules, StartCounts) {
  const auto start = start_position(xiangqi::notation);
  EXPECT_EQ(probe::perft(referee, start, 1), 44U);
  EXPECT_EQ(probe::perft(referee, start, 2), 1920U);
  EXPECT_EQ(probe::perft(referee, start, 3), 79666U);
}

}  // namespace
}  // namespace hurdle
