// Programs that are called like perftree's script: correct, wrong and broken ones, and engines with
// known differences in a clause.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/fake.hpp"
#include "props/examples/engines/items.hpp"

namespace hurdle::props {
namespace {

using namespace engines;
using namespace std::chrono_literals;

constexpr const char* silver_in_camp = "8j/9/1S7/9/9/9/9/G7J/9[] w - - 0 1";

class Scripts : public testing::Test {
 protected:
  void TearDown() override { expect_no_engine_left(scratch_); }

  /// The position as published in a set, with the replies to all requests in the table.
  CheckItem published(const char* name, const std::string& fen, int depth,
                      const MoveEdit& edit = no_edit) const {
    const Variant& variant = *find_variant(name);
    CheckItem item = published_item(variant, fen, depth);
    std::filesystem::remove(scratch_.table());
    FakeTable(variant, scratch_, edit).write(item.setup, depth, "fen " + fen);
    return item;
  }

  CheckOptions options(const std::string& mode) const {
    CheckOptions options;
    options.engine.command = "/bin/sh '" HURDLE_SOURCE_DIR
                             "/props/examples/engines/programs/fake_script.sh' " +
                             mode + " '" + scratch_.table() + "'";
    options.start = start_script;
    return options;
  }

  CheckResult check_few(const std::string& mode, int depth = 2,
                        const MoveEdit& edit = no_edit) const {
    return check({published("janggi", few_moves, depth, edit)}, options(mode));
  }

  CheckResult check_impatiently(const std::string& mode) const {
    CheckOptions hurried = options(mode);
    hurried.engine.timeout = 1500ms;
    return check({published("janggi", few_moves, 2)}, hurried);
  }

