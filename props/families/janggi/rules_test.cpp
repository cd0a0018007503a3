// Janggi's referee, clause by clause: positions small enough to check by eye, with every legal move
// of the tested piece, the sentences of `explain`, and positions that are invalid by C8.
#include <gtest/gtest.h>

#include "movegen/variants/janggi/referee.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle {
namespace {

const janggi::JanggiReferee standard(janggi::notation);
const janggi::CasualReferee casual(janggi::notation_casual);

std::string moves(std::string_view fen, std::string_view from = "") {
  return probe::moves(standard, fen, from);
}

std::string explain(std::string_view fen, std::string_view move) {
  return probe::explain(standard, fen, move);
}

std::string invalid_reason(std::string_view fen) {
  return probe::invalid_reason(standard, fen);
}

TEST(JanggiRules, J1GeneralGoesAlongMarkedLines) {
  const auto* const centre = "3k5/9/9/9/9/9/9/9/4K4/9 w";
  EXPECT_EQ(moves(centre), "e2d1 e2d2 e2d3 e2e1 e2e2 e2e3 e2f1 e2f2 e2f3");
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/5K3/9/9 w"), "f3e2 f3e3 f3f2 f3f3") << "from a corner";
  const auto* const edge = "3k5/9/9/9/9/9/9/9/9/4K4 w";
  EXPECT_EQ(moves(edge), "e1d1 e1e1 e1e2 e1f1") << "no diagonal is marked on the edge's middle";
  EXPECT_EQ(explain(edge, "e1d2"),
            "J1 no: The general on e1 cannot go to d2: no marked line joins e1 and d2, and a "
            "general goes along marked lines.");
  EXPECT_EQ(explain(edge, "e1e3"),
            "J1 no: The general on e1 cannot go to e3: a general goes only one step.");
  EXPECT_EQ(explain(centre, "e2d3"),
            "J1 yes: The general on e2 may go to d3: one step along a marked line of its palace.");
}

TEST(JanggiRules, J1GeneralStaysInItsOwnPalace) {
  const auto* const corner = "3k5/9/9/9/9/9/9/5K3/9/9 w";
  EXPECT_EQ(explain(corner, "f3f4"),
            "J1 no: The general on f3 cannot go to f4: a general never leaves its own palace.");
  EXPECT_EQ(explain(corner, "f3g3"),
            "J1 no: The general on f3 cannot go to g3: a general never leaves its own palace.");
  EXPECT_EQ(moves("9/9/3k5/9/9/9/9/9/9/4K4 b"), "d8d8 d8d9 d8e8 d8e9") << "Han's palace";
}

TEST(JanggiRules, J2GuardGoesAsTheGeneral) {
  const auto* const centre = "3k5/9/9/9/9/9/9/9/4A4/4K4 w";
  EXPECT_EQ(moves(centre, "e2"), "e2d1 e2d2 e2d3 e2e3 e2f1 e2f2 e2f3");
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/5A3/9/4K4 w", "f3"), "f3e2 f3e3 f3f2");
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/9/5A3/4K4 w", "f2"), "f2e2 f2f1 f2f3");
  EXPECT_EQ(explain("3k5/9/9/9/9/9/9/9/5A3/4K4 w", "f2g2"),
            "J2 no: The guard on f2 cannot go to g2: a guard never leaves its own palace.");
  EXPECT_EQ(explain(centre, "e2e1"),
            "J2 no: The guard on e2 cannot go to e1: its own side's general stands there.");
}

TEST(JanggiRules, J3HorseIsLame) {
  EXPECT_EQ(moves("3k5/9/9/9/9/4N4/9/9/9/5K3 w", "e5"), "e5c4 e5c6 e5d3 e5d7 e5f3 e5f7 e5g4 e5g6");
  const auto* const blocked = "3k5/9/9/9/4P4/4N4/9/9/9/5K3 w";
  EXPECT_EQ(moves(blocked, "e5"), "e5c4 e5c6 e5d3 e5f3 e5g4 e5g6");
  EXPECT_EQ(explain(blocked, "e5d7"),
            "J3 no: The horse on e5 cannot go to d7: the soldier on e6 blocks its way.");
  EXPECT_EQ(explain(blocked, "e5c6"),
            "J3 yes: The horse on e5 may go to c6: it goes by way of d5, which is empty.");
  EXPECT_EQ(explain(blocked, "e5e7"),
            "J3 no: The horse on e5 cannot go to e7: a horse goes one step straight and then one "
            "diagonally outward.");
  EXPECT_EQ(moves("3k5/9/9/9/9/4N4/4p4/3p5/9/5K3 w", "e5"), "e5c4 e5c6 e5d7 e5f7 e5g4 e5g6")
      << "an enemy on the way blocks as well";
}

TEST(JanggiRules, J3PalaceDiagonalsAreNotTheHorses) {
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/5K3/4N4/9 w", "e2"), "e2c1 e2c3 e2d4 e2f4 e2g1 e2g3");
}

TEST(JanggiRules, J4ElephantIsLameTwice) {
  EXPECT_EQ(moves("3k5/9/9/9/9/4B4/9/9/9/5K3 w", "e5"), "e5b3 e5b7 e5c2 e5c8 e5g2 e5g8 e5h3 e5h7");
  const auto* const first = "3k5/9/9/9/4P4/4B4/9/9/9/5K3 w";
  EXPECT_EQ(moves(first, "e5"), "e5b3 e5b7 e5c2 e5g2 e5h3 e5h7");
  EXPECT_EQ(explain(first, "e5c8"),
            "J4 no: The elephant on e5 cannot go to c8: the soldier on e6 blocks its way.");
  const auto* const second = "3k5/9/9/3p5/9/4B4/9/9/9/5K3 w";
  EXPECT_EQ(moves(second, "e5"), "e5b3 e5b7 e5c2 e5g2 e5g8 e5h3 e5h7");
  EXPECT_EQ(explain(second, "e5c8"),
            "J4 no: The elephant on e5 cannot go to c8: the soldier on d7 blocks its way.");
  EXPECT_EQ(explain(second, "e5b7"),
            "J4 yes: The elephant on e5 may go to b7: it goes by way of d5 and c6, which are "
            "empty.");
  EXPECT_EQ(explain(second, "e5d7"),
            "J4 no: The elephant on e5 cannot go to d7: an elephant goes one step straight and "
            "then two diagonally outward.");
}

TEST(JanggiRules, J5ChariotGoesAlongLinesAndMarkedDiagonals) {
  EXPECT_EQ(moves("9/5k3/9/9/9/9/9/4K4/9/3R5 w", "d1"),
            "d1a1 d1b1 d1c1 d1d10 d1d2 d1d3 d1d4 d1d5 d1d6 d1d7 d1d8 d1d9 d1e1 d1e2 d1f1 d1f3 "
            "d1g1 d1h1 d1i1");
  const auto* const centre = "3k5/9/9/9/9/P3p4/9/9/P3R3P/4K4 w";
  EXPECT_EQ(moves(centre, "e2"),
            "e2b2 e2c2 e2d1 e2d2 e2d3 e2e3 e2e4 e2e5 e2f1 e2f2 e2f3 e2g2 e2h2");
  EXPECT_EQ(explain(centre, "e2e5"),
            "J5 yes: The chariot on e2 may go to e5 and capture the soldier on e5: it goes along "
            "the file and nothing stands between.");
  EXPECT_EQ(explain(centre, "e2e7"),
            "J5 no: The chariot on e2 cannot go to e7: the soldier on e5 stands in the way.");
  EXPECT_EQ(explain(centre, "e2g4"),
            "J5 no: The chariot on e2 cannot go to g4: a chariot goes along ranks, files and the "
            "marked diagonals of a palace.");
}

TEST(JanggiRules, J5ChariotInEitherPalaceMayBeBlocked) {
  const auto* const blocked = "5k3/4a4/3R5/9/9/9/9/9/9/3K5 w";
  EXPECT_EQ(explain(blocked, "d8f10"),
            "J5 no: The chariot on d8 cannot go to f10: the guard on e9 stands in the way.");
  EXPECT_EQ(explain(blocked, "d8e9"),
            "J5 yes: The chariot on d8 may go to e9 and capture the guard on e9: it goes along a "
            "marked diagonal and nothing stands between.");
  EXPECT_EQ(explain("5k3/9/9/9/9/9/9/3R5/9/3K5 w", "d3f1"),
            "J5 yes: The chariot on d3 may go to f1: it goes along a marked diagonal and nothing "
            "stands between.");
  EXPECT_EQ(explain("5k3/9/9/9/9/9/9/9/3R5/4K4 w", "d2e3").substr(0, 5), "J5 no")
      << "the middle of an edge has no diagonal";
}

TEST(JanggiRules, J6CannonJumpsExactlyOnePiece) {
  const auto* const file = "9/1n1k5/9/9/9/1P7/9/1C7/9/5K3 w";
  EXPECT_EQ(moves(file, "b3"), "b3b6 b3b7 b3b8 b3b9");
  EXPECT_EQ(explain(file, "b3b9"),
            "J6 yes: The cannon on b3 may go to b9 and capture the horse on b9: it jumps along "
            "the file over the soldier on b5 alone.");
  EXPECT_EQ(explain(file, "b3b4"),
            "J6 no: The cannon on b3 cannot go to b4: there is no hurdle between b3 and b4.");
  EXPECT_EQ(explain(file, "b3b10"),
            "J6 no: The cannon on b3 cannot go to b10: two pieces stand between, the soldier on "
            "b5 and the horse on b9, and a cannon jumps exactly one.");
  EXPECT_EQ(explain(file, "b3c4"),
            "J6 no: The cannon on b3 cannot go to c4: a cannon jumps along ranks and files, or "
            "from a palace corner over the centre to the opposite corner.");
  EXPECT_EQ(moves("9/3k5/9/9/9/1n7/9/1C7/9/5K3 w", "b3"), "b3b10 b3b6 b3b7 b3b8 b3b9")
      << "an enemy is a hurdle as well";
  EXPECT_EQ(explain("9/3k5/9/9/9/1n7/9/1C7/9/5K3 w", "b3b5"),
            "J6 no: The cannon on b3 cannot go to b5: there is no hurdle between b3 and b5.");
}

TEST(JanggiRules, J6CannonJumpsFromCornerToCorner) {
  const auto* const own = "3k5/9/9/9/9/9/9/9/4A4/3CK4 w";
  EXPECT_EQ(moves(own, "d1"), "d1f1 d1f3 d1g1 d1h1 d1i1");
  EXPECT_EQ(explain(own, "d1f3"),
            "J6 yes: The cannon on d1 may go to f3: it jumps along a marked diagonal over the "
            "guard on e2 alone.");
  EXPECT_EQ(moves("4k4/4a4/3C5/9/9/9/9/9/9/5K3 w", "d8"), "d8f10") << "in the enemy palace";
  EXPECT_EQ(explain("3k5/9/9/9/9/9/9/9/9/3CK4 w", "d1f3"),
            "J6 no: The cannon on d1 cannot go to f3: there is no hurdle between d1 and f3.");
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/3A5/4C4/5K3 w", "e2"), "") << "the centre jumps nowhere";
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/9/4C4/3CK4 w", "d1"), "d1f1 d1g1 d1h1 d1i1")
      << "a cannon in the centre is no hurdle (J7)";
}

TEST(JanggiRules, J7CannonIsNeverAHurdle) {
  const auto* const enemy = "9/1n1k5/1c7/9/9/9/9/1C7/9/5K3 w";
  EXPECT_EQ(moves(enemy, "b3"), "");
  EXPECT_EQ(explain(enemy, "b3b10"),
            "J7 no: The cannon on b3 cannot go to b10: the first piece on the way, the cannon on "
            "b8, is a cannon and a cannon is never a hurdle.");
  EXPECT_EQ(explain(enemy, "b3b8"),
            "J7 no: The cannon on b3 cannot go to b8: no hurdle stands before the cannon on b8, "
            "and a cannon never captures a cannon.");
  EXPECT_EQ(explain(enemy, "b3b7").substr(0, 5), "J6 no") << "short of the cannon: no hurdle";
  EXPECT_EQ(moves("9/1n1k5/1C7/9/9/9/9/1C7/9/5K3 w", "b3"), "") << "an own cannon";
}

TEST(JanggiRules, J7CannonNeverCapturesACannon) {
  const auto* const target = "9/1c1k5/9/9/9/1P7/9/1C7/9/5K3 w";
  EXPECT_EQ(moves(target, "b3"), "b3b6 b3b7 b3b8");
  EXPECT_EQ(explain(target, "b3b9"),
            "J7 no: The cannon on b3 cannot go to b9: over the soldier on b5 it would capture the "
            "cannon on b9, and a cannon never captures a cannon.");
  EXPECT_EQ(explain(target, "b3b10"),
            "J7 no: The cannon on b3 cannot go to b10: over the soldier on b5 the next piece is "
            "the cannon on b9, and a cannon neither jumps nor captures a cannon.");
  EXPECT_EQ(moves("3k5/9/9/9/9/9/9/5c3/4A4/3CK4 w", "d1"), "d1f1 d1g1 d1h1 d1i1")
      << "nor along a diagonal";
}

TEST(JanggiRules, J8SoldierGoesForwardAndSideways) {
  const auto* const soldier = "3k5/9/9/9/9/4P4/9/9/9/5K3 w";
  EXPECT_EQ(moves(soldier, "e5"), "e5d5 e5e6 e5f5");
  EXPECT_EQ(explain(soldier, "e5e4"),
            "J8 no: The soldier on e5 cannot go to e4: a soldier never goes backward.");
  EXPECT_EQ(explain(soldier, "e5d6"),
            "J8 no: The soldier on e5 cannot go to d6: a soldier goes diagonally only along a "
            "marked line of the enemy palace.");
  EXPECT_EQ(explain(soldier, "e5e7"),
            "J8 no: The soldier on e5 cannot go to e7: a soldier goes one point forward or "
            "sideways.");
  EXPECT_EQ(moves("3k4P/9/9/9/9/9/9/9/9/5K3 w", "i10"), "i10h10") << "the last rank";
  EXPECT_EQ(moves("3k5/9/9/9/9/3np4/9/9/9/5K3 b", "e5"), "e5e4 e5f5") << "Han goes down";
}

TEST(JanggiRules, J8SoldierGoesDiagonallyInTheEnemyPalaceOnly) {
  const auto* const corner = "5k3/9/3P5/9/9/9/9/9/9/3K5 w";
  EXPECT_EQ(moves(corner, "d8"), "d8c8 d8d9 d8e8 d8e9");
  EXPECT_EQ(explain(corner, "d8e9"),
            "J8 yes: The soldier on d8 may go to e9: one point forward along a marked line of the "
            "enemy palace.");
  EXPECT_EQ(moves("5k3/9/4P4/9/9/9/9/9/9/3K5 w", "e8"), "e8d8 e8e9 e8f8") << "no line there";
  EXPECT_EQ(moves("9/9/5k3/9/9/9/9/4p4/9/3K5 b", "e3"), "e3d3 e3e2 e3f3");
  EXPECT_EQ(moves("9/5k3/9/9/9/9/9/9/4p4/3K5 w", "d1"), "d1e2")
      << "the soldier attacks both corners and both its sides";
  EXPECT_EQ(moves("4k4/9/9/9/9/9/9/3p5/9/5K3 b", "d3"), "d3c3 d3d2 d3e2 d3e3");
}

TEST(JanggiRules, J9PassUnlessInCheck) {
  const auto* const alone = "5k3/9/9/9/9/4r4/9/9/r8/3K5 w";
  EXPECT_EQ(moves(alone), "d1d1") << "the pass is the only move: no stalemate";
  EXPECT_EQ(explain(alone, "d1d1"), "J9 yes: Cho may pass: the general on d1 is not in check.");
  const auto* const check = "5k3/9/9/9/9/3r5/9/9/9/3K5 w";
  EXPECT_EQ(moves(check), "d1e1 d1e2");
  EXPECT_EQ(explain(check, "d1d1"),
            "J9 no: Cho cannot pass: the general on d1 is in check by the chariot on d5, and only "
            "a player not in check may pass.");
  EXPECT_EQ(explain(alone, "e5e5"),
            "C7 no: Cho cannot pass: a pass is written with the general's square twice, d1d1, not "
            "e5e5.");
}

TEST(JanggiRules, J10FacingMustBeBrokenOrAccepted) {
  const auto* const facing = "4k4/9/9/9/9/R8/9/9/9/4K4 w";
  EXPECT_EQ(moves(facing), "a5e5 e1d1 e1e1 e1f1");
  EXPECT_EQ(explain(facing, "e1e2"),
            "J10 no: The general on e1 cannot go to e2: the general on e1 and the general on e10 "
            "face each other and still would after it.");
  EXPECT_EQ(explain(facing, "a5e5"),
            "J5 yes: The chariot on a5 may go to e5: it goes along the rank and nothing stands "
            "between, and the generals face each other no longer.");
  EXPECT_EQ(explain(facing, "e1e1"),
            "J10 yes: Cho may pass: the generals face each other and the pass accepts the draw, "
            "which ends the game (J11).");
  EXPECT_EQ(probe::checkers(standard, facing), 0) << "facing is no check (J13)";
  EXPECT_EQ(moves("4k4/9/9/9/9/9/9/9/9/3K5 w"), "d1d1 d1d2 d1e1 d1e2") << "creating it is allowed";
}

TEST(JanggiRules, J10DrawIsAcceptedEvenInCheck) {
  const auto* const check = "4k4/9/9/9/9/9/9/9/9/r3K4 w";
  EXPECT_EQ(probe::checkers(standard, check), 1);
  EXPECT_EQ(moves(check), "e1e1");
  EXPECT_EQ(explain(check, "e1e2").substr(0, 6), "J10 no");
  EXPECT_EQ(explain(check, "e1d1"),
            "C5 no: The general on e1 cannot go to d1: after it the chariot on a1 could capture "
            "the general on d1.");
  EXPECT_EQ(probe::after(standard, check, "e1e1"), "4k4/9/9/9/9/9/9/9/9/r3K4 b p - 1 1");
  EXPECT_EQ(probe::moves(casual, check), "e1e2") << "no draw to accept in the casual game";
  EXPECT_EQ(probe::explain(casual, check, "e1e1").substr(0, 5), "J9 no");
}

TEST(JanggiRules, CasualGamesIgnoreFacing) {
  const auto* const facing = "4k4/9/9/9/9/9/9/9/9/4K4 w";
  EXPECT_EQ(probe::moves(casual, facing), "e1d1 e1e1 e1e2 e1f1");
  const auto* const passed = "4k4/9/9/9/9/9/9/9/9/4K4 w p";
  EXPECT_EQ(probe::moves(casual, passed), "e1d1 e1e1 e1e2 e1f1");
  EXPECT_EQ(probe::ending(casual, passed), "none");
}

TEST(JanggiRules, J11PassWhileFacingEndsTheGame) {
  const auto* const over = "4k4/9/9/9/9/9/9/9/9/4K4 w p";
  const std::string sentence =
      "he general on e1 and the general on e10 face each other and the last move was a pass, which "
      "accepts the draw.";
  EXPECT_EQ(moves(over), "");
  EXPECT_EQ(probe::ending(standard, over), "ended J11: T" + sentence);
  EXPECT_EQ(explain(over, "e1d1"), "J11 no: The game is over: t" + sentence);
}

TEST(JanggiRules, J12TwoPassesEndTheGame) {
  const auto* const passed = "4k4/9/9/9/9/9/9/9/9/3K5 w p";
  EXPECT_EQ(moves(passed), "d1d1 d1d2 d1e1 d1e2") << "one pass ends nothing";
  EXPECT_EQ(explain(passed, "d1d1"),
            "J9 yes: Cho may pass: the general on d1 is not in check, and as the second pass in a "
            "row it ends the game (J12).");
  for (const BaseReferee* referee :
       {static_cast<const BaseReferee*>(&standard), static_cast<const BaseReferee*>(&casual)}) {
    const auto setup = parse_fen(referee->notation(), passed);
    const auto over = referee->after(setup, Move::pass(Square(3, 0)));
    EXPECT_EQ(over.passes, 2);
    EXPECT_EQ(referee->count_legal_moves(over), 0U);
    EXPECT_FALSE(referee->has_legal_move(over));
    EXPECT_FALSE(referee->is_mate(over));
    EXPECT_EQ(referee->ending(over).ending, Ending::ended);
    EXPECT_EQ(referee->ending(over).clause, "J12");
    EXPECT_EQ(referee->explain(over, Move::board(Square(4, 9), Square(4, 8))).sentence,
              "The game is over: both sides have passed in a row.");
  }
  EXPECT_EQ(probe::after(standard, passed, "d1d2"), "4k4/9/9/9/9/9/9/9/3K5/9 b - - 1 1")
      << "any other move starts the count again";
}

TEST(JanggiRules, J13MateAndCheck) {
  const auto* const mate = "3k5/9/9/9/9/9/9/9/r8/r3K4 w";
  EXPECT_EQ(moves(mate), "");
  EXPECT_EQ(probe::ending(standard, mate),
            "mate J13: The general on e1 is attacked by the chariot on a1 and Cho has no "
            "legal move.");
  EXPECT_EQ(probe::ending(standard, "3k5/9/9/9/9/9/9/9/9/r3K4 w"), "none");
  struct Case {
    const char* fen;
    int checkers;
  };
  for (const Case& test : {Case{"3k5/9/9/4c4/9/4p4/9/9/4K4/9 w", 1},  // over a soldier
                           Case{"3k5/9/9/4c4/9/4C4/9/9/4K4/9 w", 0},  // a cannon is no hurdle
                           Case{"3k5/9/9/9/9/9/3n5/9/4K4/9 w", 1},    // a horse
                           Case{"3k5/9/9/9/9/9/3n5/3B5/4K4/9 w", 0},  // blocked on d3
                           Case{"3k5/9/9/9/9/2b6/9/9/4K4/9 w", 1},    // an elephant
                           Case{"3k5/9/9/9/9/2b6/2P6/9/4K4/9 w", 0},  // blocked on c4
                           Case{"3k5/9/9/9/9/9/9/5p3/4K4/9 w", 1},    // a soldier, diagonally
                           Case{"3k5/9/9/9/9/9/9/9/4Kp3/9 w", 1},     // a soldier, sideways
                           Case{"3k5/9/9/9/9/9/9/9/4K4/4p4 w", 0},    // never backward
                           Case{"3k5/9/9/9/9/9/9/4r4/r3K4/9 w", 2}}) {
    EXPECT_EQ(probe::checkers(standard, test.fen), test.checkers) << test.fen;
  }
}

TEST(JanggiRules, C5NoMoveLeavesTheGeneralCapturable) {
  const auto* const pinned = "3k5/4r4/9/9/9/9/9/4R4/9/4K4 w";
  EXPECT_EQ(moves(pinned, "e3"), "e3e2 e3e4 e3e5 e3e6 e3e7 e3e8 e3e9");
  EXPECT_EQ(explain(pinned, "e3d3"),
            "C5 no: The chariot on e3 cannot go to d3: after it the chariot on e9 could capture "
            "the general on e1.");
  const auto* const hurdle = "3k5/4c4/9/9/9/R8/9/9/9/4K4 w";
  EXPECT_EQ(explain(hurdle, "a5e5"),
            "C5 no: The chariot on a5 cannot go to e5: after it the cannon on e9 could capture "
            "the general on e1 over the chariot on e5.")
      << "stepping in makes the hurdle";
  EXPECT_EQ(explain("3k5/4c4/9/9/9/R8/9/3n5/9/4K4 w", "a5e5"),
            "C5 no: The chariot on a5 cannot go to e5: after it the horse on d3 and the cannon on "
            "e9 (over the chariot on e5) could capture the general on e1.");
  EXPECT_EQ(explain("3k5/4c4/9/9/4P4/4P4/9/9/9/4K4 w", "e5d5").substr(0, 5), "C5 no")
      << "stepping out leaves one hurdle";
  EXPECT_EQ(explain("3k5/9/9/9/9/9/3n5/3R5/4K4/9 w", "d3d4").substr(0, 6), "J5 yes");
  EXPECT_EQ(explain("3k5/9/9/9/9/9/3n5/3R5/4K4/9 w", "d3c3").substr(0, 5), "C5 no")
      << "stepping aside frees the horse's way";
}

TEST(JanggiRules, C5NamesThePiecesThatGiveCheck) {
  const auto words = [](std::string_view fen) {
    std::string text;
    for (const Checker& checker : standard.checking_pieces(parse_fen(janggi::notation, fen))) {
      text += to_text(checker.where) + ": " + checker.words + "; ";
    }
    return text;
  };
  EXPECT_EQ(words("3k5/9/9/4c4/9/4p4/9/3n5/9/4K4 w"),
            "d3: the horse on d3; e7: the cannon on e7 (over the soldier on e5); ");
  EXPECT_EQ(words("3k5/9/9/4c4/9/9/9/9/9/4K4 w"), "");
}

TEST(JanggiRules, ExplainSaysWhoseMoveItIs) {
  const auto* const start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w";
  EXPECT_EQ(explain(start, "a5a6"),
            "C7 no: Cho cannot move from a5 to a6: there is no piece on a5.");
  EXPECT_EQ(explain(start, "a7a6"),
            "C7 no: Cho cannot move from a7 to a6: the soldier on a7 belongs to Han.");
  EXPECT_EQ(explain(start, "a1b1"),
            "J5 no: The chariot on a1 cannot go to b1: its own side's horse stands there.");
}

TEST(JanggiRules, C8RoyalsAndPlaces) {
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/9/9/9 w"),
            "C8 at -: Cho has no general; each side has exactly one.");
  EXPECT_EQ(invalid_reason("3kk4/9/9/9/9/9/9/9/9/5K3 w"),
            "C8 at e10: Han's general on e10 is one too many; each side has exactly one.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/5K3/9/9/9 w"),
            "J1 at f4: Cho's general on f4 is outside its own palace.");
  EXPECT_EQ(invalid_reason("2ak5/9/9/9/9/9/9/5K3/9/9 w"),
            "J2 at c10: Han's guard on c10 is outside its own palace.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/P4K3/9/9 w"),
            "J8 at a3: Cho's soldier on a3 is behind the rank where soldiers start, and none goes "
            "backward.");
  EXPECT_EQ(invalid_reason("3k5/9/p8/9/9/9/9/5K3/9/9 w").substr(0, 8), "J8 at a8");
  EXPECT_EQ(invalid_reason("3k5/9/9/p8/9/9/P8/5K3/9/9 w"), "valid");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/9/9/5K3/p8/9 w"), "valid");
}

