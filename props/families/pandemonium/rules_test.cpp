// Pandemonium's referee by example: legal and illegal moves by every clause, and the start counts.
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/variants/pandemonium/referee.hpp"
#include "props/examples/rules/asked.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle::props {
namespace {

const pandemonium::PandemoniumReferee referee(pandemonium::notation);

Asked at(std::string_view fen) {
  return {referee, fen};
}

// ---- P1: piece moves ----------------------------------------------------------------------------

/// The moves of a piece on e5, with own pawns on e7 and g3 and enemies on g5 and c7.
Texts from_e5(const std::string& piece) {
  const std::string fen = "1k8/10/10/2p1P5/10/4" + piece + "1n3/10/6P3/9K/10[] w - - 0 1";
  return at(fen).moves_of("e5");
}

const Texts as_king{"e5d4", "e5d5", "e5d6", "e5e4", "e5e6", "e5f4", "e5f5", "e5f6"};
const Texts as_rook{"e5e6", "e5e4", "e5e3", "e5e2", "e5e1", "e5d5",
                    "e5c5", "e5b5", "e5a5", "e5f5", "e5g5"};
const Texts as_bishop{"e5f6", "e5g7", "e5h8", "e5i9", "e5j10", "e5d6",
                      "e5c7", "e5d4", "e5c3", "e5b2", "e5a1",  "e5f4"};
const Texts as_knight{"e5c4", "e5c6", "e5d3", "e5d7", "e5f3", "e5f7", "e5g4", "e5g6"};

/// Adds the promotion of a piece on e5 that reaches j10 diagonally (P5).
Texts with_promotion(Texts moves) {
  if (moves.count("e5j10") > 0) {
    moves.insert("e5j10+");
  }
  return moves;
}

TEST(PandemoniumRules, P1UnpromotedPiecesGoAsTheirNamesSay) {
  EXPECT_EQ(from_e5("Q"), joined(as_rook, as_bishop));
  EXPECT_EQ(from_e5("R"), as_rook);
  EXPECT_EQ(from_e5("B"), with_promotion(as_bishop));
  EXPECT_EQ(from_e5("N"), as_knight);
  EXPECT_EQ(from_e5("M"), joined(as_rook, as_knight));
  EXPECT_EQ(from_e5("C"), with_promotion(joined(as_bishop, as_knight)));
}

TEST(PandemoniumRules, P1PromotedPiecesGoFurther) {
  EXPECT_EQ(from_e5("+R"), joined(as_rook, as_king));
  EXPECT_EQ(from_e5("+B"), joined(as_bishop, as_king));
  EXPECT_EQ(from_e5("+N"), joined(as_knight, as_king));
  for (const char* piece : {"+M", "+C", "+P"}) {
    EXPECT_EQ(from_e5(piece), joined(as_rook, as_bishop)) << piece;
  }
}

TEST(PandemoniumRules, P1KingGoesOneStep) {
  const Asked position = at("4k5/10/10/10/10/4K5/10/10/10/10[] w - - 0 1");
  EXPECT_EQ(position.moves_of("e5"), as_king);
  expect_illegal(position, "e5e7", "P1", "one step in any direction");
}

TEST(PandemoniumRules, P1OnlyLeapsPassOverPieces) {
  const Asked start(referee, start_position(pandemonium::notation));
  expect_legal(start, "b1c3", "P1");
  expect_illegal(start, "a1a3", "P1", "the pawn on a2 stands in the way");
  expect_illegal(start, "c1e3", "P1", "the pawn on d2 stands in the way");
  expect_illegal(start, "b1b3", "P1", "one step straight");
  expect_illegal(start, "a1a2", "P1", "its own side's pawn stands there");
}

// ---- P2, P3: pawns ------------------------------------------------------------------------------

TEST(PandemoniumRules, P2PawnGoesStraightAndCapturesDiagonally) {
  const Asked white = at("9k/10/10/10/3n1n4/4P5/10/10/10/9K[] w - - 0 1");
  EXPECT_EQ(white.moves_of("e5"), (Texts{"e5e6", "e5d6", "e5f6"}));
  const Asked black = at("9k/10/10/10/4p5/3N1N4/10/10/10/9K[] b - - 0 1");
  EXPECT_EQ(black.moves_of("e6"), (Texts{"e6e5", "e6d5", "e6f5"}));
  expect_legal(white, "e5e6", "P2");
  expect_legal(white, "e5d6", "P2");
  expect_illegal(white, "e5e4", "P2", "backward");
  expect_illegal(white, "e5d5", "P2");
}

TEST(PandemoniumRules, P2PawnNeitherCapturesStraightNorGoesDiagonally) {
  const Asked position = at("9k/10/10/10/4n5/4P5/10/10/10/9K[] w - - 0 1");
  EXPECT_EQ(position.moves_of("e5"), Texts{});
  expect_illegal(position, "e5e6", "P2", "does not capture straight forward");
  expect_illegal(position, "e5d6", "P2", "nothing to capture");
}

TEST(PandemoniumRules, P3PawnGoesThreeFromItsSecondRankAndTwoFromItsThird) {
  const Asked white = at("k9/10/10/10/10/10/5P4/4P5/3P6/K9[] w - - 0 1");
  EXPECT_EQ(white.moves_of("d2"), (Texts{"d2d3", "d2d4", "d2d5"}));
  EXPECT_EQ(white.moves_of("e3"), (Texts{"e3e4", "e3e5"}));
  EXPECT_EQ(white.moves_of("f4"), (Texts{"f4f5"}));
  expect_legal(white, "d2d5", "P3");
  expect_illegal(white, "d2d6", "P3", "up to three");
  expect_illegal(white, "e3e6", "P3", "up to two");
  expect_illegal(white, "f4f6", "P3", "only from its second or third rank");
  const Asked black = at("k9/3p6/4p5/5p4/10/10/10/10/10/K9[] b - - 0 1");
  EXPECT_EQ(black.moves_of("d9"), (Texts{"d9d8", "d9d7", "d9d6"}));
  EXPECT_EQ(black.moves_of("e8"), (Texts{"e8e7", "e8e6"}));
  EXPECT_EQ(black.moves_of("f7"), (Texts{"f7f6"}));
}

TEST(PandemoniumRules, P3EverySquareOnTheWayIsEmpty) {
  const Asked position = at("k9/10/10/10/10/1n8/2n1n5/3n6/1PPPP5/K9[] w - - 0 1");
  EXPECT_EQ(position.moves_of("b2"), (Texts{"b2b3", "b2b4"}));
  EXPECT_EQ(position.moves_of("c2"), (Texts{"c2c3", "c2d3"}));
  EXPECT_EQ(position.moves_of("d2"), Texts{});
  expect_illegal(position, "b2b5", "P2", "does not capture straight forward");
  expect_illegal(position, "c2c5", "P3", "the knight on c4 stands in the way");
}

TEST(PandemoniumRules, P3ItDoesNotMatterHowThePawnCameThere) {
  const Asked start = at("k9/10/10/10/10/10/10/10/3P6/K9[PP] w - - 0 1");
  const Asked moved = start.after("d2d3", "a10b10");
  EXPECT_EQ(moved.moves_of("d3"), (Texts{"d3d4", "d3d5"}));
  const Asked second = start.after("P@g2", "a10b10");
  EXPECT_EQ(second.moves_of("g2"), (Texts{"g2g3", "g2g4", "g2g5"}));
  const Asked third = start.after("P@g3", "a10b10");
  EXPECT_EQ(third.moves_of("g3"), (Texts{"g3g4", "g3g5"}));
  EXPECT_EQ(third.after("g3g4", "b10a10").moves_of("g4"), (Texts{"g4g5"}));
}

// ---- P4: en passant -----------------------------------------------------------------------------

TEST(PandemoniumRules, P4EachPassedSquareAndTwoPawnsAtOnce) {
  const Asked before = at("9k/10/10/10/10/4p5/2p7/10/3P6/9K[] w - - 0 1");
  const Asked passed = before.after("d2d5");
  EXPECT_EQ(passed.fen(), "9k/10/10/10/10/3Pp5/2p7/10/10/9K[] b - d3d4 0 1");
  EXPECT_EQ(passed.moves_of("c4"), (Texts{"c4c3", "c4d3"}));
  EXPECT_EQ(passed.moves_of("e5"), (Texts{"e5e4", "e5d4"}));
  expect_legal(passed, "c4d3", "P4");
  expect_legal(passed, "e5d4", "P4");
  EXPECT_TRUE(passed.move("c4d3").is_en_passant());
  EXPECT_TRUE(passed.move("e5d4").is_en_passant());
  EXPECT_FALSE(passed.move("e5e4").is_en_passant());
  EXPECT_EQ(passed.after("c4d3").fen(), "9k/10/10/10/10/4p5/10/3p6/10/9K[p] w - - 0 2");
  EXPECT_EQ(passed.after("e5d4").fen(), "9k/10/10/10/10/10/2pp6/10/10/9K[p] w - - 0 2");
}

TEST(PandemoniumRules, P4TwoPawnsOnOneSquareAndMovesOfTwo) {
  const Asked passed = at("9k/10/10/10/10/10/2p1p5/10/3P6/9K[] w - - 0 1").after("d2d4");
  expect_legal(passed, "c4d3", "P4");
  expect_legal(passed, "e4d3", "P4");
  const Asked black = at("9k/10/2p7/3P6/10/10/10/10/10/9K[] b - - 0 1").after("c8c6");
  expect_illegal(black, "d7c8", "P4", "has not just passed over it");
  const Asked third = at("9k/10/2p7/10/3P6/10/10/10/10/9K[] b - - 0 1").after("c8c6");
  EXPECT_EQ(third.after("d6c7").fen(), "9k/10/10/2P7/10/10/10/10/10/9K[P] b - - 0 2");
}

TEST(PandemoniumRules, P4OnlyAtOnceAndOnlyAfterALongMove) {
  const Asked before = at("9k/10/10/10/10/10/2p7/10/3P6/9K[] w - - 0 1");
  const Asked late = before.after("d2d4", "j10i10", "j1i1");
  expect_illegal(late, "c4d3", "P4", "has not just passed over it");
  const Asked single = at("9k/10/10/10/10/10/10/2p7/3P6/9K[] w - - 0 1").after("d2d3");
  expect_illegal(single, "c3d2", "P4");
  const Asked unattacked = at("9k/10/10/10/10/3p6/10/10/6P3/9K[] w - - 0 1").after("g2g5");
  EXPECT_EQ(unattacked.fen(), "9k/10/10/10/10/3p2P3/10/10/10/9K[] b - - 0 1");
}

TEST(PandemoniumRules, P4OnlyPawnsCaptureSo) {
  const Asked passed = at("9k/10/10/10/10/4p5/2b7/10/3P6/9K[] w - - 0 1").after("d2d5");
  EXPECT_FALSE(passed.move("c4d3").is_en_passant());
  EXPECT_TRUE(passed.after("c4d3").setup().at(Square(3, 4)));
  const Asked gilding = at("9k/10/10/10/10/4p5/2+p7/10/3P6/9K[] w - - 0 1").after("d2d5");
  EXPECT_FALSE(gilding.move("c4d3").is_en_passant());
  const Asked own = at("9k/10/10/10/10/10/2+p7/10/3+P6/9K[] w - - 0 1").after("d2d5");
  EXPECT_TRUE(own.setup().en_passant.empty());
}

TEST(PandemoniumRules, P4ADroppedPawnIsCapturedSo) {
  const Asked before = at("9k/10/10/10/10/10/2p7/10/10/9K[P] w - - 0 1");
  const Asked passed = before.after("P@d2", "j10i10", "d2d5");
  expect_legal(passed, "c4d3", "P4");
  EXPECT_EQ(passed.after("c4d3").fen(), "8k1/10/10/10/10/10/10/3p6/10/9K[p] w - - 0 3");
}

TEST(PandemoniumRules, P4MayNotExposeTheOwnKing) {
  const Asked passed = at("10/10/10/5k4/10/4p5/2p7/10/B2P6/K9[] w - - 0 1").after("d2d5");
  expect_illegal(passed, "c4d3", "C5", "the bishop on a2 could capture the king on f7");
  expect_legal(passed, "e5d4", "P4");
}

TEST(PandemoniumRules, P4MayBeTheOnlyAnswerToCheck) {
  const Asked passed = at("10/10/1B5B2/R9/4k5/9R/2p7/10/3P6/K9[] w - - 0 1").after("d2d5");
  EXPECT_EQ(passed.checkers(), 1);
  EXPECT_EQ(passed.moves(), Texts{"c4d3"});
  EXPECT_EQ(passed.ending().ending, Ending::none);
}

// ---- P5, P6: promotion and capture --------------------------------------------------------------

TEST(PandemoniumRules, P5ArrivingPiecesMayPromoteAndPawnsMust) {
  const Asked position = at("9k/1P8/3N1Q4/8K1/10/10/10/10/10/10[] w - - 0 1");
  EXPECT_EQ(position.moves_of("b9"), Texts{"b9b10+"});
  expect_illegal(position, "b9b10", "P5", "must promote");
  expect_legal(position, "d8c10", "P1");
  expect_legal(position, "d8c10+", "P5");
  expect_illegal(position, "d8b7+", "P5", "last rank, 10");
  expect_illegal(position, "f8f10+", "P5", "a queen never promotes");
  expect_illegal(position, "i7i8+", "P5", "a king never promotes");
  const Asked black = at("9k/10/10/10/10/10/10/10/4p1r3/K9[] b - - 0 1");
  EXPECT_EQ(black.moves_of("e2"), Texts{"e2e1+"});
  expect_legal(black, "g2g1+", "P5");
  expect_legal(black, "g2g1", "P1");
}

TEST(PandemoniumRules, P5LeavingPiecesMayPromote) {
  const Asked position = at("R9/7B2/10/10/1k8/10/10/10/10/9K[] w - - 0 1");
  expect_legal(position, "a10c10+", "P5");
  expect_legal(position, "a10c10", "P1");
  expect_legal(position, "a10a8+", "P5");
  expect_legal(position, "a10a8", "P1");
  expect_illegal(position, "h9g8+", "P5");
  const Asked left = position.after("a10a8", "b6b5");
  expect_illegal(left, "a8a9+", "P5");
  EXPECT_EQ(position.after("a10a8+").fen(), "10/7B2/+R9/10/1k8/10/10/10/10/9K[] b - - 1 1");
}

TEST(PandemoniumRules, P5DropsNeverPromoteAndPromotionIsKept) {
  const Asked position = at("10/10/10/k9/10/10/10/10/10/9K[NB] w - - 0 1");
  EXPECT_EQ(position.after("N@e10").fen(), "4N5/10/10/k9/10/10/10/10/10/9K[B] b - - 0 1");
  EXPECT_THROW(static_cast<void>(position.verdict("N@e10+")), TextError);
  const Asked later = position.after("N@e10", "a7a6");
  expect_legal(later, "e10f8+", "P5");
  const Asked promoted = at("10/10/10/k3+N5/10/10/10/10/10/9K[] w - - 0 1");
  expect_illegal(promoted, "e7f9+", "P5");
  const Asked arriving = at("10/4+N5/10/k9/10/10/10/10/10/9K[] w - - 0 1");
  expect_illegal(arriving, "e9g10+", "P5", "a scepter is promoted already");
  EXPECT_EQ(arriving.after("e9g10").fen(), "6+N3/10/10/k9/10/10/10/10/10/9K[] b - - 1 1");
}

TEST(PandemoniumRules, P6CapturedPiecesGoToHandUnpromoted) {
  const Asked position = at("k9/10/10/10/3+r6/4P5/10/10/10/9K[] w - - 0 1");
  EXPECT_EQ(position.after("e5d6").fen(), "k9/10/10/10/3P6/10/10/10/10/9K[R] b - - 0 1");
  const Asked gilding = at("k9/10/10/10/10/4r5/10/4+P5/10/9K[p] b - - 3 1");
  EXPECT_EQ(gilding.after("e5e3").fen(), "k9/10/10/10/10/10/10/4r5/10/9K[pp] w - - 0 2");
}

// ---- P7, P8: drops ------------------------------------------------------------------------------

TEST(PandemoniumRules, P7OnAnyEmptySquare) {
  const Asked position = at("k9/10/10/10/10/10/10/10/10/9K[Rn] w - - 0 1");
  EXPECT_EQ(position.moves_of("R@").size(), 98U);
  expect_legal(position, "R@e10", "P7");
  expect_illegal(position, "R@j1", "P7", "the king on j1 stands there");
  expect_illegal(position, "R@a10", "P7", "the king on a10 stands there");
  expect_illegal(position, "N@e5", "P7", "White has no knight in hand");
  expect_illegal(position, "K@e5", "P7", "White has no king in hand");
  EXPECT_EQ(position.after("R@e5").fen(), "k9/10/10/10/10/4R5/10/10/10/9K[n] b - - 0 1");
}

TEST(PandemoniumRules, P7EqualPiecesInHandAreOneMove) {
  EXPECT_EQ(at("k9/10/10/10/10/10/10/10/10/9K[BB] w - - 0 1").moves_of("B@").size(), 98U);
}

TEST(PandemoniumRules, P7MustAnswerACheck) {
  const Asked position = at("k9/10/10/10/10/9r/10/10/10/9K[B] w - - 0 1");
  EXPECT_EQ(position.moves_of("B@"), (Texts{"B@j2", "B@j3", "B@j4"}));
  expect_illegal(position, "B@e5", "C5", "the rook on j5 could capture the king on j1");
}

TEST(PandemoniumRules, P8NoPawnOnTheFirstAndLastRank) {
  for (const char* side : {"w", "b"}) {
    const Asked position =
        at(std::string("k9/10/10/10/10/10/10/10/10/9K[PNpn] ") + side + " - - 0 1");
    EXPECT_EQ(position.moves_of("P@").size(), 80U);
    EXPECT_EQ(position.moves_of("N@").size(), 98U);
    expect_illegal(position, "P@e1", "P8", "rank 1 or 10");
    expect_illegal(position, "P@e10", "P8", "rank 1 or 10");
    expect_legal(position, "P@e2", "P7");
    expect_legal(position, "P@e9", "P7");
    expect_legal(position, "N@e10", "P7");
  }
}

// ---- P9: no mate by a pawn drop -----------------------------------------------------------------

/// The black king on a10 is enclosed by its knight and the white king.
constexpr std::string_view shut_in = "kn8/10/1K8/10/10/10/10/10/10/10[PNQ] w - - 0 1";

TEST(PandemoniumRules, P9APawnDropDoesNotMate) {
  expect_illegal(at(shut_in), "P@b9", "P9", "it would mate the king on a10");
  const Asked black = at("10/10/10/10/10/10/10/1k8/10/KN8[p] b - - 0 1");
  expect_illegal(black, "P@b2", "P9", "it would mate the king on a1");
}

TEST(PandemoniumRules, P9OtherDropsMayMate) {
  for (const char* drop : {"N@c9", "Q@a9"}) {
    expect_legal(at(shut_in), drop, "P7");
    EXPECT_EQ(at(shut_in).after(drop).ending().ending, Ending::mate) << drop;
  }
}

TEST(PandemoniumRules, P9APawnThatMovesMayMate) {
  const Asked moves = at("kb8/b9/1PK7/10/10/10/10/10/10/10[] w - - 0 1");
  expect_legal(moves, "b8b9", "P2");
  EXPECT_EQ(moves.after("b8b9").ending().ending, Ending::mate);
  expect_illegal(at("kb8/b9/2K7/10/10/10/10/10/10/10[P] w - - 0 1"), "P@b9", "P9");
}

TEST(PandemoniumRules, P9APawnDropMayCheckAKingThatEscapes) {
  const Asked position = at("k9/10/1K8/10/10/10/10/10/10/10[P] w - - 0 1");
  expect_legal(position, "P@b9", "P7");
  EXPECT_NE(position.verdict("P@b9").sentence.find("the check is not mate"), std::string::npos);
  EXPECT_EQ(position.after("P@b9").moves(), Texts{"a10b10"});
}

TEST(PandemoniumRules, P9APawnThatCanBeCapturedDoesNotMate) {
  const Asked far = at("kn8/9r/1K8/10/10/10/10/10/10/10[P] w - - 0 1");
  EXPECT_EQ(far.after("P@b9").moves(), Texts{"j9b9"});
}

TEST(PandemoniumRules, P9APinnedPieceDoesNotCaptureThePawn) {
  const Asked pinned = at("kr7R/b9/2K7/10/10/10/10/10/10/10[P] w - - 0 1");
  expect_illegal(pinned, "P@b9", "P9");
  const Asked free = at("kr8/b9/2K7/10/10/10/10/10/10/9R[P] w - - 0 1");
  EXPECT_EQ(free.after("P@b9").moves(), Texts{"b10b9"});
}

TEST(PandemoniumRules, P9ADropThatLeavesTheOwnKingInCheckIsRefusedForThat) {
  const Asked position = at("kn8/10/1K8/10/10/10/10/10/10/1r8[P] w - - 0 1");
  expect_illegal(position, "P@b9", "C5");
}

/// White is in check by the marshal on b3, which is pinned; only a piece on b2 would answer it.
constexpr std::string_view one_block = "10/10/2r7/10/10/5b4/6R3/km1R6/10/1K8";

TEST(PandemoniumRules, P9AnAnswerToCheckObeysItToo) {
  const Asked mated = at(std::string(one_block) + "[P] w - - 0 1");
  EXPECT_EQ(mated.moves(), Texts{});
  EXPECT_EQ(mated.ending().ending, Ending::mate);
  expect_illegal(mated, "P@b2", "P9", "it would mate the king on a3");
  const Asked saved = at(std::string(one_block) + "[N] w - - 0 1");
  EXPECT_EQ(saved.moves(), Texts{"N@b2"});
  EXPECT_EQ(saved.ending().ending, Ending::none);
}

// ---- P10: castling ------------------------------------------------------------------------------

constexpr std::string_view both_ways = "4k5/10/10/10/10/10/10/10/10/R3K4R[] w - - 0 1";

/// The legal castling moves with both rooks at home and a black piece somewhere.
Texts castlings(const std::string& board) {
  const Asked position = at(board + "/R3K4R[] w - - 0 1");
  Texts found = position.moves_of("e1b1");
  found.merge(position.moves_of("e1h1"));
  return found;
}

TEST(PandemoniumRules, P10TheKingGoesThreeAndTheRookLandsInside) {
  const Asked position = at(both_ways);
  expect_legal(position, "e1b1", "P10");
  expect_legal(position, "e1h1", "P10");
  EXPECT_TRUE(position.move("e1b1").is_castling());
  EXPECT_FALSE(position.move("e1d1").is_castling());
  EXPECT_EQ(position.after("e1b1").fen(), "4k5/10/10/10/10/10/10/10/10/1KR6R[] b - - 1 1");
  EXPECT_EQ(position.after("e1h1").fen(), "4k5/10/10/10/10/10/10/10/10/R5RK2[] b - - 1 1");
  const Asked black = at("r3k4r/10/10/10/10/10/10/10/10/4K5[] b - - 0 1");
  EXPECT_EQ(black.after("e10b10").fen(), "1kr6r/10/10/10/10/10/10/10/10/4K5[] w - - 1 2");
  EXPECT_EQ(black.after("e10h10").fen(), "r5rk2/10/10/10/10/10/10/10/10/4K5[] w - - 1 2");
}

TEST(PandemoniumRules, P10NothingStandsBetween) {
  for (const char* rank : {"RN2K4R", "R1N1K4R", "R2NK4R"}) {
    const Asked position = at(std::string("4k5/10/10/10/10/10/10/10/10/") + rank + "[] w - - 0 1");
    expect_illegal(position, "e1b1", "P10", "stands between king and rook");
    expect_legal(position, "e1h1", "P10");
  }
  for (const char* rank : {"R3KN3R", "R3K1N2R", "R3K2N1R", "R3K3NR"}) {
    const Asked position = at(std::string("4k5/10/10/10/10/10/10/10/10/") + rank + "[] w - - 0 1");
    expect_illegal(position, "e1h1", "P10", "stands between king and rook");
    expect_legal(position, "e1b1", "P10");
  }
}

TEST(PandemoniumRules, P10TheKingNeverCapturesByCastling) {
  const Asked position = at("4k5/10/10/10/10/10/10/10/10/Rn2K4R[] w - - 0 1");
  expect_illegal(position, "e1b1", "P10", "the knight on b1 stands between");
}

TEST(PandemoniumRules, P10NotOutOfCheck) {
  EXPECT_EQ(castlings("3k6/10/10/10/10/4r5/10/10/10"), Texts{});
  const Asked position = at("3k6/10/10/10/10/4r5/10/10/10/R3K4R[] w - - 0 1");
  expect_illegal(position, "e1b1", "P10", "in check by the rook on e5");
}

TEST(PandemoniumRules, P10TheWayIsNotAttacked) {
  const Texts left{"e1b1"};
  const Texts right{"e1h1"};
  const Texts both{"e1b1", "e1h1"};
  EXPECT_EQ(castlings("4k5/10/10/10/10/r9/10/10/10"), both);
  EXPECT_EQ(castlings("4k5/10/10/10/10/1r8/10/10/10"), right);
  EXPECT_EQ(castlings("4k5/10/10/10/10/2r7/10/10/10"), right);
  EXPECT_EQ(castlings("4k5/10/10/10/10/3r6/10/10/10"), right);
  EXPECT_EQ(castlings("4k5/10/10/10/10/5r4/10/10/10"), left);
  EXPECT_EQ(castlings("4k5/10/10/10/10/6r3/10/10/10"), left);
  EXPECT_EQ(castlings("4k5/10/10/10/10/7r2/10/10/10"), left);
  EXPECT_EQ(castlings("4k5/10/10/10/10/8r1/10/10/10"), both);
  EXPECT_EQ(castlings("4k5/10/10/10/10/9r/10/10/10"), both);
  const Asked position = at("4k5/10/10/10/10/2r7/10/10/10/R3K4R[] w - - 0 1");
  expect_illegal(position, "e1b1", "P10", "the rook on c5 attacks c1");
}

TEST(PandemoniumRules, P10APawnAttacksOnlyDiagonally) {
  EXPECT_EQ(castlings("4k5/10/10/10/10/10/10/10/p9"), Texts{"e1h1"});
  EXPECT_EQ(castlings("4k5/10/10/10/10/10/10/10/1p8"), Texts{"e1h1"});
  EXPECT_EQ(castlings("4k5/10/10/10/10/10/10/10/2p7"), Texts{"e1h1"});
  EXPECT_EQ(castlings("4k5/10/10/10/10/10/10/10/7p2"), (Texts{"e1b1"}));
  EXPECT_EQ(castlings("4k5/10/10/10/10/10/10/10/8p1"), (Texts{"e1b1"}));
  EXPECT_EQ(castlings("4k5/10/10/10/10/10/10/10/9p"), (Texts{"e1b1", "e1h1"}));
}

TEST(PandemoniumRules, P10OnlyOwnUnpromotedRooksOnTheirSquares) {
  const Asked promoted = at("4k5/10/10/10/10/10/10/10/10/+R3K5[] w - - 0 1");
  expect_illegal(promoted, "e1b1", "P10", "promoted");
  expect_illegal(promoted, "e1h1", "P10", "there is none");
  const Asked enemy = at("4k5/10/10/10/10/10/10/10/10/n3K2R2[] w - - 0 1");
  expect_illegal(enemy, "e1b1", "P10", "Black's knight");
  expect_illegal(enemy, "e1h1", "P10", "there is none");
}

TEST(PandemoniumRules, P10OnlyFromTheKingsSquare) {
  const Asked beside = at("4k5/10/10/10/10/10/10/10/10/R4K3R[] w - - 0 1");
  expect_illegal(beside, "f1i1", "P10", "only from its start square e1");
  expect_illegal(beside, "f1c1", "P10", "only from its start square e1");
  const Asked above = at("4k5/10/10/10/10/10/10/10/4K5/R8R[] w - - 0 1");
  expect_illegal(above, "e2h2", "P1");
  expect_illegal(at(both_ways), "e1g1", "P1");
  expect_illegal(at(both_ways), "e1b1+", "P5", "a king never promotes");
}

TEST(PandemoniumRules, P10ItDoesNotMatterWhatMovedOrWasDropped) {
  const Asked dropped = at("4k5/10/10/10/10/10/10/10/10/4K5[R] w - - 0 1");
  expect_legal(dropped.after("R@a1", "e10e9"), "e1b1", "P10");
  expect_legal(at(both_ways).after("e1e2", "e10e9", "e2e1", "e9e10"), "e1h1", "P10");
  expect_legal(at(both_ways).after("a1a5", "e10f10", "a5a1", "f10e10"), "e1b1", "P10");
}

// ---- P11, C5, C7: the end of a line, safety, malformed moves ------------------------------------

TEST(PandemoniumRules, P11NeitherMoveNorDropIsADraw) {
  const Asked position = at("k9/10/1Q8/10/10/10/10/10/10/9K[] b - - 0 1");
  EXPECT_EQ(position.moves(), Texts{});
  EXPECT_EQ(position.ending().ending, Ending::stalemate);
  EXPECT_EQ(position.ending().clause, "P11");
  const Asked drops = at("k9/10/1Q8/10/10/10/10/10/10/9K[p] b - - 0 1");
  EXPECT_EQ(drops.moves().size(), 79U);
  EXPECT_EQ(drops.ending().ending, Ending::none);
}

TEST(PandemoniumRules, P11NobodyPasses) {
  expect_illegal(at(both_ways), "e1e1", "P11", "no pass");
  expect_illegal(at(both_ways), "a1a1", "P11", "no pass");
}

TEST(PandemoniumRules, C5TheKingStaysSafe) {
  const Asked position = at("4k5/10/10/4r5/10/10/10/4N5/9r/4K5[] w - - 0 1");
  expect_illegal(position, "e3d5", "C5", "the rook on e7 could capture the king on e1");
  expect_illegal(position, "e1e2", "C5", "the rook on j2");
  EXPECT_EQ(position.moves(), (Texts{"e1d1", "e1f1"}));
}

TEST(PandemoniumRules, C7MovesOfNothingAndOfTheEnemy) {
  expect_illegal(at(both_ways), "e5e6", "C7", "there is no piece on e5");
  expect_illegal(at(both_ways), "e10e9", "C7", "belongs to Black");
}

// ---- C8: invalid positions ----------------------------------------------------------------------

TEST(PandemoniumRules, InvalidPawns) {
  expect_invalid(referee, "kP8/10/10/10/10/10/10/10/10/9K[] w - - 0 1", "P5", "b10");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/10/1P7K[] w - - 0 1", "P8", "b1");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/10/1p7K[] w - - 0 1", "P5", "b1");
  expect_invalid(referee, "kp8/10/10/10/10/10/10/10/10/9K[] w - - 0 1", "P8", "b10");
  EXPECT_EQ(at("k1+P7/10/10/10/10/10/10/10/10/2+P6K[] b - - 0 1").checkers(), 1);
}

