// Positions of a variant from user text: a FEN or the names of start positions, and moves from
// there. Accepts only valid positions and legal moves.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "movegen/notations/notations.hpp"
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

/// The position of a FEN, of an SFEN, or of a command of UCI or USI: `startpos`, `sfen …`, `fen …`,
/// each after `position` or not. SFEN needs no word where it cannot be a FEN. Throws BadPosition,
/// which names the game whose FEN the text is, if only one game's.
[[nodiscard]] Setup position_by_fen(const Variant& variant, std::string_view fen);

/// The start position named `A` (both players) or `A,B`; empty means the default. Throws
/// BadPosition.
[[nodiscard]] Setup position_by_setup(const Variant& variant, std::string_view names);

/// A position and the last move that led to it.
struct PlayedPosition {
  Setup setup;
  Move last;                              ///< the default move if none was played
  std::optional<MoveNotation> read_as{};  ///< the notation of the moves, if they decided it
  std::string note{};                     ///< for the user, if they can be read in two ways
};

/// Plays `moves`, separated by blanks or commas, in any notation of the game (movegen/notations/).
/// Text that has the form of `preferred` is read in it. Throws BadPosition with the first move that
/// is illegal or cannot be read, its number, and the clause.
[[nodiscard]] PlayedPosition play_moves(const Variant& variant, const PlayedPosition& from,
                                        std::string_view moves,
                                        std::optional<MoveNotation> preferred = {});

/// The move that a text names in a position; illegal moves are named by their squares, or by any
/// text that `named` permits. Throws BadPosition.
[[nodiscard]] Move move_in(const Variant& variant, const PlayedPosition& position,
                           std::string_view text, std::optional<MoveNotation> preferred = {},
                           notations::Named named = notations::Named::legal);

}  // namespace hurdle
