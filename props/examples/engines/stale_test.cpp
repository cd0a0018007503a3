// Engines that keep their position when they refuse another one, and cannot print it.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/items.hpp"
#include "props/examples/engines/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

CheckResult check_stale(const std::string& mode, const std::vector<std::string>& fens,
                        const std::string& game = "chess", int depths = 1,
                        const Dialect& dialect = {}) {
  const Variant& variant = *find_variant(game);
  const std::vector<CheckItem> items =
      mapped(fens, [&](const std::string& fen) { return published_item(variant, fen, depths); });
  CheckOptions options;
  options.engine.dialect = dialect;
  options.engine.command = "env HURDLE='" HURDLE_PROGRAM "' python3 " + scripted("stale.py", mode);
  return check(items, options);
}

using StaleAnswers = WithPython<>;

TEST_F(StaleAnswers, AreNoFinding) {
  const CheckResult result = check_stale(
      "silent-refusal", {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2R b - - 0 1",
                         "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"});
  expect_numbers(result, 2, 0, 2);
  ASSERT_EQ(result.failures.size(), 2U);
  for (const Unanswered& failure : result.failures) {
    EXPECT_EQ(failure.failure, EngineFailure::misread);
    EXPECT_TRUE(says(failure.message, "stale answer"));
  }
}

