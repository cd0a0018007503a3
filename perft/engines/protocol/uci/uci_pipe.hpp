// Lines to and from a UCI engine: reads each reply up to a known last line. Independent of the
// meaning of the lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The role of a line in the reply to a question.
enum class Seen : std::uint8_t { unknown, neither, part, last };

constexpr std::size_t most_kept_lines = 2000;

class UciPipe {
 public:
  /// Parses a trimmed line.
  using Reader = std::function<Seen(const std::string& line)>;

  /// Starts the engine. Throws EngineError (not_started). `options` must outlive the pipe.
  explicit UciPipe(const EngineOptions& options)
      : options_(options),
        process_(options.command, options.stop),
        timeout_(options.start_timeout.value_or(options.timeout)) {}

  /// The engine has greeted: it may load its data at the first `isready`.
  void end_greeting() { timeout_ = options_.ready_timeout.value_or(timeout_); }

  void send(const std::string& line);

  /// Reads lines up to the last of the reply to `question`. Calls `on_pause` after each second
  /// without a line. Throws EngineError if the reply is not complete in time.
  void read_until(const std::string& question, const Reader& reader,
                  const std::function<void()>& on_pause = {});

  /// Sends `isready` and reads every line up to `readyok`. After the first of these each reply has
  /// the usual time.
  void synchronise(const std::function<void(const std::string& line)>& reader);

  /// Reads the reply to an `isready` that was sent, as `synchronise`.
  void read_ready(const std::function<void(const std::string& line)>& reader);

  /// Ends a search whose reply was not complete in time. The late `bestmove` would be taken for a
  /// reply to the next question.
  void end_search();

  /// The next line; empty when the deadline has passed.
  [[nodiscard]] std::optional<std::string> next_line(const std::string& question, Deadline limit);

  [[nodiscard]] Process& process() noexcept { return process_; }

  /// Whether a reply was not complete in time.
  [[nodiscard]] bool silent() const noexcept { return silent_; }

  /// The lines since `forget_lines`, the first 2000.
  [[nodiscard]] const std::vector<std::string>& lines() const noexcept { return lines_; }
  void forget_lines() { lines_.clear(); }

 private:
  /// What was read of a reply that is not complete.
  struct LastWords {
    std::size_t parts = 0;
    std::string stray;  // the last unknown line
    std::string last;   // the last line of any kind
  };

  [[nodiscard]] Deadline deadline() const { return Clock::now() + timeout_; }
  [[noreturn]] void report_silence(const std::string& question, const LastWords& words);

  const EngineOptions& options_;
  Process process_;
  std::chrono::milliseconds timeout_;
  std::vector<std::string> lines_;
  bool silent_ = false;
};

}  // namespace hurdle::engines
