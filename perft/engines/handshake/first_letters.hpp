// Which letters an engine may have for our pieces. Knows boards as text; asks nobody.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// A table of letters (`Dialect::letters`).
using Letters = std::map<char, char>;

/// The tables by which an engine's start position is one of ours, those with the fewest changes
/// first; none when its pieces stand elsewhere.
[[nodiscard]] std::vector<Letters> letters_of_start(const Notation& notation,
                                                    std::string_view their_fen);

/// The tables of the letters that other people use: the synonyms that we read.
[[nodiscard]] std::vector<Letters> letters_of_synonyms(const Notation& notation);

}  // namespace hurdle::engines
