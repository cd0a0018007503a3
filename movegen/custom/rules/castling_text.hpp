// The third field of a FEN: castling rights, and squares whose pieces have not moved.
#pragma once

#include <string>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// Adds the right that a letter names: `K`, `Q`, or the file of the rook; in games with gating also
/// a square whose piece has not moved. False if king or rook is missing. Rights of games without
/// castling are ignored.
[[nodiscard]] bool read_right(const Description& facts, Position& position, char letter);

/// The rights as text; `-` for none.
[[nodiscard]] std::string rights_text(const Description& facts, const Position& position);

}  // namespace hurdle::custom