TEST(JanggiRules, C8Limits) {
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/RRR6/9/5K3/9/9 w"),
            "C8 at c5: Cho has 3 pieces of the kind chariot (one too many is on c5); at most 2 are "
            "owned.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/pppppp3/9/9/5K3/9/9 w").substr(0, 8), "C8 at f6");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/ppppp4/PPPPP4/9/5K3/9/9 w"), "valid");
}

TEST(JanggiRules, C8TheSideThatMovedIsNotInCheck) {
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/3R5/9/9/9/5K3 w"),
            "C8 at d10: Cho is to move and the chariot on d5 could capture the general on d10: Han "
            "cannot have left it so.");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/3R5/9/9/9/5K3 b"), "valid");
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/3R5/9/9/9/5K3 b p"), "valid")
      << "the side to move may be in check after a pass";
  EXPECT_EQ(invalid_reason("3k5/9/9/9/9/3R5/9/9/9/5K3 w p").substr(0, 9), "C8 at d10");
}

TEST(JanggiRules, J11AcceptedDrawMayLeaveItsSideInCheck) {
  const auto* const accepted = "4k4/9/9/9/9/9/9/9/9/r3K4 b p";
  EXPECT_EQ(invalid_reason(accepted), "valid");
  EXPECT_EQ(moves(accepted), "");
  EXPECT_EQ(probe::invalid_reason(casual, accepted).substr(0, 8), "C8 at e1");
  EXPECT_EQ(invalid_reason("4k4/9/9/9/9/9/9/9/9/r3K4 b").substr(0, 8), "C8 at e1");
}

