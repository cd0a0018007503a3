#include "perft/serve/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::serve {
namespace {

/// The clause and words by which the rules forbid the move; empty if they allow it.
std::string why_not(const ServedGame& game, const Setup& position, Move move) {
  const Verdict verdict = game.variant.referee.explain(position, move);
  return verdict.legal ? "" : fmt::format(", by {}: {}", verdict.clause, verdict.sentence);
}

std::optional<Reached> reached_by(const ServedGame& game, const Setup& position,
                                  const std::string& move) {
  for (const Successor& successor : game.generator->successors(position)) {
    if (to_text(game.variant.notation, successor.move) == move) {
      return Reached{successor.position, successor.move};
    }
  }
  return std::nullopt;
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

Move move_of(const ServedGame& game, const Reached& from, const std::string& move) {
  try {
    return notations::read_move(notations::Place(game.variant.referee, from.position, from.last),
                                move, MoveNotation::coordinates);
  } catch (const notations::UnreadableMove& error) {
    throw Refused(error.what());
  }
}

Reached after(const ServedGame& game, const Reached& from, const std::string& move) {
  if (const auto reached = reached_by(game, from.position, move)) {
    return *reached;  // most clients write coordinates
  }
  const std::string illegal = fmt::format("illegal move '{}'", quoted_characters(move));
  std::optional<Move> named;
  try {
    named = move_of(game, from, move);
  } catch (const Refused& refused) {
    throw Refused(fmt::format("{}: {}", illegal, refused.what()));
  }
  const auto reached = reached_by(game, from.position, to_text(game.variant.notation, *named));
  if (!reached) {
    throw Refused(illegal + why_not(game, from.position, *named));
  }
  return *reached;
}

}  // namespace hurdle::serve
