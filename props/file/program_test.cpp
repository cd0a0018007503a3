// The commands with --variants, run as a user runs them.
#include "props/cli/program.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace hurdle::props {
namespace {

constexpr const char* file_text =
    "[mygame:chess]\narchbishop = a\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq "
    "- 0 1\n[broken:chess]\nconnectM = 4\n";

TEST(VariantsFile, PerftMovesAndShowPlayItsGames) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  EXPECT_EQ(good({"perft", "mygame", "2", "--variants", file}).out, "484\n");
  const auto divided = good({"perft", "mygame", "1", "--divide", "--variants", file}).lines();
  ASSERT_EQ(divided.size(), 24U);
  EXPECT_EQ(divided.front(), "a2a3 1");
  EXPECT_EQ(divided.back(), "22");
  EXPECT_EQ(good({"moves", "mygame", "--variants", file, "--moves", "d1c3,a7a6"}).lines().size(),
            29U);
  EXPECT_TRUE(says(good({"show", "mygame", "--variants", file}).out,
                   "FEN:   rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1"));
  EXPECT_TRUE(says(good({"rules", "mygame", "--variants", file}).out, "### archbishop"));
}

TEST(VariantsFile, ACommaStandsBetweenMovesOrBeforeAWall) {
  for (const char* moves : {"a2a3,a3a2 a7a6,a6a7", "a2a3,a3a2,a7a6,a6a7"}) {
    EXPECT_TRUE(says(good({"show", "duck", "--variants", "builtin", "--moves", moves}).out,
                     "FEN:   rnbqkbnr/*ppppppp/p7/8/8/P7/1PPPPPPP/RNBQKBNR w"));
  }
  expect_refused(hurdle({"show", "duck", "--variants", "builtin", "--moves", "a2a3,a3a3"}),
                 {"move 1: 'a2a3' is not legal"});
}

TEST(VariantsFile, GamesThatFilesInheritFromArePlayableToo) {
  EXPECT_EQ(good({"perft", "capablanca", "2", "--variants", "builtin"}).out, "784\n");
}

TEST(VariantsFile, TheEnvironmentNamesAFileForGamesThatHurdleDoesNotHave) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  const std::string variable = "HURDLE_VARIANTS=" + file + " \"$HURDLE\" ";
  EXPECT_EQ(shell(variable + "perft mygame 1").out, "22\n");
  EXPECT_EQ(shell(variable + "perft janggi 2").out, "1024\n");
}

TEST(VariantsFile, AGameThatDoesNotLoadIsRefusedWithItsFirstError) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  expect_refused(hurdle({"perft", "broken", "1", "--variants", file}),
                 {"'broken' did not load", ":5: error", "connectM"});
  expect_refused(hurdle({"perft", "mygane", "1", "--variants", file}),
                 {"no game 'mygane'", "did you mean 'mygame'?"});
  expect_refused(hurdle({"perft", "mygame", "1", "--variants", scratch.path("none.ini")}),
                 {"--variants", "cannot be read"});
  expect_refused(hurdle({"perft", "mygame", "1", "--variants", file, "--hash", "1"}), {"--hash"});
  expect_refused(hurdle({"moves", "mygame", "--variants", file, "--fen", "8/8 w"}),
                 {"--fen", "column"});
  expect_refused(hurdle({"moves", "mygame", "--variants", file, "--moves", "e2e5"}),
                 {"move 1: 'e2e5' is not legal"});
}

TEST(VariantsFile, LintListsProblemsAndExitsWithOne) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  const Outcome outcome = hurdle({"variants", "--variants", file, "--lint"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(says(outcome.out, file + ":5: error: [broken] connectM"));
  EXPECT_TRUE(says(outcome.out, "1 games, 1 problems"));
  const std::string whole = scratch.file("w.ini", "[mygame:chess]\ncastling = false\n");
  EXPECT_TRUE(says(good({"variants", "--variants", whole, "--lint"}).out, "0 problems"));
}

TEST(VariantsFile, PositionsAreTheSameForASeed) {
  const std::vector<std::string> words{"variants",    "shako", "--variants", "builtin",
                                       "--positions", "3",     "--seed",     "5"};
  const Outcome first = good(words);
  EXPECT_EQ(first.lines().size(), 3U);
  EXPECT_EQ(first.out, good(words).out);
  EXPECT_TRUE(says(first.lines().front(), R"("variant":"shako")"));
}

}  // namespace
}  // namespace hurdle::props
