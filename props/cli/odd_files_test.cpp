// Inputs that are not regular files, files that change or vanish while a command runs, and writers
// that are interrupted or run concurrently: each has its message and exit code, and no set is ever
// half written.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

namespace fs = std::filesystem;

class OddFiles : public testing::Test {
 protected:
  static std::string pins() { return content_of(published("makpong/pins.yaml")); }

  /// Creates the pipe, the folder and the file of 5 GB in the scratch folder.
  void SetUp() override {
    const Outcome made = shell("cd '" + scratch_.path("") +
                               "' && mkfifo pipe && mkdir folder && truncate -s 5G sparse");
    ASSERT_EQ(made.code, 0) << made.err;
  }

  /// Expects a refusal at once, with the file's name and these words in one line.
  static void expect_refused(std::vector<std::string> command, const std::string& file,
                             const std::string& words) {
    command.push_back(file);
    const Outcome outcome = hurdle(command);
    EXPECT_EQ(outcome.code, 2) << command.front() << ' ' << file;
    EXPECT_TRUE(says(outcome.err, file));
    EXPECT_TRUE(says(outcome.err, words)) << command.front();
    EXPECT_EQ(outcome.out, "");
  }

  [[nodiscard]] std::vector<std::string> check_with(const std::string& option) const {
    return {"check", set_, "--engine", std::string(HURDLE_PROGRAM) + " serve", option};
  }

  Scratch scratch_;
  std::string set_ = scratch_.file("pins.yaml", pins());
};

TEST_F(OddFiles, AreNoSets) {
  expect_refused({"verify"}, scratch_.path("pipe"), "is no regular file");
  expect_refused({"verify"}, scratch_.path("folder"), "the folder holds no position set");
  expect_refused({"verify"}, scratch_.path("sparse"), "the file has 5368709120 bytes");
  expect_refused({"verify"}, scratch_.path("missing"), "there is no such file or folder");
  expect_refused({"verify"}, "/dev/zero", "is no regular file");
  expect_refused({"verify"}, "/dev/full", "is no regular file");
  for (const std::vector<std::string>& command : {std::vector<std::string>{"adjudicate"},
                                                  {"suite", "count"},
                                                  {"export", "--epd", scratch_.path("out")}}) {
    expect_refused(command, scratch_.path("pipe"), "is no regular file");
  }
}

TEST_F(OddFiles, AreNoBaselinesAndNoProfiles) {
  for (const char* option : {"--baseline", "--profile"}) {
    expect_refused(check_with(option), scratch_.path("pipe"), "is no regular file");
    expect_refused(check_with(option), scratch_.path("folder"), "is no regular file");
    expect_refused(check_with(option), scratch_.path("sparse"), "bytes");
    expect_refused(check_with(option), "/dev/zero", "is no regular file");
  }
  expect_refused(check_with("--baseline"), scratch_.path("missing"), "No such file");
}

TEST_F(OddFiles, AreNoExportsAndNoStores) {
  expect_refused({"campaign", "audit"}, scratch_.path("pipe"), "is no regular file");
  expect_refused({"campaign", "audit"}, scratch_.path("sparse"), "is too large");
  expect_refused({"campaign", "audit"}, "/dev/zero", "is no regular file");
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"campaign", "status"}, {"work", "--until-idle"}}) {
    expect_refused(command, scratch_.path("pipe"), "the file cannot be read or written");
    expect_refused(command, scratch_.path("folder"), "a folder, not a campaign store");
    expect_refused(command, scratch_.path("sparse"), "not an SQLite database");
    expect_refused(command, "/dev/zero", "it holds no campaigns");
  }
}

TEST_F(OddFiles, ThatMayNotBeReadSaySo) {
  const std::string as_nobody =
      geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  ASSERT_EQ(shell("chmod 755 " + scratch_.path("") + " && chmod 000 " + set_).code, 0);
  for (const char* command : {"verify", "suite count", "campaign audit", "adjudicate"}) {
    const Outcome outcome = shell(as_nobody + "\"$HURDLE\" " + command + ' ' + set_);
    EXPECT_EQ(outcome.code, 2) << command;
    EXPECT_TRUE(says(outcome.err, set_ + ": cannot be read"));
  }
}

/// Nobody ever writes to the pipe.
TEST_F(OddFiles, ThatDescribeGamesCanBeInterrupted) {
  const Outcome outcome = hurdle({"perft", "mygame", "1", "--variants", scratch_.path("pipe")},
                                 {.interrupt = true, .stdout_file = {}});
  EXPECT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.err, "hurdle: interrupted\n");
}

TEST_F(OddFiles, ThatDescribeGamesMayBePipes) {
  const std::string game = "printf '[mygame:chess]\ncastling = false\n'";
  const std::string perft = "\"$HURDLE\" perft mygame 2 --variants ";
  EXPECT_EQ(shell(perft + "<(" + game + ")").out, "400\n");
  EXPECT_EQ(shell(perft + "<(sleep 0.2; " + game + "; sleep 0.2; printf '# the end')").out,
            "400\n");
  EXPECT_EQ(shell(game + " | " + perft + "/dev/stdin").out, "400\n");
  const std::string pipe = scratch_.path("pipe");
  EXPECT_EQ(shell("(" + game + " >" + pipe + ") & " + perft + pipe + "; wait").out, "400\n");
}

