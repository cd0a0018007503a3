#include "perft/custom/fast/compiler.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <sstream>

#include "movegen/vocab/text/text.hpp"
#include "perft/files/environment.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration): not every libc declares it

namespace hurdle::custom {
namespace {

struct ProgramResult {
  bool started = false;
  int status = 0;      ///< the exit code; 128 and the signal's number if a signal ended it
  std::string output;  ///< the first 64 KiB of stdout and stderr
};

constexpr std::size_t most_output = 65'536;

/// What the program writes, until it and all that it started have closed the pipe.
std::string read_all(int pipe) {
  std::string result;
  std::array<char, 4096> piece{};
  while (true) {
    const ssize_t size = ::read(pipe, piece.data(), piece.size());
    if (size < 0 && errno == EINTR) {
      continue;
    }
    if (size <= 0) {
      return result;
    }
    const std::size_t room = most_output - result.size();
    result.append(piece.data(), std::min(room, static_cast<std::size_t>(size)));
  }
}

int status_of(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  constexpr int by_signal = 128;
  return WIFEXITED(status) ? WEXITSTATUS(status) : by_signal + WTERMSIG(status);
}

/// Runs a program, searched for in PATH, without a shell and without input.
ProgramResult run_program(const std::vector<std::string>& arguments) {
  ProgramResult result;
  std::vector<std::string> texts = arguments;
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) {
    pointers.push_back(text.data());
  }
  pointers.push_back(nullptr);
  std::array<int, 2> ends{};
  if (texts.empty() || ::pipe2(ends.data(), O_CLOEXEC) != 0) {
    return result;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  pid_t child = 0;
  const int error =
      ::posix_spawnp(&child, pointers[0], &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  if (error == 0) {
    result.started = true;
    result.output = read_all(ends[0]);
    result.status = status_of(child);
  }
  ::close(ends[0]);
  return result;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

std::string text_of_command(const std::vector<std::string>& command) {
  return fmt::format("{}", fmt::join(command, " "));
}

ProgramResult version_of(const std::vector<std::string>& command) {
  std::vector<std::string> arguments = command;
  arguments.emplace_back("--version");
  return run_program(arguments);
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

/// The compiler that the variable CXX names.
Compiler named_compiler(const std::vector<std::string>& command) {
  const ProgramResult result = version_of(command);
  const std::string name = hurdle::quoted(text_of_command(command));
  if (!result.started) {
    throw BuildError(fmt::format("CXX names '{}', which cannot be started", name));
  }
  if (result.status != 0) {
    throw BuildError(fmt::format("CXX names '{}', which ends with code {} for --version{}", name,
                                 result.status,
                                 result.output.empty() ? "" : ":\n" + result.output));
  }
  return {command, first_line(result.output)};
}

}  // namespace

Compiler find_compiler() {
  const std::vector<std::string> named = words_of(environment_variable("CXX"));
  if (!named.empty()) {
    return named_compiler(named);
  }
  for (const char* const name : {"c++", "g++", "clang++"}) {
    const ProgramResult result = version_of({name});
    if (result.started && result.status == 0) {
      return {{name}, first_line(result.output)};
    }
  }
  throw BuildError(
      "no C++ compiler found: tried c++, g++ and clang++; install one, or name it by CXX");
}

void compile(const Compiler& compiler, const std::filesystem::path& source,
             const std::filesystem::path& headers, const std::filesystem::path& library) {
  const auto options = std::ranges::find_if(compiler.command,
                                            [](const std::string& word) { return word[0] == '-'; });
  std::vector<std::string> arguments(compiler.command.begin(), options);
  for (const char* const flag :
       {"-std=c++20", "-O2", "-DNDEBUG", "-march=native", "-fPIC", "-shared",
        "-fno-semantic-interposition", "-fvisibility=hidden", "-fvisibility-inlines-hidden"}) {
    arguments.emplace_back(flag);
  }
  if (compiler.version.find("clang") != std::string::npos) {
    // The flags of the built-in games (measured, movegen/NOTES.md).
    arguments.insert(arguments.end(),
                     {"-mllvm", "-inline-threshold=4000", "-fno-vectorize", "-fno-slp-vectorize"});
  }
  arguments.insert(arguments.end(), options, compiler.command.end());  // they overrule ours
  arguments.insert(arguments.end(),
                   {"-I", headers.string(), "-o", library.string(), source.string()});
  const ProgramResult result = run_program(arguments);
  if (!result.started || result.status != 0) {
    throw BuildError(fmt::format(
        "the compiler '{}' {}:\n{}", hurdle::quoted(text_of_command(compiler.command)),
        result.started ? fmt::format("ends with code {}", result.status) : "cannot be started",
        result.output));
  }
}

}  // namespace hurdle::custom
