// libhurdle as installed: builds the examples in C and C++ against an installation in a temporary
// folder, loads the Python module from there, and compares their explanation of a move with that of
// `hurdle explain`.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <string>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

#ifdef HURDLE_LIBRARY

namespace hurdle::props {
namespace {

constexpr std::string_view sanitize = HURDLE_SANITIZE;

/// The library installed in a temporary folder, as by `cmake --install`.
class InstalledLibrary : public testing::Test {
 protected:
  void SetUp() override {
    const Outcome outcome = shell(fmt::format(
        "cmake --install '{}' --component library --prefix '{}'", HURDLE_BUILD_DIR, prefix()));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
  }

  [[nodiscard]] std::string prefix() const { return scratch_.path("prefix"); }
  [[nodiscard]] std::string path(const std::string& name) const { return scratch_.path(name); }

  /// The sanitizer flags of the library's build, for the examples.
  [[nodiscard]] static std::string sanitizers() {
    return sanitize.empty() ? "" : fmt::format(" -fsanitize={}", sanitize);
  }

  /// Runs a line of shell in which pkg-config and the loader find the library.
  [[nodiscard]] Outcome with_library(const std::string& line) const {
    return shell(
        fmt::format("export PKG_CONFIG_PATH='{0}/lib/pkgconfig' LD_LIBRARY_PATH='{0}/lib' "
                    "PYTHONPATH='{0}/share/hurdle/python'; {1}",
                    prefix(), line));
  }

 private:
  Scratch scratch_;
};

constexpr std::string_view examples = HURDLE_SOURCE_DIR "/perft/library/c/examples";
constexpr std::string_view bare_generals = "4k4/9/9/9/9/9/9/9/9/4K4 w";

/// The expected message for a list of moves that contains e1e2 and lacks e1f1.
std::string right_words() {
  const auto explained = [](const std::string& move) {
    return shell(fmt::format("$HURDLE explain janggi --fen '{}' {}", bare_generals, move)).out;
  };
  return "extra: " + explained("e1e2") + "missing: " + explained("e1f1");
}

TEST_F(InstalledLibrary, IsFoundByPkgConfigForAProgramInC) {
  const Outcome built = with_library(fmt::format(
      "'{}' -x c -std=c99 -Wall -Wextra -Wpedantic -Werror{} '{}/check_moves.c' -o '{}' "
      "$(pkg-config --cflags --libs hurdle)",
      HURDLE_COMPILER, sanitizers(), examples, path("check_moves")));
  ASSERT_EQ(built.code, 0) << built.err;
  const Outcome outcome = with_library(
      fmt::format("'{}' janggi '{}' e1d1 e1e1 e1e2", path("check_moves"), bare_generals));
  EXPECT_EQ(outcome.out, right_words());
  EXPECT_EQ(outcome.code, 1) << outcome.err;
  good(with_library(
      fmt::format("'{}' janggi '{}' e1d1 e1e1 e1f1", path("check_moves"), bare_generals)));
  const Outcome repeated = with_library(
      fmt::format("'{}' chess '7k/8/8/8/8/8/8/K7 w' Ka2 Kb1 Kb2 a1a2", path("check_moves")));
  EXPECT_EQ(repeated.out, "twice: a1a2\n");
  EXPECT_EQ(repeated.code, 1) << repeated.err;
  const Outcome bad = with_library(fmt::format("'{}' janggi '9/9 w'", path("check_moves")));
  EXPECT_EQ(bad.code, 2);
  EXPECT_EQ(bad.err.rfind("check_moves: fen: board, ", 0), 0U) << bad.err;
}

TEST_F(InstalledLibrary, IsFoundByCMakeForAProgramInCpp) {
  const Outcome built = with_library(fmt::format(
      "cmake -G Ninja -S '{0}' -B '{1}' -DCMAKE_PREFIX_PATH='{2}' -DCMAKE_CXX_COMPILER='{3}' "
      "-DCMAKE_CXX_FLAGS='{4}' && cmake --build '{1}'",
      examples, path("build"), prefix(), HURDLE_COMPILER, sanitizers()));
  ASSERT_EQ(built.code, 0) << built.out << built.err;
  const Outcome outcome = good(with_library(fmt::format("'{}/count_games' 3", path("build"))));
  ASSERT_FALSE(outcome.lines().empty());
  for (const std::string& line : outcome.lines()) {
    const std::size_t blank = line.find(' ');
    EXPECT_EQ(line.substr(blank + 1), hurdle({"perft", line.substr(0, blank), "3"}).lines().back());
  }
}

TEST_F(InstalledLibrary, IsAModuleOfPython) {
  HURDLE_NEEDS("python3");
  if (!sanitize.empty()) {
    GTEST_SKIP() << "a library with sanitizers cannot be loaded by a Python without";
  }
  const Outcome doctest = good(
      with_library(fmt::format("python3 -m doctest '{}/share/hurdle/python/hurdle.py'", prefix())));
  const Outcome compared = with_library(fmt::format(
      "python3 -c 'import hurdle; print(*hurdle.Position(\"janggi\", \"{}\").compare([\"e1d1\", "
      "\"e1e1\", \"e1e2\"]), sep=\"\\n\")'",
      bare_generals));
  EXPECT_EQ(compared.out, right_words()) << compared.err;
}

/// A stand-in for a function of the library that ends some time after it was told to stop.
TEST_F(InstalledLibrary, IsAModuleOfPythonThatWaitsForAnInterruptedCount) {
  HURDLE_NEEDS("python3");
  const Outcome outcome = good(with_library(R"(python3 - << 'END'
import os, signal, threading, time, types
import hurdle
ended = []
def slow(position, depth, options, go_on, data, error):
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
    while go_on(0.5, None):
        time.sleep(0.01)
    time.sleep(0.1)
    ended.append("ended")
    return 1
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    hurdle._count(slow, types.SimpleNamespace(_pointer=None), 1, "")
except KeyboardInterrupt:
    print("interrupted", *ended)
END
)"));
  EXPECT_EQ(outcome.out, "interrupted ended\n");
}

TEST_F(InstalledLibrary, ShowsItsInterfaceAndNothingElse) {
  const Outcome symbols =
      shell(fmt::format("nm -D --defined-only '{}/lib/libhurdle.so.1'", prefix()));
  ASSERT_EQ(symbols.code, 0) << symbols.err;
  EXPECT_GT(symbols.lines().size(), 20U);
  for (const std::string& line : symbols.lines()) {
    EXPECT_TRUE(line.find(" T hurdle_") != std::string::npos ||
                line.find(" A HURDLE_1") != std::string::npos)
        << line;
  }
}

}  // namespace
}  // namespace hurdle::props

#endif
