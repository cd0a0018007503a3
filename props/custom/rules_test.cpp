// Rules of custom games by small positions, each with the subtle point of the format that it is
// about.
#include <gtest/gtest.h>

#include "movegen/custom/rules/fen.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

TEST(CustomRules, DefaultRegionsAreAbsolute) {
  const auto game = only_game(
      "[g:chess]\nmaxRank = 6\ncastling = false\n"
      "startFen = 4k3/4p3/8/8/4P3/4K3 w - - 0 1\n");
  EXPECT_EQ(moves_from(*game, "4k3/4p3/8/8/4P3/4K3 w - - 0 1", "e2"), "e2e3 e2e4");
  EXPECT_EQ(moves_from(*game, "4k3/4p3/8/8/4P3/4K3 b - - 0 1", "e5"), "e5e4");
  EXPECT_EQ(moves_from(*game, "k7/4P3/8/8/8/4K3 w - - 0 1", "e5"), "e5e6");
}

TEST(CustomRules, AFenHasTheKingsThatTheGameHas) {
  const auto refused = [](const char* name, const char* fen) {
    try {
      (void)custom::parse_position(built_in(name)->facts, fen);
      return std::string();
    } catch (const custom::FenError& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(refused("chess", "8/8/8/8/8/8/8/8 w - - 0 1"),
            "expected a king of White ('K'), found none");
  EXPECT_EQ(refused("xiangqi", "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
            "expected a king of Black ('k'), found none");
  EXPECT_EQ(refused("horde", "8/8/8/8/8/8/8/P7 w - - 0 1"),
            "expected a king of Black ('k'), found none");
  EXPECT_EQ(refused("horde", "k7/8/8/8/8/8/8/P7 w - - 0 1"), "") << "White has none";
  EXPECT_EQ(refused("antichess", "8/8/8/8/8/8/8/P7 w - - 0 1"), "") << "a king like other pieces";
  EXPECT_EQ(refused("atomic", "k7/8/8/8/8/8/8/P7 b - - 0 1"), "") << "the king has exploded";
  EXPECT_EQ(refused("placement", "8/8/8/8/8/8/8/8[Kk] w - - 0 1"), "") << "kings in hand";
}

TEST(CustomRules, AnotherTypeWithTheLetterTakesItOutOfThePromotions) {
  const auto game = only_game("[g:chess]\narchbishop = n\n");
  EXPECT_EQ(moves_from(*game, "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7"), "a7a8b a7a8q a7a8r");
}

TEST(CustomRules, APawnThatCannotPromoteStaysOutOfTheZone) {
  const auto game = only_game("[g]\npawn = p\nking = k\nstartFen = 7k/P7/8/8/8/8/8/K7 w - - 0 1\n");
  EXPECT_EQ(moves_from(*game, game->facts.start, "a7"), "");
}

TEST(CustomRules, InitialMovesDependOnTheSquareAlone) {
  const auto game = only_game("[g:chess]\ncustomPiece1 = a:fmWifmnD\ncastling = false\n");
  EXPECT_EQ(moves_from(*game, "7k/8/8/8/8/8/A7/K7 w - - 0 1", "a2"), "a2a3 a2a4");
  EXPECT_EQ(moves_from(*game, "7k/8/8/8/8/A7/8/K7 w - - 0 1", "a3"), "a3a4");
  const auto without = only_game("[g:chess]\ncustomPiece1 = a:fmWifmnD\ndoubleStep = false\n");
  EXPECT_EQ(moves_from(*without, "7k/8/8/8/8/8/A7/K7 w - - 0 1", "a2"), "a2a3");
}

TEST(CustomRules, TheLastOfSeveralPawnLettersIsWhatACapturedPromotedPawnBecomes) {
  const auto game = only_game("[g:crazyhouse]\ncustomPiece1 = s:fW\npawnTypes = ps\n");
  EXPECT_EQ(fen_after(*game, "k7/8/8/8/8/8/q~7/R6K[] w - - 0 1", "a1a2"),
            "k7/8/8/8/8/8/R7/7K[S] b - - 0 1");
}

TEST(CustomRules, KingsMayNotFaceOnARankEither) {
  const auto game = only_game("[g:chess]\nflyingGeneral = true\ncastling = false\n");
  EXPECT_EQ(moves_from(*game, "8/8/8/8/7k/K7/8/8 w - - 0 1", "a3"), "a3a2 a3b2 a3b3");
}

TEST(CustomRules, ACastlingKingMayNotFaceTheOtherOnItsWay) {
  const auto game = only_game("[g:chess]\nflyingGeneral = true\n");
  EXPECT_EQ(moves_from(*game, "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1"), "e1d1 e1d2 e1e2");
  EXPECT_EQ(moves_from(*game, "6k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1"), "e1d1 e1d2 e1e2 e1f1 e1f2");
  EXPECT_EQ(moves_from(*game, "5k2/8/8/5p2/8/8/8/4K2R w K - 0 1", "e1"),
            "e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
}

TEST(CustomRules, EnPassantMayNotOpenAFileBetweenKings) {
  const auto game = only_game("[g:chess]\nflyingGeneral = true\ncastling = false\n");
  EXPECT_EQ(moves_from(*game, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5"), "e5e6");
}

TEST(CustomRules, KInTheFenNamesTheFirstRookFromTheRight) {
  const auto game = built_in("chess");
  EXPECT_EQ(fen_after(*game, "4k3/8/8/8/8/8/8/R3K3 w K - 0 1", ""),
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  EXPECT_EQ(moves_from(*game, "4k3/8/8/8/8/8/8/R3K3 w K - 0 1", "e1c1"), "e1c1");
}

TEST(CustomRules, AGatedPieceShieldsNoKing) {
  const auto game = built_in("seirawan");
  EXPECT_EQ(moves_from(*game, "4k3/8/8/8/8/8/8/rN1K4[H] w B - 0 1", "b1"), "");
}

TEST(CustomRules, CustomPiecesMarkTheSquaresThatTheyPassAndTheirOwn) {
  const auto game = built_in("pawnsideways");
  EXPECT_EQ(fen_after(*game, game->facts.start, "e2e4"),
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3e4 0 1");
  EXPECT_EQ(fen_after(*built_in("chess"), game->facts.start, "e2e4"),
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST(CustomRules, PawnDropsAreBarredFromTheFirstRankAndTheZone) {
  const auto game = built_in("crazyhouse");
  EXPECT_EQ(moves_in(*game, "7k/8/8/8/8/8/8/K7[P] w - - 0 1").count("P@e1"), 0U);
  EXPECT_EQ(moves_in(*game, "7k/8/8/8/8/8/8/K7[P] w - - 0 1").count("P@e8"), 0U);
  EXPECT_EQ(moves_in(*game, "7k/8/8/8/8/8/8/K7[P] w - - 0 1").count("P@e7"), 1U);
  const auto other = only_game(
      "[g:crazyhouse]\npromotionRegionWhite = *6 *7 *8\npromotionZonePawnDrops = false\n");
  EXPECT_EQ(moves_in(*other, "7k/8/8/8/8/8/8/K7[P] w - - 0 1").count("P@e6"), 0U);
}

TEST(CustomRules, TwoPiecesOnAFileBarADropFromTheCount) {
  const auto game = built_in("torishogi");
  const auto moves = moves_in(*game, "k6/7/7/S6/S1S4/7/6K[S] w - - 0 1");
  EXPECT_EQ(moves.count("S@a2"), 0U);
  EXPECT_EQ(moves.count("S@c2"), 1U);
  const auto never = only_game("[g:shogi]\ndropNoDoubledCount = 0\n");
  EXPECT_EQ(moves_from(*never, "k8/9/9/9/9/9/9/9/8K[P] w - - 0 1", "P@"), "");
}

TEST(CustomRules, AMateByADropIsAMove) {
  EXPECT_EQ(moves_in(*built_in("shogi"), "lk7/l8/9/1GG6/9/9/9/9/8K[P] w - - 0 1").count("P@b8"),
            1U);
}

TEST(CustomRules, APieceThatLeavesTheZoneMustPromoteToo) {
  const auto game = only_game("[g:shogi]\nmandatoryPiecePromotion = true\n");
  EXPECT_EQ(moves_from(*game, "8k/9/9/9/9/9/9/9/8K[] w - - 0 1", "i1"), "i1h1 i1h2 i1i2");
  EXPECT_EQ(moves_from(*game, "8k/9/S8/9/9/9/9/9/8K[] w - - 0 1", "a7"), "a7a8+ a7b6+ a7b8+");
}

TEST(CustomRules, PairsKeepTheParentsOtherPairs) {
  const auto game = only_game("[g:shogi]\npromotedPieceType = p:s\n");
  EXPECT_EQ(moves_from(*game, "8k/9/9/S8/9/9/9/9/8K[] w - - 0 1", "a6a7"), "a6a7 a6a7+");
}

TEST(CustomRules, CastlingOfANonRoyalKingIgnoresAttacks) {
  EXPECT_EQ(moves_from(*built_in("giveaway"), "4k3/8/8/8/8/5q2/8/4K2R w K - 0 1", "e1g1"), "e1g1");
  EXPECT_EQ(moves_from(*built_in("chess"), "4k3/8/8/8/8/5q2/8/4K2R w K - 0 1", "e1g1"), "");
}

TEST(CustomRules, AMoveThatEndsTheGameCountsAndNoneFollows) {
  const auto hill = built_in("kingofthehill");
  const std::string end = fen_after(*hill, "7k/8/8/8/8/4K3/8/8 w - - 0 1", "e3e4");
  EXPECT_TRUE(moves_in(*hill, end).empty());
  const auto checks = built_in("3check");
  EXPECT_TRUE(
      moves_in(*checks, fen_after(*checks, "7k/8/8/8/8/8/8/KR6 w - - 1+3 0 1", "b1h1")).empty());
  EXPECT_FALSE(
      moves_in(*checks, fen_after(*checks, "7k/8/8/8/8/8/8/KR6 w - - 2+3 0 1", "b1h1")).empty());
}

TEST(CustomRules, WithoutACounterTheFirstCheckEnds) {
  const auto game = built_in("checkshogi");
  EXPECT_TRUE(
      moves_in(*game, fen_after(*game, "8k/9/9/9/9/9/9/9/R7K[] w - - 0 1", "a1a9")).empty());
}

TEST(CustomRules, ACaptureIsForced) {
  const auto game = built_in("antichess");
  EXPECT_EQ(moves_in(*game, "8/8/8/3p4/4P3/8/8/K7 w - - 0 1"), (std::set<std::string>{"e4d5"}));
}

TEST(CustomRules, OnePseudoRoyalPieceIsRoyalAndTwoAreNot) {
  const auto game = built_in("spartan");
  EXPECT_EQ(moves_from(*game, "k7/8/8/8/8/8/8/1R5K b - - 0 1", "a8"), "a8a7");
  EXPECT_EQ(moves_from(*game, "k6k/8/8/8/8/8/8/1R4K1 b - - 0 1", "a8"), "a8a7 a8b7 a8b8");
}

TEST(CustomRules, ARookAimedAtTheKingEndsItsLeapThroughPieces) {
  const auto game = built_in("cambodian");
  const std::string before = "4k3/8/8/8/4p3/8/R7/3K4 w DEe - 0 1";
  EXPECT_EQ(moves_from(*game, fen_after(*game, before, "a2a3"), "e8c7"), "e8c7");
  EXPECT_EQ(moves_from(*game, fen_after(*game, before, "a2e2"), "e8c7"), "");
}

TEST(CustomRules, FacingKingsPartOrPass) {
  const auto game = built_in("janggi");
  const std::string fen = "4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
  EXPECT_EQ(moves_from(*game, fen, "a1"), "");
  EXPECT_EQ(moves_from(*game, fen, "e1e1"), "e1e1");
}

TEST(CustomRules, AHopIsNoReasonForImmobility) {
  const auto game = only_game("[g:shogi]\ncustomPiece1 = a:pR\n");
  EXPECT_EQ(moves_from(*game, "8k/9/9/9/9/9/9/9/8K[A] w - - 0 1", "A@e5"), "A@e5");
}

TEST(CustomRules, ABlastSparesPawnsAndImmunePieces) {
  const auto game = built_in("atomic");
  EXPECT_EQ(fen_after(*game, "4k3/8/8/2npn3/2pqp3/3R4/8/4K3 w - - 0 1", "d3d4"),
            "4k3/8/8/3p4/2p1p3/8/8/4K3 b - - 0 1");
  const auto immune = only_game("[g:atomic]\nblastImmuneTypes = n\n");
  EXPECT_EQ(fen_after(*immune, "4k3/8/8/2npn3/2pqp3/3R4/8/4K3 w - - 0 1", "d3d4"),
            "4k3/8/8/2npn3/2p1p3/8/8/4K3 b - - 0 1");
}

TEST(CustomRules, AKingBesideTheEnemyKingIsSafeFromBlasts) {
  const auto game = built_in("atomic");
  EXPECT_EQ(moves_from(*game, "8/8/8/8/8/3k4/8/R2K3r w - - 0 1", "d1"), "d1c2 d1d2 d1e2");
  EXPECT_EQ(moves_from(*built_in("atomar"), "8/8/8/8/8/8/3k4/3K4 w - - 0 1", "d1d2"), "");
}

TEST(CustomRules, ACapturingPieceTurnsToStone) {
  EXPECT_EQ(fen_after(*built_in("petrified"), "4k3/8/8/3p4/8/3R4/8/4K3 w - - 0 1", "d3d5"),
            "4k3/8/8/3*4/8/8/8/4K3 b - - 0 1");
}

TEST(CustomRules, TheDuckMovesToAnotherEmptySquare) {
  const auto game = built_in("duck");
  const auto moves = moves_in(*game, "k7/8/8/8/3*4/8/8/K7 w - - 0 1");
  EXPECT_EQ(moves.count("a1a2,a2d4"), 0U);
  EXPECT_EQ(moves.count("a1a2,a2a1"), 1U);
  EXPECT_EQ(fen_after(*game, "k7/8/8/8/3*4/8/8/K7 w - - 0 1", "a1a2,a2e5"),
            "k7/8/8/4*3/8/8/K7/8 b - - 1 1");
}

TEST(CustomRules, AWallMayAnswerACheck) {
  const auto game = only_game("[g:chess]\nwallingRule = static\ncastling = false\n");
  EXPECT_EQ(moves_in(*game, "7k/8/8/8/8/P7/8/r6K w - - 0 1").count("a3a4,a4e1"), 1U);
}

TEST(CustomRules, EnclosedPiecesChangeSides) {
  EXPECT_EQ(moves_in(*built_in("flipello"), built_in("flipello")->facts.start),
            (std::set<std::string>{"P@c5", "P@d6", "P@e3", "P@f4"}));
  EXPECT_EQ(fen_after(*built_in("flipersi"), "8/8/8/3pP3/3Pp3/8/8/8[Pp] w - - 0 1", "P@d6"),
            "8/8/3P4/3PP3/3Pp3/8/8/8[p] b - - 1 1");
  EXPECT_EQ(fen_after(*built_in("ataxx"), "7/7/7/2p4/7/P6/7 w - - 0 1", "P@b3"),
            "7/7/7/2P4/1P5/P6/7[] b - - 1 1");
}

TEST(CustomRules, PseudoRoyalPiecesAreThoseBeforeTheMove) {
  const auto game = only_game(
      "[g:crazyhouse]\nking = -\ncommoner = k\ncastling = false\nextinctionValue = "
      "loss\nextinctionPieceTypes = k\n"
      "extinctionPseudoRoyal = true\npromotionPieceTypes = kq\npromotedPieceType = b:k\n");
  // A piece that promotes to a second one may stand on an attacked square, but saves no first one.
  EXPECT_EQ(moves_from(*game, "7k/8/8/8/8/8/4b3/K5R1[] b - - 0 1", "e2d1"), "e2d1 e2d1+");
  EXPECT_EQ(moves_from(*game, "7k/8/8/8/8/8/4b3/K6R[] b - - 0 1", "e2d1"), "");
  // A pawn's promotion counts: two are not royal.
  EXPECT_EQ(moves_from(*game, "7k/8/8/8/8/8/4p3/K6R[] b - - 0 1", "e2"), "e2e1k");
  // The only one, new or dropped, is royal.
  EXPECT_EQ(moves_from(*game, "8/8/8/8/8/8/4p3/K5R1[] b - - 0 1", "e2"), "e2e1q");
  EXPECT_EQ(moves_from(*game, "7k/8/8/8/8/8/4R3/K7[k] b - - 0 1", "K@e"), "");
}

TEST(CustomRules, AllQueensOfCoregalAreRoyal) {
  const auto game = built_in("coregal");
  EXPECT_EQ(moves_from(*game, "3r2k1/8/8/8/8/8/8/Q2QK3 w - - 0 1", "a1"), "");
  EXPECT_EQ(moves_from(*game, "1r5k/P7/8/8/8/8/8/3QK3 w - - 0 1", "a7a8"), "a7a8b a7a8n a7a8r");
}

TEST(CustomRules, AnArrivalThatMustBeSafeEndsTheGameAtOnceOrAfterTheReply) {
  const auto game = only_game(
      "[g:chess]\nking = -\ncommoner = k\nflagRegionWhite = *8\nflagMove = true\n"
      "flagPieceSafe = true\ncastling = false\n");
  const std::string safe = "R7/8/8/8/8/8/8/K1k5 b - - 0 1";
  const std::string attacked = "R6r/8/8/8/8/8/8/K1k5 ";
  EXPECT_TRUE(moves_in(*game, safe).empty());
  EXPECT_FALSE(moves_in(*game, attacked + "b - - 0 1").empty());
  EXPECT_TRUE(moves_in(*game, attacked + "w - - 0 1").empty());
  EXPECT_TRUE(moves_in(*game, "RR5r/8/8/8/8/8/8/K1k5 b - - 0 1").empty());  // one reply takes one
}

TEST(CustomRules, CastlingToASquareThatTheKingAlsoStepsToIsWrittenWithTheRook) {
  const auto game = only_game(
      "[g:chess]\nmaxRank = 6\nmaxFile = 6\ndoubleStep = false\ncastlingKingsideFile = e\n"
      "castlingQueensideFile = b\nstartFen = r2k1r/6/6/6/6/R2K1R w KQkq - 0 1\n");
  EXPECT_EQ(moves_from(*game, game->facts.start, "d1"), "d1b1 d1c1 d1c2 d1d2 d1e1 d1e2 d1f1");
}

TEST(CustomRules, AnEmptyBoardEndsNoGameOfDrops) {
  const auto game = only_game(
      "[g:ataxx]\nimmobile = p\nstartFen = 7/7/7/7/7/7/7\n"
      "enclosingDrop = snort\nflipEnclosedPieces = none\n");
  EXPECT_EQ(moves_in(*game, game->facts.start).size(), 49U);
  const auto trail = built_in("snailtrail");  // its corners end no game
  EXPECT_EQ(moves_in(*trail, "7/7/7/7/3P3/7/p6 w - - 0 1").size(), 8U);
}

TEST(CustomRules, OldKeysGiveTheRanksOfDoubleSteps) {
  const std::string from2 = "7k/8/8/8/8/8/P7/7K w - - 0 1";
  const std::string from3 = "7k/8/8/8/8/P7/8/7K w - - 0 1";
  const auto third = only_game("[g:chess]\ndoubleStepRank = 3\n");
  EXPECT_EQ(moves_from(*third, from2, "a2"), "a2a3 a2a4");
  EXPECT_EQ(moves_from(*third, from3, "a3"), "a3a4 a3a5");
  const auto none = only_game("[g:chess]\ndoubleStepRankMin = 3\n");
  EXPECT_EQ(moves_from(*none, from2, "a2"), "a2a3");
  EXPECT_EQ(moves_from(*none, from3, "a3"), "a3a4");
  const auto top = only_game(
      "[g]\nimmobile = p\npieceDrops = true\ncastling = false\ndropOnTop = true\nmaxRank = 2\n"
      "maxFile = 2\nstartFen = 2/1p[Pp] w - - 0 1\n");
  EXPECT_EQ(moves_from(*top, top->facts.start, ""), "P@a1 P@b2");
}

/// Whether White's move has ended the game: three white knights and a black king that could move.
bool ended(const std::string& keys, const std::string& ranks) {
  const auto game = only_game("[g:chess]\nking = -\ncommoner = k\ncastling = false\n" + keys);
  return moves_in(*game, "7k/8/8/" + ranks + "/8 b - - 0 1").empty();
}

TEST(CustomRules, ConnectedPiecesEndTheGame) {
  EXPECT_TRUE(ended("connectN = 3\n", "2N5/1R6/N7/8"));
  EXPECT_FALSE(ended("connectN = 3\n", "2N5/8/N1N5/8"));
  EXPECT_FALSE(ended("connectN = 3\nconnectDiagonal = false\n", "2N5/1R6/N7/8"));
  EXPECT_FALSE(ended("connectN = 3\nconnectPieceTypes = n\n", "2N5/1R6/N7/8"));
  EXPECT_TRUE(ended("collinearN = 3\n", "8/N2R3N/8/8"));
  EXPECT_FALSE(ended("collinearN = 3\nconnectHorizontal = false\n", "8/N2R3N/8/8"));
  EXPECT_TRUE(ended("connectNxN = 2\n", "8/1NN5/1NR5/8"));
  EXPECT_FALSE(ended("connectNxN = 2\n", "8/1NN5/1N6/8"));
}

TEST(CustomRules, AChainMayGoBackOnItsWay) {
  const std::string keys = "connectRegion1 = a*\nconnectRegion2 = d*\nconnectDiagonal = false\n";
  EXPECT_TRUE(ended(keys, "8/NNNN4/8/8"));
  EXPECT_FALSE(ended(keys, "NN6/2NN4/8/8"));
  EXPECT_TRUE(ended(keys, "NN6/1N1N4/1NNN4/8"));  // down, then up
  EXPECT_TRUE(ended(keys, "1NNN4/1N6/NN6/8"));    // up
  const std::string other = "connectRegion1 = a5\nconnectRegion2 = a3\n";
  EXPECT_TRUE(ended(other, "N7/1N6/N7/8"));  // right, then left
}

TEST(CustomRules, AWallInPlaceOfAMove) {
  const auto game = only_game("[g:chess]\nwallingRule = edge\nwallOrMove = true\n");
  EXPECT_EQ(moves_from(*game, game->facts.start, "a"),
            "a1a1,a1a3 a1a1,a1a4 a1a1,a1a5 a1a1,a1a6 a1a1,a1h3 a1a1,a1h4 a1a1,a1h5 a1a1,a1h6 "
            "a2a3,a3a1 a2a4,a4a1");
  EXPECT_EQ(fen_after(*game, game->facts.start, "a1a1,a1a3"),
            "rnbqkbnr/pppppppp/8/8/8/*7/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
  EXPECT_EQ(moves_in(*game, "7k/8/8/8/8/8/8/r6K w - - 0 1").count("h1h1,h1b1"), 1U);
}

TEST(CustomRules, ABlastMayLeaveWalls) {
  const auto game = only_game("[g:atomic]\npetrifyBlastPieces = true\n");
  EXPECT_EQ(fen_after(*game, "4k3/8/8/2qpr3/2rbp3/2N5/4R3/K7 w - - 0 1", "c3d5"),
            "4k3/8/8/2*1*3/2**p3/8/4R3/K7 b - - 0 1");
}

TEST(CustomRules, APieceFromAnySideSlidesToTheFirstTakenSquare) {
  const auto game = only_game(
      "[g]\nimmobile = p\npieceDrops = true\ncastling = false\nmaxRank = 7\nmaxFile = 7\n"
      "enclosingDrop = anyside\nstartFen = 7/7/7/7/7/7/1p5[Pp] w - - 0 1\n");
  const auto moves = moves_in(*game, game->facts.start);
  EXPECT_EQ(moves.size(), 23U);
  EXPECT_EQ(moves.count("P@b2"), 1U);
  EXPECT_EQ(moves.count("P@b7"), 0U);  // would slide down to b2
  EXPECT_EQ(moves_from(*game, "7/7/3p3/7/7/3p3/7[Pp] w - - 0 1", "P@d"), "P@d1 P@d6");
}

TEST(CustomRules, InvalidFensAreRejected) {
  const auto game = built_in("chess");
  EXPECT_ANY_THROW((void)moves_in(*game, "8/8/8/8/8/8/8/9 w - - 0 1"));
  EXPECT_ANY_THROW((void)moves_in(*game, "8/8/8/8/8/8/8/7x w - - 0 1"));
  EXPECT_ANY_THROW((void)moves_in(*game, "8/8/8/8/8/8/8/8 x - - 0 1"));
  EXPECT_ANY_THROW((void)moves_in(*game, "8/8/8/8/8/8/8/8 w K - 0 1"));
  EXPECT_ANY_THROW((void)moves_in(*game, "8/8/8/8/8/8/8/8 w - e9 0 1"));
}

}  // namespace
}  // namespace hurdle::props
