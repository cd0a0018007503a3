// Engines are asked only about games that they offer: a chess engine is not blamed for Makruk.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "props/examples/engines/program.hpp"

namespace hurdle::props {
namespace {

bool offer_says(const ProgramRun& run, const std::string& text) {
  return run.output.find(text) != std::string::npos;
}

std::string only_chess(const std::string& mode) {
  return "--engine \"python3 " + scripted("only_chess.py", mode) + "\"";
}

void expect_chess_alone(const std::string& engine, bool any_rook) {
  const ProgramRun hello = run_hurdle("hello " + engine);
  EXPECT_EQ(hello.code, 0) << hello.output;
  EXPECT_TRUE(offer_says(hello, "chess: 4 positions with 119 moves: all as ours")) << hello.output;
  EXPECT_EQ(offer_says(hello, "chess960: 6 positions"), any_rook) << hello.output;
  EXPECT_TRUE(offer_says(hello, "not known to the engine: janggi,")) << hello.output;
  EXPECT_FALSE(offer_says(hello, "--letters")) << hello.output;
  EXPECT_FALSE(offer_says(hello, "no reply")) << hello.output;
}

TEST(Offers, AnEngineWithoutVariantsPlaysChess) {
  expect_chess_alone(only_chess("no-such-option"), true);
  expect_chess_alone(only_chess("silent"), true);
  expect_chess_alone(only_chess("no-960"), false);
}

/// Pikafish's family could not be checked: it has no option for variants, and plays Xiangqi.
TEST(Offers, AnEngineWithoutVariantsPlaysTheGameOfItsOwnStartPosition) {
  for (const char* options : {"", "--protocol uci ", "--variant xiangqi "}) {
    const ProgramRun hello =
        run_hurdle("hello " + std::string(options) + only_chess("no-such-option xiangqi"));
    EXPECT_EQ(hello.code, 0) << hello.output;
    EXPECT_TRUE(offer_says(hello, "xiangqi: 2 positions with 90 moves: all as ours"))
        << hello.output;
    EXPECT_FALSE(offer_says(hello, "no reply")) << hello.output;
  }
  const ProgramRun check =
      run_hurdle("check --tag quick --max-nodes 60 " + only_chess("no-such-option xiangqi"));
  EXPECT_EQ(check.code, 0) << check.output;
  EXPECT_TRUE(offer_says(check, " 0 wrong, 0 unanswered")) << check.output;
}

/// Makruk and Makpong begin in the same way.
TEST(Offers, AStartPositionOfSeveralGamesNamesNone) {
  const ProgramRun hello = run_hurdle("hello " + only_chess("no-such-option makruk"));
  EXPECT_FALSE(offer_says(hello, "makpong: 2")) << hello.output;
}

/// Chess960 was skipped, because multi-variant Stockfish does not list it as a variant.
TEST(Offers, ChessAmongVariantsAndTheOptionForChess960AreBoth) {
  expect_chess_alone(only_chess("lists-chess"), true);
}

/// Godogpaw ends at every command that it does not know.
TEST(Offers, AnEngineThatEndsWhenItIsToldToPrintItsPositionIsAskedWithoutIt) {
  const ProgramRun hello = run_hurdle("hello " + only_chess("ends-at-d"));
  EXPECT_EQ(hello.code, 0) << hello.output;
  EXPECT_TRUE(offer_says(hello, "chess: 4 positions with 119 moves: all as ours")) << hello.output;
}

TEST(Offers, AVariantThatTheEngineRefusesIsUnknownEvenIfRequested) {
  for (const char* what :
       {"'" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml'", "--variant makruk --random 3"}) {
    const ProgramRun check =
        run_hurdle(std::string("check ") + what + " " + only_chess("no-such-option"));
    EXPECT_EQ(check.code, 2) << check.output;
    EXPECT_TRUE(offer_says(check, "No such option: UCI_Variant")) << check.output;
    EXPECT_TRUE(offer_says(check, "0 right, 0 wrong")) << check.output;
  }
}

/// 99 of 163 positions of Makruk were wrong, because the user named the sets.
TEST(Offers, AnEngineThatBeginsWithAnotherGameIsNotBlamed) {
  for (const char* what :
       {"'" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml'", "--variant makruk --random 3"}) {
    const ProgramRun check = run_hurdle(std::string("check ") + what + " " + only_chess("silent"));
    EXPECT_EQ(check.code, 2) << check.output;
    EXPECT_TRUE(offer_says(check, "after `position startpos` the engine plays chess, not makruk"))
        << check.output;
    EXPECT_TRUE(offer_says(check, "0 right, 0 wrong")) << check.output;
  }
}

TEST(Offers, SetsOfSeveralGamesAskAboutOfferedGamesOnly) {
  const std::string sets = "'" HURDLE_SOURCE_DIR "/positions/chess' '" HURDLE_SOURCE_DIR
                           "/positions/makruk/pieces.yaml' --tag quick --max-nodes 50 ";
  const ProgramRun check = run_hurdle("check " + sets + only_chess("no-960"));
  EXPECT_EQ(check.code, 0) << check.output;
  EXPECT_TRUE(offer_says(check, "skipped: chess960, ")) << check.output;
  EXPECT_TRUE(offer_says(check, "skipped: makruk, ")) << check.output;
  EXPECT_TRUE(offer_says(check, " 0 wrong, 0 unanswered")) << check.output;
  EXPECT_FALSE(offer_says(check, "read as with")) << check.output;
}

TEST(Offers, ACheckOfAllSetsAsksAboutOfferedGamesOnly) {
  const ProgramRun check = run_hurdle("check --tag quick --max-nodes 3 " + only_chess("silent"));
  EXPECT_EQ(check.code, 0) << check.output;
  EXPECT_TRUE(offer_says(check, "makruk, ")) << check.output;
  EXPECT_TRUE(offer_says(check, "the engine does not know these games; ")) << check.output;
  EXPECT_TRUE(offer_says(check, " 0 wrong, 0 unanswered")) << check.output;
}

TEST(Offers, StockfishPlaysChess) {
  if (!std::filesystem::exists("/usr/games/stockfish")) {
    GTEST_SKIP() << "no /usr/games/stockfish on this machine";
  }
  expect_chess_alone("--engine /usr/games/stockfish", true);
}

}  // namespace
}  // namespace hurdle::props
