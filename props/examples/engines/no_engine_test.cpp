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

bool tells(const ProgramRun& run, const std::string& text) {
  return run.output.find(text) != std::string::npos;
}

TEST(NoEngines, AnEchoIsNoEngine) {
  const ProgramRun run = run_hurdle("hello --engine cat --protocol jsonl --variant makruk");
  EXPECT_EQ(run.code, 2) << run.output;
  EXPECT_TRUE(tells(run, "repeats each question as its reply")) << run.output;
  EXPECT_FALSE(tells(run, "to check it")) << run.output;
}

TEST(NoEngines, EmptyListsAreNoAnswer) {
  const ProgramRun run = run_hurdle("hello --protocol jsonl --variant makruk --engine \"sh " +
                                    scripted("broken.sh", "empty-lists") + "\"");
  EXPECT_EQ(run.code, 2) << run.output;
  EXPECT_TRUE(tells(run, "lists no move in any of these positions")) << run.output;
}

TEST(NoEngines, OneThatCannotBeStartedIsSaidInOneLine) {
  const std::string pieces = " '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml'";
  const std::string why =
      "engine not found: no program 'no-such-engine' in PATH; give its path or install it\n";
  for (const std::string more : {"", " --at-once", " --protocol uci"}) {
    const ProgramRun run = run_hurdle("check --engine no-such-engine" + more + pieces);
    EXPECT_EQ(run.code, 2) << run.output;
    EXPECT_EQ(run.output, "hurdle: " + why);
  }
  const ProgramRun two = run_hurdle("compare no-such-engine cat" + pieces);
  EXPECT_EQ(two.code, 2) << two.output;
  EXPECT_EQ(two.output, "hurdle: A: " + why);
  const ProgramRun json = run_hurdle("check --json - --engine no-such-engine" + pieces);
  EXPECT_EQ(json.code, 2) << json.output;
  EXPECT_TRUE(tells(json, "\"trouble\": \"not started\"")) << json.output;
}

std::string broken(const std::string& arguments) {
  return "--engine \"sh " + scripted("broken.sh", arguments) + "\"";
}

TEST(NoEngines, OneThatEndsAtItsStartIsShownWithItsReasonAndNotStartedAgainAndAgain) {
  const std::string makruk = " '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml' ";
  for (const char* mode : {"dies", "dies-late"}) {
    for (const std::string& command : {std::string("hello "), "check" + makruk}) {
      const EngineScratch scratch;
      const ProgramRun run =
          run_hurdle(command + broken(std::string(mode) + " '" + scratch.table() + "'"));
      EXPECT_EQ(run.code, 2) << run.output;
      EXPECT_TRUE(tells(run,
                        "the engine ended at its start, before any question: the engine exited "
                        "with code 7"))
          << run.output;
      EXPECT_TRUE(tells(run, "| SyntaxError: invalid syntax")) << run.output;
      std::ifstream starts(scratch.table());
      const auto lines = std::count(std::istreambuf_iterator<char>(starts), {}, '\n');
      EXPECT_EQ(lines, 2) << "once, then with arguments, as a script";
    }
  }
}

TEST(NoEngines, ByAGivenProtocolOneThatEndsIsRestartedTwice) {
  const EngineScratch scratch;
  const ProgramRun run = run_hurdle("check --at-once --protocol jsonl '" HURDLE_SOURCE_DIR
                                    "/positions/makruk/pieces.yaml' " +
                                    broken("dies '" + scratch.table() + "'"));
  EXPECT_EQ(run.code, 2) << run.output;
  EXPECT_TRUE(tells(run, "| SyntaxError: invalid syntax")) << run.output;
  std::ifstream starts(scratch.table());
  EXPECT_LE(std::count(std::istreambuf_iterator<char>(starts), {}, '\n'), 4) << run.output;
}

TEST(NoEngines, OneWithoutAListOfMovesIsToldTheNextStep) {
  const ProgramRun hello = run_hurdle("hello " + broken("greets"));
  EXPECT_EQ(hello.code, 2) << hello.output;
  EXPECT_TRUE(tells(hello, "it speaks uci but lists no moves")) << hello.output;
  EXPECT_TRUE(tells(hello, "connect its move generator by a kit (ci/kits)")) << hello.output;
  EXPECT_FALSE(tells(hello, "no reply (")) << hello.output;
  const ProgramRun check =
      run_hurdle("check '" HURDLE_SOURCE_DIR "/positions/chess/starts.yaml' " + broken("greets"));
  EXPECT_EQ(check.code, 2) << check.output;
  EXPECT_TRUE(
      tells(check, "The engine speaks uci but lists no moves; nothing was checked (nonsense): "))
      << check.output;
  EXPECT_FALSE(tells(check, "unanswered")) << check.output;
  EXPECT_TRUE(tells(check, "connect its move generator by a kit (ci/kits)")) << check.output;
}

/// A program that speaks no protocol, by a given one: a message, and no list of positions.
void expect_one_message(const std::string& protocol, const std::string& engine,
                        const std::string& reply_words) {
  const std::string pieces = " '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml' ";
  for (const std::string& command : {std::string("hello "), "check" + pieces}) {
    std::string line = command;
    line.append("--protocol ").append(protocol).append(" ").append(engine);
    const ProgramRun run = run_hurdle(line);
    EXPECT_EQ(run.code, 2) << run.output;
    EXPECT_TRUE(tells(run, "protocol: " + protocol + '\n') ||
                tells(run, "tried: protocol " + protocol + '\n'))
        << run.output;
    EXPECT_TRUE(tells(run, reply_words)) << run.output;
    EXPECT_TRUE(tells(run, "\nnext: ")) << run.output;
    EXPECT_FALSE(tells(run, "time limit")) << run.output;
    EXPECT_FALSE(tells(run, "unanswered")) << run.output;
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

TEST(NoEngines, ARepeatedQuestionIsOneMessage) {
  for (const char* protocol : {"uci", "xboard", "usi", "ucci", "jsonl"}) {
    expect_one_message(protocol, "--engine cat", "the engine repeats ");
  }
}

TEST(NoEngines, ABannerBeforeASlowStartIsNoNonsense) {
  const ProgramRun run =
      run_hurdle("check --protocol uci '" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml' " +
                 broken("slow"));
  EXPECT_EQ(run.code, 0) << run.output;
}

TEST(NoEngines, EachAttemptHasALine) {
  const ProgramRun run = run_hurdle("hello --engine cat");
  EXPECT_EQ(run.code, 2) << run.output;
  for (const char* protocol : {"uci", "xboard", "usi", "ucci", "jsonl", "script"}) {
    EXPECT_TRUE(tells(run, std::string("\n  ") + protocol + ": ")) << run.output;
  }
  EXPECT_TRUE(tells(run, "\nnext: ")) << run.output;
}

}  // namespace
}  // namespace hurdle::props
