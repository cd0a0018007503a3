// Lists of moves from searches, for engines that have no perft.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "perft/count/division.hpp"
#include "perft/engines/protocol/dialect.hpp"
#include "perft/engines/protocol/uci/search_answer.hpp"
#include "perft/engines/protocol/uci/uci_greeting.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {

/// The error (unsettled) for legal moves, in the engine's notation, that a search does not show if
/// the engine ignores `searchmoves`: nothing shows that it lacks them.
[[nodiscard]] EngineError not_shown(const std::set<std::string>& moves);

/// The game and the dialect of a question, and how its position is sent.
struct SearchPlace {
  const Notation& notation;
  const Dialect& dialect;
  std::function<void()> send;
};

/// Asks by searches of depth 1. A UCI or USI engine shows a line for each move, by its option
/// MultiPV. A UCCI engine is asked for its best move again and again, by `banmoves` without those
/// that it has named.
class SearchLists {
 public:
  /// Throws EngineError (refused) if a UCI or USI engine has no option MultiPV. `pipe` and `words`
  /// must outlive the lists.
  SearchLists(UciPipe& pipe, const UciWords& words, const UciGreeting& greeting);

  /// The lines that a person types to see the list, given those that set up the position. A UCCI
  /// engine then shows its best move only.
  [[nodiscard]] std::string question(const std::string& place) const;

  /// The moves of the position. Throws EngineError, also if some may be left out.
  [[nodiscard]] Division list(const SearchPlace& place);

  /// Those moves of the last list that the engine scores as mate against their side.
  [[nodiscard]] const std::set<std::string>& lost() const noexcept { return lost_; }

  /// Those of these moves that the engine plays if it is told to search no other move; empty if it
  /// ignores such orders. A list by `banmoves` is complete, so none is played. Asks about the first
  /// of many moves only, and throws EngineError (nonsense) if the engine plays one of them.
  [[nodiscard]] std::optional<std::set<std::string>> played_alone(
      const SearchPlace& place, const std::set<std::string>& moves);

 private:
  [[nodiscard]] SearchAnswer search(const SearchPlace& place, const std::string& question);
  void require_lines(const SearchPlace& place);
  [[nodiscard]] Division by_bans(const SearchPlace& place);
  [[nodiscard]] std::string best_alone(const SearchPlace& place, const std::string& move);
  [[nodiscard]] bool obeys(const SearchPlace& place);

  UciPipe& pipe_;
  const UciWords& words_;
  std::string many_lines_;      // the option MultiPV with its value; empty if it is not used
  std::size_t most_lines_ = 0;  // of a search
  std::set<std::string> lost_;
  bool shows_lines_ = false;   // whether a search has shown more than one
  std::optional<bool> obeys_;  // orders to search one move alone; empty before it was asked
};

}  // namespace hurdle::engines
