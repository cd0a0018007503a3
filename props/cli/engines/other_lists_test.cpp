// Programs that reply with lists of moves which are easily taken for something else: what `hello`
// and `check` say about them is true.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

class OtherLists : public WithPython<> {
 protected:
  static Outcome run(const std::string& command, const std::string& mode,
                     const std::vector<std::string>& arguments) {
    return hurdle(joined({command, "--protocol", "jsonl", "--engine",
                          "env HURDLE='" HURDLE_PROGRAM "' python3 '" HURDLE_SOURCE_DIR
                          "/props/examples/engines/programs/other_lists.py' " +
                              mode},
                         arguments));
  }

  Scratch scratch_;
};

TEST_F(OtherLists, APassWithoutAnyOtherMoveIsNoRuleWithoutPasses) {
  const Outcome hello = run("hello", "stuck", {"--variant", "janggi"});
  EXPECT_FALSE(says(hello.out, "house rules no-pass"));
  EXPECT_TRUE(says(hello.out, "janggi: you write the pass as a1a1: use `--pass a1a1`"));
  const Outcome told = run("hello", "stuck", {"--variant", "janggi", "--pass", "a1a1"});
  EXPECT_FALSE(says(told.out, "house rules"));
}

TEST_F(OtherLists, APassWithoutAnyOtherMoveIsAHouseRule) {
  const Outcome outcome = run("hello", "only-when-stuck", {"--variant", "janggi"});
  EXPECT_TRUE(says(outcome.out, "use `--house-rules pass-only-when-stuck`"));
}

TEST_F(OtherLists, APassForEachPieceIsAnUnsettledNotation) {
  const std::string sentence = "a pass for each piece, as ";
  expect_no_verdict(
      run("hello", "each-piece", {"--variant", "janggi"}),
      {"janggi: you write " + sentence, "; expected one pass, as the general's: e2e2"});
  const std::string set = scratch_.file("set.yaml", two_soldiers);
  const Outcome check = run("check", "each-piece", {set, "--at-once"});
  EXPECT_TRUE(says(check.out, "unanswered (unsettled notation): the engine writes " + sentence +
                                  "e4e4; expected one pass, as the general's: e1e1"));
  EXPECT_FALSE(says(check.out, "It passes where it may not"));
}

TEST_F(OtherLists, AMoveThatIsNotPlayedIsNoWrongMoveOfAPiece) {
  const std::string set = scratch_.file("set.yaml", position_set("shogi", R"(
  - id: late
    fen: "4k4/9/9/9/9/9/9/9/R3K4[] w - - 400 300"
    about: A rook.
    exercises: [S1]
    perft: { 1: "19", 2: "83" }
)"));
  const Outcome outcome = run("check", "not-played", {set, "--at-once"});
  expect_no_verdict(
      outcome, {"the engine gives the moves of the position before ", "; the move was not played"});
  EXPECT_FALSE(says(outcome.out, "moves wrongly"));
}

TEST_F(OtherLists, HaveNoLimitOfDepthIfHurdleAddsThemUp) {
  const std::string set = scratch_.file("set.yaml", two_soldiers);
  const Outcome outcome = run("check", "first-reply", {set, "--at-once"});
  EXPECT_EQ(outcome.code, 1) << outcome.out;
  EXPECT_FALSE(says(outcome.out, "limit of depth"));
  EXPECT_TRUE(says(outcome.out, "missing move"));
}

TEST_F(OtherLists, WithoutAKindOfMoveAreExplained) {
  const auto report = [](const std::string& engine, const std::string& set) {
    return run("check", engine, {published(set), "--max-nodes", "100", "--at-once"}).out;
  };
  const std::string castlings = report("no-rights", "chess/castling-rights.yaml");
  EXPECT_TRUE(says(castlings, "House rules or bug: no player may castle (rule H6)."));
  EXPECT_TRUE(says(castlings,
                   "Or, as every position was sent as a FEN: the engine does not read "
                   "the castling rights of a FEN"));
  const std::string one_castling = report("no-k", "chess/castling-rights.yaml");
  EXPECT_TRUE(
      says(one_castling, "bug: Black's castling on the king's side is forgotten (rule H6)."));
  EXPECT_TRUE(says(one_castling,
                   "Or, as every position was sent as a FEN: the engine does not read "
                   "these castling rights of a FEN"));
  // One cause, and not two that exclude each other.
  const std::string promotions = report("no-promotions", "chess/promotion.yaml");
  EXPECT_TRUE(says(promotions, "Probable bug: a pawn never goes to the last rank (rule H5)."));
  EXPECT_FALSE(says(promotions, "a pawn becomes a queen and nothing else"));
  const std::string passes = report("han-stays", "janggi/passes.yaml");
  EXPECT_TRUE(says(passes, "Probable bug: only Cho may pass (rule J9)."));
  EXPECT_FALSE(says(passes, "None of the bugs that Hurdle knows"));
}

TEST_F(OtherLists, AreShownSideBySideIfOnlyOneNameIsKnown) {
  const Outcome outcome = run("hello", "digits", {"--variant", "xiangqi"});
  EXPECT_TRUE(says(outcome.out, "xiangqi: you"));
  EXPECT_FALSE(says(outcome.out, "connect its move generator by a kit"));
}

}  // namespace
}  // namespace hurdle::props
