#include "props/cli/program.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp is POSIX
#include <sys/wait.h>

#include <algorithm>
#include <boost/process.hpp>
#include <chrono>
#include <csignal>
#include <fstream>
#include <sstream>
#include <system_error>
#include <thread>

namespace hurdle::props {
namespace {

constexpr int signal_base = 128;

int wait_for(boost::process::child& child) {
  std::error_code error;
  child.wait(error);
  const int status = child.native_exit_code();
  return WIFSIGNALED(status) ? signal_base + WTERMSIG(status) : WEXITSTATUS(status);
}

/// True if the process has a handler for SIGINT, according to the kernel.
bool catches_sigint(pid_t process) {
  constexpr int hexadecimal = 16;
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.rfind("SigCgt:", 0) == 0) {
      return (std::stoull(line.substr(7), nullptr, hexadecimal) >> (SIGINT - 1) & 1U) != 0;
    }
  }
  return false;
}

/// True if a process has the text in its command line.
bool is_running(const std::string& text) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    std::ifstream file(entry.path() / "cmdline");
    std::string line;
    std::getline(file, line);
    std::ranges::replace(line, '\0', ' ');
    if (line.find(text) != std::string::npos) {
      return true;
    }
  }
  return false;
}

std::string set_of(std::string_view kind, std::string_view variant, std::string_view entries) {
  return fmt::format("schema: 1\nkind: {0}\nvariant: {1}\nabout: A set of this test.\n{0}:{2}",
                     kind, variant, entries);
}

void expect_printed(const Outcome& outcome, int code, const std::vector<std::string>& words) {
  EXPECT_EQ(outcome.code, code) << outcome.out << outcome.err;
  for (const std::string& part : words) {
    EXPECT_TRUE(says(outcome.out, part));
  }
}

Outcome run(const std::string& program, const std::vector<std::string>& arguments,
            const RunOptions& options) {
  namespace bp = boost::process;
  const Scratch scratch;
  const std::string err = scratch.path("err");
  const std::string out = options.stdout_file.empty() ? scratch.path("out") : options.stdout_file;
  bp::environment inherited = boost::this_process::environment();
  inherited["HURDLE"] = HURDLE_PROGRAM;
  for (const auto& [name, value] : options.environment) {
    inherited[name] = value;
  }
  bp::child child(program, bp::args(arguments), inherited, bp::std_in<bp::null, bp::std_out> out,
                  bp::std_err > err);
  if (options.interrupt) {
    while (child.running() && !catches_sigint(child.id())) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ::kill(child.id(), SIGINT);
  }
  const int code = wait_for(child);
  return {code, options.stdout_file.empty() ? content_of(out) : std::string{}, content_of(err)};
}

}  // namespace

std::vector<std::string> Outcome::lines() const {
  std::istringstream text(out);
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) {
    lines.push_back(line);
  }
  return lines;
}

std::string published(const std::string& name) {
  return HURDLE_SOURCE_DIR "/positions/" + name;
}

std::string own_engine() {
  return "'" HURDLE_PROGRAM "' serve";
}

std::string wrong_engine(const std::string& mutants) {
  return "'" HURDLE_MUTANTS_PROGRAM "' serve " + mutants;
}

Outcome hurdle(const std::vector<std::string>& arguments, const RunOptions& options) {
  return run(HURDLE_PROGRAM, arguments, options);
}

std::vector<std::string> joined(std::vector<std::string> words,
                                const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

Outcome good(const Outcome& outcome) {
  EXPECT_EQ(outcome.code, 0) << outcome.out << outcome.err;
  return outcome;
}

Outcome good(const std::vector<std::string>& arguments) {
  return good(hurdle(arguments));
}

void expect_good(const Outcome& outcome, const std::vector<std::string>& words) {
  expect_printed(outcome, 0, words);
}

void expect_wrong(const Outcome& outcome, const std::vector<std::string>& words) {
  expect_printed(outcome, 1, words);
}

void expect_no_verdict(const Outcome& outcome, const std::vector<std::string>& words) {
  expect_printed(outcome, 2, words);
}

void expect_failed(const Outcome& outcome, const std::vector<std::string>& words) {
  EXPECT_EQ(outcome.code, 2) << outcome.out;
  for (const std::string& part : words) {
    EXPECT_TRUE(says(outcome.err, part));
  }
}

void expect_refused(const Outcome& outcome, const std::vector<std::string>& words,
                    const std::string& program) {
  constexpr std::size_t longest_message = 2000;
  expect_failed(outcome, words);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err.rfind(program + ": ", 0), 0U) << outcome.err;
  EXPECT_LT(outcome.err.size(), longest_message);
}

Outcome hurdle_mutants(const std::vector<std::string>& arguments) {
  return run(HURDLE_MUTANTS_PROGRAM, arguments, {});
}

Outcome hurdle_bench(const std::vector<std::string>& arguments) {
  return run(HURDLE_BENCH_PROGRAM, arguments, {});
}

Outcome shell(const std::string& line) {
  return run("/bin/bash", {"-c", line}, {});
}

Scratch::Scratch() {
  std::string name = (std::filesystem::temp_directory_path() / "hurdle-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) {
    throw std::system_error(errno, std::generic_category());
  }
  folder_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string Scratch::path(const std::string& name) const {
  return (folder_ / name).string();
}

std::string Scratch::file(const std::string& name, const std::string& content) const {
  const auto place = folder_ / name;
  std::filesystem::create_directories(place.parent_path());
  std::ofstream(place, std::ios::binary) << content;
  return place.string();
}

void expect_no_process_left(const Scratch& scratch) {
  constexpr std::chrono::seconds patience(20);
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (is_running(scratch.path("")) && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_FALSE(is_running(scratch.path(""))) << "a process of an engine is left running";
}

std::string position_set(std::string_view variant, std::string_view entries) {
  return set_of("positions", variant, entries);
}

std::string game_set(std::string_view variant, std::string_view entries) {
  return set_of("games", variant, entries);
}

std::string shell_engine(const Scratch& scratch, const std::string& lines) {
  return "sh '" + scratch.file("engine.sh", lines + '\n') + "'";
}

std::string engine_that_ends_in(const Scratch& scratch, const std::string& game) {
  return shell_engine(scratch, "sed -u '/value " + game + "/q' | \"$HURDLE\" serve");
}

std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path << " cannot be read";
  std::ostringstream bytes;
  bytes << in.rdbuf();
  return bytes.str();
}

}  // namespace hurdle::props