TEST(JanggiRules, C6Counters) {
  const auto* const start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";
  EXPECT_EQ(probe::after(standard, std::string(start) + " w - - 7 4", "a1a2"),
            "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/R3K4/1NBA1ABNR b - - 8 4");
  EXPECT_EQ(probe::after(standard, std::string(start) + " b - - 7 4", "a7a6"),
            "rnba1abnr/4k4/1c5c1/2p1p1p1p/p8/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 5");
  EXPECT_EQ(probe::after(standard, "3k5/9/9/p8/9/9/R8/9/9/5K3 w - - 7 4", "a4a7"),
            "3k5/9/9/R8/9/9/9/9/9/5K3 b - - 0 4");
  EXPECT_EQ(probe::after(standard, std::string(start) + " w - - 7 4", "e2e2"),
            std::string(start) + " b p - 8 4");
}

TEST(JanggiRules, StartCounts) {
  const auto start = start_position(janggi::notation);
  EXPECT_EQ(probe::perft(standard, start, 1), 32U);
  EXPECT_EQ(probe::perft(standard, start, 2), 1024U);
  EXPECT_EQ(probe::perft(standard, start, 3), 33000U);
  EXPECT_EQ(probe::perft(casual, start, 3), 33316U);
}

}  // namespace
}  // namespace hurdle
