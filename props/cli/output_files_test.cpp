// The files that a command writes besides its output: which files they must not replace, and their
// contents.
#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

namespace fs = std::filesystem;

class OutputFiles : public testing::Test {
 protected:
  void SetUp() override {
    set_ = scratch_.file("sets/pins.yaml", content_of(published("makpong/pins.yaml")));
  }

  /// Expects exit code 2 and these words, and that the set is unchanged.
  void expect_kept(const std::vector<std::string>& command, const std::string& words) const {
    const std::string before = content_of(set_);
    expect_failed(hurdle(command), {words});
    EXPECT_EQ(content_of(set_), before);
  }

  Scratch scratch_;
  std::string set_;
};

TEST_F(OutputFiles, DoNotReplaceWhatIsRead) {
  const std::string twice = "is named twice on the command line";
  expect_kept({"verify", set_, "--json", set_}, twice);
  expect_kept({"verify", set_, "--junit=" + set_}, twice);
  expect_kept({"verify", scratch_.path("sets"), "--json", scratch_.path("sets/../sets/pins.yaml")},
              "is also an input file");
  expect_kept({"suite", "count", set_, "--depth", "1", "--json", set_}, twice);
  expect_kept({"check", set_, "--engine", "false", "--html", set_}, twice);
  expect_kept({"check", set_, "--engine", "false", "--journal", set_}, twice);
  const std::string link = scratch_.path("link");
  fs::create_hard_link(set_, link);
  expect_kept({"verify", set_, "--json", link}, twice);
  const std::string both = scratch_.path("both");
  expect_kept({"verify", set_, "--json", both, "--junit", both}, twice);
  EXPECT_FALSE(fs::exists(both));
}

TEST_F(OutputFiles, MayLieBesideWhatIsRead) {
  const std::string report = scratch_.path("sets/report.json");
  for (const char* time : {"new", "there already"}) {
    const Outcome outcome = hurdle({"verify", set_, "--json", report});
    EXPECT_EQ(outcome.code, 0) << time << outcome.err;
    EXPECT_EQ(nlohmann::json::parse(content_of(report)).at("command"), "verify") << time;
  }
}

TEST_F(OutputFiles, MayBeCalledAsAGameOrACommand) {
  for (const char* name : {"perft", "makpong"}) {
    for (const char* time : {"new", "there already"}) {
      const Outcome outcome =
          shell("cd '" + scratch_.path("sets") + "' && \"$HURDLE\" perft makpong 1 --json " + name);
      EXPECT_EQ(outcome.code, 0) << name << time << outcome.err;
    }
  }
}

TEST_F(OutputFiles, AreNotMadeByACommandThatFails) {
  const std::string report = scratch_.path("report.json");
  EXPECT_EQ(hurdle({"verify", scratch_.path("nothing.yaml"), "--json", report}).code, 2);
  EXPECT_FALSE(fs::exists(report));
  const std::string old = scratch_.file("old.json", "as it was");
  EXPECT_EQ(hurdle({"verify", scratch_.path("nothing.yaml"), "--json", old}).code, 2);
  EXPECT_EQ(content_of(old), "as it was");
}

TEST_F(OutputFiles, MayBePipesAndDevices) {
  const std::string pipe = scratch_.path("pipe");
  ASSERT_EQ(shell("mkfifo '" + pipe + "'").code, 0);
  expect_failed(hurdle({"perft", "makpong", "1", "--json", pipe}),
                {"cannot be written: it is a pipe that nobody reads"});
  expect_failed(hurdle({"check", set_, "--engine", own_engine(), "--journal", pipe}),
                {"cannot be written: it is a pipe that nobody reads"});
  const Outcome read =
      shell("cat '" + pipe + "' & \"$HURDLE\" perft makpong 1 --json '" + pipe + "' >&2; wait");
  EXPECT_EQ(nlohmann::json::parse(read.out).at("command"), "perft") << read.err;
  EXPECT_EQ(hurdle({"verify", set_, "--json", "/dev/null", "--junit", "/dev/null"}).code, 0);
}

