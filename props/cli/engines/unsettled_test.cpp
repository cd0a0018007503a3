// Engines whose replies leave a doubt, or cannot be read: `hello` and `check` name the words and
// what was expected, exit with code 2, and report no wrong move.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// A mode of other_words.py, and the sentence after "you write" or "the engine writes".
struct Doubt {
  std::string mode;
  std::string hello;
  std::string check;  ///< by --at-once, in the set below
};

std::ostream& operator<<(std::ostream& out, const Doubt& doubt) {
  return out << doubt.mode;
}

class Unsettled : public WithPython<testing::TestWithParam<Doubt>> {
 protected:
  Scratch scratch_;
  std::string set_ = scratch_.file("set.yaml", position_set("chess", R"(
  - id: promotes
    fen: "8/1P6/8/1k6/8/8/8/K7 w - - 0 1"
    about: A pawn on rank 7.
    exercises: [H5]
    perft: { 1: "7", 2: "50" }
  - id: castles
    fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
    about: Both castlings.
    exercises: [H6]
    perft: { 1: "26" }
)"));
};

TEST_P(Unsettled, AreNamedByHello) {
  expect_no_verdict(
      hurdle({"hello", "--engine", other_words(GetParam().mode), "--variant", "chess"}),
      {"chess: you write " + GetParam().hello});
}

TEST_P(Unsettled, AreNoWrongMoveAfterTheHandshakeWasSkipped) {
  const Outcome outcome =
      hurdle({"check", set_, "--engine", other_words(GetParam().mode), "--at-once"});
  expect_no_verdict(outcome,
                    {"unanswered (unsettled notation): the engine writes " + GetParam().check,
                     "2 positions: 1 right, 0 wrong, 1 unanswered"});
  EXPECT_FALSE(says(outcome.out, "rule H"));
}

using UnsettledPromotions = WithPython<>;

TEST_F(UnsettledPromotions, AreNoWrongMoveWhereAPieceNeedNotPromote) {
  const std::string sets = published("shogi");
  expect_no_verdict(hurdle({"check", sets, "--tag", "quick", "--engine",
                            other_words("bare-promotions"), "--at-once"}),
                    {" 2 times, without the mark of the ", " 0 wrong, "});
}

INSTANTIATE_TEST_SUITE_P(
    Words, Unsettled,
    testing::Values(Doubt{"bare-promotions",
                          "c2b1 4 times, without the piece that the pawn becomes; expected ",
                          "b7b8 4 times, without the piece that the pawn becomes; expected all 4 "
                          "promotions: b7b8b, b7b8n, b7b8q, b7b8r\n"},
                    Doubt{"auto-queen",
                          "c2b1 once, without the piece that the pawn becomes; expected ",
                          "b7b8 once, without the piece that the pawn becomes; expected all 4 "
                          "promotions: b7b8b, b7b8n, b7b8q, b7b8r\n"},
                    Doubt{"half-castling", "castling as e1h1; expected e1g1, ",
                          "castling as e1h1; expected e1g1, "}),
    [](const auto& instance) { return case_name(instance.param.mode); });

using UnsettledGame = WithPython<>;

TEST_F(UnsettledGame, LeavesTheOtherGamesToTheCheck) {
  const std::string makruk = published("makruk/pieces.yaml");
  const std::string shogi = published("shogi/drops.yaml");
  const Outcome outcome =
      hurdle({"check", makruk, shogi, "--max-nodes", "100", "--engine", other_words("digits")});
  expect_no_verdict(outcome, {"\nmakruk: you write squares as two digits, the file first: read "
                              "as with `--squares file-rank`\n",
                              "unanswered (unsettled notation): Hurdle cannot read some of your "
                              "moves (the first is 'P@",
                              " 0 wrong, "});
  EXPECT_FALSE(says(outcome.out, " 0 right"));
}

/// A mode of other_words.py, and what `check` says about its first reply.
struct Unreadable {
  std::string mode;
  std::vector<std::string> sentences;
};

std::ostream& operator<<(std::ostream& out, const Unreadable& one) {
  return out << one.mode;
}

class UnreadableReplies : public WithPython<testing::TestWithParam<Unreadable>> {};

TEST_P(UnreadableReplies, AreNoNotation) {
  const std::string set = published("makpong/pins.yaml");
  const Outcome outcome =
      hurdle({"check", set, "--engine", other_words(GetParam().mode), "--timeout", "4"});
  EXPECT_EQ(outcome.code, 2) << outcome.out;
  EXPECT_TRUE(outcome.out.empty()) << outcome.out;
  for (const std::string& sentence : GetParam().sentences) {
    EXPECT_TRUE(says(outcome.err, sentence));
  }
  EXPECT_FALSE(says(outcome.err, "notation"));
  EXPECT_FALSE(says(outcome.err, "(ci/kits)"));
}

INSTANTIATE_TEST_SUITE_P(
    Replies, UnreadableReplies,
    testing::Values(
        Unreadable{"wrong-total",
                   {"The engine's replies cannot be read; nothing was checked.\n",
                    "; expected 23, the sum of its 23 moves"}},
        Unreadable{"negative", {"nothing was checked\n", ": -1'; expected a count of 1"}},
        Unreadable{"no-total",
                   {"The engine's replies cannot be read; nothing was checked.\n",
                    " moves and no total that is their sum, and at last '",
                    "'; expected the last line `Nodes searched: TOTAL`\n"}},
        Unreadable{"wrong-number",
                   {"23 moves and no total that is their sum, and at last '24'; expected the last "
                    "line `Nodes searched: TOTAL`\n"}}),
    [](const auto& instance) { return case_name(instance.param.mode); });

}  // namespace
}  // namespace hurdle::props
