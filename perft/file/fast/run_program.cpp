#include "perft/file/fast/run_program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

extern char** environ;  // NOLINT(readability-redundant-declaration): not every libc declares it

namespace hurdle::file {
namespace {

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

}  // namespace

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

}  // namespace hurdle::file
