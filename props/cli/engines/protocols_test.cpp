// How `hurdle hello` and `hurdle check` find out which protocol an engine speaks.
#include <gtest/gtest.h>

#include <utility>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

TEST(Protocols, AreFoundOut) {
  const Scratch scratch;
  const std::string set = scratch.file("set.yaml", two_soldiers);
  const std::string program = std::string("'") + HURDLE_PROGRAM + "' serve";
  const std::string script = wrong_hurdle("none");
  for (const auto& [engine, note] : {std::pair{program + " --protocol jsonl", "protocol: jsonl\n"},
                                     {script, "protocol: script\n"},
                                     {program, ""}}) {
    const Outcome outcome = hurdle({"check", set, "--engine", engine});
    EXPECT_EQ(outcome.code, 0) << engine << outcome.out << outcome.err;
    EXPECT_TRUE(says(outcome.out, note));
    EXPECT_EQ(says(outcome.out, "protocol: "), note[0] != '\0') << outcome.out;
  }
}

TEST(Protocols, AreFoundOutByAGameThatDoesNotEndTheEngine) {
  const Scratch scratch;
  const Outcome outcome = hurdle({"hello", "--engine", engine_that_ends_in(scratch, "janggi")});
  expect_good(outcome,
              {"\njanggi, janggi-casual: no reply (crashed)", "\nmakpong: 2 positions with "});
  EXPECT_FALSE(says(outcome.out, "lists no moves"));
}

TEST(Protocols, NoOtherIsTriedOnAnEngineThatGreetsAndEnds) {
  const Scratch scratch;
  const std::string heard = scratch.path("heard");
  expect_no_verdict(hurdle({"hello", "--engine",
                            shell_engine(scratch, "sed -u -e 'w " + heard +
                                                      "' -e /^position/q | \"$HURDLE\" serve")}),
                    {"it speaks uci but lists no moves: the engine exited"});
  EXPECT_TRUE(says(content_of(heard), "uci\n"));
  EXPECT_FALSE(says(content_of(heard), "usi\n"));
}

TEST(Protocols, AreNamedWhenNoneIsAnswered) {
  const Scratch scratch;
  const std::string set = scratch.file("set.yaml", two_soldiers);
  for (const char* command : {"check", "hello"}) {
    std::vector<std::string> words{command, "--engine", "cat"};
    if (std::string(command) == "check") {
      words.push_back(set);
    }
    const Outcome outcome = hurdle(words);
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(outcome.out, "") << "no position is reported as asked";
    for (const char* tried :
         {"\n  uci: ", "\n  usi: ", "\n  ucci: ", "\n  jsonl: ", "\n  script: "}) {
      EXPECT_TRUE(says(outcome.err, tried));
    }
  }
}

/// GNU Chess answers a word that it does not know by a prompt, a complaint and the word. Hurdle
/// does not wait for another reply then.
TEST(Protocols, ThatAnEngineDoesNotKnowAreGivenUpAtOnce) {
  const Scratch scratch;
  const std::string engine = shell_engine(
      scratch, "while read -r line; do echo \"White (1) : Invalid move: $line\"; done");
  const Outcome outcome = hurdle({"hello", "--engine", engine});
  EXPECT_EQ(outcome.code, 2);
  for (const char* refused : {"\n  uci: the engine refused `uci`: 'White (1) : ",
                              "\n  usi: the engine refused `usi`: 'White (1) : "}) {
    EXPECT_TRUE(says(outcome.err, refused));
  }
  const Outcome jsonl = hurdle({"hello", "--engine", engine, "--protocol", "jsonl"});
  EXPECT_TRUE(says(jsonl.out, "the engine refused question ")) << jsonl.err;
}

/// One such line before `uciok` refused the engine.
TEST(Protocols, ThatALineBeforeTheGreetingDoesNotNameAreNotGivenUp) {
  for (const char* line : {"Error: cannot open the book /home/me/uci/book.bin",
                           "Unknown option UCI_Opponent in engine.ini", "{\"log\":\"started\"}",
                           "error: the section [uci] of engine.ini is empty"}) {
    const Scratch scratch;
    const std::string engine =
        shell_engine(scratch, std::string("echo '") + line + "'; exec \"$HURDLE\" serve");
    const Outcome outcome = hurdle({"hello", "--variant", "chess", "--engine", engine});
    EXPECT_EQ(outcome.code, 0) << line << outcome.err;
    EXPECT_TRUE(says(outcome.out, "protocol: uci\n")) << line;
  }
}

TEST(Protocols, ThatAnEngineComplainsAboutAreRefused) {
  const Scratch scratch;
  const std::string engine =
      shell_engine(scratch, "while read -r line; do echo \"Error: '$line' is no command\"; done");
  const Outcome outcome = hurdle({"hello", "--protocol", "uci", "--engine", engine});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(says(outcome.out + outcome.err, "the engine refused `uci`: 'Error: "));
}

}  // namespace
}  // namespace hurdle::props
