// Nodes below each root move, by the move's text: the result that both generators and every engine
// can give, and comparisons of two of them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// Nodes below each root move, by the move's printed text. At depth 1 each move counts 1, or more
/// if the engine lists it more than once.
using Division = std::map<std::string, Total>;

/// The sum of a division.
[[nodiscard]] Total sum(const Division& division);

/// A generator's division, keyed by move text.
[[nodiscard]] Division by_text(const Notation& notation, const std::vector<DivideEntry>& entries);

/// Moves whose counts in `ours` and `theirs` differ, the cheapest to investigate first. A move that
/// is not listed counts 0: programs differ in whether they list a move without lines below it (a
/// pass that ends the game). So only `lacking` at depth 1 compares sets of moves.
[[nodiscard]] std::vector<std::string> differing(const Division& ours, const Division& theirs);

/// The moves of `a` that `b` does not list, sorted.
[[nodiscard]] std::vector<std::string> lacking(const Division& a, const Division& b);

/// True if all counts are equal; an unlisted move counts 0.
[[nodiscard]] bool agree(const Division& a, const Division& b);

}  // namespace hurdle
