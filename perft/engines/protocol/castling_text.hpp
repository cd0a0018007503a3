// How engines write castling: as the king's move onto its rook, as its move to the square where it
// ends, or as a word. Our text is the first in Chess960 and the second in all other games (H8).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// Whether castling is written in another way than ours.
[[nodiscard]] bool rewrites_castling(const Dialect& dialect, const Notation& notation);

/// The second square of a castling move in the dialect.
[[nodiscard]] Square their_castling_square(const Dialect& dialect, const Notation& notation,
                                           Move castling);

/// The second square of our text for the engine's move between these squares: another one than `to`
/// only if the move is castling. A step of a king to the square where it would end is no castling.
[[nodiscard]] Square our_castling_square(const Dialect& dialect, const Notation& notation,
                                         const Setup& setup, Square from, Square to);

/// The dialect's word for castling, `up` towards the last file: `O-O`, else `O-O-O`.
[[nodiscard]] std::string castling_word(const Dialect& dialect, bool up);

/// Whether a word can be the first of them: the second one is made of it.
[[nodiscard]] bool can_be_castling_word(std::string_view word);
constexpr std::string_view castling_words = "O-O, o-o or 0-0";

/// Whether the dialect has such words, and this is one.
[[nodiscard]] bool is_castling_word(const Dialect& dialect, std::string_view word);

/// A FEN of the position with each castling right as the file of its rook: `HAha`.
[[nodiscard]] std::string with_rights_as_files(const Notation& notation, const Setup& setup,
                                               std::string fen);

/// Our text of the castling that such a word means. The word if the side to move has no king, in
/// Chess960 no right to castle on that side, or if the game has no castling rights, as Pandemonium,
/// where the king goes further (P10).
[[nodiscard]] std::string our_castling_of_word(const Dialect& dialect, const Notation& notation,
                                               const Setup& setup, std::string_view word);

/// The moves, played one after another from `base`, with castling marked as generators mark it.
[[nodiscard]] std::vector<Move> with_castling_marked(const Notation& notation, const Setup& base,
                                                     const std::vector<Move>& moves);

/// Whether a player with a castling right has the king one step from where it would end: castling
/// and the step read the same then.
[[nodiscard]] bool has_ambiguous_castling(const Dialect& dialect, const Notation& notation,
                                          const Setup& setup);

}  // namespace hurdle::engines
