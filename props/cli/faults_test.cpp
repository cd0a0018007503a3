// Failures around the program: engines that crash, hang, flood or leave child processes, and full
// or closed file handles. Each failure has its own message and exit code, and no process is left.
// Engines are shell scripts with one function changed.
#include <gtest/gtest.h>

#include <filesystem>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string kings = position_set("makruk", R"(
  - id: king-on-e1
    fen: "3k4/8/8/8/8/8/8/4K3 w - - 0 1"
    about: Kings.
    exercises: [T1]
    perft: { 1: "5" }
  - id: king-on-c1
    fen: "3k4/8/8/8/8/8/8/2K5 w - - 0 1"
    about: Kings.
    exercises: [T1]
    perft: { 1: "5" }
)");

/// An engine with correct replies about both positions.
constexpr const char* sound = R"(
hello() { echo 'id name Faulty 1'; echo uciok; }
shown() { echo "Fen: $fen"; }
perft() {
  case $fen in
  */4K3*) printf 'e1d1: 1\ne1f1: 1\ne1d2: 1\ne1e2: 1\ne1f2: 1\nNodes searched: 5\n' ;;
  *) printf 'c1b1: 1\nc1d1: 1\nc1b2: 1\nc1c2: 1\nc1d2: 1\nNodes searched: 5\n' ;;
  esac
}
linger() { exec sh -c 'while :; do sleep 1; done' "$1"; }
goodbye() { exit 0; }
answer() {
  while read -r word rest; do
    case $word in
    uci) hello ;;
    isready) echo readyok ;;
    position) fen=${rest#fen } ;;
    d) shown ;;
    go) perft "${rest#perft }" ;;
    quit) goodbye ;;
    esac
  done
}
)";

struct Fault {
  const char* name;
  const char* lines;  ///< appended to the script `sound`
  const char* words;  ///< expected in Hurdle's message
  int code;
};

class Engine : public testing::Test {
 protected:
  void TearDown() override { expect_no_process_left(scratch_); }

  [[nodiscard]] std::string engine(const std::string& lines) const {
    return "/bin/sh " + scratch_.file("engine.sh", sound + lines + "\nanswer\n");
  }

  [[nodiscard]] Outcome check(const std::string& lines) const {
    return hurdle({"check", set_, "--engine", engine(lines), "--timeout", "1", "--max-restarts",
                   "0", "--journal", scratch_.path("journal")});
  }

  Scratch scratch_;
  std::string set_ = scratch_.file("kings.yaml", kings);
};

class Faults : public Engine, public testing::WithParamInterface<Fault> {};

TEST_P(Faults, AreNamedAndLeaveNoProcess) {
  const Outcome outcome = check(GetParam().lines);
  EXPECT_EQ(outcome.code, GetParam().code) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out + outcome.err, GetParam().words));
  EXPECT_EQ(outcome.out.find_first_of(std::string("\0\x1B\a", 3)), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    Engines, Faults,
    testing::Values(
        Fault{"none", "", "2 right, 0 wrong, 0 unanswered", 0},
        Fault{"exits_at_once", "exit 0", "the engine exited with code 0", 2},
        Fault{"crashes_half_way", "perft() { echo 'e1d1: 1'; exit 7; }",
              "exited with code 7; asked was `go perft 1`", 2},
        Fault{"says_on_stdout_why_it_ends", "perft() { echo 'no network file'; exit 1; }",
              "  | no network file\n", 2},
        Fault{"is_killed", "perft() { kill -SEGV $$; }", "killed by signal 11", 2},
        Fault{"hangs", "perft() { linger \"$0\"; }",
              "(timed out): the engine did not reply to `go perft 1` in the time limit of 1 s", 2},
        Fault{"hangs_half_way", "perft() { echo 'e1d1: 1'; linger \"$0\"; }",
              "did not finish its reply to `go perft 1`", 2},
        Fault{"floods_stdout", "perft() { yes; }", "its last line: 'y'", 2},
        Fault{"floods_stderr", "hello() { yes >&2 & echo uciok; }", "2 right, 0 wrong", 0},
        Fault{"prints_no_line_end", "perft() { yes | tr -d '\\n'; }",
              "printed a line of more than 1048576 bytes", 2},
        Fault{"has_a_name_of_bytes", R"(hello() { printf 'id name a\000b\033c\nuciok\n'; })",
              R"(engine: a\x00b\x1Bc)", 0},
        Fault{"answers_bytes", R"(perft() { printf 'e1d1: 1\033\000\n'; })",
              R"((nonsense): the engine replied to `go perft 1` with 'e1d1: 1\x1B\x00')", 2},
        Fault{"says_bytes_on_stderr", R"(perft() { printf '\033]0;x\007\n' >&2; exit 3; })",
              R"(| \x1B]0;x\x07)", 2},
        Fault{"answers_another_position", "shown() { echo 'Fen: 3k4/8/8/8/8/8/8/3K4 w - - 0 1'; }",
              "(misread position): the engine has another position", 2},
        Fault{"answers_another_depth", "perft() { printf 'e1d1: 5\\nNodes searched: 5\\n'; }",
              "'e1d1: 5'; expected a count of 1", 2},
        Fault{"is_wrong", "perft() { printf 'Nodes searched: 0\\n'; }", "0 right, 2 wrong", 1},
        Fault{"closes_stdout", "perft() { exec >&-; linger \"$0\"; }",
              "the engine closed its output; asked was `go perft 1`", 2},
        Fault{"closes_stdin_and_ends", "hello() { exec <&-; echo uciok; exit 7; }",
              "exited with code 7; asked was `", 2},
        Fault{"ignores_quit_and_signals",
              "trap '' TERM INT HUP\ngoodbye() { linger \"$0\"; }\nanswer\nlinger \"$0\"",
              "2 right, 0 wrong", 0},
        Fault{"leaves_a_child", "linger \"$0\" &", "2 right, 0 wrong", 0},
        Fault{"leaves_a_child_in_its_place", "perft() { linger \"$0\" & exit 3; }",
              "exited with code 3", 2},
        Fault{"leaves_a_child_in_another_session",
              "setsid sh -c 'while :; do sleep 1; done' \"$0\" &", "2 right, 0 wrong", 0},
        Fault{"leaves_a_daemon",
              "(setsid sh -c '(while :; do sleep 1; done) & sleep 1000' \"$0\" &)",
              "2 right, 0 wrong", 0}),
    [](const auto& instance) { return std::string(instance.param.name); });

