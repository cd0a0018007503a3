// The referee of chess and Chess960, clause by clause: positions small enough to check by eye, with
// every legal move of the tested piece, the sentences of `explain`, and positions that are invalid
// by C8.
#include <gtest/gtest.h>

#include "movegen/variants/chess/referee.hpp"
#include "props/examples/rules/probe.hpp"

namespace hurdle {
namespace {

const chess::ChessReferee referee(chess::notation);
const chess::Chess960Referee fischer(chess::notation_960);

std::string moves(std::string_view fen, std::string_view from = "") {
  return probe::moves(referee, fen, from);
}

std::string explain(std::string_view fen, std::string_view move) {
  return probe::explain(referee, fen, move);
}

std::string after(std::string_view fen, std::string_view move) {
  return probe::after(referee, fen, move);
}

std::string invalid_reason(std::string_view fen) {
  return probe::invalid_reason(referee, fen);
}

std::uint64_t perft(const Referee& rules, const Setup& setup, int depth) {
  if (depth == 1) {
    return rules.count_legal_moves(setup);
  }
  std::uint64_t leaves = 0;
  for (const Move move : rules.legal_moves(setup)) {
    leaves += perft(rules, rules.after(setup, move), depth - 1);
  }
  return leaves;
}

std::uint64_t perft(const Referee& rules, std::string_view fen, int depth) {
  return perft(rules, parse_fen(rules.notation(), fen), depth);
}

// ---- H1: piece moves ----------------------------------------------------------------------------

TEST(ChessRules, H1PiecesGoAsEverybodyKnows) {
  EXPECT_EQ(moves("7k/8/8/8/3K4/8/8/8 w"), "d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5");
  EXPECT_EQ(moves("7k/8/8/3Q4/8/8/8/K7 w", "d5"),
            "d5a2 d5a5 d5a8 d5b3 d5b5 d5b7 d5c4 d5c5 d5c6 d5d1 d5d2 d5d3 d5d4 d5d6 d5d7 d5d8 d5e4 "
            "d5e5 d5e6 d5f3 d5f5 d5f7 d5g2 d5g5 d5g8 d5h1 d5h5");
  EXPECT_EQ(moves("7k/3n4/3n4/8/nn1R1nn1/8/3n4/K7 w", "d4"),
            "d4b4 d4c4 d4d2 d4d3 d4d5 d4d6 d4e4 d4f4");
  EXPECT_EQ(moves("7k/8/1n3P2/8/3B4/8/1P6/K7 w", "d4"), "d4b6 d4c3 d4c5 d4e3 d4e5 d4f2 d4g1");
  EXPECT_EQ(moves("7k/8/8/N7/8/8/8/K6N w", "a5"), "a5b3 a5b7 a5c4 a5c6");
  EXPECT_EQ(moves("7k/8/8/N7/8/8/8/K6N w", "h1"), "h1f2 h1g3");
}

TEST(ChessRules, H1RefusalsNameWhatStandsInTheWay) {
  const auto* const rook = "7k/8/8/3P4/3R4/8/8/K7 w";
  EXPECT_EQ(explain(rook, "d4d6"),
            "H1 no: The rook on d4 cannot go to d6: the pawn on d5 stands in the way.");
  EXPECT_EQ(explain(rook, "d4d5"),
            "H1 no: The rook on d4 cannot go to d5: its own side's pawn stands there.");
  EXPECT_EQ(explain(rook, "d4e5"),
            "H1 no: The rook on d4 cannot go to e5: a rook goes any distance along ranks and "
            "files.");
  EXPECT_EQ(explain(rook, "d4h4"),
            "H1 yes: The rook on d4 may go to h4: a rook goes any distance along ranks and files.");
  EXPECT_EQ(explain(rook, "a1a3"),
            "H1 no: The king on a1 cannot go to a3: a king goes one step in any direction.");
}

// ---- H2, H3: pawns ------------------------------------------------------------------------------

TEST(ChessRules, H2PawnStepsStraightAndCapturesAslant) {
  EXPECT_EQ(moves("4k3/8/8/2p1p3/3P4/8/8/4K3 w", "d4"), "d4c5 d4d5 d4e5");
  EXPECT_EQ(moves("4k3/8/8/3p4/2P1P3/8/8/4K3 b", "d5"), "d5c4 d5d4 d5e4");
  const auto* const locked = "4k3/8/3p4/3P4/8/8/8/4K3 w";
  EXPECT_EQ(moves(locked, "d5"), "");
  EXPECT_EQ(explain(locked, "d5d6"),
            "H2 no: The pawn on d5 cannot go to d6: the pawn on d6 stands there and a pawn does "
            "not capture straight forward.");
  EXPECT_EQ(explain(locked, "d5e6"),
            "H2 no: The pawn on d5 cannot go to e6: a pawn goes diagonally only to capture, and "
            "there is nothing to capture.");
  EXPECT_EQ(explain(locked, "d5d4"),
            "H2 no: The pawn on d5 cannot go to d4: a pawn never goes backward.");
  EXPECT_EQ(explain(locked, "d5f6"),
            "H2 no: The pawn on d5 cannot go to f6: a pawn goes straight forward and captures one "
            "step diagonally forward.");
}

TEST(ChessRules, H3DoubleStepNeedsTwoEmptySquares) {
  const auto* const barred = "7k/8/8/8/n1n1n3/1n1n4/PPPPP3/7K w";
  EXPECT_EQ(moves(barred), "a2a3 a2b3 c2b3 c2c3 c2d3 e2d3 e2e3 h1g1 h1g2 h1h2");
  EXPECT_EQ(explain(barred, "b2b4"),
            "H3 no: The pawn on b2 cannot go to b4: the knight on b3 stands in the way.");
  EXPECT_EQ(explain(barred, "a2a4"),
            "H2 no: The pawn on a2 cannot go to a4: the knight on a4 stands there and a pawn does "
            "not capture straight forward.");
  EXPECT_EQ(explain("4k3/8/8/8/8/1P6/8/4K3 w", "b3b5"),
            "H3 no: The pawn on b3 cannot go to b5: a pawn goes two steps only from its own second "
            "rank.");
  EXPECT_EQ(explain("4k3/8/8/8/8/8/P7/4K3 w", "a2a4"),
            "H3 yes: The pawn on a2 may go to a4: two steps straight forward from its second rank, "
            "over an empty square.");
  EXPECT_EQ(moves("4k3/p7/8/8/8/8/8/4K3 b", "a7"), "a7a5 a7a6");
}

// ---- H4: en passant -----------------------------------------------------------------------------

TEST(ChessRules, H4SquareIsKeptOnlyWhenAPawnAttacksIt) {
  EXPECT_EQ(after("4k3/8/8/8/1p6/8/P7/4K3 w", "a2a4"), "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
  EXPECT_EQ(after("4k3/8/8/8/8/8/P7/4K3 w", "a2a4"), "4k3/8/8/8/P7/8/8/4K3 b - - 0 1");
  EXPECT_EQ(after("4k3/8/8/8/1n6/8/P7/4K3 w", "a2a4"), "4k3/8/8/8/Pn6/8/8/4K3 b - - 0 1")
      << "only pawns take en passant";
}

TEST(ChessRules, H4PawnIsTakenFromBesideTheCaptor) {
  const auto* const two = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6";
  EXPECT_EQ(moves(two, "c5"), "c5c6 c5d6");
  EXPECT_EQ(moves(two, "e5"), "e5d6 e5e6");
  EXPECT_EQ(after(two, "e5d6"), "4k3/8/3P4/2P5/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(explain(two, "e5d6"),
            "H4 yes: The pawn on e5 may go to d6 and capture the pawn on d5: en passant, as that "
            "pawn has just passed over d6.");
  EXPECT_EQ(explain("4k3/8/8/2PpP3/8/8/8/4K3 w", "e5d6"),
            "H4 no: The pawn on e5 cannot go to d6: the square is empty, and the pawn on d5 has "
            "not just passed over it.");
}

TEST(ChessRules, H4CaptureMayNotExposeTheKing) {
  EXPECT_EQ(explain("8/8/8/K1pP3r/8/8/8/7k w - c6", "d5c6"),
            "C5 no: The pawn on d5 cannot go to c6: after it the rook on h5 could capture the king "
            "on a5.")
      << "both pawns leave the rank";
  EXPECT_EQ(moves("4k3/6b1/8/3pP3/8/2K5/8/8 w - d6", "e5"), "") << "pinned across its way";
  EXPECT_EQ(moves("1b2k3/8/8/3pP3/5K2/8/8/8 w - d6", "e5"), "e5d6") << "along its pin";
  EXPECT_EQ(moves("4k3/8/8/3pP3/2K5/8/8/8 w - d6", "e5"), "e5d6") << "the pawn gave check";
  EXPECT_EQ(moves("2q1k3/8/8/3pP3/8/7K/8/8 w - d6", "e5"), "e5e6") << "its step uncovered a check";
}

// ---- H5: promotion ------------------------------------------------------------------------------

TEST(ChessRules, H5PawnBecomesOneOfFourPieces) {
  const auto* const pawn = "1n2k3/P7/8/8/8/8/8/4K3 w";
  EXPECT_EQ(moves(pawn, "a7"), "a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r");
  EXPECT_EQ(after(pawn, "a7b8n"), "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(explain(pawn, "a7a8"),
            "H5 no: The pawn on a7 cannot go to a8: a pawn that reaches the last rank becomes "
            "another piece, written a7a8q, r, b or n.");
  EXPECT_EQ(explain(pawn, "a7a8q"),
            "H5 yes: The pawn on a7 may go to a8: it reaches the last rank and becomes a queen.");
  EXPECT_EQ(explain(pawn, "a7a8k"),
            "H5 no: The pawn on a7 cannot go to a8: a pawn becomes a queen, rook, bishop or "
            "knight, not a king.");
  EXPECT_EQ(explain("4k3/8/P7/8/8/8/8/4K3 w", "a6a7q"),
            "H5 no: The pawn on a6 cannot go to a7: a pawn promotes only on the last rank, 8.");
  EXPECT_EQ(explain(pawn, "e1e2q"),
            "H5 no: The king on e1 cannot go to e2: a king never promotes.");
}

// ---- H6: castling -------------------------------------------------------------------------------

const auto* const bare_castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9";

TEST(ChessRules, H6KingGoesTwoAndTheRookJumps) {
  EXPECT_EQ(moves(bare_castling, "e1"), "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
  EXPECT_EQ(after(bare_castling, "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
  EXPECT_EQ(after(bare_castling, "e1c1"), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8c8"),
            "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10");
  EXPECT_EQ(explain(bare_castling, "e1g1"),
            "H6 yes: The king on e1 may go to g1: castling, as king and rook have the right, "
            "nothing stands between and no square that the king leaves, crosses or reaches is "
            "attacked.");
}

/// The reason against White's queenside castling in this position, or "".
std::string against_long(std::string_view fen) {
  const std::string said = explain(fen, "e1c1");
  return said.substr(0, 6) == "H6 yes" ? "" : said;
}

TEST(ChessRules, H6WayMustBeFreeAndTheKingsSquaresSafe) {
  const std::string prefix = "H6 no: The king on e1 cannot go to c1: ";
  EXPECT_EQ(against_long("4k3/8/8/8/8/8/8/RN2K3 w Q"),
            prefix + "the knight on b1 stands in the way.");
  EXPECT_EQ(against_long("4r1k1/8/8/8/8/8/8/R3K3 w Q"),
            prefix + "the king is in check by the rook on e8 and does not castle out of check.");
  EXPECT_EQ(against_long("3r2k1/8/8/8/8/8/8/R3K3 w Q"),
            prefix + "the rook on d8 attacks d1, which the king would cross.");
  EXPECT_EQ(against_long("4k3/8/8/8/8/8/2p5/R3K3 w Q"),
            prefix + "the pawn on c2 attacks d1, which the king would cross.");
  EXPECT_EQ(against_long("2r3k1/8/8/8/8/8/8/R3K3 w Q"),
            "C5 no: The king on e1 cannot go to c1: after it the rook on c8 could capture the king "
            "on c1.");
  EXPECT_EQ(against_long("1r4k1/8/8/8/8/8/8/R3K3 w Q"), "") << "b1 is not the king's";
  EXPECT_EQ(against_long("r5k1/8/8/8/8/8/8/R3K3 w Q"), "") << "the rook may be attacked";
  EXPECT_EQ(explain("4k3/8/8/8/8/8/8/R2K4 w", "d1b1"),
            "H6 no: The king on d1 cannot go to b1: a king castles only from e1.");
}

// ---- H7: castling in Chess960 -------------------------------------------------------------------

TEST(Chess960Rules, H7IsWrittenByTheRooksSquare) {
  EXPECT_EQ(probe::moves(fischer, bare_castling, "e1"), "e1a1 e1d1 e1d2 e1e2 e1f1 e1f2 e1h1");
  EXPECT_EQ(probe::after(fischer, bare_castling, "e1a1"), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
  EXPECT_EQ(probe::explain(fischer, bare_castling, "e1h1"),
            "H7 yes: The king on e1 may go to h1: castling, as king and rook have the right, "
            "nothing else stands on their ways and no square from the king's to its goal is "
            "attacked.");
  EXPECT_EQ(probe::explain(fischer, bare_castling, "e1g1"),
            "H7 no: The king on e1 cannot go to g1: castling is written as the king's square and "
            "the rook's.");
  EXPECT_EQ(probe::explain(fischer, "r3k2r/8/8/8/8/8/8/R3K2R w Qkq", "e1h1"),
            "H8 no: The king on e1 cannot go to h1: White has no right to castle with the rook on "
            "h1.");
}

TEST(Chess960Rules, H7KingAndRookEndWhereTheyDoInChess) {
  EXPECT_EQ(probe::after(fischer, "6k1/8/8/8/8/8/8/6KR w K", "g1h1"),
            "6k1/8/8/8/8/8/8/5RK1 b - - 1 1")
      << "the king does not move";
  EXPECT_EQ(probe::after(fischer, "3k4/8/8/8/8/8/8/5KR1 w K", "f1g1"),
            "3k4/8/8/8/8/8/8/5RK1 b - - 1 1")
      << "they change places";
  EXPECT_EQ(probe::after(fischer, "7k/7p/8/8/8/8/8/1KR5 w K - 5 9", "b1c1"),
            "7k/7p/8/8/8/8/8/5RK1 b - - 6 9")
      << "castling captures nothing, so the counter goes on";
  EXPECT_EQ(probe::after(fischer, "k7/8/8/8/8/8/8/3RK3 w Q", "e1d1"),
            "k7/8/8/8/8/8/8/2KR4 b - - 1 1")
      << "the rook does not move";
}

TEST(Chess960Rules, H7WaysMustBeFreeAndSafe) {
  const auto said = [](std::string_view fen, std::string_view move) {
    return probe::explain(fischer, fen, move);
  };
  EXPECT_EQ(said("7k/8/8/8/8/8/8/RN1K4 w Q", "d1a1"),
            "H7 no: The king on d1 cannot go to a1: the knight on b1 stands in the way.");
  EXPECT_EQ(said("7k/8/8/8/8/8/8/1KR1N3 w K", "b1c1"),
            "H7 no: The king on b1 cannot go to c1: the knight on e1 stands in the way.");
  EXPECT_EQ(said("2r5/6k1/8/8/8/8/8/1K5R w K", "b1h1"),
            "H7 no: The king on b1 cannot go to h1: the rook on c8 attacks c1, which the king "
            "would cross.");
  EXPECT_EQ(said("7k/8/8/8/8/8/8/rRK5 w Q", "c1b1"),
            "C5 no: The king on c1 cannot go to b1: after it the rook on a1 could capture the king "
            "on c1.")
      << "the rook uncovers the attack";
  EXPECT_EQ(said("7k/8/8/8/8/8/8/nR1K4 w Q", "d1b1").substr(0, 6), "H7 yes");
}

// ---- H8: rights ---------------------------------------------------------------------------------

TEST(ChessRules, H8MovesAndCapturesEndRights) {
  EXPECT_EQ(after(bare_castling, "e1e2"), "r3k2r/8/8/8/8/8/4K3/R6R b kq - 4 9");
  EXPECT_EQ(after(bare_castling, "a1b1"), "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 4 9");
  EXPECT_EQ(after(bare_castling, "h1h8"), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9")
      << "the right of the capturing rook and the captured rook's";
  EXPECT_EQ(after("r3k3/1P6/8/8/8/8/8/4K3 w q", "b7a8q"), "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(after("4k3/8/8/8/8/8/8/RR2K3 w Q", "b1b2"), "4k3/8/8/8/8/8/1R6/R3K3 b Q - 1 1")
      << "another rook's move";
  EXPECT_EQ(explain("r3k2r/8/8/8/8/8/8/R3K2R w kq", "e1g1"),
            "H8 no: The king on e1 cannot go to g1: White has no right to castle with the rook on "
            "h1.");
  EXPECT_EQ(explain("4k3/8/8/8/8/8/8/4K2R w K", "e1c1"),
            "H8 no: The king on e1 cannot go to c1: White has no right to castle with a rook on "
            "a1.");
}

// ---- H9, H10 ------------------------------------------------------------------------------------

TEST(ChessRules, H9AndH10EndALine) {
  EXPECT_EQ(probe::ending(referee, "6k1/8/8/8/8/8/5PPP/4r1K1 w"),
            "mate H9: The king on g1 is attacked by the rook on e1 and White has no legal move.");
  EXPECT_EQ(probe::ending(referee, "6k1/8/8/8/8/8/5P1P/4r1K1 w"), "none");
  EXPECT_EQ(probe::ending(referee, "7k/5Q2/6K1/8/8/8/8/8 b"),
            "stalemate H10: Black is not in check and has no legal move.");
  EXPECT_EQ(explain("4k3/8/8/8/8/8/8/4K3 w", "e1e1"),
            "C7 no: White cannot pass: this game has no pass.");
}

// ---- C8 -----------------------------------------------------------------------------------------

TEST(ChessRules, C8RefusesWhatNoGameReaches) {
  EXPECT_EQ(invalid_reason("4k3/8/8/8/8/8/8/P3K3 w"),
            "H2 at a1: White's pawn on a1 is on its first rank, where no pawn starts or goes.");
  EXPECT_EQ(invalid_reason("P3k3/8/8/8/8/8/8/4K3 w"),
            "H5 at a8: White's pawn on a8 is on the last rank, where a pawn must have promoted.");
  EXPECT_EQ(invalid_reason("4k3/pppppppp/p7/8/8/8/8/4K3 w"),
            "C8 at h7: Black has 9 pieces of the kind pawn (one too many is on h7); at most 8 are "
            "owned.");
  EXPECT_EQ(invalid_reason("4k3/ppppppp1/8/8/8/8/8/qq2K3 w"), "valid");
  EXPECT_EQ(invalid_reason("4k3/8/8/8/8/8/PPPPPPP1/NNN1KBBB w"),
            "C8 at -: White has 7 pawns and 2 pieces that must have been pawns; at most 8 "
            "together.");
  EXPECT_EQ(invalid_reason("4k3/8/8/8/8/8/4R3/4K3 w").substr(0, 8), "C8 at e8");
}

TEST(ChessRules, C8RefusesRightsOfWhatDoesNotStand) {
  hurdle::Setup setup = parse_fen(chess::notation, bare_castling);
  EXPECT_FALSE(referee.invalid_reason(setup));
  setup.put(Square(0, 0), Piece{});
  ASSERT_TRUE(referee.invalid_reason(setup));
  EXPECT_EQ(referee.invalid_reason(setup)->clause, "H8");
}

// ---- Published counts ---------------------------------------------------------------------------

TEST(ChessRules, PublishedCountsComeOut) {
  EXPECT_EQ(perft(referee, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3), 8902U);
  EXPECT_EQ(perft(referee, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 2),
            2039U);
  EXPECT_EQ(perft(referee, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 3), 2812U);
  EXPECT_EQ(perft(referee, "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", 3),
            9467U);
  EXPECT_EQ(perft(referee, "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", 2), 1486U);
  EXPECT_EQ(perft(fischer, "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -", 3),
            12189U);
  EXPECT_EQ(perft(fischer, "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe -", 3),
            18002U);
}

}  // namespace
}  // namespace hurdle
