// Engines that ignore a part of the positions that they are sent, as one position in two ways
// shows: after the moves of a game they list drops, castlings or captures in passing, and none of
// them in the same position when it is sent as a FEN. Their lists are right for the positions that
// they have, so they prove no wrong move.
#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/double_step.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/sample/random_game.hpp"

namespace hurdle::engines {
namespace {

/// The moves that need the field.
bool needs(FenField field, Move move) {
  return field == FenField::hands ? move.is_drop() : move.is_castling();
}

std::string_view name_of(FenField field) {
  return field == FenField::hands ? "pieces in hand" : "castling rights";
}

std::string_view moves_of(FenField field) {
  return field == FenField::hands ? "drop" : "castling";
}

bool has_field(FenField field, const Setup& setup) {
  return field == FenField::hands ? setup.hands != Setup{}.hands : setup.rights != CastlingRights{};
}

/// The legal moves that need the field.
std::vector<Move> moves_with(FenField field, const Variant& variant, const Setup& setup) {
  std::vector<Move> moves = variant.plain.moves(setup);
  std::erase_if(moves, [&](Move move) { return !needs(field, move); });
  return moves;
}

/// How many of these moves are listed.
std::ptrdiff_t listed_of(const Notation& notation, const std::vector<Move>& moves,
                         const Division& list) {
  return std::count_if(moves.begin(), moves.end(),
                       [&](Move move) { return list.count(to_text(notation, move.plain())) > 0; });
}

/// The moves of a short game from the start position after which moves that need the field are
/// legal and no check is.
std::optional<std::vector<Move>> game_to(FenField field, const Variant& variant) {
  constexpr std::uint64_t seeds = 40;
  constexpr int plies = 60;
  const Setup start = start_position(variant.notation);
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const RandomGame game = random_game(variant.referee, start, plies, seed);
    for (std::size_t ply = 1; ply < game.positions.size(); ++ply) {
      const Setup& setup = game.positions[ply];
      if (setup.passes == 0 && setup.en_passant.empty() && variant.referee.checkers(setup) == 0 &&
          !moves_with(field, variant, setup).empty()) {
        return std::vector(game.moves.begin(),
                           game.moves.begin() + static_cast<std::ptrdiff_t>(ply));
      }
    }
  }
  return std::nullopt;
}

}  // namespace

/// Asks about one position twice, unless that is known: as the moves of a game and as a FEN. The
/// game starts by the protocol's own word if a FEN of the start may lose the field, too.
std::optional<std::string> Session::unread(FenField field, const Variant& variant) {
  const auto known = unread_.find({field, &variant});
  if (known != unread_.end()) {
    return known->second;
  }
  std::optional<std::string>& unread = unread_[{field, &variant}];
  const auto line = game_to(field, variant);
  if (!line) {
    return unread;
  }
  const Setup start = start_position(variant.notation);
  const Setup setup = reached(variant, {start, *line});
  const std::vector<Move> special = moves_with(field, variant, setup);
  const auto played =
      words_after(variant, setup, {start, *line, /*from_start=*/has_field(field, start)});
  const auto sent = words_after(variant, setup, {setup, {}});
  const auto number = played ? listed_of(variant.notation, special, *played) : 0;
  if (number > 0 && sent && listed_of(variant.notation, special, *sent) == 0) {
    unread = fmt::format(
        "{} {}{} after the {} moves of a game, and none in the same position as a FEN, '{}': its "
        "{} are not read",
        number, moves_of(field), number == 1 ? "" : "s", line->size(),
        options_.dialect_of(variant.notation).fen(variant.notation, setup), name_of(field));
  }
  return unread;
}

std::optional<std::string> Session::lost(FenField field, const Variant& variant,
                                         const EnginePosition& position, const Division& moves) {
  if (!has_field(field, position.base) || !is_legal_line(variant, position)) {
    return std::nullopt;
  }
  const std::vector<Move> special = moves_with(field, variant, reached(variant, position));
  const bool lists_none = listed_of(variant.notation, special, moves) == 0;
  return special.empty() || !lists_none ? std::nullopt : unread(field, variant);
}

/// Throws EngineError (misread) if the engine does not read a field of the FEN that it was sent.
void Session::require_fields(const Variant& variant, const EnginePosition& position,
                             const Division& moves) {
  for (const FenField field : {FenField::hands, FenField::rights}) {
    if (const auto sentence = lost(field, variant, position, moves)) {
      throw EngineError(Trouble::misread,
                        (tries_moves() ? "the engine accepts " : "the engine lists ") + *sentence);
    }
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
