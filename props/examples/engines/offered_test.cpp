// Engines are asked only about games that they offer: a chess engine is not blamed for Makruk.
#include <gtest/gtest.h>

#include <string>

#include "props/examples/engines/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

std::string only_chess(const std::string& mode) {
  return "--engine \"python3 " + scripted("only_chess.py", mode) + "\"";
}

void expect_chess_alone(const std::string& engine, bool any_rook) {
  const Outcome hello = good(run_hurdle("hello " + engine));
  EXPECT_TRUE(says(hello.out, "chess: 4 positions with 119 moves: all as ours"));
  EXPECT_EQ(hello.out.find("chess960: 6 positions") != std::string::npos, any_rook) << hello.out;
  EXPECT_TRUE(says(hello.out, "not known to the engine: janggi,"));
  EXPECT_FALSE(says(hello.out, "--letters"));
  EXPECT_FALSE(says(hello.out, "no reply"));
}

using Offers = WithPython<>;

TEST_F(Offers, AnEngineWithoutVariantsPlaysChess) {
  expect_chess_alone(only_chess("no-such-option"), true);
  expect_chess_alone(only_chess("silent"), true);
  expect_chess_alone(only_chess("no-960"), false);
}

/// Pikafish's family could not be checked: it has no option for variants, and plays Xiangqi.
TEST_F(Offers, AnEngineWithoutVariantsPlaysTheGameOfItsOwnStartPosition) {
  for (const char* options : {"", "--protocol uci ", "--variant xiangqi "}) {
    const Outcome hello =
        run_hurdle("hello " + std::string(options) + only_chess("no-such-option xiangqi"));
    EXPECT_EQ(hello.code, 0) << hello.out;
    EXPECT_TRUE(says(hello.out, "xiangqi: 2 positions with 90 moves: all as ours"));
    EXPECT_FALSE(says(hello.out, "no reply"));
  }
  const Outcome check =
      run_hurdle("check --tag quick --max-nodes 60 " + only_chess("no-such-option xiangqi"));
  EXPECT_EQ(check.code, 0) << check.out;
  EXPECT_TRUE(says(check.out, " 0 wrong, 0 unanswered"));
}

/// A Xiangqi engine was said to list no moves: it was asked about chess, and it counts ranks from
/// 0.
TEST_F(Offers, AnEngineWithoutVariantsIsKnownByTheMovesOfItsOwnStartPosition) {
  const Outcome hello = good(run_hurdle("hello " + only_chess("from-0 xiangqi")));
  EXPECT_TRUE(says(hello.out, "protocol: uci-perft\n"));
  EXPECT_TRUE(says(hello.out, "xiangqi: your ranks count from 0: use `--ranks-from 0`"));
  EXPECT_TRUE(says(hello.out, "all as ours"));
}

/// Makruk and Makpong begin in the same way.
TEST_F(Offers, AStartPositionOfSeveralGamesNamesNone) {
  const Outcome hello = run_hurdle("hello " + only_chess("no-such-option makruk"));
  EXPECT_FALSE(says(hello.out, "makpong: 2"));
}

/// Chess960 was skipped, because multi-variant Stockfish does not list it as a variant.
TEST_F(Offers, ChessAmongVariantsAndTheOptionForChess960AreBoth) {
  expect_chess_alone(only_chess("lists-chess"), true);
}

/// Godogpaw ends at every command that it does not know.
TEST_F(Offers, AnEngineThatEndsAtTheCommandForItsPositionIsAskedWithoutIt) {
  const Outcome hello = good(run_hurdle("hello " + only_chess("ends-at-d")));
  EXPECT_TRUE(says(hello.out, "chess: 4 positions with 119 moves: all as ours"));
}

/// An engine that refuses the variant, and one that begins with another game: 99 of 163 positions
/// of Makruk were wrong, because the user named the sets.
TEST_F(Offers, AVariantThatTheEngineDoesNotPlayIsUnknownEvenIfRequested) {
  for (const char* what :
       {"'" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml'", "--variant makruk --random 3"}) {
    const std::string check = std::string("check ") + what + " ";
    expect_no_verdict(run_hurdle(check + only_chess("no-such-option")),
                      {"No such option: UCI_Variant", "0 right, 0 wrong"});
    expect_no_verdict(
        run_hurdle(check + only_chess("silent")),
        {"after `position startpos` the engine plays chess, not makruk", "0 right, 0 wrong"});
  }
}

/// A script that plays chess was accused of 231 positions of Makpong, Makruk and Chess960: read
/// with other letters, their positions are some of chess.
TEST(OffersOfPrograms, AScriptThatIsNotToldTheGameIsAskedAboutItsOwn) {
  const std::string engine =
      "--engine \"env HURDLE='" HURDLE_PROGRAM "' sh " + scripted("one_game.sh", "chess") + '"';
  const std::string sets =
      "'" HURDLE_SOURCE_DIR "/positions/chess/castling.yaml' '" HURDLE_SOURCE_DIR
      "/positions/makruk/pieces.yaml' --max-nodes 50 ";
  const Outcome check = good(run_hurdle("check " + sets + engine));
  EXPECT_TRUE(says(check.out,
                   "skipped: makruk, 25 positions: the engine is not told which game is "
                   "meant, and its moves are those of chess; if it plays makruk, "));
  EXPECT_TRUE(says(check.out, " 0 wrong, 0 unanswered"));
  const Outcome hello = good(run_hurdle("hello --protocol script " + engine));
  EXPECT_TRUE(says(hello.out, "\nchess: 4 positions with 119 moves: all as ours"));
  EXPECT_TRUE(says(hello.out, " --protocol script\n"));
  EXPECT_FALSE(says(hello.out, "--letters"));
  EXPECT_FALSE(says(hello.out, "no reply"));
}

TEST_F(Offers, SetsOfSeveralGamesAskAboutOfferedGamesOnly) {
  const std::string sets = "'" HURDLE_SOURCE_DIR "/positions/chess' '" HURDLE_SOURCE_DIR
                           "/positions/makruk/pieces.yaml' --tag quick --max-nodes 50 ";
  const Outcome check = good(run_hurdle("check " + sets + only_chess("no-960")));
  EXPECT_TRUE(says(check.out, "skipped: chess960, "));
  EXPECT_TRUE(says(check.out, "skipped: makruk, "));
  EXPECT_TRUE(says(check.out, " 0 wrong, 0 unanswered"));
  EXPECT_FALSE(says(check.out, "read as with"));
}

TEST_F(Offers, ACheckOfAllSetsAsksAboutOfferedGamesOnly) {
  expect_good(run_hurdle("check --tag quick --max-nodes 3 " + only_chess("silent")),
              {"makruk, ", "the engine does not know these games; ", " 0 wrong, 0 unanswered"});
}

TEST(OffersOfPrograms, StockfishPlaysChess) {
  HURDLE_NEEDS("/usr/games/stockfish");
  expect_chess_alone("--engine /usr/games/stockfish", true);
}

}  // namespace
}  // namespace hurdle::props
