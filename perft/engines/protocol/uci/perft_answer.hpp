// Parses the lines of one reply to `go perft`.
#pragma once

#include <optional>
#include <string>

#include "perft/engines/protocol/dialect.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"

namespace hurdle::engines {

class PerftAnswer {
 public:
  /// `dialect` must outlive the answer.
  PerftAnswer(int depth, const Dialect& dialect);

  /// Reads the next line. Throws EngineError for a line that the engine refuses the question with,
  /// and for a move or a total that is not a count.
  [[nodiscard]] Seen read(const std::string& line);

  /// Whether the latest total, in other words than `Nodes searched`, is the sum of all moves.
  [[nodiscard]] bool agrees_with_other_total() const;

  [[nodiscard]] const Division& division() const noexcept { return reader_.division(); }

 private:
  [[nodiscard]] Seen read_move(const std::string& line);

  std::string question_;
  int depth_;
  const Dialect& dialect_;
  DivisionReader reader_;
  std::optional<Total> other_total_;
};

}  // namespace hurdle::engines
