// Replies that cannot be taken as they are: moves that an engine accepts without generating them.
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/settled_moves.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/protocol/uci/search_lists.hpp"
#include "perft/engines/protocol/walk.hpp"

namespace hurdle::engines {
namespace {

/// Whether the accepted moves are the legal ones without the drops, of which there are some.
bool shows_no_hands(const Division& legal, const Division& accepted) {
  const auto is_drop = [](const auto& one) { return one.first.find('@') != std::string::npos; };
  const auto number = std::ranges::count_if(legal, is_drop);
  return number > 0 && std::ranges::none_of(accepted, is_drop) &&
         accepted.size() + static_cast<std::size_t>(number) == legal.size();
}

}  // namespace

/// The division of an engine whose moves are tried, or shown by its search, by lists of moves that
/// can be believed. Throws EngineError (nonsense) if moves after an unreadable one are needed.
Division Session::by_believed_lists(const Variant& variant, const EnginePosition& position,
                                    int depth) {
  const bool tries = engine_->tries_moves();
  const EnginePosition sent = tries ? before_double_step(variant, position) : position;
  EnginePosition here = sent;
  return walk({}, depth, [&](const std::vector<std::string>& line) {
    here.line = sent.line;
    Setup setup = reached(variant, position);
    bool legal = true;  // an engine that generates illegal moves leads to positions without rules
    for (const std::string& text : line) {
      const std::optional<Move> move = try_parse_move(variant.notation, text);
      if (!move) {
        throw EngineError(
            EngineFailure::nonsense,
            fmt::format("the engine lists '{}' after {} of its moves; expected a "
                        "move",
                        hurdle::quoted(text, 80), here.line.size() - sent.line.size()));
      }
      legal = legal && variant.referee.explain(setup, *move).legal;
      setup = legal ? variant.referee.after(setup, *move) : setup;
      here.line.push_back(*move);
    }
    engine_.start_if_needed();
    const Names& names = names_of(variant);
    engine_->call(variant.notation, names.names[names.tried]);
    Division moves = in_our_text(variant, setup, engine_->divide(variant.notation, here, 1));
    for (auto& [move, times] : moves) {
      times = tries ? Total(1) : times;  // an engine may accept two spellings of one castling
    }
    if (!legal) {
      return moves;
    }
    return tries ? confirmed_moves(variant, here, std::move(moves))
                 : with_played(variant, here, std::move(moves));
  });
}

/// Adds the legal moves that the engine's search did not show and that it plays if it may search
/// nothing else: it knows them. Throws EngineError (nonsense) if the search shows no move at all,
/// because many engines search nothing in a drawn position, or only a part of the moves. If nothing
/// shows whether the engine knows the missing moves, throws EngineError (unsettled); beside illegal
/// moves they are ignored.
Division Session::with_played(const Variant& variant, const EnginePosition& position,
                              Division shown) {
  const Notation& notation = variant.notation;
  const Setup setup = reached(variant, position);
  std::map<std::string, std::string> unseen;  // the engine's word and ours
  std::set<std::string> words;
  for (const Move move : variant.plain.moves(setup)) {
    const std::string ours = to_text(notation, move.plain());
    if (shown.count(ours) == 0) {
      const std::string theirs =
          options_.dialect_of(notation).line(notation, setup, {move.plain()}).front();
      unseen.emplace(theirs, ours);
      words.insert(theirs);
    }
  }
  if (shown.empty() && !words.empty()) {
    throw EngineError(
        EngineFailure::nonsense,
        fmt::format("the engine's search plays no move, where {} are legal: it may take the game "
                    "as drawn",
                    words.size()));
  }
  const std::set<std::string> lost_words = engine_->scored_as_lost();  // of the last list
  const auto played =
      words.empty() ? std::set<std::string>() : engine_->played_alone(notation, position, words);
  for (const std::string& word : played.value_or(std::set<std::string>())) {
    shown.emplace(unseen.at(word), 1);
  }
  const Dialect& dialect = options_.dialect_of(notation);
  std::map<std::string, std::string> lost;
  for (const std::string& word : lost_words) {
    lost.emplace(dialect.our_move(notation, setup, word), word);
  }
  Division settled = settled_moves(variant, dialect, setup, std::move(shown), lost);
  if (played) {
    return settled;
  }
  std::erase_if(unseen, [&](const auto& one) { return settled.count(one.second) > 0; });
  for (const auto& [word, ours] : unseen) {
    settled.emplace(ours, 1);
  }
  if (settled == by_text(notation, variant.plain.divide(setup, 1))) {
    throw EngineError(not_shown(words));
  }
  return settled;
}

/// Removes the moves that are not legal from a reply about a game.
void Session::drop_accepted(const Variant& variant, const EnginePosition& position,
                            Division& moves) {
  const Setup setup = reached(variant, position);
  const Division legal = by_text(variant.notation, variant.plain.divide(setup, 1));
  std::vector<std::string> only_accepted;
  std::erase_if(moves, [&](const auto& one) {
    const bool illegal = legal.count(one.first) == 0;
    if (illegal) {
      only_accepted.push_back(one.first);
    }
    return illegal;
  });
  if (!only_accepted.empty()) {
    accepted_.push_back({setup, std::move(only_accepted), std::nullopt});
  }
}

/// Compares accepted moves with the rules and with the engine's own perft. An accepted move that is
/// not legal stays only if the engine's perft counts it. Throws EngineError (refused) if the engine
/// counts the legal moves and yet refuses one of them: then it reads moves in another way. Throws
/// as `require_fields` and `require_settled` do.
Division Session::confirmed_moves(const Variant& variant, const EnginePosition& position,
                                  Division accepted) {
  const Setup setup = reached(variant, position);
  const Division legal = by_text(variant.notation, variant.plain.divide(setup, 1));
  Division usable;
  std::vector<std::string> only_accepted;
  for (const auto& [move, times] : accepted) {
    if (legal.count(move) > 0) {
      usable.emplace(move, times);
    } else {
      only_accepted.push_back(move);
    }
  }
  if (accepted == legal) {
    return accepted;
  }
  const std::optional<Total> own = own_count(variant, position);
  if (shows_no_hands(legal, usable)) {
    throw EngineError(EngineFailure::misread,
                      "the engine accepts every legal move but no drop: it does not seem to read "
                      "the pieces in hand of `setboard`");
  }
  if (usable.empty() && !legal.empty() && own != Total()) {
    throw EngineError(EngineFailure::misread,
                      fmt::format("the engine refuses each of the {} legal moves: it does not seem "
                                  "to have set up the position",
                                  legal.size()));
  }
  if (usable.size() < legal.size()) {
    require_settled(variant, position, accepted);
    require_fields(variant, position, usable);
  }
  if (own == sum(legal) && usable.size() < legal.size()) {
    throw EngineError(
        EngineFailure::refused,
        fmt::format("the engine's own `perft 1` counts {} moves, as the rules do, but it refuses "
                    "some of them when they are sent; check their notation",
                    to_text(*own)));
  }
  if (own == sum(accepted)) {
    return accepted;
  }
  if (!only_accepted.empty()) {
    accepted_.push_back({setup, std::move(only_accepted), own});
  }
  return usable;
}

/// The engine's own perft. An engine without one may even end at the command; it is then restarted.
std::optional<Total> Session::own_count(const Variant& variant, const EnginePosition& position) {
  if (!has_own_count_) {
    return std::nullopt;
  }
  try {
    const std::optional<Total> count = engine_->own_count(variant.notation, position);
    has_own_count_ = count.has_value();
    return count;
  } catch (const EngineError&) {
    has_own_count_ = false;
    engine_.reset();
    return std::nullopt;
  }
}

}  // namespace hurdle::engines
