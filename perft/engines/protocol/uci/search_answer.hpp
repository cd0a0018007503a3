// Reads which moves a search shows, for engines that have no perft.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "perft/count/division.hpp"
#include "perft/engines/protocol/dialect.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"

namespace hurdle::engines {

/// The reply to a `go` with MultiPV: lines `info … pv MOVE …`, one for each move of the position,
/// and `bestmove MOVE`.
class SearchAnswer {
 public:
  /// `question` is the engine's input, for messages. `dialect` must outlive the answer.
  SearchAnswer(std::string question, const Notation& notation, const Dialect& dialect);

  /// Reads the next line. Throws EngineError for a line that the engine refuses the question with,
  /// and for a line whose first move is no move.
  [[nodiscard]] Seen read(const std::string& line);

  /// The move after `bestmove`; empty if the engine has none, or resigns.
  [[nodiscard]] const std::string& best() const noexcept { return best_; }

  /// The number of lines, by the highest K of `multipv K`.
  [[nodiscard]] std::size_t lines() const noexcept { return lines_; }

  /// The first moves of lines with a score of mate, in at most two moves, against their side.
  [[nodiscard]] const std::set<std::string>& lost() const noexcept { return lost_; }

  /// The first moves of all lines and the best move, each counted once. Throws EngineError
  /// (nonsense) if the search may have left some out: it shows `limit` moves or more, other moves
  /// than lines, or a best move and no line.
  [[nodiscard]] Division moves(std::size_t limit) const;

 private:
  /// The word as a move; empty for a word that stands for no move, as `(none)` and `resign`.
  [[nodiscard]] std::string move_in(const std::string& word, const std::string& line) const;
  [[nodiscard]] bool is_no_move(const std::string& word) const;

  std::string question_;
  const Notation& notation_;
  const Dialect& dialect_;
  std::set<std::string> shown_;
  std::set<std::string> lost_;
  std::size_t lines_ = 0;
  std::string best_;
};

}  // namespace hurdle::engines
