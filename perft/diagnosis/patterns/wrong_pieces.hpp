// The lists of moves in which only one kind of piece moves wrongly: one sentence about all of them.
// Does not depend on mutants.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// The kind of the piece that a move moves or drops; nothing if it starts on an empty square.
[[nodiscard]] std::optional<Kind> mover_of(const Setup& position, Move move);

/// "lance"; "promoted lance" in a game whose promoted pieces are written as such and move
/// otherwise.
[[nodiscard]] std::string piece_name(const Notation& notation, Piece piece);

/// The kind of piece that makes all missing and extra moves; nothing if several do, or if a move
/// cannot be parsed or starts on an empty square.
[[nodiscard]] std::optional<Kind> wrong_piece(const Notation& notation, const Observation& seen);

/// States which pieces move wrongly, and what their moves share. Each list has a wrong piece.
[[nodiscard]] std::string wrong_pieces_sentence(const Notation& notation,
                                                const std::vector<const Observation*>& lists);

/// "moves-of-soldier", or "moves-of-several-pieces".
[[nodiscard]] std::string wrong_pieces_id(const Notation& notation,
                                          const std::vector<const Observation*>& lists);

}  // namespace hurdle
