// Engines that ignore a part of the positions that they are sent, as one position in two ways
// shows: after the moves of a game they list drops, castlings or captures in passing, and none of
// them in the same position when it is sent as a FEN; or a promoted piece that is captured after a
// FEN goes to the hand as it is. Their lists are right for the positions that
// they have, so they prove no wrong move.
#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/echo.hpp"
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

bool has_field(FenField field, const Notation& notation, const Setup& setup) {
  switch (field) {
    case FenField::hands:
      return setup.hands != Setup{}.hands;
    case FenField::rights:
      return setup.rights != CastlingRights{};
    case FenField::promoted:
      break;
  }
  return setup.board != without_marks(notation, setup).board;
}

Division legal_list(const Variant& variant, const Setup& setup) {
  return by_text(variant.notation, variant.plain.divide(setup, 1));
}

/// The legal moves after the line if no piece of its first position has a mark; empty if they are
/// the same as with the marks.
std::optional<Division> list_without_marks(const Variant& variant, const EnginePosition& position) {
  EnginePosition unmarked = position;
  unmarked.base = without_marks(variant.notation, position.base);
  if (!is_legal_line(variant, unmarked)) {
    return std::nullopt;
  }
  Division list = legal_list(variant, reached(variant, unmarked));
  return list == legal_list(variant, reached(variant, position)) ? std::nullopt
                                                                 : std::optional(std::move(list));
}

/// The legal moves that need the field.
std::vector<Move> moves_with(FenField field, const Variant& variant, const Setup& setup) {
  std::vector<Move> moves = variant.plain.moves(setup);
  std::erase_if(moves, [&](Move move) { return !needs(field, move); });
  return moves;
}

/// Whether this number is that of the legal moves without those that need the field.
bool lacks_moves_of(FenField field, const Variant& variant, const Setup& setup, Total number) {
  const std::size_t special = moves_with(field, variant, setup).size();
  return special > 0 && number + Total(special) == Total(variant.plain.moves(setup).size());
}

/// How many of these moves are listed.
std::ptrdiff_t listed_of(const Notation& notation, const std::vector<Move>& moves,
                         const Division& list) {
  return std::ranges::count_if(
      moves, [&](Move move) { return list.count(to_text(notation, move.plain())) > 0; });
}

/// Whether a word may be such a move: it is the text of one, is no text of a move, as `O-O` and
/// `P!e5`, or moves a piece onto one of the same player, as `e1h1`.
bool may_need(FenField field, const Variant& variant, const Setup& setup, const std::string& word) {
  const std::optional<Move> move = try_parse_move(variant.notation, word);
  if (!move) {
    return true;
  }
  const std::vector<Move> special = moves_with(field, variant, setup);
  return (!move->is_drop() && !move->is_pass() && setup.at(move->to()).belongs_to(setup.side)) ||
         std::ranges::any_of(
             special, [&](Move one) { return to_text(variant.notation, one.plain()) == word; });
}

/// How many words of `played` are not in `sent`, if each of them may be a move that needs the field
/// and the lists are otherwise the same; else 0.
std::ptrdiff_t listed_only_in(const Division& played, const Division& sent, FenField field,
                              const Variant& variant, const Setup& setup) {
  Division rest = played;
  const auto number = std::erase_if(rest, [&](const auto& one) {
    return sent.count(one.first) == 0 && may_need(field, variant, setup, one.first);
  });
  return rest == sent ? static_cast<std::ptrdiff_t>(number) : 0;
}

/// The kind that a move drops, or the square to which it castles.
std::size_t goal_of(Move move) {
  return move.is_drop() ? static_cast<std::size_t>(move.kind()) : move.to().index();
}

RandomGame short_game(const Variant& variant, std::uint64_t seed) {
  constexpr int plies = 60;
  return random_game(variant.referee, start_position(variant.notation), plies, seed);
}

/// A capture of the piece on this square and a reply, after which the list shows whether the piece
/// had a mark.
std::optional<std::vector<Move>> capture_and_reply(const Variant& variant, const Setup& setup,
                                                   Square square) {
  for (const Move capture : variant.plain.moves(setup)) {
    if (capture.is_drop() || capture.to() != square) {
      continue;
    }
    for (const Move reply : variant.plain.moves(variant.plain.after(setup, capture))) {
      if (list_without_marks(variant, {setup, {capture, reply}})) {
        return std::vector{capture, reply};
      }
    }
  }
  return std::nullopt;
}

/// The position without pieces of a kind, on the board and in hand.
Setup without_kind(Setup setup, Kind kind) {
  for (Piece& piece : setup.board) {
    piece = piece && piece.kind() == kind ? Piece{} : piece;
  }
  for (auto& hand : setup.hands) {
    hand[index_of(kind)] = 0;
  }
  return setup;
}

