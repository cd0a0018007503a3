// Several moves in one text, read one after the other from a position: `e4 e5, Nf3` or
// `1. e4 e5 2. Nf3`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/notations/notations.hpp"

namespace hurdle::notations {

/// The moves of a text.
struct ParsedLine {
  std::vector<std::string> words;       ///< the text of each move
  std::vector<Move> moves;              ///< one for each word
  std::optional<std::size_t> illegal;   ///< the first illegal move
  Setup setup;                          ///< after the moves, or before the illegal one
  Move last;                            ///< that led to `setup`
  std::optional<MoveNotation> read_as;  ///< the notation that the line as a whole decided
  std::string note;                     ///< for the user, if the line can be read in two ways
};

/// The moves of a text: blanks and commas separate them, and move numbers such as `12.` or `12...`
/// are skipped. `同` and the next word are one move; the mark of a Shogi player begins a move.
[[nodiscard]] std::vector<std::string> split_moves(std::string_view text);

/// If the game has a notation that gives the squares of C7 another meaning: C7 or that one, in
/// which more of these moves are legal from a position that `last` led to; C7 if both are as good.
[[nodiscard]] std::optional<MoveNotation> notation_of(const Referee& referee, const Setup& setup,
                                                      Move last,
                                                      const std::vector<std::string>& words);

/// Reads a line from a position that `last` led to. If the game has a notation that gives the
/// squares of C7 another meaning, the whole line decides: it is read in C7 if all its moves are
/// legal, else in the other notation if they are legal there, else in C7. Throws UnreadableMove
/// that begins with the number of the move. After an illegal move only texts that name their
/// squares are read; with `Named::any` other texts need only the form of a move, and `moves` holds
/// the default move for them.
[[nodiscard]] ParsedLine read_line(const Referee& referee, const Setup& setup, Move last,
                                   std::string_view text,
                                   std::optional<MoveNotation> preferred = {},
                                   Named named = Named::legal);

}  // namespace hurdle::notations
