// SAN by example, in chess, Chess960 and Crazyhouse.
#include <gtest/gtest.h>

#include "props/examples/notations/examples.hpp"

namespace hurdle::props {
namespace {

const NotationExamples chess("chess");

TEST(NotationChess, OpeningsAreReadAndWritten) {
  const std::string ruy_lopez = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f6e4";
  EXPECT_EQ(chess.read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4"), ruy_lopez);
  EXPECT_EQ(chess.read("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Nxe4"), ruy_lopez);
  EXPECT_EQ(chess.read("e4, e5, Nf3, Nc6, Bb5, a6, Ba4, Nf6, O-O, Nxe4!?"), ruy_lopez);
  EXPECT_EQ(chess.read("e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5 a7-a6 Bb5-a4 Ng8-f6 O-O Nf6xe4"),
            ruy_lopez);
  EXPECT_EQ(chess.read("e2e4 e5 g1f3 Nc6 Bb5 a7a6 Ba4 Nf6 e1g1 Nxe4"), ruy_lopez);
  EXPECT_EQ(chess.written(ruy_lopez, "san"), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4");
}

TEST(NotationChess, ChecksAndMatesAreMarked) {
  EXPECT_EQ(chess.written("f2f3 e7e5 g2g4 d8h4", "san"), "f3 e5 g4 Qh4#");
  EXPECT_EQ(chess.read("f3 e5 g4 Qh4"), "f2f3 e7e5 g2g4 d8h4");
  EXPECT_EQ(chess.read("f3 e5 g4 Qh4+"), "f2f3 e7e5 g2g4 d8h4");
  EXPECT_EQ(chess.problem("e4 e5 Qh5+"), "move 3 'Qh5+': as san: gives no check; expected Qh5");
  EXPECT_EQ(chess.problem("e4 f6 Qh5#"), "move 3 'Qh5#': as san: is no mate; expected Qh5+");
}

TEST(NotationChess, OneOfTwoPiecesIsNamedByFileRankOrSquare) {
  const NotationExamples knights("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - -");
  EXPECT_EQ(knights.written("b1d2", "san"), "Nbd2");
  EXPECT_EQ(knights.read("Nbd2"), "b1d2");
  EXPECT_EQ(knights.read("N1d2"), "b1d2");
  EXPECT_EQ(knights.read("Nb1d2"), "b1d2");
  EXPECT_EQ(knights.problem("Nd2"),
            "move 1 'Nd2': as san: fits b1d2, f3d2; name the file or the rank it comes from");
  const NotationExamples rooks("chess", "4k3/8/8/R7/8/8/8/R3K3 w - -");
  EXPECT_EQ(rooks.written("a1a3", "san"), "R1a3");
  const NotationExamples queens("chess", "8/k7/8/8/4Q2Q/8/1K6/7Q w - -");
  EXPECT_EQ(queens.written("h4e1", "san"), "Qh4e1");
}

// A pinned knight cannot move, so the other needs no file.
TEST(NotationChess, OnlyLegalMovesCount) {
  const NotationExamples pinned("chess", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - -");
  EXPECT_EQ(pinned.written("g1e2", "san"), "Ne2");
  EXPECT_EQ(pinned.read("Ne2"), "g1e2");
}

TEST(NotationChess, PawnsCaptureAndPromote) {
  const NotationExamples pawns("chess", "3rk3/4P3/8/8/8/8/8/4K3 w - -");
  EXPECT_EQ(pawns.written("e7d8q", "san"), "exd8=Q+");
  for (const char* text : {"exd8=Q+", "exd8=Q", "exd8Q", "ed8=Q", "e7xd8=Q+"}) {
    EXPECT_EQ(pawns.read(text), "e7d8q") << text;
  }
  EXPECT_EQ(pawns.read("exd8=N"), "e7d8n");
  EXPECT_EQ(pawns.problem("exd8"),
            "move 1 'exd8': as san: the pawn promotes on d8; expected the "
            "new piece, as d8=Q");
  const NotationExamples passed("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6");
  EXPECT_EQ(passed.written("e5d6", "san"), "exd6");
  EXPECT_EQ(passed.read("exd6e.p."), "e5d6");
  EXPECT_NE(passed.problem("exd7"), "");
}

// The letter b is a file, B a bishop.
TEST(NotationChess, CaseTellsPawnsFromBishops) {
  const NotationExamples place("chess", "4k3/8/8/8/8/2p5/1P1B4/4K3 w - -");
  EXPECT_EQ(place.read("bxc3"), "b2c3");
  EXPECT_EQ(place.read("Bxc3"), "d2c3");
}

TEST(NotationChess, CastlingOfChess960IsNamedBySide) {
  const NotationExamples fischer("chess960", "1rk4r/8/8/8/8/8/8/1RK4R w HBhb -");
  EXPECT_EQ(fischer.written("c1h1", "san"), "O-O");
  EXPECT_EQ(fischer.read("O-O"), "c1h1");
  EXPECT_EQ(fischer.read("O-O-O"), "c1b1");
}

TEST(NotationChess, CrazyhouseDrops) {
  const NotationExamples house("crazyhouse", "4k3/8/8/8/8/8/8/4K3[NP] w - -");
  EXPECT_EQ(house.written("N@f3", "san"), "N@f3");
  EXPECT_EQ(house.written("P@e5", "san"), "@e5");
  EXPECT_EQ(house.read("N@f6+"), "N@f6");
  EXPECT_EQ(house.read("@e5"), "P@e5");
  EXPECT_EQ(house.read("P@e5"), "P@e5");
  EXPECT_NE(house.problem("N@e1"), "");
  EXPECT_NE(chess.problem("N@f3").find("san: expected a piece and a square"), std::string::npos);
}

TEST(NotationChess, ErrorsNameTheTextAndWhatWasTried) {
  EXPECT_EQ(chess.problem("Nf6"),
            "move 1 'Nf6': as san: names no legal move; those of the knight are Nc3, Na3, Nh3, "
            "Nf3");
  EXPECT_EQ(chess.problem("e4 e5 O-O"), "move 3 'O-O': as san: no legal castling");
  EXPECT_EQ(chess.problem("Xf3"),
            "move 1 'Xf3': is no move in any notation of chess: coordinates: move, column 1: found "
            "'X'; expected a square, a1 to h8; san: expected a piece and a square, as Nf3, exd8=Q+ "
            "or O-O");
  EXPECT_EQ(chess.problem("e2e5"),
            "move 1 'e2e5': illegal by H2: The pawn on e2 cannot go to e5: a pawn goes one step "
            "straight forward.");
}

}  // namespace
}  // namespace hurdle::props