/// A position of a short game, by this seed, and three moves: a piece with a mark comes to a
/// square, is captured there, and its player replies. The position has no other piece of the kind
/// that is marked: some engines refuse more of them than the game begins with.
std::optional<EnginePosition> promotion_and_capture(const Variant& variant, std::uint64_t seed) {
  for (const Setup& setup : short_game(variant, seed).positions) {
    if (has_field(FenField::promoted, variant.notation, setup)) {
      break;
    }
    for (const Move move : variant.plain.moves(setup)) {
      const Setup next = variant.plain.after(setup, move);
      if (!has_field(FenField::promoted, variant.notation, next)) {
        continue;
      }
      const Setup base = without_kind(setup, next.at(move.to()).kind());
      if (variant.referee.invalid_reason(base) || !variant.referee.explain(base, move).legal) {
        continue;
      }
      if (const auto rest =
              capture_and_reply(variant, variant.plain.after(base, move), move.to())) {
        return EnginePosition{base, {move, rest->front(), rest->back()}};
      }
    }
  }
  return std::nullopt;
}

/// The moves of a short game from the start position, by this seed, after which no check is and
/// moves that need the field are legal, one of them with a goal that is not in `goals`. Adds the
/// goals of all of them.
std::optional<std::vector<Move>> game_to(FenField field, const Variant& variant, std::uint64_t seed,
                                         std::set<std::size_t>& goals) {
  const RandomGame game = short_game(variant, seed);
  for (std::size_t ply = 1; ply < game.positions.size(); ++ply) {
    const Setup& setup = game.positions[ply];
    if (setup.passes > 0 || !setup.en_passant.empty()) {
      continue;
    }
    const std::vector<Move> special = moves_with(field, variant, setup);
    const bool is_new =
        std::ranges::any_of(special, [&](Move move) { return goals.count(goal_of(move)) == 0; });
    if (is_new && variant.referee.checkers(setup) == 0) {
      std::ranges::transform(special, std::inserter(goals, goals.end()), goal_of);
      return std::vector(game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(ply));
    }
  }
  return std::nullopt;
}

}  // namespace

/// Asks about a few positions twice, unless the result is known: as the moves of a game and as a
/// FEN. A single game does not decide: the engine may lack the castling that is legal after it.
std::optional<std::string> Session::unread(FenField field, const Variant& variant) {
  const auto known = unread_.find({field, &variant});
  if (known != unread_.end()) {
    return known->second;
  }
  constexpr std::uint64_t seeds = 40;
  constexpr int most_games = 6;
  std::optional<std::string> unread;
  std::set<std::size_t> goals;
  int games = 0;
  for (std::uint64_t seed = 1; seed <= seeds && games < most_games && !unread; ++seed) {
    if (field == FenField::promoted) {
      if (const auto played = promotion_and_capture(variant, seed)) {
        ++games;
        unread = unread_marks_after(variant, *played);
      }
    } else if (const auto line = game_to(field, variant, seed, goals)) {
      ++games;
      unread = unread_after(field, variant, *line);
    }
  }
  unread_[{field, &variant}] = unread;
  return unread;
}

/// Whether drops are listed of the position in which the hands are exchanged: then hands are read,
/// and the player drops what the enemy holds, which is a mutant.
bool Session::reads_the_enemys_hand(const Variant& variant, Setup setup) {
  std::swap(setup.hands[0], setup.hands[1]);
  const auto words = required_after(variant, setup, {setup, {}});
  const auto drops = [&](const auto& one) {
    const std::optional<Move> move = try_parse_move(variant.notation, one.first);
    return move && move->is_drop();
  };
  return words && std::ranges::any_of(*words, drops);
}

/// The game starts by the protocol's own word if a FEN of the start may lose the field, too.
std::optional<std::string> Session::unread_after(FenField field, const Variant& variant,
                                                 const std::vector<Move>& line) {
  const Setup start = start_position(variant.notation);
  const Setup setup = reached(variant, {start, line});
  const auto played = required_after(
      variant, setup, {start, line, /*from_start=*/has_field(field, variant.notation, start)});
  const auto sent = played ? required_after(variant, setup, {setup, {}}) : std::nullopt;
  if (!sent || listed_of(variant.notation, moves_with(field, variant, setup), *sent) > 0) {
    return std::nullopt;
  }
  const auto number = listed_only_in(*played, *sent, field, variant, setup);
  if (number == 0 || (field == FenField::hands && reads_the_enemys_hand(variant, setup)) ||
      !repeats(variant, setup, {setup, {}}, *sent)) {
    return std::nullopt;
  }
  return fmt::format(
      "{} {}{} after the {} moves of a game, and none in the same position as a FEN, '{}': its "
      "{} are not read",
      number, moves_of(field), number == 1 ? "" : "s", line.size(),
      options_.dialect_of(variant.notation).fen(variant.notation, setup), name_of(field));
}

