// Positions of a variant from what users write: a FEN or the names of starts, and moves from there.
// Takes only possible positions and plays only legal moves; refuses to know where the text stood.
#pragma once

#include <stdexcept>
#include <string_view>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {

/// A position or a move that cannot be read, or that the rules refuse; `what()` says the place in
/// the text, and why.
class BadPosition : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The position of a FEN. Throws BadPosition.
[[nodiscard]] Setup position_by_fen(const Variant& variant, std::string_view fen);

/// The start of `A` (both players) or `A,B`; empty is the default. Throws BadPosition.
[[nodiscard]] Setup position_by_setup(const Variant& variant, std::string_view names);

/// A position and the last move that led to it.
struct PlayedPosition {
  Setup setup;
  Move last;  ///< the default move when none was played
};

/// Plays `moves`, separated by blanks. Throws BadPosition that names the first move that is
/// illegal or cannot be read, its number, and the clause.
[[nodiscard]] PlayedPosition play_moves(const Variant& variant, const PlayedPosition& from,
                                        std::string_view moves);

}  // namespace hurdle
