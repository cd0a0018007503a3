// Captures, drops, passes and changes after a move, for several games. Depends on no kind of
// piece.
#pragma once

#include <vector>

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {

/// Changes the position after a move.
[[nodiscard]] Change<Hooks> afterwards(std::function<void(const Turn& asked, Setup& next)> more);

/// Some captured pieces leave the game.
[[nodiscard]] Change<Hooks> loses(std::function<bool(Piece captured)> lost);
/// A captured piece comes to the hand as if another had been captured.
[[nodiscard]] Change<Hooks> taken_as(std::function<Piece(Piece captured)> becomes);
/// The same piece of the other player: when captured, it goes back to its owner's hand.
[[nodiscard]] inline Piece of_the_other_side(Piece captured) {
  return {opponent(captured.colour()), captured.kind(), captured.promoted()};
}
/// Some captured pieces, other than pawns captured in passing, go to no hand.
[[nodiscard]] Change<Hooks> takes_nothing_if(std::function<bool(const Turn& asked)> so);
/// A hand holds at most one piece of each kind.
[[nodiscard]] Change<Hooks> takes_one_of_a_kind();

/// Some drops are barred: `own_rank` counts from 1 at the player's own edge.
[[nodiscard]] Change<Hooks> bars(std::function<bool(const Dropping& drop, int own_rank)> barred);

/// Pieces of a sort bar their file for pawns of their player.
[[nodiscard]] Change<Hooks> no_second_pawn(Kind pawn, Sort sort);
/// These drops promote the dropped piece.
[[nodiscard]] Change<Hooks> drops_promoted_if(std::function<bool(const Turn& drop)> which);

/// The number of pieces of the dropped kind in hand after a drop, from the number before.
[[nodiscard]] Change<Hooks> leaves_in_hand(std::function<std::uint8_t(std::uint8_t held)> left);
/// Kinds that are never dropped.
[[nodiscard]] Rules<Hooks> never_dropped(std::string_view clause, const Notation& notation,
                                         const std::vector<Kind>& kinds);
/// The player drops pieces from the enemy's hand.
[[nodiscard]] Change<Hooks> drops_from_the_wrong_hand();

/// The file of the drop holds a piece of the player of which this is true.
[[nodiscard]] bool file_holds(const Dropping& asked, const std::function<bool(Piece)>& which);

/// A player may also pass where this holds; the second of them even in check.
[[nodiscard]] Change<Hooks> passes_if(std::function<bool(const Situation&)> may);
[[nodiscard]] Change<Hooks> passes_unsafely_if(std::function<bool(const Situation&)> may);

/// The same for a player without a move on the board who is not in check.
[[nodiscard]] Change<Hooks> passes_in_stalemate_if(std::function<bool(const Situation&)> may);

}  // namespace hurdle::mutation
