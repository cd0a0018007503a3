// The result of parsing a text in one notation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movegen/notations/place.hpp"

namespace hurdle::notations {

/// The moves that a text can mean in one notation: exactly one if it can be read.
struct ParsedMove {
  bool fits = false;        ///< the text has the form of the notation
  std::vector<Move> moves;  ///< legal, or the one move whose squares the text names
  std::string problem;      ///< without exactly one move: what was found and what was expected
  std::optional<Move> illegal{};  ///< without a legal move: the one illegal move it can name
};

/// The text has another form than the notation's.
[[nodiscard]] ParsedMove foreign(std::string problem);

/// The text has the form of the notation, but names no move.
[[nodiscard]] ParsedMove no_move(std::string problem);

/// The text names this move, legal or not.
[[nodiscard]] ParsedMove named(Move move);

/// The text fits these legal moves: one of them is the move, several are a problem that names them
/// and ends with `several`, and for none `none` is the problem.
[[nodiscard]] ParsedMove one_of(const Place& place, std::vector<Move> moves, std::string none,
                                const std::string& several);

}  // namespace hurdle::notations