TEST_F(OddFiles, TakeNoOutput) {
  for (const char* command : {"variants", "moves makruk", "explain makruk a3a4",
                              "play-random makruk --seed 1", "verify pins.yaml"}) {
    const Outcome full =
        shell("cd '" + scratch_.path("") + "' && exec \"$HURDLE\" " + command + " >/dev/full");
    EXPECT_EQ(full.code, 2) << command;
    EXPECT_TRUE(says(full.err, "cannot write to standard output: No space left on device"))
        << command;
  }
  EXPECT_EQ(shell("exec \"$HURDLE\" moves makruk >&-").code, 2);
}

/// The checked engine changes the set that is to be confirmed.
class ChangingSets : public OddFiles {
 protected:
  /// Checks `hurdle serve`, which first runs this command.
  [[nodiscard]] Outcome confirmed_after(const std::string& first) const {
    const std::string engine =
        scratch_.file("engine.sh", first + "\nexec \"" HURDLE_PROGRAM "\" serve\n");
    return hurdle({"check", set_, "--protocol", "uci", "--at-once", "--max-nodes", "100",
                   "--engine", "/bin/sh " + engine, "--confirm", "engine 1"});
  }
};

TEST_F(ChangingSets, KeepAnEditThatIsMadeDuringACheck) {
  const Outcome outcome = good(confirmed_after("echo '# an edit' >>" + set_));
  EXPECT_TRUE(says(content_of(set_), "# an edit"));
  EXPECT_TRUE(says(content_of(set_), "\"engine 1\":")) << outcome.err;
}

TEST_F(ChangingSets, AreNotConfirmedWithOtherCounts) {
  const Outcome outcome =
      confirmed_after("sed 's/1: \"[0-9]*\"/1: \"7\"/' " + set_ + " >x && mv x " + set_);
  EXPECT_EQ(outcome.code, 2) << outcome.out;
  EXPECT_TRUE(says(outcome.err, "has changed since it was compared; nothing was written"));
  EXPECT_FALSE(says(content_of(set_), "engine 1"));
}

TEST_F(ChangingSets, MayVanish) {
  expect_failed(confirmed_after("rm -f " + set_), {"there is no such file"});
  EXPECT_FALSE(fs::exists(set_));
}

/// Sets with two concurrent writers, or an interrupted writer.
class WrittenSets : public OddFiles {
 protected:
  void SetUp() override {
    fs::create_directories(scratch_.path("sets"));
    uncounted_ = pins();
    const Outcome stripped = shell("sed '/^ *perft:/d;/^ *confirmed:/d' " + set_);
    ASSERT_EQ(stripped.code, 0);
    uncounted_ = stripped.out;
    ASSERT_NE(uncounted_, pins());
  }

  [[nodiscard]] std::string fresh() const { return scratch_.file("sets/pins.yaml", uncounted_); }
  [[nodiscard]] static std::string count(const std::string& set) {
    return "\"$HURDLE\" suite count " + set + " --depth 3";
  }
  [[nodiscard]] std::string after_a_whole_run() const {
    EXPECT_EQ(shell(count(fresh())).code, 0);
    return content_of(scratch_.path("sets/pins.yaml"));
  }
  [[nodiscard]] std::size_t files() const {
    const fs::directory_iterator all(scratch_.path("sets"));
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }

  std::string uncounted_;
};

TEST_F(WrittenSets, OfTwoWritersAreThoseOfOne) {
  const std::string whole = after_a_whole_run();
  const std::string set = fresh();
  const Outcome both = shell(count(set) + " & " + count(set) + "; echo $?; wait $!; echo $?");
  const std::vector<std::string> codes = both.lines();
  for (const char* code : {"0", "2"}) {
    const bool said = both.err.find("was changed by somebody else meanwhile") != std::string::npos;
    EXPECT_EQ(std::ranges::count(codes, code) > 0, *code == '0' || said) << both.err;
  }
  EXPECT_EQ(content_of(set), whole);
  EXPECT_EQ(files(), 1U) << "a temporary file is left";
}

/// Stops the writer at many moments from its start to its end. An interrupt leaves no file; a kill
/// may leave a temporary file, under another name.
TEST_F(WrittenSets, AreTheOldOrTheNewWheneverAWriterIsStopped) {
  const std::string whole = after_a_whole_run();
  const std::string confirm =
      " --engine '" HURDLE_PROGRAM
      " serve' --protocol uci --at-once --max-nodes 100 --confirm 'engine 1'";
  const std::string set = scratch_.file("sets/pins.yaml", whole);
  ASSERT_EQ(shell("\"$HURDLE\" check " + set + confirm).code, 0);
  const std::string confirmed = content_of(set);
  ASSERT_NE(confirmed, whole);
  for (const char* seconds : {"0.01", "0.02", "0.04", "0.08", "0.16", "0.32"}) {
    for (const char* signal : {"INT", "KILL"}) {
      const std::string stop = fmt::format("timeout -s {} {} ", signal, seconds);
      const std::size_t before = files();  // a kill may have left some
      const Outcome counted = shell(stop + count(fresh()));
      EXPECT_TRUE(content_of(set) == uncounted_ || content_of(set) == whole) << stop << counted.err;
      scratch_.file("sets/pins.yaml", whole);
      const Outcome checked = shell(fmt::format("{}\"$HURDLE\" check {}{}", stop, set, confirm));
      EXPECT_TRUE(content_of(set) == whole || content_of(set) == confirmed) << stop << checked.err;
      EXPECT_TRUE(files() == before || *signal == 'K') << stop;
    }
  }
}

}  // namespace
}  // namespace hurdle::props