  EngineScratch scratch_;
};

/// The stderr texts of the single kind of finding, joined.
std::string stderr_of(const CheckResult& result) {
  return join_texts(result.failure_kinds, "", [](const FailureKind& kind) {
    return fmt::format("{}\n", fmt::join(kind.first.stderr_lines, "\n"));
  });
}

TEST_F(Scripts, HonestOnePasses) {
  const CheckResult result = check_few("honest", 3);
  EXPECT_EQ(result.passed, 3U) << to_text(result);
  EXPECT_EQ(result.failed + result.unanswered + result.not_asked + result.left_out, 0U);
  EXPECT_FALSE(result.echo);
  ASSERT_EQ(result.agreed.size(), 1U);
  EXPECT_EQ(result.agreed[0].depth, 3);
  EXPECT_EQ(exit_code(result), 0);
}

TEST_F(Scripts, LastLineNeedsNoEnd) {
  EXPECT_EQ(check_few("unended").passed, 2U);
}

/// The lines of an engine's `go perft`: `e2e2: 1` and, without an empty line, `Nodes searched: 1`.
TEST_F(Scripts, LinesOfGoPerftArePassedOnAsTheyAre) {
  EXPECT_EQ(check_few("as-uci").passed, 2U);
}

TEST_F(Scripts, PositionWithoutMovesIsAnEmptyDivide) {
  // Stalemate: the king in the corner has no move, so the reply is the total alone.
  for (const char* mode : {"honest", "as-uci"}) {
    const CheckResult result =
        check({published("makpong", "k7/8/KR6/8/8/8/8/8 b - - 0 1", 1)}, options(mode));
    EXPECT_EQ(result.passed + result.failed, 1U) << mode << to_text(result);
    EXPECT_EQ(result.failed, 0U) << mode << to_text(result);
  }
}

TEST_F(Scripts, SendsThePassBeforeAPositionAsAMove) {
  const Variant& variant = *find_variant("janggi");
  const std::string fen = "3k5/9/9/9/4p4/9/9/9/4K4/9 b p - 1 1";
  CheckItem item = published("janggi", fen, 2);
  FakeTable(variant, scratch_, no_edit)
      .write(item.setup, 2, std::string("fen ") + few_moves, " e2e2");
  EXPECT_EQ(check({item}, options("honest")).passed, 2U);
}

TEST_F(Scripts, MissingMoveIsFoundByTheShortestLine) {
  const CheckResult result = check_few("honest", 3, no_e6f6);
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  EXPECT_EQ(result.findings[0].kind, FindingKind::missing_move);
  EXPECT_EQ(result.findings[0].path.size(), 1U);
  EXPECT_EQ(result.findings[0].clause, "J8");
  EXPECT_EQ(exit_code(result), 1);
}

TEST_F(Scripts, VariantIsHandedOver) {
  EXPECT_EQ(stderr_of(check_few("says-{variant}-twice-{variant}")),
            "it is says-janggi-twice-janggi\n");
  CheckOptions mapped = options("says-{variant}");
  mapped.engine.variants = {{"janggi", "{variant}"}};
  EXPECT_EQ(stderr_of(check({published("janggi", few_moves, 2)}, mapped)),
            "it is says-{variant}\n");
}

TEST_F(Scripts, EveryNameIsTriedUntilOneAnswers) {
  const CheckResult result = check_few("knows-korean-chess-and-not-{variant}");
  EXPECT_EQ(result.passed, 2U) << to_text(result);
}

TEST_F(Scripts, GameIsUnknownWhenItsEveryNameIs) {
  const CheckResult result = check_few("knows-chess-and-not-{variant}");
  EXPECT_EQ(result.unknown, 2U) << to_text(result);
  EXPECT_EQ(result.unanswered, 0U);
}

TEST_F(Scripts, CrashesDoNotEndTheRun) {
  const CheckItem item = published("janggi", few_moves, 1);
  const std::vector<CheckItem> many(30, item);
  CheckOptions patient = options("exit-3");
  patient.max_restarts = std::nullopt;
  const CheckResult result = check(many, patient);
  EXPECT_EQ(result.unanswered, 30U);
  ASSERT_EQ(result.failure_kinds.size(), 1U) << to_text(result);
  EXPECT_EQ(result.failure_kinds[0].positions, 30U);
  EXPECT_FALSE(says(result.failure_kinds[0].first.message, "given up"));
}

TEST_F(Scripts, OneThatIsNotThereIsNotFound) {
  CheckOptions absent = options("honest");
  absent.engine.command = "hurdle-no-such-script {variant}";
  expect_failure(check({published("janggi", few_moves, 2)}, absent), EngineFailure::not_started,
                 "engine not found");
}

TEST_F(Scripts, ReportsACrash) {
  expect_failure(check_few("killed"), EngineFailure::crashed, "signal 11");
  expect_failure(check_few("exit-3"), EngineFailure::crashed,
                 "exited with code 3; asked was depth 1");
  expect_failure(check_few("failing"), EngineFailure::crashed, "exited with code 4");
  expect_failure(check_few("empty"), EngineFailure::crashed,
                 "exited with code 0; asked was depth 1");
}

TEST_F(Scripts, SilenceAndHangAreTimedOutAndLeaveNobody) {
  expect_failure(check_impatiently("silent"), EngineFailure::timed_out,
                 "did not reply to depth 1 in the time limit of 1.5 s");
  expect_failure(check_impatiently("hang"), EngineFailure::timed_out, "did not finish its reply");
  expect_failure(check_impatiently("no-end"), EngineFailure::timed_out, "answered and did not end");
}

TEST_F(Scripts, NonsenseIsNeitherSilenceNorACount) {
  expect_failure(check_few("banana"), EngineFailure::nonsense,
                 "'banana split for two'; expected `move");
  expect_failure(check_few("cut-short"), EngineFailure::nonsense,
                 "expected an empty line and the total");
  expect_failure(check_few("no-number"), EngineFailure::nonsense, "'e2e2 many'; expected `move");
  expect_failure(check_few("separators"), EngineFailure::nonsense,
                 "'e2e2 1,938'; expected a count without separators, as 1938");
  expect_failure(check_few("wrong-total"), EngineFailure::nonsense, "1, the sum of its 1 moves");
  expect_failure(check_few("more"), EngineFailure::nonsense,
                 "'and that was all'; expected nothing more");
}

TEST_F(Scripts, MoveListedTwiceIsAFinding) {
  const MoveEdit twice = [](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    const auto sideways = std::ranges::find(moves, "e6f6", &FakeMove::text);
    if (node.side == Colour::black && sideways != moves.end()) {
      moves.push_back(*sideways);
    }
  };
  const CheckResult result = check_few("honest", 2, twice);
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.kind, FindingKind::listed_twice);
  EXPECT_EQ(finding.repeated, std::vector<std::string>{"e6f6"});
  EXPECT_EQ(finding.move, "e6f6");
  EXPECT_TRUE(finding.missing.empty());
  EXPECT_TRUE(finding.extra.empty());
  EXPECT_TRUE(finding.clause.empty()) << "no clause decides how often a move is listed";
  EXPECT_EQ(finding.path.size(), 1U);
  EXPECT_EQ(exit_code(result), 1);
  EXPECT_EQ(to_json(result).at("findings").at(0).at("repeated"), Json({"e6f6"}));
  EXPECT_TRUE(says(to_text(finding), "move listed twice e6f6"));
  EXPECT_TRUE(says(to_text(finding), "listed more than once: e6f6"));
}

TEST_F(Scripts, MoveListedTwiceHidesNoOther) {
  const CheckResult result = check_few("twice");
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  EXPECT_EQ(result.findings[0].kind, FindingKind::missing_move);
  EXPECT_EQ(result.findings[0].repeated, std::vector<std::string>{"e2e2"});
}

TEST_F(Scripts, DistinguishesMissingIllegalAndRepeatedMoves) {
  const MoveEdit odd = [](const hurdle::Setup& /*node*/, std::vector<FakeMove>& moves) {
    ASSERT_GE(moves.size(), 3U);
    moves.pop_back();
    const FakeMove again = moves.front();
    moves.push_back(again);
    moves.push_back({"a1a9", false, {}});
  };
  const CheckResult result = check_few("honest", 1, odd);
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.missing, std::vector<std::string>{"e2f3"});
  EXPECT_EQ(finding.extra, std::vector<std::string>{"a1a9"});
  EXPECT_EQ(finding.repeated, std::vector<std::string>{"e2d1"});
}