/// An engine that hung in the handshake is not asked about every position, with 20 restarts: the
/// check would wait the time limit 21 times.
TEST_F(Engine, ThatIsSilentInTheHandshakeIsRefused) {
  const std::string starts = scratch_.path("starts");
  const Outcome outcome = hurdle({"check", set_, "--protocol", "uci", "--timeout", "1", "--journal",
                                  scratch_.path("journal"), "--engine",
                                  engine("echo >>'" + starts + "'; perft() { linger \"$0\"; }")});
  expect_refused(
      outcome, {"the engine gives no usable reply; nothing was checked\n", "tried: protocol uci\n",
                "the engine did not reply to `go perft 1` in the time limit of 1 s\n"});
  EXPECT_LT(content_of(starts).size(), 10U);
}

/// A script is started for each question, so one that never replies is not asked about every
/// position.
TEST_F(Engine, ThatIsAScriptAndNeverRepliesIsRefused) {
  for (const char* end : {"", "; exit 3"}) {
    const std::string starts = scratch_.path("starts");
    const std::string script =
        "/bin/sh " + scratch_.file("script.sh", "echo >>'" + starts + "'" + end);
    const std::string sets = published("makruk");
    expect_failed(hurdle({"check", sets, "--protocol", "script", "--journal",
                          scratch_.path("journal"), "--engine", script}),
                  {"nothing was checked\n", "the engine exited with code "});
    EXPECT_LT(content_of(starts).size(), 10U);
    std::filesystem::remove(starts);
  }
}

TEST_F(Engine, IsGivenUpInWordsThatFitTheNumber) {
  const auto said = [&](const char* restarts) {
    return hurdle({"check", set_, "--engine", engine("perft() { exit 5; }"), "--at-once",
                   "--protocol", "uci", "--max-restarts", restarts, "--journal",
                   scratch_.path("journal")})
        .out;
  };
  const std::string end = " (--max-restarts): the engine exited with code 5";
  EXPECT_TRUE(says(said("0"), "given up and not restarted" + end));
  EXPECT_TRUE(says(said("1"), "given up after 1 restart without a reply" + end));
  EXPECT_TRUE(says(said("2"), "given up after 2 restarts in a row without a reply" + end));
}

using Interrupts = Engine;

TEST_F(Interrupts, PrintWhatIsKnownAndLeaveNoProcess) {
  // Wrong counts for the first position; hangs at the second, with a child process.
  const std::string command = engine(R"(perft() {
  case $fen in
  */4K3*) printf 'e1d1: 1\nNodes searched: 1\n' ;;
  *) setsid sh -c 'while :; do sleep 1; done' "$0" &
     : > "$0.asked"
     linger "$0" ;;
  esac
})");
  const std::string script = scratch_.path("engine.sh");
  const Outcome outcome =
      shell("\"$HURDLE\" check " + set_ + " --engine '" + command +
            "' --protocol uci --at-once --timeout 60 --journal " + scratch_.path("journal") +
            " & until [ -e " + script +
            ".asked ] || ! kill -0 $!; do sleep 0.05; done; kill -INT $!; wait $!");
  EXPECT_EQ(outcome.code, 130) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out, "missing move"));
  EXPECT_TRUE(says(outcome.out, "interrupted: 1 of 2 positions"));
}

