// A child process: exchanges lines with it over pipes, with deadlines. The meaning of the lines
// belongs to the protocols.
#pragma once

#include <fmt/core.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {

using Clock = std::chrono::steady_clock;
using Deadline = Clock::time_point;

/// A running program. The destructor kills the program and its descendants, and waits for it.
class Process {
 public:
  /// Starts `command`; its first word is looked up in PATH if it has no slash. Throws EngineError
  /// (not_started). After `*stop` becomes true, reading throws Interrupted
  /// (perft/count/interrupted.hpp).
  explicit Process(std::string_view command, const std::atomic<bool>* stop = nullptr);

  /// Starts the program `words[0]` with the remaining words as arguments, unchanged.
  explicit Process(std::vector<std::string> words, const std::atomic<bool>* stop = nullptr);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Writes the text and a line end. Throws EngineError: crashed, or timed_out if the program does
  /// not read its input.
  void write_line(std::string_view text, Deadline deadline);

  /// Closes the program's input: its next read meets the end of the file.
  void close_input() noexcept;

  /// The next line without its end and colours; empty when the deadline has passed. Throws
  /// EngineError: crashed if the program has ended and all its output was read, nonsense for an
  /// endless line.
  [[nodiscard]] std::optional<std::string> read_line(Deadline deadline);

  /// The first and the last lines written to stderr since the last call; of a program that has
  /// ended without a word there, the last three lines of its reply. The stderr pipe is drained all
  /// the time, so that a full pipe cannot block the program.
  [[nodiscard]] std::vector<std::string> take_errors();

  /// The exit code; empty while the program runs, or if a signal ended it.
  [[nodiscard]] std::optional<int> exit_code();

  /// Kills the program and its descendants, and waits for it. May be called again.
  void end() noexcept;

 private:
  struct Child;
  std::unique_ptr<Child> child_;
};

/// Returns `ask()`. Adds the stderr output since the last reply to an EngineError.
template <class Ask>
auto with_errors(Process& process, const Ask& ask) {
  try {
    auto answer = ask();
    (void)process.take_errors();
    return answer;
  } catch (const EngineError& error) {
    throw error.with(error.what(), process.take_errors());
  }
}

/// Returns `exchange()`. Adds the question to the message of an EngineError. `exchange` should
/// include writing: whether writing or reading detects an ended engine depends on timing.
template <class Exchange>
auto with_question(std::string_view question, const Exchange& exchange) {
  try {
    return exchange();
  } catch (const EngineError& error) {
    throw error.with(fmt::format("{}; asked was `{}`", error.what(), question),
                     error.stderr_lines());
  }
}

}  // namespace hurdle::engines
