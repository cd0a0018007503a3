// Captures, drops, passes and what a move leaves behind: changes that several games share. Depends
// on no kind of piece.
#pragma once

#include <vector>

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {

/// The position after a move is changed once more.
[[nodiscard]] Change<Hooks> afterwards(std::function<void(const Turn& asked, Setup& next)> more);

/// Some captured pieces leave the game.
[[nodiscard]] Change<Hooks> loses(std::function<bool(Piece captured)> lost);
/// A captured piece comes to the hand as if another had been captured.
[[nodiscard]] Change<Hooks> taken_as(std::function<Piece(Piece captured)> becomes);
/// The piece as one of the other player: captured, it comes to the hand of its owner.
[[nodiscard]] inline Piece of_the_other_side(Piece captured) {
  return {opponent(captured.colour()), captured.kind(), captured.promoted()};
}
/// Some captures on the square where they end bring nothing to the hand.
[[nodiscard]] Change<Hooks> takes_nothing_if(std::function<bool(const Turn& asked)> so);
/// A second piece of a kind does not come to the hand.
[[nodiscard]] Change<Hooks> takes_one_of_a_kind();

/// Some drops are barred: `own_rank` counts from 1 at the player's own edge.
[[nodiscard]] Change<Hooks> bars(std::function<bool(const Dropping& drop, int own_rank)> barred);

/// Pieces of a sort bar their file for pawns of their player.
[[nodiscard]] Change<Hooks> no_second_pawn(Kind pawn, Sort sort);
/// Pieces are promoted by these drops.
[[nodiscard]] Change<Hooks> drops_promoted_if(std::function<bool(const Turn& drop)> which);

/// What a drop leaves in hand of its kind, of so many that were there.
[[nodiscard]] Change<Hooks> leaves_in_hand(std::function<std::uint8_t(std::uint8_t held)> left);
/// Kinds that are never dropped.
[[nodiscard]] Rules<Hooks> never_dropped(std::string_view clause, const Notation& notation,
                                         const std::vector<Kind>& kinds);
/// The player drops what the enemy holds.
[[nodiscard]] Change<Hooks> drops_from_the_wrong_hand();

/// The file of the drop holds a piece of the player's of which this is true.
[[nodiscard]] bool file_holds(const Dropping& asked, const std::function<bool(Piece)>& which);

/// A player may also pass where this holds; the second of them even in check.
[[nodiscard]] Change<Hooks> passes_if(std::function<bool(const Position&)> may);
[[nodiscard]] Change<Hooks> passes_unsafely_if(std::function<bool(const Position&)> may);

/// The same for a player without a move on the board who is not in check.
[[nodiscard]] Change<Hooks> passes_in_stalemate_if(std::function<bool(const Position&)> may);

}  // namespace hurdle::mutation
