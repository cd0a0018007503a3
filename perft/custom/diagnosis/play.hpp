// How an engine may play a custom game: by which facts, from which position, and with which test
// for check. Independent of the engine's lists.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// The moves of a list, as text.
using MoveTexts = std::set<std::string>;

using OfMove = std::function<bool(const Rules&, const Position&, const Move&)>;

/// Rules that may differ from those of the file.
struct Play {
  Description facts;
  /// What is made of the position that a FEN describes, one change after the other.
  std::vector<std::function<void(Position&)>> fen_changes;
  /// Moves that leave a king attacked and are listed nevertheless.
  std::vector<OfMove> untested;
  std::vector<OfMove> castlings;  ///< despite attacks on the king or on its way
  std::vector<OfMove> forgotten;  ///< legal moves that are not listed

  [[nodiscard]] MoveTexts moves(const Position& position) const;
};

/// The kinds of pieces of the game.
[[nodiscard]] std::vector<Type> types_of(const Description& facts);

/// "archbishop (A)".
[[nodiscard]] std::string name_of(const Description& facts, Type type);

/// A change of a Play. `says` ends the sentence "It plays as if: ".
struct PlayMutant {
  std::string says;
  std::function<void(Play&)> apply;
};

/// Every fact changed, moves of one player's pieces changed, and parts of the test for check, of
/// castling, promotions and drops left out.
[[nodiscard]] std::vector<PlayMutant> rule_mutants(const Play& known);

/// A part of a FEN that is not read, or read for another.
[[nodiscard]] std::vector<PlayMutant> fen_mutants(const Play& known);

}  // namespace hurdle::custom