/// Soldiers never move sideways (J8); with `wandering` the general also moves two points at once
/// (J1).
MoveEdit without_sideways_soldiers(bool wandering) {
  return [wandering](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    no_e6f6(node, moves);
    if (node.side == Colour::black && wandering) {
      moves.push_back({"d10d8", false, {}});
    }
  };
}

class KnownDifferences : public Scripts {
 protected:
  CheckResult check_known(const CheckItem& item, const std::string& clause) const {
    CheckOptions knowing = options("honest");
    knowing.differs_by = {clause};
    return check({item}, knowing);
  }
};

TEST_F(KnownDifferences, AreNoFailureAndEndTheAgreement) {
  const CheckResult result =
      check_known(published("janggi", few_moves, 3, without_sideways_soldiers(false)), "J8");
  EXPECT_EQ(result.passed, 1U) << to_text(result);
  EXPECT_EQ(result.failed, 0U);
  EXPECT_EQ(result.as_expected, 1U);
  EXPECT_EQ(result.not_reached, 1U);
  ASSERT_EQ(result.agreed.size(), 1U);
  EXPECT_EQ(result.agreed[0].depth, 1);
  EXPECT_EQ(exit_code(result), 0);
  const std::string text = to_text(result);
  EXPECT_TRUE(says(text, "by clause:\nJ8 soldier: 1 position, first few.yaml:12"));
  EXPECT_TRUE(says(text, "1 different as expected"));
  EXPECT_FALSE(says(text, "to reproduce: "));
  EXPECT_TRUE(says(to_text(result, {true, ""}), "to reproduce: hurdle explain janggi"));
  EXPECT_EQ(to_json(result).at("findings").at(0).at("as_expected"), true);
}

TEST_F(KnownDifferences, HideNoOther) {
  const CheckItem item = published("janggi", few_moves, 2, without_sideways_soldiers(true));
  const CheckResult result = check_known(item, "J8");
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].move, "d10d8") << "the move that was not expected goes before";
  EXPECT_EQ(result.findings[0].clause, "J1");
  EXPECT_EQ(result.failed, 1U);
  EXPECT_EQ(result.as_expected, 0U);
  EXPECT_TRUE(result.agreed.empty());
  EXPECT_EQ(exit_code(result), 1);
}

// A silver that leaves the camp may stay unpromoted; this engine makes it promote. Our missing move
// is legal by the silver's own clause, but the difference is about promotion.
TEST_F(KnownDifferences, OfPromotionAreDecidedByItsClause) {
  const CheckItem item = published(
      "nine-elder", silver_in_camp, 1, [](const hurdle::Setup&, std::vector<FakeMove>& moves) {
        for (FakeMove& move : moves) {
          if (move.text.rfind("b7", 0) == 0 && move.text.back() == '6') {
            move = {move.text + '+', false, {}};
          }
        }
      });
  const CheckResult result = check_known(item, "N6");
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  EXPECT_EQ(result.findings[0].clause, "N6");
  EXPECT_EQ(result.findings[0].missing.size(), result.findings[0].extra.size());
  EXPECT_EQ(result.as_expected, 1U) << to_text(result);
}

}  // namespace
}  // namespace hurdle::props
