// Engines that list no moves: Hurdle tries moves with them, or looks at what their search shows.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "perft/custom_check/lists_check.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "perft/engines/protocol/uci/search_lists.hpp"

namespace hurdle::custom {

bool ListsCheck::has_no_list_command() {
  engine_.start_if_needed();
  return engine_->tries_moves() || engine_->lists_by_search();
}

Division ListsCheck::only_generated(engines::RestartedEngine& engine, const Place& place,
                                    const engines::EnginePosition& position, Division moves) {
  if (engine->tries_moves()) {
    return without_accepted(*engine.get(), place, position, std::move(moves));
  }
  return engine->lists_by_search() ? with_played(*engine.get(), place, position, std::move(moves))
                                   : moves;
}

Division ListsCheck::without_accepted(engines::Adapter& engine, const Place& place,
                                      const engines::EnginePosition& position, Division moves) {
  settle_spellings(place, moves);
  const std::vector<std::string> extra = difference(rules_, place, list_of(place, moves), 1).extra;
  if (extra.empty() || engine.own_count(notation_, position) == Total(moves.size())) {
    return moves;
  }
  for (const std::string& move : extra) {
    moves.erase(move);
  }
  if (!std::exchange(noted_accepted_, true)) {
    result_.asked.notes.push_back(fmt::format(
        "the engine accepts illegal moves when they are sent, first {} in {}: this does not show "
        "that it generates them, and they are not compared",
        extra.front(), place.words()));
  }
  return moves;
}

void ListsCheck::settle_spellings(const Place& place, Division& moves) {
  const std::vector<Move> legal = rules_.legal_moves(place.position);
  const std::vector<std::string> texts = texts_of(legal);
  for (const Move& move : legal) {
    const std::string text = rules_.text_of(move);
    if (moves.count(text) == 0) {
      continue;
    }
    if (move.form == Form::pass && moves.erase(ProtocolWords::our_pass) == 0) {
      words_.pass_by_squares();
    }
    for (const Square to : {move.other, move.to}) {
      const std::string other = to_text(move.from) + to_text(to);
      if (move.form == Form::castling && std::ranges::find(texts, other) == texts.end()) {
        moves.erase(other);
      }
    }
  }
}

Division ListsCheck::with_played(engines::Adapter& engine, const Place& place,
                                 const engines::EnginePosition& position, Division moves) const {
  for (const std::string& word : engine.scored_as_lost()) {  // it may be one that loses the king
    const std::string ours = words_.our_move(word);
    if (difference(rules_, place, list_of(place, {{ours, Total(1)}}), 1).extra.size() == 1) {
      moves.erase(ours);
    }
  }
  const Difference found = difference(rules_, place, list_of(place, moves), 1);
  const std::vector<std::string>& unseen = found.missing;
  if (moves.empty() && !unseen.empty()) {
    throw engines::EngineError(
        engines::EngineFailure::nonsense,
        fmt::format("the engine's search plays no move, where {} are legal: it may take the game "
                    "as over",
                    unseen.size()));
  }
  if (unseen.empty()) {
    return moves;
  }
  std::set<std::string> words;
  for (const std::string& move : unseen) {
    words.insert(words_.move(move));
  }
  const auto played = engine.played_alone(notation_, position, words);
  if (!played && found.extra.empty()) {
    throw engines::EngineError(engines::not_shown(words));
  }
  for (const std::string& word : played.value_or(words)) {  // beside illegal moves, no doubtful one
    moves.emplace(words_.our_move(word), Total(1));
  }
  return moves;
}

}  // namespace hurdle::custom
