// Output on a terminal: progress on a line that is erased before other output; Ctrl-C; boards in
// Unicode. `script`, part of every Debian, emulates the terminal.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// Runs a line of shell on a new terminal while `keys`, another line, types; `out` is the
/// terminal's content.
Outcome on_terminal(const Scratch& scratch, const std::string& line, const std::string& keys) {
  const std::string seen = scratch.path("seen");
  const std::string job = scratch.file("job", line);
  // With `exec`, because an extra shell would be interrupted too and its exit code returned.
  Outcome outcome = shell("(" + keys + ") | SHELL=/bin/sh script --quiet --return --flush " +
                          "--command 'exec sh " + job + "' " + seen);
  outcome.out = content_of(seen);
  return outcome;
}

/// The program's output on a terminal with this locale.
std::string shown_in(const std::string& language, const std::string& line) {
  const Scratch scratch;
  return on_terminal(scratch, "LC_ALL=" + language + " \"$HURDLE\" " + line, ":").out;
}

/// A command that runs longer than until its first progress line, and the text of that line.
struct Work {
  std::string name;
  std::string prepare;  ///< a line of shell to run before
  std::string command;
  std::string progress;
  std::string interrupted;  ///< expected output after Ctrl-C
  int code = 130;
};
std::ostream& operator<<(std::ostream& out, const Work& work) {
  return out << work.name;
}

class Terminals : public testing::TestWithParam<Work> {};

TEST_P(Terminals, ShowHowFarItIsUntilItIsInterrupted) {
  const Work& work = GetParam();
  const Scratch scratch;
  const std::string go = "cd '" + scratch.path("") + "'\n";
  ASSERT_EQ(shell(go + work.prepare).code, 0);
  // Presses Ctrl-C when the progress line appears; the terminal shows it as ^C.
  const Outcome outcome = on_terminal(scratch, go + "exec \"$HURDLE\" " + work.command + '\n',
                                      "for i in $(seq 6000); do ! grep -qF -e '" + work.progress +
                                          "' -e 'Script done' '" + scratch.path("seen") +
                                          "' || break; sleep 0.05; done; printf '\\003'");
  EXPECT_EQ(outcome.code, work.code) << outcome.out;
  const std::size_t pressed = std::min(outcome.out.find("^C"), outcome.out.size());
  EXPECT_TRUE(says(outcome.out.substr(0, pressed), work.progress)) << outcome.out;
  const std::string after = outcome.out.substr(pressed);
  const std::string wipe = "\r\x1b[K";
  EXPECT_TRUE(says(after, wipe + work.interrupted)) << outcome.out;
  // One more progress line may follow; the final content must not be one.
  const std::size_t wiped = after.rfind(wipe);
  ASSERT_NE(wiped, std::string::npos) << outcome.out;
  EXPECT_FALSE(says(after.substr(wiped), work.progress)) << outcome.out;
}

INSTANTIATE_TEST_SUITE_P(
    Commands, Terminals,
    testing::Values(Work{"perft", ":", "perft makpong 14 --threads 1 --hash 16",
                         " nodes/s, more than a year left", "hurdle: interrupted; "},
                    Work{"details", ":", "perft chess 12 --details --threads 1 --hash 0",
                         "depth 6: ", "depth  "},
                    Work{"verify", ":",
                         "verify '" HURDLE_SOURCE_DIR "/positions' --max-nodes 1000000000",
                         " checks, ", "hurdle: interrupted; so far "},
                    Work{"check", ":",
                         "check '" HURDLE_SOURCE_DIR "/positions' --engine \"'$HURDLE' serve\"",
                         " positions, ", ""},
                    Work{"work", "\"$HURDLE\" campaign start c.db janggi 7 --split 3",
                         "work c.db --threads 1", "janggi-7: ", "", 0}),
    [](const auto& instance) { return instance.param.name; });

TEST(Divide, PrintsEachLineAtOnceAndKeepsItWhenInterrupted) {
  const Scratch scratch;
  const std::string out = scratch.path("out");
  const Outcome outcome =
      shell("\"$HURDLE\" perft chess 7 --divide --no-bulk --hash 0 --threads 1 >'" + out +
            "' & until grep -q . '" + out + "'; do sleep 0.05; done; kill -INT $!; wait $!");
  EXPECT_EQ(outcome.code, 130) << outcome.err;
  EXPECT_EQ(content_of(out), "a2a3 106743106\n");
  EXPECT_TRUE(says(outcome.err, "hurdle: interrupted; 1 of 20 moves counted, "));
}

TEST(Details, SayAtWhichDepthTheyWereInterrupted) {
  const RunOptions interrupt{.interrupt = true, .stdout_file = {}};
  const Outcome outcome = hurdle({"perft", "chess", "12", "--details"}, interrupt);
  EXPECT_EQ(outcome.code, 130) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  EXPECT_TRUE(says(outcome.err, "hurdle: interrupted at depth "));
  EXPECT_TRUE(says(outcome.err, " of 12; "));
}

TEST(Colors, AreForTerminalsWithoutNoColor) {
  const std::string set = "verify '" + published("makpong/pins.yaml") + "' --depth 1";
  const std::string green = "\x1b[32m";
  EXPECT_TRUE(says(shown_in("C", set), green + "19 passed"));
  EXPECT_FALSE(says(shown_in("C", set + " --color never"), green));
  EXPECT_FALSE(says(shown_in("C NO_COLOR=1", set), green));
  EXPECT_TRUE(says(shown_in("C NO_COLOR=''", set), green)) << "an empty value does not count";
  EXPECT_TRUE(says(shown_in("C NO_COLOR=1", set + " --color always"), green));
  EXPECT_FALSE(says(shell("\"$HURDLE\" " + set).out, green)) << "stdout is no terminal";
  EXPECT_TRUE(says(shell("\"$HURDLE\" " + set + " --color always").out, green));
  expect_refused(shell("\"$HURDLE\" " + set + " --color blue"), {"--color 'blue'", "never"});
}

TEST(Boards, AreDrawnInUnicodeWhereTheTerminalHasIt) {
  const std::string squares = "\u2502 r \u2502 n \u2502";
  EXPECT_TRUE(says(shown_in("C.UTF-8", "show janggi"), squares));
  const std::string plain = shown_in("C", "show janggi");
  EXPECT_FALSE(says(plain, squares));
  EXPECT_TRUE(says(plain, " 10  r  n  b  a  .  a  b  n  r  10"));
  EXPECT_FALSE(says(hurdle({"show", "janggi"}).out, squares));
}

}  // namespace
}  // namespace hurdle::props
