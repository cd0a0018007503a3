// How games of chess end, by example (H9 to H13): each clause just reached and just missed, with
// both values of its option.
#include <gtest/gtest.h>

#include <string>

#include "movegen/variants/chess/ends.hpp"
#include "movegen/variants/chess/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/families/ends.hpp"

namespace hurdle {
namespace {

using props::times;

const chess::ChessReferee chess_referee(chess::notation);

GamePosition known(const Setup& setup) {
  return {setup, chess_referee.checkers(setup) > 0, chess_referee.count_legal_moves(setup) > 0};
}

/// "H12 1/2-1/2 after 8" if the game ends; else "goes on" and the last report.
std::string judged(std::string_view fen, const std::string& moves, const EndOptions& options = {}) {
  const chess::ChessEnds ends(chess_referee, options);
  Setup setup = parse_fen(chess::notation, fen);
  GameHistory game(ends, known(setup));
  std::size_t start = 0;
  while (true) {
    if (const auto end = ends.judge(game)) {
      return end->clause + " " + std::string(to_text(end->result)) + " after " +
             std::to_string(game.ply());
    }
    if (start >= moves.size()) {
      const auto told = ends.report(game);
      return told ? "goes on, " + told->clause : "goes on";
    }
    const std::size_t stop = std::min(moves.find(' ', start), moves.size());
    const Move move = parse_move(chess::notation, moves.substr(start, stop - start));
    EXPECT_TRUE(chess_referee.explain(setup, move).legal) << moves.substr(start, stop - start);
    setup = chess_referee.after(setup, move);
    game.add(known(setup));
    start = stop + 1;
  }
}

const EndOptions arbiter{{"rules", "arbiter"}};

TEST(ChessEnds, H9AndH10ComeFirst) {
  EXPECT_EQ(judged("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", "a1a8"), "H9 1-0 after 1")
      << "the last move of fifty mates";
  EXPECT_EQ(judged("r3k3/8/8/8/8/8/5PPP/6K1 b", "a8a1"), "H9 0-1 after 1");
  EXPECT_EQ(judged("7k/8/6K1/8/8/8/8/5Q2 w", "f1f7"), "H10 1/2-1/2 after 1");
}

TEST(ChessEnds, H11AsksWhatCouldEverMate) {
  for (const auto* const drawn :
       {"4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4KB2 w", "4k3/8/8/8/8/8/8/4KN2 w",
        "2b1k3/8/8/8/8/8/8/4KB2 w", "4k3/8/8/8/8/8/4B3/4KB1B w"}) {
    EXPECT_EQ(judged(drawn, ""), "H11 1/2-1/2 after 0") << drawn;
  }
  for (const auto* const open :
       {"4kb2/8/8/8/8/8/8/4KB2 w", "4k3/8/8/8/8/8/8/2B1KB2 w", "4k3/8/8/8/8/8/8/4KNN1 w",
        "4kn2/8/8/8/8/8/8/4KN2 w", "4kn2/8/8/8/8/8/8/4KB2 w", "4k3/8/8/8/8/8/4P3/4K3 w",
        "4k3/8/8/8/8/8/4R3/3K4 b"}) {
    EXPECT_EQ(judged(open, ""), "goes on") << open;
  }
  EXPECT_EQ(judged("4k3/8/8/8/8/8/4p3/4K3 w", "e1e2"), "H11 1/2-1/2 after 1");
}

TEST(ChessEnds, H12CountsTheStart) {
  const auto* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const std::string round = "g1f3 g8f6 f3g1 f6g8";
  EXPECT_EQ(judged(start, times(2, round)), "H12 1/2-1/2 after 8");
  EXPECT_EQ(judged(start, round + " g1f3 g8f6 f3g1"), "goes on");
  EXPECT_EQ(judged(start, times(2, round), arbiter), "goes on, H12");
  EXPECT_EQ(judged(start, times(4, round), arbiter), "H12 1/2-1/2 after 16");
}

TEST(ChessEnds, H12ComparesRights) {
  const auto* const fen = "r3k3/8/8/8/8/8/8/4K2R w Kq";
  const std::string rooks = "h1h2 a8a7 h2h1 a7a8";
  EXPECT_EQ(judged(fen, times(2, rooks)), "goes on") << "at the start both could castle";
  EXPECT_EQ(judged(fen, times(2, rooks) + " h1h2 a8a7"), "H12 1/2-1/2 after 10")
      << "after two plies neither could";
}

TEST(ChessEnds, H12ComparesThePassedSquareOnlyWhereItIsOfUse) {
  const std::string there_and_back = "e1d1 e8d8 d1e1 d8e8";
  EXPECT_EQ(judged("4k3/8/8/3pP3/8/8/8/4K3 w - d6", times(2, there_and_back)), "goes on")
      << "the first time a capture en passant was legal";
  EXPECT_EQ(judged("4k3/8/8/3pP3/8/8/8/4K3 w - -", times(2, there_and_back)),
            "H12 1/2-1/2 after 8");
  EXPECT_EQ(judged("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6", times(2, "e1e2 g8h8 e2e1 h8g8")),
            "H12 1/2-1/2 after 8")
      << "the pawn is pinned, so the square was of no use";
}

TEST(ChessEnds, H13CountsPliesOfTheFenToo) {
  const auto fen = [](int half) {
    return "4k3/8/8/8/8/8/4P3/R3K3 w - - " + std::to_string(half) + " 90";
  };
  EXPECT_EQ(judged(fen(99), "a1a2"), "H13 1/2-1/2 after 1");
  EXPECT_EQ(judged(fen(98), "a1a2"), "goes on");
  EXPECT_EQ(judged(fen(99), "e2e3"), "goes on") << "a pawn's move";
  EXPECT_EQ(judged(fen(99), "a1a2", arbiter), "goes on, H13");
  EXPECT_EQ(judged(fen(100), "a1a2", arbiter), "goes on") << "told already";
  EXPECT_EQ(judged(fen(120), "", arbiter), "goes on, H13");
  EXPECT_EQ(judged(fen(149), "a1a2", arbiter), "H13 1/2-1/2 after 1");
}

TEST(ChessEnds, H14SearchesAllPositionsThatCanArise) {
  const EndOptions proof{{"dead-positions", "proof"}};
  const auto* const locked = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w";
  EXPECT_EQ(judged(locked, "", proof), "H14 1/2-1/2 after 0");
  EXPECT_EQ(judged(locked, ""), "goes on") << "only by material";
  EXPECT_EQ(judged(locked, "", {{"dead-positions", "material"}}), "goes on");
  EXPECT_EQ(judged("7k/6R1/8/8/8/8/8/K7 b", "", proof), "H14 1/2-1/2 after 0")
      << "the rook must be taken";
  EXPECT_EQ(judged("7k/7R/8/8/8/8/8/K7 b", "", proof), "goes on") << "the king may step aside";
  EXPECT_EQ(judged("3k4/8/8/p1p5/P1P5/8/8/3K4 w", "", proof), "goes on")
      << "a king can go round the pawns";
}

TEST(ChessEnds, H14CountsThePositionsOfItsProof) {
  const chess::ChessEnds ends(chess_referee, {});
  const auto proof = [&](std::string_view fen) {
    return ends.dead_proof(parse_fen(chess::notation, fen));
  };
  const chess::DeadProof taken = proof("7k/6R1/8/8/8/8/8/K7 b");
  EXPECT_EQ(taken.deadness, chess::Deadness::dead);
  EXPECT_EQ(taken.positions, 2) << "before and after the capture";
  EXPECT_EQ(proof("4k3/8/8/8/8/8/4P3/4K3 w").deadness, chess::Deadness::undecided);
  EXPECT_EQ(proof("R5k1/5ppp/8/8/8/8/8/4K3 b").deadness, chess::Deadness::alive) << "mate";
}

TEST(ChessEnds, OptionsAreChecked) {
  EXPECT_THROW(chess::ChessEnds(chess_referee, {{"dead-positions", "never"}}), BadEndOption);
  EXPECT_THROW(chess::ChessEnds(chess_referee, {{"rules", "fide"}}), BadEndOption);
  EXPECT_THROW(chess::ChessEnds(chess_referee, {{"repetition", "draw"}}), BadEndOption);
}

}  // namespace
}  // namespace hurdle
