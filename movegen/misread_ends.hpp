// The misreadings of how games end, of every game of the list in ends.cpp.
#pragma once

#include <span>

#include "movegen/referee/misreadings/ends.hpp"

namespace hurdle {

/// What is known to be misread of a variant's end clauses; nothing for one whose ends are unknown.
[[nodiscard]] std::span<const MisreadEnd> misread_ends_of(const Notation& variant);

}  // namespace hurdle
