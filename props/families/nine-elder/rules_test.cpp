// Nine elder's referee by example, with its house rules: legal and illegal moves by every clause,
// and the counts of the start position.
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/nine-elder/referee.hpp"
#include "props/examples/rules/asked.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle::props {
namespace {

const nine_elder::NineElderReferee referee(nine_elder::notation);
const nine_elder::LiteralReferee literal(nine_elder::notation_literal);
const nine_elder::LeapingReferee leaping(nine_elder::notation_leaping);
const nine_elder::ShogiReferee shogi(nine_elder::notation_shogi);

Asked at(std::string_view fen) {
  return {referee, fen};
}

// ---- N1: piece moves ----------------------------------------------------------------------------

/// The board around a piece on e5: own pawns on e7 and g3, enemies on c7, g5 and i5.
std::string around(const std::string& piece) {
  return "1j7/9/2s1P4/9/4" + piece + "1g1s/9/6P2/8J/9[] w - - 0 1";
}

Texts from_e5(const std::string& piece, const Referee& rules = referee) {
  return Asked(rules, around(piece)).moves_of("e5");
}

const Texts straight_steps{"e5d5", "e5e4", "e5e6", "e5f5"};
const Texts slant_steps{"e5d4", "e5d6", "e5f4", "e5f6"};
const Texts as_incense{"e5e6", "e5e4", "e5e3", "e5e2", "e5e1", "e5d5",
                       "e5c5", "e5b5", "e5a5", "e5f5", "e5g5"};
const Texts as_gold = joined(straight_steps, {"e5d6", "e5f6"});
const Texts empty_lines{"e5e6", "e5e4", "e5e3", "e5e2", "e5e1",
                        "e5d5", "e5c5", "e5b5", "e5a5", "e5f5"};

TEST(NineElderRules, N1UnpromotedPieces) {
  EXPECT_EQ(from_e5("I"), as_incense);
  EXPECT_EQ(from_e5("A"), (Texts{"e5f6", "e5g7+", "e5h8+", "e5i9+", "e5d6", "e5c7+", "e5d4", "e5c3",
                                 "e5b2", "e5a1", "e5f4"}));
  EXPECT_EQ(from_e5("G"), as_gold);
  EXPECT_EQ(from_e5("S"), joined(slant_steps, {"e5e6"}));
  EXPECT_EQ(at("1j7/9/9/9/4P4/9/9/8J/9[] w - - 0 1").moves_of("e5"), (Texts{"e5e6"}));
  EXPECT_EQ(at("1j7/9/9/9/4J4/9/9/9/9[] w - - 0 1").moves_of("e5"),
            joined(straight_steps, slant_steps));
}

TEST(NineElderRules, N1SilverCassiaAndPawnPromoteToGold) {
  for (const char* piece : {"+S", "+C", "+P"}) {
    EXPECT_EQ(from_e5(piece), as_gold) << piece;
  }
}

TEST(NineElderRules, N1ForwardIsDownForBlack) {
  const auto from = [](const std::string& piece) {
    return at("1j7/9/9/9/4" + piece + "4/9/9/8J/9[] b - - 0 1").moves_of("e5");
  };
  EXPECT_EQ(from("g"), joined(straight_steps, {"e5d4", "e5f4"}));
  EXPECT_EQ(from("s"), joined(slant_steps, {"e5e4"}));
  EXPECT_EQ(from("p"), (Texts{"e5e4"}));
}

TEST(NineElderRules, N1PawnsCaptureAsTheyMove) {
  const Asked position = at("1j7/9/9/3ppp3/4P4/9/9/8J/9[] w - - 0 1");
  EXPECT_EQ(position.moves_of("e5"), (Texts{"e5e6"}));
  expect_legal(position, "e5e6", "N1");
  expect_illegal(position, "e5d6", "N1", "one step straight forward");
  expect_illegal(position, "e5e4", "N1");
}

TEST(NineElderRules, N1RefusedWithTheirReasons) {
  expect_illegal(at(around("I")), "e5e8", "N1", "the pawn on e7 stands in the way");
  expect_illegal(at(around("I")), "e5h5", "N1", "the gold on g5 stands in the way");
  expect_illegal(at(around("A")), "e5h2", "N1", "the pawn on g3 stands in the way");
  expect_illegal(at(around("A")), "e5e6", "N1", "along diagonals");
  expect_illegal(at(around("G")), "e5d4", "N1", "diagonally forward");
  expect_illegal(at(around("S")), "e5d5", "N1", "straight forward");
  expect_illegal(at(around("A")), "e5g3", "N1", "its own side's pawn stands there");
}

// ---- N2: dragon and horse -----------------------------------------------------------------------

TEST(NineElderRules, N2DragonAndHorse) {
  EXPECT_EQ(from_e5("+I"), joined(as_incense, slant_steps));
  EXPECT_EQ(from_e5("+A"), joined(straight_steps, {"e5f6", "e5g7", "e5h8", "e5i9", "e5d6", "e5c7",
                                                   "e5d4", "e5c3", "e5b2", "e5a1", "e5f4"}));
  expect_legal(at(around("+I")), "e5d6", "N2");
  expect_illegal(at(around("+I")), "e5g7", "N2", "as an incense");
  expect_illegal(at(around("+A")), "e5e3", "N2", "as an angle");
}

TEST(NineElderRules, N2LiterallyAsThePageSays) {
  EXPECT_EQ(from_e5("+I", literal), as_incense);
  EXPECT_EQ(from_e5("+A", literal), joined(as_incense, slant_steps));
  expect_illegal(Asked(literal, around("+I")), "e5d6", "N2", "as an incense");
  expect_illegal(Asked(literal, around("+A")), "e5g7", "N2");
  for (const char* piece : {"I", "A", "N", "V", "G", "S", "C", "+N", "+V"}) {
    EXPECT_EQ(from_e5(piece, literal), from_e5(piece)) << piece;
  }
}

// ---- N3, N4: cannon, van, iron and copper -------------------------------------------------------

TEST(NineElderRules, N3CannonMovesAndCapturesOverOnePiece) {
  EXPECT_EQ(from_e5("N"), (Texts{"e5e8+", "e5e9+", "e5h5", "e5i5"}));
  expect_legal(at(around("N")), "e5h5", "N3");
  expect_legal(at(around("N")), "e5i5", "N3");
  expect_illegal(at(around("N")), "e5f5", "N3", "no piece between to jump, and cannon goes only");
  expect_illegal(at(around("N")), "e5g5", "N3", "no piece between");
  expect_illegal(at(around("N")), "e5f6", "N3", "over exactly one piece");
}

TEST(NineElderRules, N3VanMovesAsARookAndCapturesOverOnePiece) {
  EXPECT_EQ(from_e5("V"), joined(empty_lines, {"e5i5"}));
  expect_legal(at(around("V")), "e5f5", "N3");
  expect_legal(at(around("V")), "e5i5", "N3");
  expect_illegal(at(around("V")), "e5h5", "N3", "a van jumps only to capture");
  expect_illegal(at(around("V")), "e5g5", "N3", "van captures only by a jump");
}

TEST(NineElderRules, N3TwoPiecesBetweenAreTooMany) {
  for (const char* piece : {"N", "V", "+N", "+V"}) {
    const Asked position = at(std::string("1j7/9/9/9/") + piece + "1P1pp3/9/9/8J/9[] w - - 0 1");
    EXPECT_EQ(position.moves_of("a5f5").size(), 0U) << piece;
    const std::string_view clause = piece[0] == '+' ? "N4" : "N3";
    expect_illegal(position, "a5f5", clause, "the pawn on c5 and the pawn on e5 stand between");
  }
}

TEST(NineElderRules, N3AnyPieceIsHurdleAndAnyEnemyIsTarget) {
  const Asked cannons = at("1j7/9/9/9/N1n2v3/9/9/8J/9[] w - - 0 1");
  EXPECT_EQ(cannons.moves_of("a5"), (Texts{"a5d5", "a5e5", "a5f5"}));
  const Asked target = at("1j7/9/9/9/N1V2n3/9/9/8J/9[] w - - 0 1");
  expect_legal(target, "a5f5", "N3");
  const Asked jade = at("1j7/9/9/9/V1J2i3/9/9/9/9[] w - - 0 1");
  EXPECT_EQ(jade.checkers(), 1);
  expect_legal(jade, "a5f5", "N3");
  const Asked own = at("1j7/9/9/9/N1p2P3/9/9/8J/9[] w - - 0 1");
  EXPECT_EQ(own.moves_of("a5"), (Texts{"a5d5", "a5e5"}));
}

TEST(NineElderRules, N3AttacksOnlyOverAHurdle) {
  for (const char* piece : {"n", "v", "+n", "+v"}) {
    const std::string beside = std::string("1j7/9/9/9/") + piece + "3J4/9/9/9/9[] w - - 0 1";
    EXPECT_EQ(at(beside).checkers(), 0) << piece;
    const std::string over = std::string("1j7/9/9/9/") + piece + "1P1J4/9/9/9/9[] w - - 0 1";
    EXPECT_EQ(at(over).checkers(), 1) << piece;
  }
}

TEST(NineElderRules, N4IronAndCopperGoAsCannonOrVan) {
  const Texts both = joined(empty_lines, {"e5e8", "e5e9", "e5h5", "e5i5"});
  EXPECT_EQ(from_e5("+N"), both);
  EXPECT_EQ(from_e5("+V"), both);
  expect_legal(at(around("+N")), "e5f5", "N4");
  expect_legal(at(around("+V")), "e5h5", "N4");
  expect_illegal(at(around("+N")), "e5g5", "N4", "iron captures only by a jump");
  expect_illegal(at(around("+V")), "e5d6", "N4");
}

// ---- N5: cassia ---------------------------------------------------------------------------------

const Texts as_cassia{"e5d3", "e5f3", "e5c4", "e5c6", "e5g4", "e5g6", "e5d7+", "e5f7+"};
constexpr std::string_view hemmed_in = "1j7/9/9/4p4/3PC4/9/9/8J/9[] w - - 0 1";

TEST(NineElderRules, N5TheCassiaIsLame) {
  EXPECT_EQ(from_e5("C"), as_cassia);
  EXPECT_EQ(at(hemmed_in).moves_of("e5"), (Texts{"e5d3", "e5f3", "e5g4", "e5g6"}));
  expect_legal(at(hemmed_in), "e5g6", "N5");
  expect_illegal(at(hemmed_in), "e5d7+", "N5", "by way of e6, where the pawn on e6 stands");
  expect_illegal(at(hemmed_in), "e5c4", "N5", "by way of d5, where the pawn on d5 stands");
  expect_illegal(at(hemmed_in), "e5f6", "N5", "diagonally outward");
}

TEST(NineElderRules, N5ReadAsALeap) {
  EXPECT_EQ(Asked(leaping, hemmed_in).moves_of("e5"), as_cassia);
  for (const char* piece : {"I", "A", "N", "V", "G", "S", "C", "+I", "+A", "+C"}) {
    EXPECT_EQ(from_e5(piece, leaping), from_e5(piece)) << piece;
  }
}

// ---- N6, N7: promotion and capture --------------------------------------------------------------

TEST(NineElderRules, N6EveryMoveIntoTheCampPromotes) {
  const Asked white = at("8j/9/1S7/1A2I4/9/9/9/G7J/9[] w - - 0 1");
  EXPECT_EQ(white.moves_of("e6e7"), (Texts{"e6e7+"}));
  EXPECT_EQ(white.moves_of("e6e5"), (Texts{"e6e5"}));
  EXPECT_EQ(white.moves_of("b7"), (Texts{"b7a8+", "b7b8+", "b7c8+", "b7a6", "b7c6"}));
  expect_legal(white, "e6e7+", "N6");
  expect_illegal(white, "e6e7", "N6", "ranks 7 to 9, promotes the piece");
  expect_illegal(white, "e6e5+", "N6", "only by a move that ends in the enemy camp");
  expect_illegal(white, "b7c6+", "N6");
  expect_illegal(white, "a2a3+", "N6", "a gold never promotes");
  const Asked black = at("8j/9/9/9/9/3i5/9/8J/9[] b - - 0 1");
  EXPECT_EQ(black.moves_of("d4d3"), (Texts{"d4d3+"}));
  expect_illegal(black, "d4d3", "N6", "ranks 1 to 3");
  expect_legal(black, "d4d5", "N1");
}

TEST(NineElderRules, N6PromotedPiecesStayAndJadeAndGoldAreWhatTheyAre) {
  const Asked position = at("8j/9/9/+S2GJ4/9/9/9/9/9[] w - - 0 1");
  EXPECT_EQ(position.after("a6a7").fen(), "8j/9/+S8/3GJ4/9/9/9/9/9[] b - - 1 1");
  expect_illegal(position, "a6a7+", "N6", "promoted already");
  expect_legal(position, "d6d7", "N1");
  expect_legal(position, "e6e7", "N1");
  expect_illegal(position, "e6e7+", "N6", "a jade never promotes");
}

TEST(NineElderRules, N6ADroppedPiecePromotesByALaterMoveInTheCamp) {
  const Asked position = at("8j/9/9/9/9/9/9/8J/9[SP] w - - 0 1");
  EXPECT_EQ(position.after("S@b9").fen(), "1S6j/9/9/9/9/9/9/8J/9[P] b - - 0 1");
  EXPECT_EQ(position.after("S@b9", "i9i8").moves_of("b9"), (Texts{"b9a8+", "b9c8+"}));
  EXPECT_EQ(position.after("P@b8", "i9i8").moves_of("b8"), (Texts{"b8b9+"}));
}

TEST(NineElderRules, N6ReadAsInShogi) {
  const Asked white(shogi, "8j/1P7/1S7/2P1I4/9/9/9/8J/9[] w - - 0 1");
  EXPECT_EQ(white.moves_of("e6e7"), (Texts{"e6e7", "e6e7+"}));
  EXPECT_EQ(white.moves_of("b7a6"), (Texts{"b7a6", "b7a6+"}));
  EXPECT_EQ(white.moves_of("b7c8"), (Texts{"b7c8", "b7c8+"}));
  EXPECT_EQ(white.moves_of("c6"), (Texts{"c6c7", "c6c7+"}));
  EXPECT_EQ(white.moves_of("b8"), (Texts{"b8b9+"}));
  EXPECT_EQ(white.moves_of("e6e5"), (Texts{"e6e5"}));
  expect_legal(white, "b7a6+", "N6");
  expect_illegal(white, "b8b9", "N6", "a pawn that reaches the last rank must promote");
  expect_illegal(white, "e6e5+", "N6", "starts or ends in the enemy camp");
  const Asked silver(shogi, "8j/1S7/9/9/9/9/9/8J/9[] w - - 0 1");
  expect_legal(silver, "b8b9", "N1");
}

TEST(NineElderRules, N7CapturedPiecesGoToHandUnpromoted) {
  const Asked position = at("8j/9/9/9/4+p4/4P4/9/8J/9[] w - - 7 3");
  EXPECT_EQ(position.after("e4e5").fen(), "8j/9/9/9/4P4/9/9/8J/9[P] b - - 0 3");
  const Asked black = at("8j/9/9/4p4/4+N4/9/9/8J/9[I] b - - 7 3");
  EXPECT_EQ(black.after("e6e5").fen(), "8j/9/9/9/4p4/9/9/8J/9[In] w - - 0 4");
}

// ---- N8, N9, N10: drops -------------------------------------------------------------------------

TEST(NineElderRules, N8OnAnyEmptySquareOfAnyRank) {
  const Asked position = at("4j4/9/9/9/9/9/9/9/J8[CCg] w - - 0 1");
  EXPECT_EQ(position.moves_of("C@").size(), 79U);
  expect_legal(position, "C@b9", "N8");
  expect_illegal(position, "C@e9", "N8", "the jade on e9 stands there");
  expect_illegal(position, "C@a1", "N8", "the jade on a1 stands there");
  expect_illegal(position, "G@e5", "N8", "White has no gold in hand");
  expect_illegal(position, "I@e5", "N8", "An incense cannot be dropped");
}

TEST(NineElderRules, N9NoPawnOnTheLastRank) {
  const Asked white = at("4j4/9/9/9/9/9/9/9/J8[Pp] w - - 0 1");
  EXPECT_EQ(white.moves_of("P@").size(), 71U);
  expect_illegal(white, "P@c9", "N9", "last rank");
  expect_legal(white, "P@c8", "N8");
  expect_legal(white, "P@c1", "N8");
  const Asked black = at("4j4/9/9/9/9/9/9/9/J8[Pp] b - - 0 1");
  EXPECT_EQ(black.moves_of("P@").size(), 71U);
  expect_illegal(black, "P@c1", "N9", "last rank");
  expect_legal(black, "P@c2", "N8");
  expect_legal(black, "P@c9", "N8");
}

TEST(NineElderRules, N10NoSecondUnpromotedPawnOnAFile) {
  const Asked position = at("4j4/9/9/2P1+Pp3/9/9/9/9/J8[PS] w - - 0 1");
  expect_illegal(position, "P@c4", "N10", "the pawn on c6 is on the same file");
  expect_illegal(position, "P@c8", "N10");
  expect_legal(position, "P@e4", "N8");
  expect_legal(position, "P@f4", "N8");
  expect_legal(position, "S@c4", "N8");
  EXPECT_EQ(position.moves_of("P@c"), Texts{});
}

// ---- N11: no mate by a drop ---------------------------------------------------------------------

/// The black jade is enclosed by its pawns, and the white cannon lacks only a hurdle.
constexpr std::string_view no_hurdle = "j7N/pp7/9/9/9/9/9/9/J8";

TEST(NineElderRules, N11NoPieceMatesByBeingDropped) {
  const Asked position = at("jp7/9/1J7/9/9/9/9/9/9[IAGSP] w - - 0 1");
  for (const char* drop : {"I@a8", "G@a8", "S@a8", "P@a8"}) {
    expect_illegal(position, drop, "N11", "it would mate the jade on a9");
  }
  expect_legal(position, "A@b8", "N8");
  EXPECT_EQ(position.after("A@b8").moves(), (Texts{"b9b8"}));
  const Asked checked = at("jp7/9/1J7/9/9/9/9/9/1i7[I] w - - 0 1");
  expect_illegal(checked, "I@a8", "C5", "the incense on b1 could capture the jade on b7");
}

TEST(NineElderRules, N11TheDroppedPieceMayBeOnlyTheHurdle) {
  const Asked position = at(std::string(no_hurdle) + "[G] w - - 0 1");
  EXPECT_EQ(position.verdict("G@d9").sentence,
            "A gold cannot be dropped on d9: it would mate the jade on a9, attacked by the cannon "
            "on i9 (over the gold on d9), and a drop may give check but not mate.");
  expect_illegal(position, "G@d9", "N11");
  expect_illegal(position, "G@h9", "N11");
  expect_legal(position, "G@b9", "N8");
  EXPECT_EQ(position.after("G@b9").moves(), (Texts{"a9b9"}));
}

TEST(NineElderRules, N11ADropMayAnswerIt) {
  const Asked position = at(std::string(no_hurdle) + "[Gp] w - - 0 1");
  expect_legal(position, "G@d9", "N8");
  EXPECT_NE(position.verdict("G@d9").sentence.find("the check is not mate"), std::string::npos);
  EXPECT_EQ(position.after("G@d9").moves(), (Texts{"P@c9", "P@e9", "P@f9", "P@g9", "P@h9"}));
}

TEST(NineElderRules, N11MovesMayMate) {
  const Asked position = at("jp7/9/1J7/G8/9/9/9/9/9[] w - - 0 1");
  EXPECT_EQ(position.after("a6a7", "b9b8").ending().ending, Ending::none);
  const Asked next = at("jp7/9/GJ7/9/9/9/9/9/9[] w - - 0 1");
  expect_legal(next, "a7a8", "N1");
  EXPECT_EQ(next.after("a7a8").ending().ending, Ending::mate);
}

/// Cannon drops on rank 1 attack over the silver on f1. An angle dropped on g1 would block them,
/// and would mate the jade on i3.
constexpr std::string_view reply_decides = "+N1I6/9/9/9/9/8i/5+p+P1j/3+Pa3p/1C1IJs3[An] b - - 0 1";

TEST(NineElderRules, N11TheAnswerObeysItToo) {
  const Asked position = at(reply_decides);
  expect_illegal(position, "N@g1", "N11", "it would mate the jade on e1");
  expect_illegal(position, "N@h1", "N11", "it would mate the jade on e1");
  expect_legal(position, "N@i1", "N8");
  EXPECT_EQ(position.after("N@i1").moves(), (Texts{"A@h1"}));
  expect_illegal(position.after("N@i1"), "A@g1", "N11", "it would mate the jade on i3");
}

TEST(NineElderRules, N11AForbiddenAnswerLeavesMate) {
  const Asked mated = at("+N1I6/9/9/9/9/8i/5+p+P1j/3+Pa3p/1C1IJs1n1[A] w - - 0 2");
  EXPECT_EQ(mated.moves(), Texts{});
  EXPECT_EQ(mated.ending().ending, Ending::mate);
  const Asked other = at("+N1I6/9/9/9/9/8i/5+p+P1j/3+Pa3p/1C1IJs1n1[S] w - - 0 2");
  EXPECT_EQ(other.moves(), (Texts{"S@g1"}));
}

// ---- N12, C5: the end of a line and safety ------------------------------------------------------

TEST(NineElderRules, N12MateAndStalemateLose) {
  const Asked stalemate = at("j8/8I/9/9/9/9/9/9/1I6J[] b - - 0 1");
  EXPECT_EQ(stalemate.moves(), Texts{});
  EXPECT_EQ(stalemate.ending().ending, Ending::stalemate);
  EXPECT_EQ(stalemate.ending().clause, "N12");
  EXPECT_NE(stalemate.ending().sentence.find("loses"), std::string::npos);
  const Asked mate = at("j8/9/9/9/9/9/9/9/II6J[] b - - 0 1");
  EXPECT_EQ(mate.moves(), Texts{});
  EXPECT_EQ(mate.ending().ending, Ending::mate);
  EXPECT_EQ(mate.ending().clause, "N12");
  const Asked answered = at("j8/9/9/9/9/9/9/9/II6J[s] b - - 0 1");
  EXPECT_EQ(answered.moves().size(), 7U);
  EXPECT_EQ(answered.ending().ending, Ending::none);
  const Asked drops = at("j8/8I/9/9/9/9/9/9/1I6J[g] b - - 0 1");
  EXPECT_EQ(drops.ending().ending, Ending::none);
}

TEST(NineElderRules, N12NobodyPasses) {
  expect_illegal(at(reply_decides), "i3i3", "N12", "no pass");
}

TEST(NineElderRules, C5HurdlesComeAndGo) {
  const Asked comes = at("j3n4/9/9/9/9/9/3S5/9/4J4[P] w - - 0 1");
  EXPECT_EQ(comes.checkers(), 0);
  expect_illegal(comes, "d3e4", "C5", "the cannon on e9 could capture the jade on e1");
  expect_illegal(comes, "P@e5", "C5", "the cannon on e9");
  expect_legal(comes, "d3c4", "N1");
  const Asked goes = at("j3n4/9/9/4S4/9/9/9/9/4J4[P] w - - 0 1");
  EXPECT_EQ(goes.checkers(), 1);
  expect_legal(goes, "e6d5", "N1");
  expect_legal(goes, "P@e4", "N8");
  expect_illegal(goes, "e6e7+", "C5");
}

// ---- C8: invalid positions ----------------------------------------------------------------------

TEST(NineElderRules, InvalidPawns) {
  for (const Referee* rules :
       {static_cast<const Referee*>(&referee), static_cast<const Referee*>(&literal),
        static_cast<const Referee*>(&leaping), static_cast<const Referee*>(&shogi)}) {
    expect_invalid(*rules, "P3j4/9/9/9/9/9/9/9/J8[] w - - 0 1", "N9", "a9");
    expect_invalid(*rules, "4j4/9/9/9/9/9/9/9/J7p[] w - - 0 1", "N9", "i1");
    expect_invalid(*rules, "4j4/9/2P6/9/2P6/9/9/9/J8[] w - - 0 1", "N10", "c7");
    expect_invalid(*rules, "4j4/9/2p6/9/2p6/9/9/9/J8[] w - - 0 1", "N10", "c7");
  }
  EXPECT_EQ(at("+P3j3p/9/2Pp5/2+P6/2p6/9/9/9/J7P[] w - - 0 1").checkers(), 0);
}

TEST(NineElderRules, InvalidNumbers) {
  expect_invalid(referee, "i3j3I/9/9/9/9/9/9/9/J8[III] w - - 0 1", "C8", "-");
  expect_invalid(referee, "4j4/9/9/9/aAA6/9/9/9/J8[] w - - 0 1", "C8", "a5");
  expect_invalid(referee, "4j4/9/9/9/+nN7/9/9/9/J8[N] w - - 0 1", "C8", "-");
  expect_invalid(referee, "4j4/9/9/9/vVV6/9/9/9/J8[] w - - 0 1", "C8", "a5");
  expect_invalid(referee, "4j4/9/9/9/9/9/9/9/J8[GGg] w - - 0 1", "C8", "-");
  expect_invalid(referee, "4j4/9/9/9/9/9/9/9/J8[SSSss] w - - 0 1", "C8", "-");
  expect_invalid(referee, "4j4/9/9/9/9/9/9/9/J8[CCccc] w - - 0 1", "C8", "-");
  expect_invalid(referee, "4j4/9/9/9/9/9/9/9/J8[PPPPPPPPPPpppppppppp] w - - 0 1", "C8", "-");
}

TEST(NineElderRules, InvalidJades) {
  expect_invalid(referee, "9/9/9/9/9/9/9/9/J8[] w - - 0 1", "C8", "-");
  expect_invalid(referee, "j3j4/9/9/9/9/9/9/9/J8[] w - - 0 1", "C8", "e9");
  expect_invalid(referee, "j8/9/9/9/9/9/9/9/J8[J] w - - 0 1", "C8", "-");
  expect_invalid(referee, "j8/9/9/9/9/9/9/I8/J8[] w - - 0 1", "C8", "a9");
  for (const Kind kind : {nine_elder::jade, nine_elder::gold}) {
    auto promoted = parse_fen(nine_elder::notation, "j8/9/9/9/9/9/9/9/8J[] w - - 0 1");
    promoted.put(kind == nine_elder::jade ? Square(8, 0) : Square(4, 4),
                 Piece(Colour::white, kind, true));
    const auto invalid = referee.invalid_reason(promoted);
    ASSERT_TRUE(invalid);
    EXPECT_EQ(invalid->clause, "C8");
    EXPECT_TRUE(invalid->where.exists());
  }
}

// ---- Counts -------------------------------------------------------------------------------------

void expect_counts(const Referee& rules, std::uint64_t one, std::uint64_t two,
                   std::uint64_t three) {
  const auto start = start_position(rules.notation());
  EXPECT_EQ(probe::perft(rules, start, 1), one) << rules.notation().name;
  EXPECT_EQ(probe::perft(rules, start, 2), two) << rules.notation().name;
  EXPECT_EQ(probe::perft(rules, start, 3), three) << rules.notation().name;
}

TEST(NineElderRules, StartCounts) {
  expect_counts(referee, 43, 1850, 74854);
  expect_counts(literal, 43, 1850, 74854);
  expect_counts(leaping, 48, 2306, 103233);
  expect_counts(shogi, 43, 1850, 75076);
}

}  // namespace
}  // namespace hurdle::props
