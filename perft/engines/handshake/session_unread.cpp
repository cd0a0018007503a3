// Engines that ignore a part of the positions that they are sent, as one position in two ways
// shows: after the moves of a game they list drops or captures in passing, and none of them in the
// same position when it is sent as a FEN. Their lists are right for the positions that they have,
// so they prove no wrong move.
#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/double_step.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/sample/random_game.hpp"

namespace hurdle::engines {
namespace {

bool is_drop_text(const std::string& text) {
  return text.find('@') != std::string::npos;
}

std::ptrdiff_t drops_in(const Division& moves) {
  return std::count_if(moves.begin(), moves.end(),
                       [](const auto& one) { return is_drop_text(one.first); });
}

bool has_drops(const Variant& variant, const Setup& setup) {
  const std::vector<Move> moves = variant.plain.moves(setup);
  return std::any_of(moves.begin(), moves.end(), [](Move move) { return move.is_drop(); });
}

/// The moves of a short game from the start position after which drops are legal and no check is.
std::optional<std::vector<Move>> game_to_drops(const Variant& variant) {
  constexpr std::uint64_t seeds = 40;
  constexpr int plies = 60;
  const Setup start = start_position(variant.notation);
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const RandomGame game = random_game(variant.referee, start, plies, seed);
    for (std::size_t ply = 1; ply < game.positions.size(); ++ply) {
      const Setup& setup = game.positions[ply];
      if (setup.passes == 0 && setup.en_passant.empty() && variant.referee.checkers(setup) == 0 &&
          has_drops(variant, setup)) {
        return std::vector(game.moves.begin(),
                           game.moves.begin() + static_cast<std::ptrdiff_t>(ply));
      }
    }
  }
  return std::nullopt;
}

}  // namespace

/// Asks about one position twice, unless that is known: as the moves of a game and as a FEN.
std::optional<std::string> Session::unread_hands(const Variant& variant) {
  const auto known = unread_hands_.find(&variant);
  if (known != unread_hands_.end()) {
    return known->second;
  }
  std::optional<std::string>& unread = unread_hands_[&variant];
  const auto line = game_to_drops(variant);
  if (!line) {
    return unread;
  }
  const Setup start = start_position(variant.notation);
  const Setup setup = reached(variant, {start, *line});
  const auto played = words_after(variant, setup, {start, *line});
  const auto sent = words_after(variant, setup, {setup, {}});
  if (played && sent && drops_in(*played) > 0 && drops_in(*sent) == 0) {
    unread = fmt::format(
        "{} drops after the {} moves of a game, and none in the same position as a FEN, '{}': its "
        "pieces in hand are not read",
        drops_in(*played), line->size(),
        options_.dialect_of(variant.notation).fen(variant.notation, setup));
  }
  return unread;
}

std::optional<std::string> Session::lost_hands(const Variant& variant,
                                               const EnginePosition& position,
                                               const Division& moves) {
  const bool has_hands = position.base.hands != Setup{}.hands;
  if (!has_hands || drops_in(moves) > 0 || !is_legal_line(variant, position) ||
      !has_drops(variant, reached(variant, position))) {
    return std::nullopt;
  }
  return unread_hands(variant);
}

/// Throws EngineError (misread) if the engine does not read the pieces in hand that it was sent.
void Session::require_hands(const Variant& variant, const EnginePosition& position,
                            const Division& moves) {
  if (const auto lost = lost_hands(variant, position, moves)) {
    throw EngineError(Trouble::misread, "the engine lists " + *lost);
  }
}

/// Throws EngineError (misread) if the moves are wrong and those after the double step right: then
/// the engine does not read the square of en passant that it was sent.
void Session::require_passed_square(const Variant& variant, const EnginePosition& position,
                                    const Division& moves) {
  const EnginePosition played = before_double_step(variant, position);
  if (!position.line.empty() || played.line.empty()) {
    return;
  }
  const Notation& notation = variant.notation;
  const Division legal = by_text(notation, variant.plain.divide(position.base, 1));
  if (moves == legal || words_after(variant, position.base, played) != legal) {
    return;
  }
  throw EngineError(
      Trouble::misread,
      fmt::format("the engine lists the right moves after {} and others for the same position as a "
                  "FEN, '{}': its square of en passant is not read",
                  to_text(notation, played.line.front()),
                  options_.dialect_of(notation).fen(notation, position.base)));
}

}  // namespace hurdle::engines