TEST_F(StaleAnswers, AreNoFindingHoweverManyFollowEachOther) {
  const CheckResult result = check_stale(
      "silent-refusal", {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2R b - - 0 1",
                         "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "4k3/8/8/8/8/8/8/4K1R1 b - - 0 1",
                         "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "4k2r/8/8/8/8/8/8/4K3 b - - 0 1"});
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  EXPECT_EQ(result.failures.size(), 5U) << to_text(result);
}

TEST_F(StaleAnswers, ThatAreLateOrOfOnePositionAreNoFinding) {
  for (const char* mode : {"late", "start-only"}) {
    const CheckResult result =
        check_stale(mode, {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
                           "4k2r/8/8/8/8/8/8/4K3 b - - 0 1", "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1"});
    EXPECT_EQ(result.failed, 0U) << mode << to_text(result);
    EXPECT_GE(result.failures.size(), 3U) << mode << to_text(result);
    for (const Unanswered& failure : result.failures) {
      EXPECT_EQ(failure.failure, EngineFailure::misread) << mode << failure.message;
    }
  }
}

/// The engine reads a FEN without one of its fields: so many positions are not answered.
void expect_unread(const CheckResult& result, std::size_t positions, const std::string& message) {
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  ASSERT_EQ(result.failures.size(), positions) << to_text(result);
  EXPECT_EQ(result.failures[0].failure, EngineFailure::misread);
  EXPECT_TRUE(says(result.failures[0].message, message));
}

const std::vector<std::string> rights{
    "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQ - 0 1", "4k2r/8/8/8/8/4p3/8/4K3 w k - 0 1"};

TEST_F(StaleAnswers, ThatLackTheMovesOfAFieldOfAFenAreNoFinding) {
  expect_unread(
      check_stale("no-hands",
                  {"4k3/8/8/8/8/8/8/4K2R[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
                   "4k3/8/8/8/8/8/8/4K3[q] b - - 0 1", "4k3/8/8/8/8/8/8/4K3[q] w - - 0 1"},
                  "crazyhouse", 2),
      3, "its pieces in hand are not read");
  const CheckResult passing = check_stale(
      "no-square", {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 1"},
      "chess", 2);
  EXPECT_EQ(passing.passed, 2U) << to_text(passing);
  expect_unread(passing, 1, "its square of en passant is not read");
  expect_unread(check_stale("no-rights", rights, "chess", 2), 3,
                "its castling rights are not read");
}

/// It was accused of the mutant of Z2 in which a captured piece keeps its promotion.
TEST_F(StaleAnswers, OfAFenWithoutItsMarksOfPromotedPiecesAreNoFinding) {
  const std::vector<std::string> marked{"7k/8/1n6/3Q~4/4P3/8/8/K7[] b - - 0 1",
                                        "7k/8/1n6/3Q4/4P3/8/8/K7[] b - - 0 1"};
  const CheckResult result = check_stale("no-marks", marked, "crazyhouse", 3);
  EXPECT_EQ(result.passed, 5U) << to_text(result);
  expect_unread(result, 1, "its marks of promoted pieces are not read");
}

/// An engine whose replies depend on the number of the question reads its FENs.
TEST_F(StaleAnswers, ThatLackMovesAtTimesAccuseNoFieldOfAFen) {
  const CheckResult result = check_stale(
      "unsteady", {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                   "4k3/8/8/2PpP3/8/8/8/3K4 w - d6 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                   "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1"});
  EXPECT_TRUE(result.failures.empty()) << to_text(result);
  EXPECT_GT(result.findings.size(), 0U);
}

/// The lists by the FEN lack more than the capture in passing.
TEST_F(StaleAnswers, OfAFenThatIsReadInAnotherWayNameNoField) {
  const CheckResult result = check_stale("other-list", {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1"});
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  ASSERT_EQ(result.failures.size(), 1U) << to_text(result);
  EXPECT_TRUE(says(result.failures[0].message, "and others for the same position as a FEN"));
  EXPECT_EQ(result.failures[0].message.find("not read"), std::string::npos);
}

/// Crazyhouse has no move to which the mark belongs; but the words of moves depend on the position.
TEST_F(StaleAnswers, ThatLackTheDropsOfAFenAreNoFindingByADialectThatNeedsThePosition) {
  Dialect dialect;
  dialect.declined = "=";
  const CheckResult result =
      check_stale("no-hands", {"4k3/8/8/8/8/8/8/4K3[N] w - - 0 1"}, "crazyhouse", 1, dialect);
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  ASSERT_EQ(result.failures.size(), 1U) << to_text(result);
  EXPECT_EQ(result.failures[0].failure, EngineFailure::misread);
}

TEST_F(StaleAnswers, ThatLackTheCastlingsOfAFenAreNoFindingWhateverElseTheEngineDoes) {
  const auto failures_of = [](const std::string& habit) {
    const CheckResult result = check_stale("no-rights " + habit, rights);
    EXPECT_EQ(result.failed, 0U) << habit << to_text(result);
    return result.failures;
  };
  for (const char* habit : {"rook", "queen-side", "crash"}) {
    const std::vector<Unanswered> failures = failures_of(habit);
    ASSERT_EQ(failures.size(), 1U) << habit;
    EXPECT_EQ(failures[0].failure, EngineFailure::misread) << habit;
    EXPECT_TRUE(says(failures[0].message, "its castling rights are not read")) << habit;
  }
  for (const char* habit : {"words", "own-word"}) {
    const std::vector<Unanswered> failures = failures_of(habit);
    ASSERT_EQ(failures.size(), 1U) << habit;
    EXPECT_EQ(failures[0].failure, EngineFailure::nonsense) << habit;
    EXPECT_TRUE(says(failures[0].message, ": 1' does not have the form of a move")) << habit;
  }
}

TEST_F(StaleAnswers, OfASmallerDepthAreNoFinding) {
  const CheckResult result = check_stale("depth-2", {"4k3/8/8/8/8/8/8/4K2R w - - 0 1"}, "chess", 4);
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
  ASSERT_EQ(result.failures.size(), 1U) << to_text(result);
  EXPECT_TRUE(says(result.failures[0].message, "replied to depth 3 with the counts of depth 2"));
}

TEST_F(StaleAnswers, TheSameWrongMovesTwiceRemainFindings) {
  const CheckResult result = check_stale(
      "no-castling", {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1",
                      "r3k2r/8/8/8/8/8/8/R3K2R w Q - 0 1"});
  expect_numbers(result, 1, 2, 0);
}

}  // namespace
}  // namespace hurdle::props
