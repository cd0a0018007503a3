// Betza's notation: the squares that a piece on e5 of a 9x9 board reaches.
#include "movegen/custom/text/betza.hpp"

#include <gtest/gtest.h>

#include <string>

#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

/// The moves of a white piece on e5. The board has a white pawn on e7, a black pawn on c7, and
/// kings in two corners.
std::string reached(const std::string& betza) {
  const auto game = only_game(
      "[g]\nmaxFile = 9\nmaxRank = 9\nking = k\nshogiPawn = p\ncustomPiece1 = a:" + betza +
      "\ndoubleStep = false\nstartFen = k8/9/9/9/9/9/9/9/8K w - - 0 1\n");
  std::string text;
  for (const std::string& move : moves_in(*game, "k8/9/2p1P4/9/4A4/9/9/9/8K w - - 0 1")) {
    if (move.substr(0, 2) == "e5") {
      text += (text.empty() ? "" : " ") + move.substr(2);
    }
  }
  return text;
}

TEST(Betza, LeapersLeapInAllTheirDirections) {
  EXPECT_EQ(reached("W"), "d5 e4 e6 f5");
  EXPECT_EQ(reached("F"), "d4 d6 f4 f6");
  EXPECT_EQ(reached("D"), "c5 e3 g5");  // e7 holds an own piece
  EXPECT_EQ(reached("N"), "c4 c6 d3 d7 f3 f7 g4 g6");
  EXPECT_EQ(reached("A"), "c3 c7 g3 g7");
  EXPECT_EQ(reached("H"), "b5 e2 e8 h5");
  EXPECT_EQ(reached("C"), "b4 b6 d2 d8 f2 f8 h4 h6");
  EXPECT_EQ(reached("L"), reached("C"));
  EXPECT_EQ(reached("Z"), "b3 b7 c2 c8 g2 g8 h3 h7");
  EXPECT_EQ(reached("J"), reached("Z"));
  EXPECT_EQ(reached("G"), "b2 b8 h2 h8");
  EXPECT_EQ(reached("K"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

TEST(Betza, RidersStopAtPiecesAndAtTheirRange) {
  EXPECT_EQ(reached("R"), "a5 b5 c5 d5 e1 e2 e3 e4 e6 f5 g5 h5 i5");
  EXPECT_EQ(reached("WW"), reached("R"));
  EXPECT_EQ(reached("F0"), reached("B"));
  EXPECT_EQ(reached("W2"), "c5 d5 e3 e4 e6 f5 g5");
  EXPECT_EQ(reached("B2"), "c3 c7 d4 d6 f4 f6 g3 g7");
  EXPECT_EQ(reached("fNN"), "c9 d7 f7 g9");
  EXPECT_EQ(reached("DD"), "");
  EXPECT_EQ(reached("J2"), "");
}

TEST(Betza, ModalitySeparatesQuietMovesFromCaptures) {
  EXPECT_EQ(reached("mA"), "c3 g3 g7");
  EXPECT_EQ(reached("cA"), "c7");
  EXPECT_EQ(reached("mcA"), reached("A"));
}

TEST(Betza, HoppersJumpOverExactlyOnePiece) {
  EXPECT_EQ(reached("pR"), "e8 e9");
  EXPECT_EQ(reached("pW"), "e8 e9");
  EXPECT_EQ(reached("gR"), "e8");
  EXPECT_EQ(reached("gR3"), "e8");
  EXPECT_EQ(reached("pR3"), "e8");
  EXPECT_EQ(reached("pR2"), "");
  EXPECT_EQ(reached("pB"), "a9 b8");
  EXPECT_EQ(reached("pN"), "");
}

TEST(Betza, LameLeapsNeedAnEmptyPath) {
  EXPECT_EQ(reached("nN"), "c4 c6 d3 d7 f3 f7 g4 g6");
  EXPECT_EQ(reached("nZ"), "b3 b7 c2 c8 g2 g8 h3 h7");
  EXPECT_EQ(reached("nC"), "");
  EXPECT_EQ(reached("nW"), "");
  EXPECT_EQ(reached("nNN"), reached("NN"));
}

TEST(Betza, DirectionsLimitAnAtom) {
  EXPECT_EQ(reached("fW"), "e6");
  EXPECT_EQ(reached("fsW"), "d5 e6 f5");
  EXPECT_EQ(reached("sfW"), "d5 e6 f5");
  EXPECT_EQ(reached("vW"), "e4 e6");
  EXPECT_EQ(reached("fF"), "d6 f6");
  EXPECT_EQ(reached("sF"), reached("F"));
  EXPECT_EQ(reached("frF"), "f6");
  EXPECT_EQ(reached("fN"), "d7 f7");
  EXPECT_EQ(reached("rfN"), "f7");
  EXPECT_EQ(reached("frN"), "g6");
  EXPECT_EQ(reached("fhN"), "c6 d7 f7 g6");
  EXPECT_EQ(reached("hrN"), "c6 d3 f7 g4");
  EXPECT_EQ(reached("hlN"), "c4 d7 f3 g6");
  EXPECT_EQ(reached("hN"), "");
  EXPECT_EQ(reached("fsK"), "d5 d6 f5 f6");
  EXPECT_EQ(reached("sK"), "d4 d5 d6 f4 f5 f6");
}

TEST(Betza, BlackPiecesAreTurned) {
  const auto game = only_game(
      "[g]\nmaxFile = 9\nmaxRank = 9\nking = k\ncustomPiece1 = a:flN\ndoubleStep = false\n"
      "startFen = k8/9/9/9/4a4/9/9/9/8K b - - 0 1\n");
  EXPECT_EQ(moves_from(*game, game->facts.start, "e5"), "e5g4");
}

TEST(Betza, WhatGivesNoMoveIsAnIssue) {
  EXPECT_EQ(custom::parse_betza("mRcpR").issues.size(), 0U);
  EXPECT_EQ(custom::parse_betza("W12").issues.at(0).column, 3U);
  EXPECT_EQ(custom::parse_betza("WaF").issues.at(0).message, "'a' is no part of a movement");
  EXPECT_EQ(custom::parse_betza("WDD").issues.at(0).column, 2U);
  EXPECT_EQ(custom::parse_betza("Wm").issues.size(), 1U);
  EXPECT_TRUE(custom::parse_betza("sfN").issues.at(0).undefined);
  EXPECT_TRUE(custom::parse_betza("hrF").issues.at(0).undefined);
  EXPECT_TRUE(custom::parse_betza("pW1").issues.at(0).undefined);
}

}  // namespace
}  // namespace hurdle::props
