// Refuses a list of moves that may be right and written in another notation.
#include <optional>
#include <vector>

#include "perft/engines/handshake/notation/doubtful_words.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {
std::optional<std::string> Session::doubt_of(const Variant& variant, const EnginePosition& position,
                                             const Division& moves) {
  if (!is_legal_line(variant, position)) {
    return std::nullopt;
  }
  const Setup setup = reached(variant, position);
  const bool is_its_text = !options_.dialect_of(variant.notation).needs_facts();
  MoveQuestions ask;
  ask.after = [&](const std::vector<Move>& line) -> std::optional<Division> {
    if (!is_its_text) {
      return std::nullopt;  // the dialect's text of a move that is not legal is not the engine's
    }
    EnginePosition further = position;
    further.line.insert(further.line.end(), line.begin(), line.end());
    return words_after(variant, setup, further);
  };
  ask.in = [&](const Setup& other) -> std::optional<Division> {
    const SendablePosition sent =
        sendable_position(variant, other, options_.dialect_of(variant.notation));
    return sent.position ? words_after(variant, other, *sent.position) : std::nullopt;
  };
  return doubtful_words({variant, options_.dialect_of(variant.notation), setup, moves}, ask);
}

/// Throws EngineError (unsettled) if the moves may be right and written in another notation.
void Session::require_settled(const Variant& variant, const EnginePosition& position,
                              const Division& moves) {
  if (const auto doubt = doubt_of(variant, position, moves)) {
    throw EngineError(EngineFailure::unsettled,
                      (tries_moves() ? "the engine accepts " : "the engine writes ") + *doubt);
  }
}

/// The engine's moves after a line; empty if it refuses the line or fails.
std::optional<Division> Session::words_after(const Variant& variant, const Setup& setup,
                                             const EnginePosition& position) {
  try {
    return required_after(variant, setup, position);
  } catch (const EngineError&) {
    return std::nullopt;
  }
}

/// The engine's moves after a line; empty if it refuses the line. Asks an engine that crashes once
/// more. Throws EngineError for any other failure: it decides nothing.
std::optional<Division> Session::required_after(const Variant& variant, const Setup& setup,
                                                const EnginePosition& position) {
  for (bool again = false;; again = true) {
    try {
      engine_.start_if_needed();
      const Names& names = names_of(variant);
      engine_->call(variant.notation, names.names[names.tried]);
      return in_our_text(variant, setup, engine_->divide(variant.notation, position, 1));
    } catch (const EngineError& error) {
      if (engine_ && !engine_->recover()) {
        engine_.reset();
      }
      if (error.kind() == EngineFailure::refused) {
        return std::nullopt;
      }
      if (error.kind() != EngineFailure::crashed || again) {
        throw;
      }
    }
  }
}

}  // namespace hurdle::engines
