// Candidate tables of an engine's piece letters, from the text of its start position or from our
// synonyms.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// Our letter -> the engine's, as in `Dialect::letters`.
using Letters = std::map<char, char>;

/// The tables that translate one of our start positions into the engine's, fewest changes first.
/// Empty if the engine's pieces stand on other squares.
[[nodiscard]] std::vector<Letters> letters_of_start(const Notation& notation,
                                                    std::string_view their_fen);

/// Tables from the synonyms that our parser accepts: all of them together, then each alone.
[[nodiscard]] std::vector<Letters> letters_of_synonyms(const Notation& notation);

}  // namespace hurdle::engines
