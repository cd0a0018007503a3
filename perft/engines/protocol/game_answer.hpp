// What engines are asked about games, by protocols that have words for results. Knows text; refuses
// to know which answer is right.
#pragma once

#include <optional>
#include <string>

#include "movegen/referee/ends.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/said_result.hpp"

namespace hurdle::engines {

/// What an engine says of a game behind the moves of its line.
struct GameAnswer {
  std::optional<std::string> echo;   ///< its position, if it can show it
  Division moves;                    ///< none: it has no move, for whatever reason
  std::optional<SaidResult> result;  ///< nothing: it does not say
};

/// An adapter whose protocol has words for results.
class ResultAdapter {
 public:
  ResultAdapter() = default;
  virtual ~ResultAdapter() = default;
  ResultAdapter(const ResultAdapter&) = delete;
  ResultAdapter& operator=(const ResultAdapter&) = delete;

  /// Its moves behind the game so far, and the result if it says one. `ends` are the options by
  /// which the game ends, for protocols that can tell them. Throws EngineError, as Adapter does.
  [[nodiscard]] virtual GameAnswer game(const Notation& variant, const EnginePosition& position,
                                        const EndOptions& ends) = 0;
};

}  // namespace hurdle::engines
