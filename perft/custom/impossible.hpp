// Why no piece, hand or castling of a custom game has a move.
#pragma once

#include <string>
#include <string_view>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// The id of a clause of the game's rules, and a sentence. Without an id, the clause of the piece
/// on the square `from` says which moves it has.
struct Impossibility {
  std::string_view clause;
  std::string sentence;
};

/// About a drop in coordinates that is none of `Rules::moves_before_safety`.
[[nodiscard]] Impossibility why_no_drop(const Rules& rules, const Position& position,
                                        std::string_view text, Square to);

/// About a move of a piece of the player to move from one square to another.
[[nodiscard]] Impossibility why_no_move(const Rules& rules, const Position& position,
                                        std::string_view text, Square from, Square to);

}  // namespace hurdle::custom
