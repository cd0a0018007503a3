// Parts of the sentences of clauses, and the clauses about ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/page/page.hpp"

namespace hurdle::custom {

/// The letters of these types in upper case: `Q, N`, or `none`.
[[nodiscard]] std::string letters_of(const Description& facts, const Types& types);

/// The same sentence for both players, or one for each.
template <class Words>
std::string for_sides(const Description& facts, const Words& words) {
  const std::string white = words(facts.of(Colour::white));
  const std::string black = words(facts.of(Colour::black));
  return white == black ? white + "." : "White: " + white + ". Black: " + black + ".";
}

/// The result of a drawn game by `materialCounting`.
[[nodiscard]] std::string_view words_of(Material material);

/// The text of the clause about castling.
[[nodiscard]] std::string castling_words(const Description& facts);

/// How many pieces of a type end promotions to it: `2 R, 1 Q`; empty without a limit.
[[nodiscard]] std::string promotion_limits(const Description& facts);

/// How pieces of the game move on `diagonalLines`: `K steps to the next square; R slides`.
[[nodiscard]] std::string diagonal_line_moves(const Description& facts);

/// Sentences about which drops are possible and which are forced, each after a blank.
[[nodiscard]] std::string drop_limits_words(const Description& facts);

/// Adds the clauses about ends: those at once, the lack of moves, and those that count moves.
void add_end_clauses(const Game& game, std::vector<RuleClause>& clauses);

}  // namespace hurdle::custom
