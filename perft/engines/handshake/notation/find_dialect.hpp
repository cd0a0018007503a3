// Finds the dialect in which an engine's move lists match the legal moves. Compares texts only;
// independent of engines and rules.
//
// Few moves never decide a dialect, and a difference of rules is never explained as a dialect. A
// "word" is a move as the engine wrote it; a move is "found" if its text is among the words.
// - Squares and upper case: searched if any board move is not found. Of all the candidates in
//   find_dialect.cpp, the one with the most moves found wins. It is accepted if it finds three
//   quarters of our moves, or half of them and at least twice as many as the expected dialect. If
//   the expected dialect finds three quarters (and is not USI, whose files on a tenth rank are
//   written in two ways), the candidate must explain every list exactly: many positions read the
//   same from both sides of the board.
// - Drop mark, promotion mark: searched if none of our drops (promotions) is found. The candidates
//   are what stands at the mark's place in the words; one is accepted if three quarters of the
//   drops (promotions) are found with it. Where moves name the piece that a pawn becomes, no mark
//   is searched: another piece is a difference of rules.
//   If no single mark does, one letter for each promoting piece is searched; together they must
//   find all promotions.
// - Mark of a move that could promote and does not: searched in the same way if none of these moves
//   is found; it is no mark of a promotion.
// - Castling: if none of our castling moves is found, the king's move onto its rook is searched, in
//   Chess960 the king's move to its goal, and the words O-O and O-O-O in letters or digits. A way
//   is accepted if all castling moves are found so.
// - Pass: searched if our text of the pass is in no list. A word is accepted if it is in every list
//   of a position in which the pass is legal, if it is one of the known words for a pass, and if it
//   cannot be parsed as a move between two different squares. The only word of a position in which
//   the pass is the only legal move is accepted, too: a program may pass there alone.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// A position's legal moves, and the moves that an engine lists, as it writes them.
struct FirstAnswer {
  Setup setup;
  std::vector<Move> moves;
  std::set<std::string> words;
  Division lines = {};  ///< the words with the number of lines of each, if the reply is usable
};

/// The dialect found, and the differences that remain in it.
struct DialectFound {
  Dialect dialect;          ///< the expected one, or another that explains more
  bool readable = true;     ///< false if a word has not the form of a move: it is not settled
  std::size_t moves = 0;    ///< legal moves in all positions
  std::size_t missing = 0;  ///< legal moves that are not among the words in this dialect
  std::size_t extra = 0;    ///< words that are no legal move in this dialect
  std::string stray;        ///< the first of these words, if possible one without that form
};

/// The legal moves of the position as the dialect writes them.
[[nodiscard]] std::set<std::string> words_of(const Notation& notation, const Dialect& dialect,
                                             const FirstAnswer& answer);

/// Whether the word has the form of a move in the dialect, legal or not, with no mark after it that
/// is not the dialect's.
[[nodiscard]] bool has_form(const Notation& notation, const Dialect& dialect,
                            const std::string& word);

/// Finds the dialect, starting from the expected one.
[[nodiscard]] DialectFound find_dialect(const Notation& notation, const Dialect& expected,
                                        std::span<const FirstAnswer> answers);

}  // namespace hurdle::engines
