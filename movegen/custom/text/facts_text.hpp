// The facts of a game as exact text, for digests and comparisons.
#pragma once

#include <string>

#include "movegen/custom/description.hpp"

namespace hurdle::custom {

/// A line `key value` for each fact. The lines of two games are equal if and only if their
/// descriptions are equal.
[[nodiscard]] std::string facts_text(const Description& facts);

}  // namespace hurdle::custom
