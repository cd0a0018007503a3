// Engines that are not there, crash, hang or reply nonsense: what was met is said, and no process
// stays.
#include <fstream>
#include <nlohmann/json.hpp>

#include "perft/engines/protocol/uci.hpp"
#include "perft/engines/report/html/check_html.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/engines_fixture.hpp"

namespace hurdle::props {
namespace {

TEST_F(Engines, OneThatIsNotThereIsNotFound) {
  for (const char* command : {"hurdle-no-such-engine", "/no/such/engine --fast"}) {
    CheckOptions absent;
    absent.engine.command = command;
    expect_failure(check({item_of(few_moves, 2)}, absent), EngineFailure::not_started,
                   "engine not found");
  }
}

TEST_F(Engines, OneThatCannotRunIsNotStarted) {
  std::ofstream(scratch_.table()) << "no program";
  CheckOptions unable;
  unable.engine.command = scratch_.table();
  expect_failure(check({item_of(few_moves, 2)}, unable), EngineFailure::not_started,
                 "cannot start the engine");
  unable.engine.command = "'open quote";
  expect_failure(check({item_of(few_moves, 2)}, unable), EngineFailure::not_started, "open quote");
}

TEST_F(Engines, CrashAtTheStart) {
  write(few_moves, 2);
  const CheckResult result = check_few("crash-start", 2);
  expect_failure(result, EngineFailure::crashed, "exited with code 42");
  ASSERT_EQ(result.failure_kinds.size(), 1U);
  EXPECT_EQ(result.failure_kinds[0].first.stderr_lines, std::vector<std::string>{"no licence"});
  EXPECT_TRUE(says(to_text(result), "  | no licence\n"));
  EXPECT_EQ(to_json(result).at("trouble_kinds").at(0).at("stderr").at(0), "no licence");
}

TEST_F(Engines, ThatStartsSlowlyHasTheTimeOfAStart) {
  write(few_moves, 2);
  CheckOptions slow = options("honest");
  slow.engine.command = R"(sh -c 'sleep 2; exec "$@"' slow )" + slow.engine.command;
  slow.engine.timeout = 1500ms;
  expect_failure(check({item_of(few_moves, 2)}, slow), EngineFailure::timed_out, "`uci`");
  slow.engine.start_timeout = 60s;
  EXPECT_EQ(check({item_of(few_moves, 2)}, slow).passed, 2U);
}

/// Such engines were refused: the time of a start ended at `uciok`.
TEST_F(Engines, ThatLoadsAtTheFirstIsreadyHasTheTimeOfAStart) {
  write(few_moves, 2);
  CheckOptions slow = options("slow-ready");
  slow.engine.timeout = 1500ms;
  expect_failure(check({item_of(few_moves, 2)}, slow), EngineFailure::timed_out, "`isready`");
  slow.engine.start_timeout = 60s;
  EXPECT_EQ(check({item_of(few_moves, 2)}, slow).passed, 2U);
  slow.engine.start_timeout.reset();
  slow.engine.ready_timeout = 60s;
  EXPECT_EQ(check({item_of(few_moves, 2)}, slow).passed, 2U);
}

TEST_F(Engines, CrashInTheMiddleNamesTheSignal) {
  write(few_moves, 2);
  expect_failure(check_few("crash-perft", 2), EngineFailure::crashed, "signal 11");
}

TEST_F(Engines, IsStartedAgainAfterACrash) {
  write(few_moves, 2);
  CheckItem first = item_of(few_moves, 2);
  const CheckResult result = check({first, first}, options("crash-once"));
  expect_numbers(result, 2, 0, 2);
  EXPECT_EQ(exit_code(result), 2);
}

TEST_F(Engines, IsGivenUpAfterTooManyCrashes) {
  write(few_moves, 1);
  CheckOptions often = options("crash-perft");
  often.max_restarts = 1;
  const CheckItem item = item_of(few_moves, 1);
  const CheckResult result = check({item, item, item, item}, often);
  EXPECT_EQ(result.unanswered, 4U);
  ASSERT_EQ(result.failures.size(), 4U);
  EXPECT_TRUE(says(result.failures[1].message, "signal"));
  EXPECT_TRUE(says(result.failures[2].message, "given up"));
}

TEST_F(Engines, IsNeverGivenUpWhileItAnswersBetween) {
  write(few_moves, 2);
  CheckOptions seldom = options("crash-at-2");
  seldom.max_restarts = 1;
  const CheckItem item = item_of(few_moves, 2);
  const CheckResult result = check({item, item, item, item}, seldom);
  expect_numbers(result, 4, 0, 4);
  ASSERT_EQ(result.failure_kinds.size(), 1U) << to_text(result);
  EXPECT_EQ(result.failure_kinds[0].positions, 4U);
  const std::vector<std::string>& said = result.failure_kinds[0].first.stderr_lines;
  EXPECT_EQ(said.size(), 21U) << "ten lines of either end, and how many are between";
  EXPECT_EQ(said.front(), "TypeError: the piece is undefined");
  EXPECT_EQ(said.at(10), "... (100000 lines skipped)");
  EXPECT_EQ(said.back(), "end of the trace");
}

TEST_F(Engines, CrashInTheSearchForTheWrongMoveIsNoWrongMove) {
  write(few_moves, 2, [](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    if (node.side == Colour::black) {
      moves.pop_back();
    }
  });
  const CheckResult result = check_few("crash-played", 2);
  EXPECT_EQ(result.passed, 1U) << to_text(result);
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  EXPECT_EQ(exit_code(result), 2);
  ASSERT_EQ(result.failures.size(), 1U);
  EXPECT_EQ(result.failures[0].failure, EngineFailure::crashed);
  EXPECT_TRUE(says(result.failures[0].message, "killed by signal 6"));
  EXPECT_TRUE(says(result.failures[0].message, "searching for the wrong move after `"));
}

TEST_F(Engines, RefusalIsCountedAndTheRunGoesOn) {
  write(few_moves, 2);
  CheckOptions once = options("refuse-2");
  once.max_restarts = 0;
  const CheckItem item = item_of(few_moves, 2);
  const CheckResult result = check({item, item, item}, once);
  expect_numbers(result, 3, 0, 3);
  ASSERT_EQ(result.failure_kinds.size(), 1U) << to_text(result);
  EXPECT_EQ(to_text(result.failure_kinds[0].first.failure), "refused");
  EXPECT_EQ(result.failure_kinds[0].positions, 3U);
  EXPECT_TRUE(says(to_text(result), "'error: too deep for me'"));
  const std::string fen = to_fen(item.variant->notation, item.setup);
  EXPECT_TRUE(says(to_text(result), ", depth 2 and 2 more positions\n  FEN: " + fen + "\n"));
  EXPECT_EQ(to_json(result).at("troubles").at(0).at("fen"), fen);
  EXPECT_TRUE(says(to_html(result), "<code>" + fen + "</code>"));
}

TEST_F(Engines, NonsenseDoesNotEndTheRun) {
  write(few_moves, 1);
  CheckOptions once = options("bestmove");
  once.max_restarts = 0;
  const CheckItem item = item_of(few_moves, 1);
  const CheckResult result = check({item, item, item}, once);
  ASSERT_EQ(result.failures.size(), 3U);
  EXPECT_EQ(to_text(result.failures[2].failure), "nonsense") << result.failures[2].message;
  EXPECT_FALSE(says(result.failures[2].message, "given up"));
}

TEST_F(Engines, HangIsTimedOutAndLeavesNoProcess) {
  write(few_moves, 2);
  expect_failure(check_impatiently("hang"), EngineFailure::timed_out, "1.5 s");
}

/// Every further question would wait as long.
TEST_F(Engines, NothingMoreIsAskedAfterAQuestionWithoutReplyInTime) {
  int starts = 0;
  CheckOptions hurried = options("hang");
  hurried.engine.timeout = 1500ms;
  hurried.start = [&](const EngineOptions& how) {
    ++starts;
    return start_uci(how);
  };
  EngineCheck engine(hurried);
  for (const char* fen : {few_moves, facing}) {
    const auto setup = parse_fen(janggi_variant().notation, fen);
    EXPECT_FALSE(engine.ask(janggi_variant(), setup, {}, 1));
  }
  EXPECT_EQ(starts, 1);
}

TEST_F(Engines, SilenceIsTimedOut) {
  expect_failure(check_impatiently("silent"), EngineFailure::timed_out, "did not reply to `uci`");
  expect_failure(check_impatiently("refuse-input"), EngineFailure::timed_out,
                 "did not reply to `uci`");
  expect_failure(
      check_impatiently("buffers"), EngineFailure::timed_out,
      "replied to `uci` only when its input ended: its output probably stays in a buffer");
  expect_failure(check_impatiently("no-uciok"), EngineFailure::timed_out,
                 "the engine's reply to `uci` has no line `uciok`; its last line: 'id name small'");
}

TEST_F(Engines, NonsenseIsNeitherSilenceNorACount) {
  write(few_moves, 2);
  expect_failure(check_impatiently("banana"), EngineFailure::nonsense, "banana split");
  expect_failure(check_impatiently("endless"), EngineFailure::nonsense, "still thinking");
  expect_failure(check_few("many", 2), EngineFailure::nonsense, "Nodes searched: many");
  expect_failure(check_few("wrong-sum", 2), EngineFailure::nonsense, "the sum of its 1 moves");
  expect_failure(check_few("bestmove", 2), EngineFailure::nonsense, "it has no perft");
}

}  // namespace
}  // namespace hurdle::props
