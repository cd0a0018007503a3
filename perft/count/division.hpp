// Nodes below each root move, by the move's text: the answer that both generators and every engine
// can give. Knows when two of them are the same answer.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// Nodes below each root move, by the move's text as it is printed. At depth 1 a move counts 1, and
/// more when it was listed more than once.
using Division = std::map<std::string, Total>;

/// The sum of a division.
[[nodiscard]] Total sum(const Division& division);

/// A generator's division, by move text.
[[nodiscard]] Division by_text(const Notation& notation, const std::vector<DivideEntry>& entries);

/// Moves of `ours` whose counts differ from the engine's, the cheapest to look into first. A move
/// that is not listed counts 0: programs differ in whether they list a move without a line below
/// it (a pass into a finished game), so only `lacking` at depth 1 compares sets of moves.
[[nodiscard]] std::vector<std::string> differing(const Division& ours, const Division& theirs);

/// The moves of `a` that `b` does not list, sorted.
[[nodiscard]] std::vector<std::string> lacking(const Division& a, const Division& b);

/// True when both say the same: counts of all moves, an unlisted move counting 0.
[[nodiscard]] bool agree(const Division& a, const Division& b);

}  // namespace hurdle
