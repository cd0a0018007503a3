#include "perft/engines/handshake/notation/settled_moves.hpp"

#include <fmt/core.h>

#include <map>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {
namespace {

/// Why the first difference that was removed proves nothing.
std::string words_of_foul(const std::string& move) {
  return fmt::format(
      "the engine's search shows {}, which is not legal, and scores it as mate against the side "
      "that plays it: it may find there that the move is a foul",
      move);
}

std::string words_of_omitted(const std::string& promoted, const std::string& plain) {
  return fmt::format(
      "the engine's search shows {} and not {}: it may leave out moves without promotion that it "
      "knows; if it has an option for all legal moves, set it",
      promoted, plain);
}

}  // namespace

Division settled_moves(const Variant& variant, const Dialect& dialect, const Setup& setup,
                       Division shown, const std::map<std::string, std::string>& lost) {
  const Notation& notation = variant.notation;
  std::map<std::string, Move> legal;
  for (const Move move : variant.plain.moves(setup)) {
    legal.emplace(to_text(notation, move.plain()), move.plain());
  }
  std::string doubt;
  for (const auto& [text, word] : lost) {
    if (legal.count(text) == 0 && shown.erase(text) > 0 && doubt.empty()) {
      doubt = words_of_foul(word);
    }
  }
  const auto theirs = [&](Move move) { return dialect.line(notation, setup, {move}).front(); };
  for (const auto& [text, move] : legal) {
    if (shown.count(text) > 0 || move.is_drop() || move.is_pass() || move.is_promotion()) {
      continue;
    }
    const Move promoted = Move::promotion(move.from(), move.to());
    if (shown.count(to_text(notation, promoted)) > 0) {
      shown.emplace(text, 1);
      doubt = doubt.empty() ? words_of_omitted(theirs(promoted), theirs(move)) : doubt;
    }
  }
  bool as_legal = shown.size() == legal.size();
  for (const auto& [text, nodes] : shown) {
    as_legal = as_legal && legal.count(text) > 0;
  }
  if (!doubt.empty() && as_legal) {
    throw EngineError(EngineFailure::unsettled, doubt);
  }
  return shown;
}

}  // namespace hurdle::engines
