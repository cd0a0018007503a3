// Sends positions of a custom game in the words of the engine's protocol, and reads its moves in
// Hurdle's.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/custom/tried_moves.hpp"
#include "perft/custom_check/lists_check.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::custom {

using engines::EngineError;
using engines::EngineFailure;
using engines::EnginePosition;

namespace {

/// The moves to try, and every legal move: none may be missing because it was not tried.
std::vector<std::vector<std::string>> with_legal_moves(const Rules& rules,
                                                       const Position& position) {
  std::vector<std::vector<std::string>> groups = moves_to_try(rules.facts(), position);
  std::set<std::string> tried;
  for (const std::vector<std::string>& group : groups) {
    tried.insert(group.begin(), group.end());
  }
  for (const Move& move : rules.legal_moves(position)) {
    if (tried.insert(rules.text_of(move)).second) {
      groups.push_back({rules.text_of(move)});
    }
  }
  return groups;
}

}  // namespace

Division ListsCheck::ask(const Place& place, int depth) {
  asked_.item.id = place.words();
  asked_.depth = depth;
  Division words = ask(engine_, place, depth);
  replied_ = true;
  return words;
}

engines::PositionText ListsCheck::written(const Place& place) const {
  try {
    return words_.position(place.fen, place.moves);
  } catch (const std::invalid_argument& error) {  // this position cannot be sent, others can
    throw EngineError(EngineFailure::unsettled, error.what());
  }
}

EnginePosition ListsCheck::sent(const Place& place, bool tries) const {
  engines::PositionText text = written(place);
  if (tries) {
    const Description& facts = rules_.facts();
    text.tries = words_.tries(with_legal_moves(rules_, place.position));
    text.illegal = words_.square_twice(illegal_move(facts, place.position));
  }
  return {{}, {}, place.from_start, std::move(text)};
}

Division ListsCheck::ask(engines::RestartedEngine& engine, const Place& place, int depth) {
  engine.start_if_needed();
  const std::set<std::string>& listed = engine->listed();
  const std::string name(notation_.name);
  if (!listed.empty() && listed.count(name) == 0) {  // it would play another game
    throw EngineError(
        EngineFailure::variant_unknown,
        fmt::format("the engine does not list '{}' among its variants; use --variant-map {}=NAME",
                    hurdle::quoted(name), check_.game->name));
  }
  try {
    const EnginePosition position = sent(place, engine->tries_moves());
    const Division words = engine->divide(notation_, position, depth);
    engine.note_reply();
    engine.note_moves();
    Division moves;
    for (const auto& [word, nodes] : words) {
      moves[words_.our_move(word)] += nodes;
    }
    if (words_.counts_from_0()) {
      expect_ranks_from_0(place, words, moves, depth);
    }
    return only_generated(engine, place, position, std::move(moves));
  } catch (const EngineError& error) {
    engine.recover_from(error);
    throw;
  }
}

void ListsCheck::expect_ranks_from_0(const Place& place, const Division& words,
                                     const Division& moves, int depth) const {
  const auto is_right = [&](const Division& read) {
    try {
      const Difference found = difference(rules_, place, list_of(place, read), depth);
      return found.extra.empty() && std::ranges::all_of(found.missing, [](const std::string& move) {
               return move.find("10") != std::string::npos;  // a rank that is not written so
             });
    } catch (const EngineError&) {
      return false;
    }
  };
  if (!is_right(moves) && is_right(words)) {
    throw EngineError(EngineFailure::nonsense,
                      fmt::format("the engine counts ranks from 1, as in '{}'; expected ranks from "
                                  "0 by this protocol",
                                  hurdle::quoted(words.begin()->first)));
  }
}

std::string ListsCheck::question(const Place& place, int depth) const {
  return engine_ ? engine_->question(notation_, sent(place, false), depth) : "";
}

std::string ListsCheck::command(std::string_view name, std::string_view depth,
                                const Place& place) const {
  return fmt::format(
      "hurdle {} {}{} --variants {} --fen \"{}\"{}", name, engines::shell_word(check_.game->name),
      depth, engines::shell_word(check_.file), place.fen,
      place.moves.empty() ? "" : fmt::format(" --moves \"{}\"", fmt::join(place.moves, " ")));
}

}  // namespace hurdle::custom
