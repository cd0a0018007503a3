// What is wrong in a file, and what loads besides. Most problems are in lint.txt.
#include <gtest/gtest.h>

#include <string>

#include "movegen/custom/games.hpp"
#include "props/assertions.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

TEST(Lint, TrailingBlank) {
  const char* const text = "[g:chess]\nmustCapture = true \n";
  EXPECT_TRUE(says(problems_of(text),
                   "f:2: error: [g] mustCapture: expected true or false, found 'true '; "
                   "Fairy-Stockfish takes it for false; probably meant: true"));
  EXPECT_EQ(custom::load_variants(text).find("g"), nullptr);
}

TEST(Lint, AGameWithAnErrorDoesNotLoadAndTheOthersDo) {
  const custom::Games games =
      custom::load_variants("[a:chess]\n[b:chess]\nduck = yes\n[c:a]\ncastling = false\n");
  EXPECT_NE(games.find("a"), nullptr);
  EXPECT_EQ(games.find("b"), nullptr);
  EXPECT_NE(games.find("c"), nullptr);
}

// ---- Hostile files ------------------------------------------------------------------------------

TEST(Hostile, ALongLineIsAnErrorWithItsLine) {
  const std::string text = "[g:chess]\n# x\ncustomPiece1 = a:" + std::string(1'000'000, 'W') + "\n";
  EXPECT_TRUE(says(problems_of(text), "f:3: error: [g] a line of 1000017 bytes"));
}

TEST(Hostile, ALongMovementIsAnErrorWithItsLine) {
  const std::string text = "[g:chess]\ncustomPiece1 = a:" + std::string(10'000, 'W') + "\n";
  EXPECT_TRUE(says(problems_of(text), "f:2: error: [g] customPiece1: a movement of 10000 letters"));
}

TEST(Hostile, TooManySectionsAreAnErrorAndDeepInheritanceIsNot) {
  std::string text = "[g0:chess]\n";
  for (int i = 1; i < 10'000; ++i) {
    text += "[g" + std::to_string(i) + ":g" + std::to_string(i - 1) + "]\n";
  }
  const custom::Games games = custom::load_variants(text);
  EXPECT_EQ(games.loaded.size(), 4096U);
  EXPECT_TRUE(says(problems_of(text), "f:4097: error"));
}

TEST(Hostile, BoardsOutsideTheRangeAreErrors) {
  EXPECT_TRUE(says(problems_of("[g:chess]\nmaxFile = 13\n"), "f:2: error: [g] maxFile"));
  EXPECT_TRUE(says(problems_of("[g:chess]\nmaxFile = 0\n"), "f:2: error: [g] maxFile"));
  EXPECT_TRUE(says(problems_of("[g:chess]\nmaxRank = 11\n"), "f:2: error: [g] maxRank"));
}

TEST(Hostile, AnyBytesAreParsed) {
  for (const std::string_view text :
       {std::string_view("\0\0[\xff]\n=\n", 9), std::string_view("[g:chess]\npawn = \n"),
        std::string_view("[g:chess]\ncustomPiece1 = :\n"), std::string_view("[]\n[:]\n[a:]\n"),
        std::string_view("[g:chess]\nstartFen = \n"),
        std::string_view("[g:chess]\nstartFen = 99999999999999999999 w\n")}) {
    EXPECT_NE(problems_of(text), "");
  }
}

}  // namespace
}  // namespace hurdle::props
