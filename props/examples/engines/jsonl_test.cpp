// Programs that reply with lines of JSON: correct ones, and invalid replies.
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/items.hpp"

namespace hurdle::props {
namespace {

using namespace engines;
using namespace std::chrono_literals;

CheckResult check_jsonl(const std::string& mode, int depth = 2) {
  CheckOptions options;
  options.engine.command = "/bin/sh '" HURDLE_SOURCE_DIR
                           "/props/examples/engines/programs/fake_jsonl.sh' " +
                           mode + " '" HURDLE_PROGRAM "'";
  options.engine.timeout = mode == "silent" || mode == "garbage" ? 500ms : 60'000ms;
  options.start = start_jsonl;
  options.max_restarts = 2;
  return check({published_item(*find_variant("janggi"), few_moves, depth)}, options);
}

TEST(JsonLines, AnHonestProgramAgreesAtEveryNode) {
  for (const char* mode : {"honest", "counts", "logs"}) {
    const CheckResult result = check_jsonl(mode);
    EXPECT_EQ(result.passed, 2U) << mode;
    EXPECT_TRUE(result.findings.empty() && result.failures.empty()) << mode;
  }
}

TEST(JsonLines, AnAnswerMayHaveTheNameOfTheProgram) {
  EXPECT_EQ(check_jsonl("honest").engine, "");
  const CheckResult result = check_jsonl("named");
  EXPECT_EQ(result.passed, 2U);
  EXPECT_EQ(result.engine, "Ffish of this test");
}

TEST(JsonLines, AMoveThatIsListedTwiceIsAFinding) {
  const CheckResult result = check_jsonl("twice", 1);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].kind, FindingKind::listed_twice);
  EXPECT_EQ(result.findings[0].repeated.size(), 1U);
}

TEST(JsonLines, UnusableRepliesAreReported) {
  expect_failure(check_jsonl("wrong-id"), EngineFailure::nonsense, "the id of the question, 1");
  expect_failure(check_jsonl("no-moves"), EngineFailure::nonsense, "expected \"moves\"");
  expect_failure(check_jsonl("number"), EngineFailure::nonsense, "moves as strings");
  expect_failure(check_jsonl("error"), EngineFailure::refused, "I do not know what to do");
  expect_failure(check_jsonl("garbage"), EngineFailure::timed_out, "'moves: a lot'");
  expect_failure(check_jsonl("deep"), EngineFailure::nonsense,
                 "its values are nested more than 100 deep");
}

TEST(JsonLines, ARefusedMoveIsShownAsTheEngineSpellsMoves) {
  const CheckResult dashes = check_jsonl("dashes");
  ASSERT_EQ(dashes.failures.size(), 1U);
  EXPECT_EQ(dashes.failures[0].failure, EngineFailure::refused);
  EXPECT_TRUE(says(dashes.failures[0].message, "; the engine writes 'e2-"));
  EXPECT_TRUE(says(dashes.failures[0].message, "', and it is sent 'e2"));
  for (const Unanswered& failure : check_jsonl("error").failures) {
    EXPECT_FALSE(says(failure.message, "and it is sent")) << "it has written no move";
  }
}

TEST(JsonLines, AnUnknownGameIsReported) {
  const CheckResult result = check_jsonl("unknown");
  EXPECT_EQ(result.passed + result.failed, 0U);
  EXPECT_EQ(result.unknown_games.size() + result.failures.size(), 1U);
}

TEST(Protocols, AreFoundByTheirNames) {
  for (const Protocol& one : protocols()) {
    EXPECT_EQ(find_protocol(one.name), &one);
    EXPECT_TRUE(says(protocol_names(), one.name));
  }
  EXPECT_EQ(find_protocol("telepathy"), nullptr);
}

}  // namespace
}  // namespace hurdle::props
