// Lines to and from an xboard engine: each question ends with a `ping`, each reply with its `pong`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Whether a line in lower case is a refusal: `error (…): …`, `illegal move: …`,
/// `tellusererror …`, GNU Chess's `invalid move: …`, or GreKo's `unknown command: …`.
[[nodiscard]] bool refuses(const std::string& small);

/// Throws EngineError (refused) with the engine's line.
[[noreturn]] void refuse(const std::string& question, const std::string& line);

/// `the engine refused …`.
[[nodiscard]] std::string words_of_refusal(const std::string& question, const std::string& line);

/// What an engine refuses among several lines.
struct Refusals {
  std::unordered_set<std::string> moves;
  std::string unnamed;  ///< the first `Illegal move` that names none of the moves asked

  [[nodiscard]] bool any() const noexcept { return !moves.empty() || !unnamed.empty(); }
};

class XboardPipe {
 public:
  /// Parses a trimmed line.
  using Reader = std::function<void(const std::string& line)>;

  /// Starts the engine. Throws EngineError (not_started). `options` must outlive the pipe.
  explicit XboardPipe(const EngineOptions& options)
      : options_(options), process_(options.command, options.stop) {}

  /// Begins the time limit of the next questions.
  void restart_limit() { limit_ = Clock::now() + options_.timeout; }

  /// Sends the lines and reads the reply; error messages name `question` instead of the lines.
  void ask(const std::string& question, const std::string& lines, const Reader& reader);

  /// Sends a `ping` and reads every line up to its `pong`, or up to a refusal that repeats it.
  void await_pong(const std::string& question, const Reader& reader);

  /// Sends the lines and returns what the engine refuses of `asked`. Throws if it refuses anything
  /// but a move, or plays a move.
  [[nodiscard]] Refusals refusals_of(const std::string& question, const std::string& lines,
                                     const std::unordered_set<std::string>& asked);

  /// Sends the lines of a position and its moves. Throws if the engine refuses any of them.
  void set_up(const std::string& lines);

  /// Throws EngineError (nonsense) if the engine refused this move on stderr since its last reply.
  void require_no_refusal_on_stderr(const std::string& move);

  /// Whether the engine does not refuse this line, which is no move. Asks once.
  [[nodiscard]] bool ignores(const std::string& line);

  void send(const std::string& question, const std::string& lines);

  /// The next line; empty when the deadline has passed.
  [[nodiscard]] std::optional<std::string> next_line(const std::string& question, Deadline limit);

  [[nodiscard]] Process& process() noexcept { return process_; }

  /// The last line that refused a `ping` and ended a reply; empty if there is none.
  [[nodiscard]] const std::string& refused_ping() const noexcept { return refused_ping_; }

  /// Whether a pong did not arrive in time.
  [[nodiscard]] bool silent() const noexcept { return silent_; }

 private:
  [[noreturn]] void report_silence(const std::string& question, const std::string& stray);

  const EngineOptions& options_;
  Process process_;
  Deadline limit_;  // of the current question
  std::uint64_t pings_ = 0;
  bool silent_ = false;
  std::string refused_ping_;
  std::optional<bool> ignores_;  // the result of `ignores`
};

/// Sends each move by itself, with a `ping` after it, so that a refusal is about this move.
/// Adds the first accepted move of each group to `division`. Returns the moves after it in each
/// group. `move_word` stands before each move. Throws EngineError.
[[nodiscard]] std::vector<std::vector<std::string>> try_one_by_one(
    XboardPipe& pipe, const std::string& setup_lines, const std::string& move_word,
    const std::vector<std::vector<std::string>>& groups, Division& division);

}  // namespace hurdle::engines
