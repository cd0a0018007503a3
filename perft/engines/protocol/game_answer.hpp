// The interface to engines whose protocol can report the results of games.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <optional>
#include <string>

#include "movegen/referee/ends.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/lines/reported_result.hpp"

namespace hurdle::engines {

/// An engine's reply about a game after the moves of its line.
struct GameAnswer {
  std::optional<std::string> echo;       ///< its position; empty if it cannot print it
  Division moves;                        ///< empty: it has no move, for any reason
  std::optional<ReportedResult> result;  ///< empty: it reports none
  bool lists_moves = true;               ///< false: the reply has the result alone
};

/// An adapter whose protocol can report results.
class ResultAdapter : boost::noncopyable {
 public:
  virtual ~ResultAdapter() = default;

  /// The engine's moves after the game so far, and the result if it reports one. `ends` are the
  /// options by which the game ends, for protocols that can send them. Throws EngineError, as
  /// Adapter does.
  [[nodiscard]] virtual GameAnswer game(const Notation& variant, const EnginePosition& position,
                                        const EndOptions& ends) = 0;
};

}  // namespace hurdle::engines
