// Positions as text, in the forms that Fairy-Stockfish writes.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// A FEN that cannot be parsed; `what()` names the column, what was found and what was expected.
class FenError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Parses a FEN. Fields at the end may be missing. Throws FenError, also if a king is missing or a
/// hand holds more than 127 pieces of a kind.
[[nodiscard]] Position parse_position(const Description& facts, std::string_view fen);

/// The same for a position that moves have reached: kings that were attacked while the opponent was
/// to move may have been captured.
[[nodiscard]] Position parse_reached_position(const Description& facts, std::string_view fen);

/// The FEN of a position; parsing it gives the same position, except for the passes before it,
/// `faced` and `castled`.
[[nodiscard]] std::string fen_of(const Description& facts, const Position& position);

/// `+r`, `q~`, `P`: a piece on the board.
[[nodiscard]] std::string letters_of(const Description& facts, const Piece& piece);

}  // namespace hurdle::custom
