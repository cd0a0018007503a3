// Asks an engine the first questions about a variant, in one dialect.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "movegen/vocab/setup.hpp"
#include "perft/engines/handshake/notation/find_dialect.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// An engine's replies to the questions in one dialect.
struct Replies {
  std::vector<FirstAnswer> answers;
  std::size_t asked = 0;               ///< positions
  std::vector<std::string> lines;      ///< of all replies
  std::optional<EngineError> failure;  ///< of the first question without a usable reply
  std::optional<EngineError> unread;   ///< of the first reply that only loose_lines.hpp can parse
  bool only_totals = false;
  bool tried = false;      ///< the moves are those that the engine accepts
  bool by_search = false;  ///< the moves are those that its search shows

  /// Adds the replies about further positions.
  void add(Replies more);
};

/// Asks for the moves of these positions. Stops early if further replies would tell no more. Throws
/// Interrupted.
[[nodiscard]] Replies ask_first(Session& session, const Variant& variant, const Dialect& dialect,
                                std::span<const Setup> positions);

}  // namespace hurdle::engines