TEST(PandemoniumRules, InvalidNumbers) {
  expect_invalid(referee, "kqq7/10/10/10/10/10/10/10/10/9K[Q] b - - 0 1", "C8", "-");
  expect_invalid(referee, "krr7/10/10/10/10/10/10/10/10/+R8K[Rr] b - - 0 1", "C8", "-");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/mmm7/9K[] b - - 0 1", "C8", "c2");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/+m+M+m7/9K[] b - - 0 1", "C8", "c2");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/pppppppppp/9K[PPPPPPPPPPp] b - - 0 1", "C8",
                 "-");
}

TEST(PandemoniumRules, InvalidKings) {
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/10/10[] w - - 0 1", "C8", "-");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/10/K8K[] w - - 0 1", "C8", "j1");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/10/9K[k] w - - 0 1", "C8", "-");
  expect_invalid(referee, "k9/10/10/10/10/10/10/10/10/R8K[] w - - 0 1", "C8", "a10");
  auto promoted = parse_fen(pandemonium::notation, both_ways);
  promoted.put(Square(3, 4), Piece(Colour::white, pandemonium::queen, true));
  const auto invalid = referee.invalid_reason(promoted);
  ASSERT_TRUE(invalid);
  EXPECT_EQ(to_text(invalid->where), "d5");
}

// ---- Counts -------------------------------------------------------------------------------------

TEST(PandemoniumRules, StartCounts) {
  const auto start = start_position(pandemonium::notation);
  EXPECT_EQ(probe::perft(referee, start, 1), 38U);
  EXPECT_EQ(probe::perft(referee, start, 2), 1444U);
  EXPECT_EQ(probe::perft(referee, start, 3), 60537U);
}

}  // namespace
}  // namespace hurdle::props
