// One question to every game, answered apart from both generators: can the royal piece be captured?
#pragma once

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props {

/// C5: an enemy piece captures the royal piece of `owner`, whoever is to move, by the inspection or
/// the third reading of the game's clauses.
[[nodiscard]] bool royal_exposed(const Notation& notation, const Setup& setup, Colour owner);

}  // namespace hurdle::props