TEST_F(OutputFiles, KeepTheirOldTextUntilTheNewOneIsComplete) {
  const std::string old = scratch_.file("reports/old.json", "as it was");
  const Outcome full = shell("(ulimit -f 0; exec \"$HURDLE\" perft makpong 1 --json '" + old +
                             "' >/dev/null 2>/dev/null); echo code $?");
  EXPECT_EQ(full.out, "code 2\n");
  EXPECT_EQ(content_of(old), "as it was");
  EXPECT_EQ(std::distance(fs::directory_iterator(scratch_.path("reports")), {}), 1);
}

TEST_F(OutputFiles, KeepLinksAndPermissions) {
  const std::string report = scratch_.file("report.json", "old");
  const std::string link = scratch_.path("link.json");
  const std::string fresh = scratch_.path("fresh.json");
  const fs::perms shared = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
  fs::create_symlink("report.json", link);
  fs::permissions(report, shared);
  for (const std::string& file : {link, fresh}) {
    const Outcome outcome =
        shell("umask 027; exec \"$HURDLE\" perft makpong 1 --json '" + file + "'");
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(nlohmann::json::parse(content_of(file)).at("command"), "perft");
    EXPECT_EQ(fs::status(file).permissions(), shared);
  }
  EXPECT_TRUE(fs::is_symlink(link));
}

TEST_F(OutputFiles, OfStandardOutputBelongToItsOpenFile) {
  const std::string log = scratch_.path("log");
  const Outcome outcome =
      shell("{ \"$HURDLE\" perft makpong 1 --json /dev/stdout; echo after; } >>'" + log + "'");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(says(content_of(log), "\"command\": \"perft\""));
  EXPECT_TRUE(says(content_of(log), "after"));
}

TEST_F(OutputFiles, ThatCannotGrowSayWhy) {
  expect_kept({"verify", set_, "--json", "/dev/full"},
              "/dev/full: cannot be written: No space left on device");
}

TEST_F(OutputFiles, ThatCannotBeWrittenAreNamedBeforeAnyWork) {
  expect_kept({"perft", "janggi", "30", "--json", scratch_.path("sets")}, "is a folder");
  expect_kept({"perft", "janggi", "30", "--json", scratch_.path("no/such/folder.json")},
              "cannot be written: No such file or directory");
  constexpr std::size_t beyond_every_name = 300;
  expect_kept(
      {"perft", "janggi", "30", "--json", scratch_.path(std::string(beyond_every_name, 'x'))},
      "cannot be written: File name too long");
}

TEST_F(OutputFiles, MayHaveTheLongestNames) {
  constexpr std::size_t longest_name = 255;
  const std::string report = scratch_.path(std::string(longest_name, 'x'));
  for (const char* time : {"new", "there already"}) {
    EXPECT_EQ(hurdle({"perft", "makpong", "1", "--json", report}).code, 0) << time;
    EXPECT_EQ(nlohmann::json::parse(content_of(report)).at("command"), "perft") << time;
  }
}

/// A closed pipe is no failure; a device that accepts nothing is.
TEST_F(OutputFiles, OnStandardOutputEndWithTheirReader) {
  const std::string sets = published("makpong");
  for (const char* report : {"--junit", "--json"}) {
    const Outcome cut = shell("{ \"$HURDLE\" verify '" + sets + "' " + report +
                              " - ; echo code $? >&2; } | head -n 1");
    EXPECT_TRUE(says(cut.err, "code 0")) << report;
    expect_failed(shell("exec \"$HURDLE\" verify '" + sets + "' " + report + " - >/dev/full"),
                  {"cannot write to standard output: No space left"});
  }
}

TEST_F(OutputFiles, ShowWhatWouldSteerATerminal) {
  const std::string escape = "\x1b[31m";
  const std::string odd =
      scratch_.file("odd" + escape + ".yaml", content_of(set_) + "colour: red\n");
  for (const std::string& name : {odd, "none" + escape}) {
    const Outcome outcome = hurdle({"verify", name});
    expect_refused(outcome, {"\\x1B[31m"});
    EXPECT_FALSE(says(outcome.err, escape));
  }
}

TEST_F(OutputFiles, AreNeverAskedOfWhatCannotBeRead) {
  const std::string loop = scratch_.path("loop");
  fs::create_symlink(loop, loop);
  expect_kept({"verify", loop}, "cannot be read: Too many levels of symbolic links");
  expect_kept({"verify", "/proc/self/mem"}, "/proc/self/mem: cannot be read");
}

}  // namespace
}  // namespace hurdle::props
