// The perft commands of UCI engines: parses the lines of one reply, and finds the command of an
// engine that has no `go perft`.
#pragma once

#include <optional>
#include <string>

#include "perft/engines/protocol/dialect.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"

namespace hurdle::engines {

class PerftAnswer {
 public:
  /// `command` is the engine's command for perft, as `go perft`. `dialect` must outlive the answer.
  PerftAnswer(const std::string& command, int depth, const Dialect& dialect);

  /// Reads the next line. Throws EngineError for a line that the engine refuses the question with,
  /// and for a move or a total that is not a count.
  [[nodiscard]] Seen read(const std::string& line);

  /// Whether a total in other words than `Nodes searched` is the sum of all moves.
  [[nodiscard]] bool agrees_with_other_total() const;

  /// Whether a total was read, right or wrong.
  [[nodiscard]] bool has_total() const noexcept { return last_line_ || other_total_; }

  /// Whether a total was read that is the sum of all moves.
  [[nodiscard]] bool agrees_with_a_total() const { return complete_ || agrees_with_other_total(); }

  [[nodiscard]] const Division& division() const noexcept { return reader_.division(); }

 private:
  [[nodiscard]] Seen read_move(const std::string& line);

  std::string question_;
  int depth_;
  const Dialect& dialect_;
  DivisionReader reader_;
  std::optional<Total> other_total_;
  bool last_line_ = false;  // `Nodes searched` was read
  bool complete_ = false;   // and was the sum of all moves
};

/// The command, of `perft`, `divide`, `split`, `splitperft`, `go divide` and `go split`, that lists
/// the moves of the position, which the engine has been sent, with their total. Throws EngineError
/// (nonsense) if there is none.
[[nodiscard]] std::string find_perft(UciPipe& pipe, const Dialect& dialect);

}  // namespace hurdle::engines
