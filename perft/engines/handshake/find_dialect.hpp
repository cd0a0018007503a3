// The dialect in which an engine's lists of moves are ours. Knows texts and lists; asks nobody and
// knows no rule.
//
// A dialect is never guessed from few moves, and a rule never guessed away. The rules are:
// - How squares are written, and upper case: looked for only where less than three quarters of our
//   moves on the board are words of the engine's lists (by USI, where any is not: its files on a
//   tenth rank are written in two ways). Of all the ways (find_dialect.cpp has them), the one
// in
//   which most of our moves on the board are words of the engine's lists. It is taken if these are
//   three quarters of ours, or half of ours and at least twice as many as without it.
// - A drop's mark, a promotion's mark: looked for only where no drop (promotion) of ours is among
// the
//   engine's words. It is taken if three quarters of them are among the words with it. A letter
//   that names a piece is no mark: a promotion to another piece is a rule.
// - The pass: looked for only where our text of it is in no list. It is taken if every list in
// which
//   it is legal has it; it is one of the words for a pass that are known, never a word that reads
//   as a move from one square to another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// A position's moves, as the rules have them and as an engine writes them.
struct FirstAnswer {
  Setup setup;
  std::vector<Move> moves;
  std::set<std::string> words;
};

/// What was found.
struct DialectFound {
  Dialect dialect;          ///< the one that was expected, or another that explains more
  bool readable = true;     ///< false when the words have not even the form of moves
  std::size_t moves = 0;    ///< of ours, in all positions
  std::size_t missing = 0;  ///< of them, not among the words in this dialect
  std::size_t extra = 0;    ///< words that are none of our moves in this dialect
  std::string stray;        ///< the first of these words
};

/// Looks for the dialect, beginning with the one that is expected.
[[nodiscard]] DialectFound find_dialect(const Notation& notation, const Dialect& expected,
                                        std::span<const FirstAnswer> answers);

}  // namespace hurdle::engines
