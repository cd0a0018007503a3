#include "perft/serve/game.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::serve {
namespace {

/// The clause and words by which the rules forbid the move; empty if they allow it.
std::string why_not(const ServedGame& game, const Setup& position, const std::string& move) {
  try {
    const Verdict verdict =
        game.variant.referee.explain(position, parse_move(game.variant.notation, move));
    return verdict.legal ? "" : fmt::format(", by {}: {}", verdict.clause, verdict.sentence);
  } catch (const TextError& error) {
    return fmt::format(": {}", error.what());
  }
}

}  // namespace

ServedGame by_the_rules(const Variant& variant) {
  // A variant's own generators live until the program ends, so the pointer owns nothing.
  return {variant, std::shared_ptr<const Generator>(std::shared_ptr<void>(), &variant.fast)};
}

std::vector<ServedGame> all_by_the_rules() {
  std::vector<ServedGame> games;
  for (const Variant& variant : all_variants()) {
    games.push_back(by_the_rules(variant));
  }
  return games;
}

const ServedGame* find_game(const std::vector<ServedGame>& games, const std::string& name) {
  const Variant* wanted = find_variant(name);
  const auto found = std::find_if(games.begin(), games.end(),
                                  [&](const ServedGame& game) { return &game.variant == wanted; });
  return found == games.end() ? nullptr : &*found;
}

Setup position_of(const ServedGame& game, const std::string& fen) {
  try {
    const Setup setup = parse_fen(game.variant.notation, fen);
    if (const auto invalid = game.variant.referee.invalid_reason(setup)) {
      throw Refused(fmt::format("invalid position: {}", invalid->reason));
    }
    return setup;
  } catch (const TextError& error) {
    throw Refused(fmt::format("bad FEN: {}", error.what()));
  }
}

Setup after(const ServedGame& game, const Setup& position, const std::string& move) {
  for (const Successor& successor : game.generator->successors(position)) {
    if (to_text(game.variant.notation, successor.move) == move) {
      return successor.position;
    }
  }
  throw Refused(
      fmt::format("illegal move '{}'{}", hurdle::quoted(move), why_not(game, position, move)));
}

}  // namespace hurdle::serve
