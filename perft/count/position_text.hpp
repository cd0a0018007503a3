// Positions of a variant from user text: a FEN or the names of start positions, and moves from
// there. Accepts only valid positions and legal moves.
#pragma once

#include <stdexcept>
#include <string_view>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {

/// A position or a move that cannot be parsed, or is invalid or illegal; `what()` gives the place
/// in the text and the reason.
class BadPosition : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The position of a FEN. Throws BadPosition.
[[nodiscard]] Setup position_by_fen(const Variant& variant, std::string_view fen);

/// The start position named `A` (both players) or `A,B`; empty means the default. Throws
/// BadPosition.
[[nodiscard]] Setup position_by_setup(const Variant& variant, std::string_view names);

/// A position and the last move that led to it.
struct PlayedPosition {
  Setup setup;
  Move last;  ///< the default move if none was played
};

/// Plays `moves`, separated by blanks. Throws BadPosition with the first move that is illegal or
/// cannot be parsed, its number, and the clause.
[[nodiscard]] PlayedPosition play_moves(const Variant& variant, const PlayedPosition& from,
                                        std::string_view moves);

}  // namespace hurdle