/// Asks for the list after a promotion, a capture and a reply, and after the last two moves from
/// the FEN of the position after the promotion.
std::optional<std::string> Session::unread_marks_after(const Variant& variant,
                                                       const EnginePosition& played) {
  const Move promotion = played.line.front();
  const Setup promoted = reached(variant, {played.base, {promotion}});
  const EnginePosition sent{promoted, {played.line.begin() + 1, played.line.end()}};
  const Setup setup = reached(variant, played);
  if (required_after(variant, setup, played) != legal_list(variant, setup)) {
    return std::nullopt;
  }
  const auto list = required_after(variant, setup, sent);
  if (!list || list != list_without_marks(variant, sent) || !repeats(variant, setup, sent, *list)) {
    return std::nullopt;
  }
  return fmt::format(
      "the right moves after {} and the capture of the promoted piece, and others if the position "
      "before the capture is a FEN, '{}': its marks of promoted pieces are not read",
      to_text(variant.notation, promotion),
      options_.dialect_of(variant.notation).fen(variant.notation, promoted));
}

std::optional<std::string> Session::lost(FenField field, const Variant& variant,
                                         const EnginePosition& position, const Division& moves) {
  if (!has_field(field, variant.notation, position.base) || !is_legal_line(variant, position)) {
    return std::nullopt;
  }
  if (field == FenField::promoted) {
    std::optional<Division> unmarked = list_without_marks(variant, position);
    if (unmarked && tries_moves()) {  // `moves` are legal ones alone
      const Division legal = legal_list(variant, reached(variant, position));
      std::erase_if(*unmarked, [&](const auto& one) { return legal.count(one.first) == 0; });
    }
    return unmarked == moves ? unread(field, variant) : std::nullopt;
  }
  const std::vector<Move> special = moves_with(field, variant, reached(variant, position));
  const bool lists_none = listed_of(variant.notation, special, moves) == 0;
  return special.empty() || !lists_none ? std::nullopt : unread(field, variant);
}

/// Asks for the numbers of moves in a few positions twice: after the moves of a game, and as a FEN.
bool Session::counts_only_after_moves(FenField field, const Variant& variant) {
  constexpr std::uint64_t seeds = 20;
  const Setup start = start_position(variant.notation);
  std::set<std::size_t> goals;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const auto line = game_to(field, variant, seed, goals);
    if (!line) {
      continue;
    }
    const EnginePosition played{start, *line, has_field(field, variant.notation, start)};
    const Setup setup = reached(variant, played);
    if (count(variant, played, 1) == Total(variant.plain.moves(setup).size()) &&
        lacks_moves_of(field, variant, setup, count(variant, {setup, {}}, 1))) {
      return true;
    }
  }
  return false;
}

void Session::require_counted_fields(const Variant& variant, const EnginePosition& position,
                                     Total moves) {
  const Setup setup = reached(variant, position);
  for (const FenField field : {FenField::hands, FenField::rights}) {
    if (lacks_moves_of(field, variant, setup, moves) && counts_only_after_moves(field, variant)) {
      throw EngineError(
          EngineFailure::misread,
          fmt::format("the engine counts each {} after the moves of a game, and none in the same "
                      "position as a FEN: its {} are not read",
                      moves_of(field), name_of(field)));
    }
  }
}

/// Throws EngineError (misread) if the engine does not read a field of the FEN that it was sent.
void Session::require_fields(const Variant& variant, const EnginePosition& position,
                             const Division& moves) {
  for (const FenField field : {FenField::hands, FenField::rights, FenField::promoted}) {
    if (const auto sentence = lost(field, variant, position, moves)) {
      throw EngineError(EngineFailure::misread,
                        (tries_moves() ? "the engine accepts " : "the engine lists ") + *sentence);
    }
  }
}

/// Whether the engine lists these moves again: the replies of some engines depend on how many
/// questions they were asked before.
bool Session::repeats(const Variant& variant, const Setup& setup, const EnginePosition& position,
                      const Division& moves) {
  return required_after(variant, setup, position) == moves;
}

/// Throws EngineError (misread) if the moves are wrong and those after the double step right. If
/// the moves are right without the square of en passant, then the engine does not read that field.
void Session::require_passed_square(const Variant& variant, const EnginePosition& position,
                                    const Division& moves) {
  const EnginePosition played = before_double_step(variant, position);
  if (!position.line.empty() || played.line.empty()) {
    return;
  }
  const Notation& notation = variant.notation;
  const Division legal = by_text(notation, variant.plain.divide(position.base, 1));
  if (moves == legal || required_after(variant, position.base, played) != legal) {
    return;
  }
  for (int i = 0; i < 2; ++i) {  // one alone would agree if every second reply were wrong
    if (!repeats(variant, position.base, position, moves)) {
      return;
    }
  }
  Setup without = position.base;
  without.en_passant.clear();
  const bool lacks_it = moves == by_text(notation, variant.plain.divide(without, 1));
  throw EngineError(
      EngineFailure::misread,
      fmt::format("the engine lists the right moves after {} and others for the same position as a "
                  "FEN, '{}'{}",
                  to_text(notation, played.line.front()),
                  options_.dialect_of(notation).fen(notation, position.base),
                  lacks_it ? ": its square of en passant is not read" : ""));
}

}  // namespace hurdle::engines
