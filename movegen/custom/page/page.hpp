// The rules of a custom game in words, clause by clause, made from its facts.
#pragma once

#include <string>
#include <vector>

#include "movegen/custom/games.hpp"

namespace hurdle::custom {

/// A clause: an id that stays the same while the fact exists, and its sentences.
struct RuleClause {
  std::string id;  ///< `archbishop`, `custom-piece-3`, `castling`, `drops`
  std::string title;
  std::string text;
};

/// All clauses of a game, pieces first.
[[nodiscard]] std::vector<RuleClause> clauses_of(const Game& game);

/// The page in Markdown.
[[nodiscard]] std::string rules_page(const Game& game);

/// A set of squares on this board: `e4, f4`, `rank 8`, `files a and b`, `everywhere`, `nowhere`.
[[nodiscard]] std::string words_of(const Squares& squares, BoardSize size);

}  // namespace hurdle::custom
