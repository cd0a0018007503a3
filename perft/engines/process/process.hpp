// A child process with which lines are exchanged, with deadlines. It knows pipes and signals, and
// refuses to know what the lines mean.
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

/// Splits a command as a shell would: blanks separate, '…' and "…" group, backslash escapes;
/// nothing is expanded. Throws EngineError (not_started) for an open quote and for no word at all.
[[nodiscard]] std::vector<std::string> split_command(std::string_view command);

/// The file of a program: the word itself when it has a slash, else looked up in PATH. Throws
/// EngineError (not_started).
[[nodiscard]] std::string find_program(const std::string& word);

/// A running program. Destroying it ends the program and all that it started, and waits for it.
class Process {
 public:
  /// Starts `command`; its first word is looked up in PATH when it has no slash. Throws
  /// EngineError (not_started). A count under way can be given up by `stop`: reading then throws
  /// Interrupted (perft/count/interrupted.hpp).
  explicit Process(std::string_view command, const std::atomic<bool>* stop = nullptr);

  /// The same with the program and its arguments as they are.
  explicit Process(std::vector<std::string> words, const std::atomic<bool>* stop = nullptr);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Writes the text and a line end. Throws EngineError: crashed, or timed_out when the program
  /// reads nothing.
  void write_line(std::string_view text, Deadline deadline);

  /// The next line without its end, or nothing when the deadline has passed. Throws EngineError
  /// (crashed) when the program has ended and all that it printed was read, (nonsense) for an
  /// endless line.
  [[nodiscard]] std::optional<std::string> read_line(Deadline deadline);

  /// What it has written to stderr since this was last called, the first and the last lines. It is
  /// read all the time, so that it cannot make the program wait.
  [[nodiscard]] std::vector<std::string> take_errors();

  /// The exit code of a program that has ended by itself; nothing when it runs, or ended by a
  /// signal.
  [[nodiscard]] std::optional<int> exit_code();

  /// Ends the program and its children at once, and waits for it. May be called again.
  void end() noexcept;

 private:
  struct Child;
  std::unique_ptr<Child> child_;
};

/// What `ask` returns; an EngineError gets what the program wrote to stderr since it last answered.
template <class Ask>
auto with_errors(Process& process, const Ask& ask) {
  try {
    auto answer = ask();
    (void)process.take_errors();
    return answer;
  } catch (const EngineError& error) {
    throw EngineError(error.trouble(), error.what(), process.take_errors());
  }
}

/// What `exchange` returns; an EngineError says what was asked. An engine may be found gone by the
/// line to it as by the line from it, as the moment falls.
template <class Exchange>
auto with_question(std::string_view question, const Exchange& exchange) {
  try {
    return exchange();
  } catch (const EngineError& error) {
    throw EngineError(error.trouble(), fmt::format("{}; asked was `{}`", error.what(), question));
  }
}

}  // namespace hurdle::engines
