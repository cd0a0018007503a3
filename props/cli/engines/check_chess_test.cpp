// Chess by UCI: engines that have no variant name for the game, and the option for Chess960's
// castling notation.
#include <gtest/gtest.h>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// A set with two kings in opposite corners.
std::string two_kings(const std::string& variant) {
  return "schema: 1\nkind: positions\nvariant: " + variant + R"(
about: A set of this test.
positions:
  - id: kings
    fen: "7k/8/8/8/8/8/8/K7 w - - 0 1"
    about: Kings.
    exercises: [H1]
    perft: { 1: "3" }
)";
}

// An engine that logs its input, refuses variants as Stockfish does, and crashes on a board of nine
// files.
constexpr const char* logging_engine = R"(while read -r line; do
  echo "$line" >>"$0.told"
  case $line in
  uci) printf 'id name Plain\noption name UCI_Chess960 type check default false\nuciok\n' ;;
  isready) echo readyok ;;
  setoption*UCI_Variant*) echo 'No such option: UCI_Variant' ;;
  position*/9/*) exit 9 ;;
  go*) printf 'a1a2: 1\na1b1: 1\na1b2: 1\n\nNodes searched: 3\n' ;;
  quit) exit ;;
  esac
done
)";

TEST(CheckOfChess, NamesNoVariantToAnEngineThatListsNone) {
  const Scratch scratch;
  const std::string chess = scratch.file("chess.yaml", two_kings("chess"));
  const std::string chess960 = scratch.file("chess960.yaml", two_kings("chess960"));
  const std::string program = scratch.file("engine", logging_engine);
  const Outcome run = good({"check", chess, chess960, "--engine", "/bin/sh '" + program + "'"});
  EXPECT_TRUE(says(run.out, "2 positions: 2 right, 0 wrong"));
  EXPECT_FALSE(says(run.out, "lists no moves"));

  const std::string told = content_of(program + ".told");
  const std::size_t off = told.find("setoption name UCI_Chess960 value false\n");
  const std::size_t on = told.find("setoption name UCI_Chess960 value true\n");
  EXPECT_LT(off, on) << told;
  EXPECT_NE(on, std::string::npos) << told;
  EXPECT_FALSE(says(told, "UCI_Variant"));
}

/// With the kings on a1 and b3, the step c2c4 would have left a check unanswered. Engines drop such
/// a square of en passant when they read a FEN.
TEST(CheckOfChess, AsksOnlyAboutPassedSquaresThatAStepExplains) {
  const Scratch scratch;
  const std::string told = scratch.path("told");
  const std::string engine = shell_engine(scratch, "tee " + told + " | \"$HURDLE\" serve");
  const Outcome run = good({"check", "--variant", "chess", "--material", "KPvKP", "--part",
                            "17/4032", "--engine", engine});
  EXPECT_TRUE(says(run.out, " 0 wrong"));
  EXPECT_TRUE(says(content_of(told), "fen 8/8/8/8/2pP4/1k6/8/K7 b - d3 "));
  EXPECT_FALSE(says(content_of(told), " b - c3 "));
}

TEST(CheckOfChess, ThatIsInterruptedWhilePositionsAreDrawnHasNoReport) {
  RunOptions interrupted;
  interrupted.interrupt = true;
  const Outcome outcome = hurdle(
      {"check", "--variant", "chess", "--random", "100000", "--engine", own_engine()}, interrupted);
  EXPECT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.out, "");
  EXPECT_TRUE(says(outcome.err, "hurdle: interrupted"));
}

}  // namespace
}  // namespace hurdle::props