TEST(StandardHandles, StderrMayBeFullOrClosed) {
  for (const char* where : {"2>/dev/full", "2>&-"}) {
    const Outcome counted = shell(std::string("\"$HURDLE\" perft makruk 1 ") + where);
    EXPECT_EQ(counted.code, 0) << where;
    EXPECT_EQ(counted.out, "23\n") << where;
    EXPECT_EQ(shell(std::string("\"$HURDLE\" perft makruk x ") + where).code, 2) << where;
  }
  EXPECT_EQ(shell("\"$HURDLE\" perft makruk 1 <&- >&- 2>&-").code, 2) << "the count is lost";
}

TEST(StandardHandles, ClosedOnesAreNotReusedForFiles) {
  const Scratch scratch;
  const std::string file = scratch.path("result.json");
  good(shell("\"$HURDLE\" perft makruk 1 --json " + file + " <&- 2>&-"));
  const std::string json = content_of(file);
  EXPECT_FALSE(says(json, "time ")) << "what is said on stderr is in a file";
  EXPECT_EQ(json.front(), '{');
}

/// The program counts or refuses, depending on memory; OpenMP must never abort it.
TEST(Threads, ThatCannotBeStartedAreRefused) {
  const auto limited = [](const std::string& gigabytes, const std::string& rest) {
    return shell("ulimit -v " + gigabytes + "000000; exec \"$HURDLE\" " + rest);
  };
  if (limited("2", "perft makruk 1 --threads 1").code != 0) {
    GTEST_SKIP() << "a sanitizer's own memory fits into no limit";
  }
  for (const char* gigabytes : {"2", "4", "6", "8"}) {
    const Outcome outcome = limited(gigabytes, "perft makruk 3 --threads 1024");
    EXPECT_TRUE(outcome.code == 0 || outcome.code == 2) << gigabytes << ": " << outcome.code;
    if (outcome.code == 2) {
      EXPECT_TRUE(says(outcome.err, "cannot start 1024 threads, only "));
    }
  }
  const Outcome outcome = limited("2", "perft makruk 3 --threads 1024");
  EXPECT_EQ(outcome.code, 2);
  // The message gives the possible number of threads; that many can count under the same limit.
  const std::size_t only = outcome.err.find(", only ");
  ASSERT_NE(only, std::string::npos) << outcome.err;
  EXPECT_GT(std::stoi(outcome.err.substr(only + 7)), 8) << outcome.err;
  EXPECT_EQ(limited("2", "perft makruk 3 --threads 8").code, 0);
  const Outcome served = limited(
      "2", "serve <<< $'setoption name Threads value 1024\\nposition startpos\\ngo perft 1'");
  EXPECT_TRUE(says(served.out, "error: cannot start 1024 threads"));
  EXPECT_TRUE(says(served.out, "Nodes searched: 20"));
}

/// No exception of a thread ends the program, whatever it computes.
/// LLVM's OpenMP reads a file in the name of the process; it ended one process in thousands.
TEST(Threads, AreStartedAlthoughAKilledProcessOfTheSameNumberHasLeftAnEmptyNote) {
  const Outcome outcome = shell(
      "note=/dev/shm/__KMP_REGISTERED_LIB_$$_$(id -u); : > $note || exit 0; "
      "exec \"$HURDLE\" perft makpong 3 --threads 2");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

TEST(Memory, ThatIsNotThereIsReported) {
  const auto limited = [](int megabytes, const std::string& rest) {
    return shell("ulimit -v " + std::to_string(megabytes) + "000; exec \"$HURDLE\" " + rest);
  };
  if (limited(2000, "perft makruk 1 --threads 1").code != 0) {
    GTEST_SKIP() << "a sanitizer's own memory fits into no limit";
  }
  expect_failed(limited(300, "perft capablanca 5 --unique --variants builtin --threads 1"),
                {" memory"});
  const Outcome solved = limited(230, "solve shogi KGvK --yes --threads 2");
  EXPECT_TRUE(solved.code == 0 || solved.code == 2) << solved.code << solved.err;
}

TEST(ServedAnswers, ThatAreLostAreAnError) {
  for (const char* protocol : {"uci", "jsonl"}) {
    const std::string served =
        std::string("printf 'uci\\n' | \"$HURDLE\" serve --protocol ") + protocol;
    expect_refused(shell(served + " >/dev/full"), {"cannot write to standard output"});
    EXPECT_EQ(shell(served + " >&-").code, 2) << protocol;
    EXPECT_EQ(shell("set -o pipefail; " + served + " | true").code, 0)
        << protocol << ": a reader that leaves has what it wanted";
  }
  const std::string mutant = "printf 'uci\\n' | '" HURDLE_MUTANTS_PROGRAM "' serve";
  expect_refused(shell(mutant + " >/dev/full"), {"cannot write to standard output"},
                 "hurdle-mutants");
  EXPECT_EQ(shell("set -o pipefail; " + mutant + " | true").code, 0);
}

}  // namespace
}  // namespace hurdle::props
