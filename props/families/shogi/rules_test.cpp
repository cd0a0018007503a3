// Shogi's referee by example: legal and illegal moves by every clause, and the start counts.
#include "movegen/variants/shogi/notation.hpp"
#include "movegen/variants/shogi/referee.hpp"
#include "props/examples/rules/asked.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle::props {
namespace {

const shogi::ShogiReferee referee(shogi::notation);

Asked at(std::string_view fen) {
  return {referee, fen};
}

// ---- S1 to S8: where pieces go ------------------------------------------------------------------

/// The board around a piece on e5: own pawns on e7 and g3, enemies on c7, g5 and i5.
std::string around(const std::string& piece) {
  return "k8/9/2s1P4/9/4" + piece + "1g1s/9/6P2/8K/9[] w - - 0 1";
}

Texts from_e5(const std::string& piece) {
  return at(around(piece)).moves_of("e5");
}

const Texts straight_steps{"e5d5", "e5e4", "e5e6", "e5f5"};
const Texts slant_steps{"e5d4", "e5d6", "e5f4", "e5f6"};
const Texts as_rook{"e5e6", "e5e4", "e5e3", "e5e2", "e5e1", "e5d5",
                    "e5c5", "e5b5", "e5a5", "e5f5", "e5g5"};
const Texts as_horse{"e5f6", "e5g7", "e5h8", "e5i9", "e5d6", "e5c7", "e5d4", "e5c3",
                     "e5b2", "e5a1", "e5f4", "e5e6", "e5e4", "e5d5", "e5f5"};
const Texts as_gold = joined(straight_steps, {"e5d6", "e5f6"});

TEST(ShogiRules, S1KingGoesOneStep) {
  const Asked position = at("k8/9/9/9/4K4/9/9/9/9[] w - - 0 1");
  EXPECT_EQ(position.moves(), joined(straight_steps, slant_steps));
  expect_legal(position, "e5d6", "S1");
  expect_illegal(position, "e5e7", "S1", "a king goes one step in any direction");
}

TEST(ShogiRules, S2RookAndDragon) {
  EXPECT_EQ(from_e5("R"), as_rook);
  EXPECT_EQ(from_e5("+R"), joined(as_rook, slant_steps));
  expect_legal(at(around("R")), "e5g5", "S2");
  expect_illegal(at(around("R")), "e5e8", "S2", "the pawn on e7 stands in the way");
  expect_illegal(at(around("R")), "e5h5", "S2", "the gold on g5 stands in the way");
  expect_illegal(at(around("R")), "e5d6", "S2", "any distance along ranks and files");
  expect_illegal(at(around("+R")), "e5c3", "S2", "a dragon goes as a rook, or one step diagonally");
}

TEST(ShogiRules, S3BishopAndHorse) {
  EXPECT_EQ(from_e5("B"), (Texts{"e5f6", "e5g7", "e5g7+", "e5h8", "e5h8+", "e5i9", "e5i9+", "e5d6",
                                 "e5c7", "e5c7+", "e5d4", "e5c3", "e5b2", "e5a1", "e5f4"}));
  EXPECT_EQ(from_e5("+B"), as_horse);
  expect_illegal(at(around("B")), "e5g3", "S3", "its own side's pawn stands there");
  expect_illegal(at(around("B")), "e5h2", "S3", "the pawn on g3 stands in the way");
  expect_illegal(at(around("+B")), "e5e3", "S3", "a horse goes as a bishop, or one step straight");
}

TEST(ShogiRules, S4S5GoldAndSilver) {
  EXPECT_EQ(from_e5("G"), as_gold);
  EXPECT_EQ(from_e5("S"), joined(slant_steps, {"e5e6"}));
  expect_illegal(at(around("G")), "e5d4", "S4", "diagonally forward");
  expect_illegal(at(around("S")), "e5d5", "S5", "straight forward");
  expect_illegal(at(around("S")), "e5e4", "S5");
}

TEST(ShogiRules, S6KnightLeapsForwardToTwoSquares) {
  EXPECT_EQ(from_e5("N"), (Texts{"e5d7", "e5d7+", "e5f7", "e5f7+"}));
  const Asked walled = at("k8/9/9/3PpP3/3sNs3/3G1G3/9/9/K8[] w - - 0 1");
  EXPECT_EQ(walled.moves_of("e5"), (Texts{"e5d7", "e5d7+", "e5f7", "e5f7+"})) << "it is not lame";
  expect_illegal(at(around("N")), "e5c6", "S6", "two ranks forward and one file aside");
  expect_illegal(at(around("N")), "e5d3", "S6");
}

TEST(ShogiRules, S7LanceGoesStraightForward) {
  EXPECT_EQ(from_e5("L"), (Texts{"e5e6"}));
  const Asked free = at("k8/9/4p4/9/4L4/9/9/9/K8[] w - - 0 1");
  EXPECT_EQ(free.moves_of("e5"), (Texts{"e5e6", "e5e7", "e5e7+"}));
  expect_illegal(free, "e5e8", "S7", "the pawn on e7 stands in the way");
  expect_illegal(free, "e5e4", "S7", "any distance straight forward");
}

TEST(ShogiRules, S8PawnCapturesAsItMoves) {
  const Asked position = at("k8/9/9/3ppp3/4P4/9/9/9/K8[] w - - 0 1");
  EXPECT_EQ(position.moves_of("e5"), (Texts{"e5e6"}));
  expect_legal(position, "e5e6", "S8");
  expect_illegal(position, "e5d6", "S8", "one step straight forward");
  expect_illegal(position, "e5e4", "S8");
}

TEST(ShogiRules, S5S6S7S8PromotedGoAsAGold) {
  for (const char* piece : {"+S", "+N", "+L", "+P"}) {
    EXPECT_EQ(from_e5(piece), as_gold) << piece;
  }
  expect_illegal(at(around("+P")), "e5d4", "S8", "a tokin goes as a gold");
  expect_illegal(at(around("+N")), "e5d7", "S6", "a promoted knight goes as a gold");
}

TEST(ShogiRules, ForwardIsDownForGote) {
  const auto from = [](const std::string& piece) {
    return at("K8/9/9/9/4" + piece + "4/9/9/9/8k[] b - - 0 1").moves_of("e5");
  };
  EXPECT_EQ(from("g"), joined(straight_steps, {"e5d4", "e5f4"}));
  EXPECT_EQ(from("s"), joined(slant_steps, {"e5e4"}));
  EXPECT_EQ(from("n"), (Texts{"e5d3", "e5d3+", "e5f3", "e5f3+"}));
  EXPECT_EQ(from("l"), (Texts{"e5e4", "e5e3", "e5e3+", "e5e2", "e5e2+", "e5e1+"}));
  EXPECT_EQ(from("p"), (Texts{"e5e4"}));
  EXPECT_EQ(from("+p"), joined(straight_steps, {"e5d4", "e5f4"}));
}

// ---- S9: promotion ------------------------------------------------------------------------------

TEST(ShogiRules, S9AMoveIntoWithinOrOutOfTheCampMayPromote) {
  const Asked position = at("8k/1R7/1S7/2P1L4/9/9/9/9/K8[] w - - 0 1");
  EXPECT_EQ(position.moves_of("c6"), (Texts{"c6c7", "c6c7+"})) << "into";
  EXPECT_EQ(position.moves_of("b7c8"), (Texts{"b7c8", "b7c8+"})) << "within";
  EXPECT_EQ(position.moves_of("b7a6"), (Texts{"b7a6", "b7a6+"})) << "out of";
  EXPECT_EQ(position.moves_of("b8h8"), (Texts{"b8h8", "b8h8+"}));
  expect_legal(position, "b7a6+", "S9");
  expect_legal(position, "b7a6", "S5");
  const Asked below = at("8k/9/9/9/1S7/9/9/9/K8[] w - - 0 1");
  EXPECT_EQ(below.moves_of("b5b6"), (Texts{"b5b6"}));
  expect_illegal(below, "b5b6+", "S9", "starts or ends in the enemy camp, ranks 7 to 9");
}

TEST(ShogiRules, S9WhatCouldNeverMoveAgainMustPromote) {
  const Asked position = at("8k/P8/2L6/4N4/6N2/9/9/9/K8[] w - - 0 1");
  EXPECT_EQ(position.moves_of("a8"), (Texts{"a8a9+"}));
  EXPECT_EQ(position.moves_of("c7"), (Texts{"c7c8", "c7c8+", "c7c9+"}));
  EXPECT_EQ(position.moves_of("e6"), (Texts{"e6d8+", "e6f8+"}));
  EXPECT_EQ(position.moves_of("g5"), (Texts{"g5f7", "g5f7+", "g5h7", "g5h7+"}));
  expect_illegal(position, "a8a9", "S9", "a pawn that reaches the last rank");
  expect_illegal(position, "c7c9", "S9", "a lance that reaches the last rank");
  expect_illegal(position, "e6d8", "S9", "a knight that reaches the last two ranks");
  const Asked gote = at("k8/9/9/9/9/4n4/2l6/p8/8K[] b - - 0 1");
  EXPECT_EQ(gote.moves_of("a2"), (Texts{"a2a1+"}));
  EXPECT_EQ(gote.moves_of("c3"), (Texts{"c3c2", "c3c2+", "c3c1+"}));
  EXPECT_EQ(gote.moves_of("e4"), (Texts{"e4d2+", "e4f2+"}));
}

TEST(ShogiRules, S9KingsAndGoldsNeverPromoteAndPromotedPiecesStay) {
  const Asked position = at("8k/9/1K1G1+S3/9/9/9/9/9/9[] w - - 0 1");
  expect_illegal(position, "b7b8+", "S9", "a king never promotes");
  expect_illegal(position, "d7d8+", "S9", "a gold never promotes");
  expect_illegal(position, "f7f8+", "S9", "promoted already");
  expect_legal(position, "f7f8", "S5");
  EXPECT_EQ(position.after("f7f6").fen(), "8k/9/1K1G5/5+S3/9/9/9/9/9[] b - - 1 1");
}

// ---- S10 to S13: hands --------------------------------------------------------------------------

TEST(ShogiRules, S10CapturedPiecesComeToTheHandUnpromoted) {
  const Asked position = at("k8/9/9/9/4+p4/4P4/9/9/8K[] w - - 7 3");
  EXPECT_EQ(position.after("e4e5").fen(), "k8/9/9/9/4P4/9/9/9/8K[P] b - - 0 3");
  const Asked gote = at("k8/9/9/4p4/4+R4/9/9/9/8K[B] b - - 7 3");
  EXPECT_EQ(gote.after("e6e5").fen(), "k8/9/9/9/4p4/9/9/9/8K[Br] w - - 0 4");
}

TEST(ShogiRules, S11OnAnyEmptySquareUnpromoted) {
  const Asked position = at("4k4/9/9/9/9/9/9/9/K8[SSg] w - - 0 1");
  EXPECT_EQ(position.moves_of("S@").size(), 79U) << "two equal pieces give one drop a square";
  expect_legal(position, "S@b9", "S11");
  EXPECT_EQ(position.after("S@b9").fen(), "1S2k4/9/9/9/9/9/9/9/K8[Sg] b - - 0 1");
  expect_illegal(position, "S@e9", "S11", "the king on e9 stands there");
  expect_illegal(position, "S@a1", "S11", "the king on a1 stands there");
  expect_illegal(position, "G@e5", "S11", "Sente has no gold in hand");
}

TEST(ShogiRules, S12NoDropWhereItCouldNeverMove) {
  const Asked sente = at("4k4/9/9/9/9/9/9/9/K8[PLN] w - - 0 1");
  EXPECT_EQ(sente.moves_of("P@").size(), 71U);
  EXPECT_EQ(sente.moves_of("L@").size(), 71U);
  EXPECT_EQ(sente.moves_of("N@").size(), 62U);
  expect_illegal(sente, "P@c9", "S12", "on the last rank it could never move");
  expect_illegal(sente, "L@c9", "S12", "on the last rank it could never move");
  expect_illegal(sente, "N@c8", "S12", "on the last two ranks it could never move");
  expect_legal(sente, "N@c7", "S11");
  expect_legal(sente, "P@c1", "S11");
  const Asked gote = at("k8/9/9/9/9/9/9/9/4K4[pln] b - - 0 1");
  EXPECT_EQ(gote.moves_of("P@").size(), 71U);
  EXPECT_EQ(gote.moves_of("L@").size(), 71U);
  EXPECT_EQ(gote.moves_of("N@").size(), 62U);
  expect_illegal(gote, "N@c2", "S12");
  expect_legal(gote, "N@c9", "S11");
}

TEST(ShogiRules, S13NoSecondUnpromotedPawnOnAFile) {
  const Asked position = at("4k4/9/9/2P3+Pp1/9/9/9/9/K8[PS] w - - 0 1");
  EXPECT_EQ(position.moves_of("P@c"), Texts{});
  expect_illegal(position, "P@c4", "S13", "the pawn on c6 is on the same file");
  expect_illegal(position, "P@c8", "S13");
  expect_legal(position, "P@g4", "S11");
  expect_legal(position, "P@h4", "S11");
  expect_legal(position, "S@c4", "S11");
}

// ---- S14: pawn-drop mate ------------------------------------------------------------------------

TEST(ShogiRules, S14APawnDropMustNotMate) {
  const Asked position = at("kl7/9/1G7/9/9/9/9/9/8K[PLGS] w - - 0 1");
  EXPECT_EQ(position.verdict("P@a8").sentence,
            "A pawn cannot be dropped on a8: it would mate the king on a9, and a dropped pawn may "
            "give check but not mate.");
  expect_illegal(position, "P@a8", "S14");
  for (const char* other : {"L@a8", "S@a8", "G@a8"}) {
    expect_legal(position, other, "S11");
    EXPECT_EQ(position.after(other).ending().ending, Ending::mate) << other;
  }
}

TEST(ShogiRules, S14ACheckByAPawnDropIsAllowed) {
  const Asked unprotected = at("kl7/9/9/9/9/9/9/9/8K[P] w - - 0 1");
  expect_legal(unprotected, "P@a8", "S11");
  EXPECT_NE(unprotected.verdict("P@a8").sentence.find("the check is not mate (S14)"),
            std::string::npos);
  const Asked taken = at("kl7/1g7/1G7/9/9/9/9/9/8K[P] w - - 0 1");
  EXPECT_EQ(taken.after("P@a8").moves(), (Texts{"b8a8"})) << "the gold takes the pawn";
}

TEST(ShogiRules, S14APinnedPieceDoesNotTakeThePawn) {
  expect_illegal(at("kl7/1g7/1G7/9/4B4/9/9/9/8K[P] w - - 0 1"), "P@a8", "S14");
}

TEST(ShogiRules, S14APinnedPieceTakesThePawnAlongThePin) {
  const Asked position = at("3lkl3/3p1p3/4r4/3N5/4R4/9/9/9/4K4[P] w - - 0 1");
  EXPECT_EQ(position.after("P@e8").moves(), (Texts{"e7e8"}));
}

TEST(ShogiRules, S14TheKingFleesAlongALineThatThePawnCloses) {
  const Asked position = at("6lk1/6p1p/9/9/4B4/9/9/9/8K[P] w - - 0 1");
  EXPECT_EQ(position.after("P@h8").moves(), (Texts{"h9i9"}));
}

TEST(ShogiRules, S14EvenWhereItAnswersACheck) {
  expect_illegal(at("4kl3/2K2r3/9/5N1B1/9/9/9/9/9[P] w - - 0 1"), "P@e8", "S14");
}

TEST(ShogiRules, S14APawnsMoveMayMate) {
  const Asked position = at("kl7/9/PG7/9/9/9/9/9/8K[] w - - 0 1");
  EXPECT_EQ(position.after("a7a8").ending().ending, Ending::mate);
  EXPECT_EQ(position.after("a7a8+").ending().ending, Ending::mate);
}

TEST(ShogiRules, S14APawnDropMayLeaveNoMoveWithoutACheck) {
  const Asked position = at("k8/2G6/9/9/9/9/9/9/8K[P] w - - 0 1");
  expect_legal(position, "P@a7", "S11");
  EXPECT_EQ(position.after("P@a7").ending().ending, Ending::stalemate);
}

TEST(ShogiRules, S14ADropThatExposesTheOwnKingIsRefusedByC5) {
  expect_illegal(at("kl7/9/1G7/9/9/9/9/9/3r4K[P] w - - 0 1"), "P@a8", "C5");
}

// ---- S15, S16 -----------------------------------------------------------------------------------

TEST(ShogiRules, S15S16EndingsAreToldApart) {
  const EndingVerdict mate = at("kl7/P8/1G7/9/9/9/9/9/8K[] b - - 0 1").ending();
  EXPECT_EQ(mate.ending, Ending::mate);
  EXPECT_EQ(mate.clause, "S15");
  const EndingVerdict stalemate = at("k8/2G6/P8/9/9/9/9/9/8K[] b - - 0 1").ending();
  EXPECT_EQ(stalemate.ending, Ending::stalemate);
  EXPECT_EQ(stalemate.clause, "S16");
  EXPECT_EQ(at("k8/2G6/P8/9/9/9/9/9/8K[p] b - - 0 1").ending().ending, Ending::none)
      << "a drop is a move";
}

TEST(ShogiRules, S15ADropAnswersACheckFromAfar) {
  const Asked open = at("k8/9/9/9/9/9/9/7PP/r7K[N] w - - 0 1");
  EXPECT_EQ(open.checkers(), 1);
  EXPECT_EQ(open.moves(), (Texts{"N@b1", "N@c1", "N@d1", "N@e1", "N@f1", "N@g1", "N@h1"}));
}

TEST(ShogiRules, ThereIsNoPass) {
  expect_illegal(at("k8/9/9/9/9/9/9/9/8K[] w - - 0 1"), "i1i1", "C7", "this game has no pass");
}

// ---- Invalid positions --------------------------------------------------------------------------

TEST(ShogiRules, InvalidPositions) {
  expect_invalid(referee, "P7k/9/9/9/9/9/9/9/K8[] w", "S12", "a9");
  expect_invalid(referee, "L7k/9/9/9/9/9/9/9/K8[] w", "S12", "a9");
  expect_invalid(referee, "8k/N8/9/9/9/9/9/9/K8[] w", "S12", "a8");
  expect_invalid(referee, "8k/9/9/9/9/9/9/1n7/K8[] b", "S12", "b2");
  expect_invalid(referee, "8k/9/1P7/9/1P7/9/9/9/K8[] w", "S13", "b7");
  expect_invalid(referee, "8k/9/9/9/9/9/9/9/K8[RRr] w", "C8", "-");
  expect_invalid(referee, "8k/9/9/9/9/9/9/9/K8[PPPPPPPPPPPPPPPPPPp] w", "C8", "-");
  expect_invalid(referee, "9/9/9/9/9/9/9/9/K8[] w", "C8", "-");
  expect_invalid(referee, "8k/9/9/9/8R/9/9/9/K8[] w", "C8", "i9");
  const auto promoted = at("+P7k/+N8/9/1+P7/1P7/9/9/9/K8[] w - - 0 1");
  EXPECT_FALSE(promoted.moves().empty()) << "promoted pieces stand anywhere";
}

// ---- Counts -------------------------------------------------------------------------------------

TEST(ShogiRules, CountsFromTheStart) {
  const hurdle::Setup start = start_position(shogi::notation);
  EXPECT_EQ(probe::perft(referee, start, 1), 30U);
  EXPECT_EQ(probe::perft(referee, start, 2), 900U);
  EXPECT_EQ(probe::perft(referee, start, 3), 25'470U);
}

/// No reachable position is known to have more moves.
TEST(ShogiRules, CountsOfThePositionWithTheMostMoves) {
  const hurdle::Setup setup =
      parse_fen(shogi::notation, "sfen R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1");
  EXPECT_EQ(to_fen(shogi::notation, setup),
            "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3[BGLNPRSgggnnnppppppppppppppppp] w - - 0 1");
  EXPECT_EQ(probe::perft(referee, setup, 1), 593U);
}

}  // namespace
}  // namespace hurdle::props
