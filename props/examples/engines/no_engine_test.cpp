// Programs that are no engines, or that end at once: no verdict, and a message that helps.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "props/examples/engines/fake.hpp"
#include "props/examples/engines/program.hpp"

namespace hurdle::props {
namespace {

TEST(NoEngines, AnEchoIsNoEngine) {
  const Outcome run = run_hurdle("hello --engine cat --protocol jsonl --variant makruk");
  EXPECT_EQ(run.code, 2) << run.out;
  EXPECT_TRUE(says(run.out, "repeats each question as its reply"));
  EXPECT_FALSE(says(run.out, "to check it"));
}

TEST(NoEngines, EmptyListsAreNoAnswer) {
  expect_no_verdict(run_hurdle("hello --protocol jsonl --variant makruk --engine \"sh " +
                               scripted("broken.sh", "empty-lists") + "\""),
                    {"lists no move in any of these positions"});
}

TEST(NoEngines, AMissingProgramIsReportedInOneLine) {
  const std::string pieces = " '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml'";
  const std::string why =
      "engine not found: no program 'no-such-engine' in PATH; give its path or install it\n";
  for (const std::string more : {"", " --at-once", " --protocol uci"}) {
    const Outcome run =
        run_hurdle(std::string("check --engine no-such-engine").append(more).append(pieces));
    EXPECT_EQ(run.code, 2) << run.out;
    EXPECT_EQ(run.out, "hurdle: " + why);
  }
  const Outcome two = run_hurdle("compare no-such-engine cat" + pieces);
  EXPECT_EQ(two.code, 2) << two.out;
  EXPECT_EQ(two.out, "hurdle: A: " + why);
  expect_no_verdict(run_hurdle("check --json - --engine no-such-engine" + pieces),
                    {"\"trouble\": \"not started\""});
}

std::string broken(const std::string& arguments) {
  return "--engine \"sh " + scripted("broken.sh", arguments) + "\"";
}

TEST(NoEngines, OneThatEndsAtItsStartIsShownWithItsReasonAndNotStartedAgainAndAgain) {
  const std::string makruk = " '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml' ";
  for (const char* mode : {"dies", "dies-late"}) {
    for (const std::string& command : {std::string("hello "), "check" + makruk}) {
      const EngineScratch scratch;
      expect_no_verdict(
          run_hurdle(command + broken(std::string(mode) + " '" + scratch.table() + "'")),
          {"the engine ended at its start, before any question: the engine exited "
           "with code 7",
           "| SyntaxError: invalid syntax"});
      std::ifstream starts(scratch.table());
      const auto lines = std::count(std::istreambuf_iterator<char>(starts), {}, '\n');
      EXPECT_EQ(lines, 2) << "once, then with arguments, as a script";
    }
  }
}

TEST(NoEngines, ByAGivenProtocolOneThatEndsIsRestartedTwice) {
  const EngineScratch scratch;
  const Outcome run = run_hurdle("check --at-once --protocol jsonl '" HURDLE_SOURCE_DIR
                                 "/positions/makruk/pieces.yaml' " +
                                 broken("dies '" + scratch.table() + "'"));
  EXPECT_EQ(run.code, 2) << run.out;
  EXPECT_TRUE(says(run.out, "| SyntaxError: invalid syntax"));
  std::ifstream starts(scratch.table());
  EXPECT_LE(std::count(std::istreambuf_iterator<char>(starts), {}, '\n'), 4) << run.out;
}

TEST(NoEngines, OneWithoutAListOfMovesGetsTheNextStep) {
  const Outcome hello = run_hurdle("hello " + broken("greets"));
  EXPECT_EQ(hello.code, 2) << hello.out;
  EXPECT_TRUE(says(hello.out, "it speaks uci but lists no moves"));
  EXPECT_TRUE(says(hello.out, "connect its move generator by a kit (ci/kits)"));
  EXPECT_FALSE(says(hello.out, "no reply ("));
  const Outcome check =
      run_hurdle("check '" HURDLE_SOURCE_DIR "/positions/chess/starts.yaml' " + broken("greets"));
  EXPECT_EQ(check.code, 2) << check.out;
  EXPECT_TRUE(
      says(check.out, "The engine speaks uci but lists no moves; nothing was checked (nonsense): "))
      << check.out;
  EXPECT_FALSE(says(check.out, "unanswered"));
  EXPECT_TRUE(says(check.out, "connect its move generator by a kit (ci/kits)"));
}

/// A program that speaks no protocol, by a given one: a message, and no list of positions.
void expect_one_message(const std::string& protocol, const std::string& engine,
                        const std::string& reply_words) {
  const std::string pieces = " '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml' ";
  for (const std::string& command : {std::string("hello "), "check" + pieces}) {
    std::string line = command;
    line.append("--protocol ").append(protocol).append(" ").append(engine);
    const Outcome run = run_hurdle(line);
    EXPECT_EQ(run.code, 2) << run.out;
    EXPECT_TRUE(says(run.out, "protocol: " + protocol + '\n') ||
                says(run.out, "tried: protocol " + protocol + '\n'));
    EXPECT_TRUE(says(run.out, reply_words));
    EXPECT_TRUE(says(run.out, "\nnext: "));
    EXPECT_FALSE(says(run.out, "time limit"));
    EXPECT_FALSE(says(run.out, "unanswered"));
  }
}

TEST(NoEngines, OneLineForEachLineIsOneMessage) {
  for (const char* protocol : {"uci", "xboard", "usi", "ucci", "jsonl"}) {
    expect_one_message(protocol, broken("parrot"), "the same line: 'hello world'");
  }
  // A script gets no input, so this program ends without a reply.
  const std::string words = "the engine exited with code 0; asked was depth 1";
  expect_one_message("script", broken("parrot"), words);
}

TEST(NoEngines, AReplyThatIsNoneIsNamed) {
  expect_one_message(
      "jsonl", broken("replies-without-id"),
      R"(the engine's reply '{"moves":[]}' has no id; expected that of the question, 1)");
  expect_one_message("jsonl", broken("replies-after-text"),
                     "other text stands before the engine's reply on its line: 'thinking '; end "
                     "other output with a line end");
}

TEST(NoEngines, ARepeatedQuestionIsOneMessage) {
  for (const char* protocol : {"uci", "xboard", "usi", "ucci", "jsonl"}) {
    expect_one_message(protocol, "--engine cat", "the engine repeats ");
  }
}

TEST(NoEngines, ABannerBeforeASlowStartIsNoNonsense) {
  const Outcome run =
      run_hurdle("check --protocol uci '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml' " +
                 broken("slow"));
  EXPECT_EQ(run.code, 0) << run.out;
}

TEST(NoEngines, EachAttemptHasALine) {
  const Outcome run = run_hurdle("hello --engine cat");
  EXPECT_EQ(run.code, 2) << run.out;
  for (const char* protocol : {"uci", "xboard", "usi", "ucci", "jsonl", "script"}) {
    EXPECT_TRUE(says(run.out, std::string("\n  ") + protocol + ": "));
  }
  EXPECT_TRUE(says(run.out, "\nnext: "));
}

}  // namespace
}  // namespace hurdle::props
