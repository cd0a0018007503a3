// Groups failures with an engine by kind.
#pragma once

#include <string>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The words of a text, with `#` in place of each word that differs between positions: one with a
/// digit or a slash (a move, a FEN, a number, a path), or of a single letter (a side).
[[nodiscard]] std::string outline(const std::string& text);

/// Adds a failure of `positions` positions to its kind, or as a new kind.
void add_failure(std::vector<FailureKind>& kinds, const Unanswered& failure,
                 std::size_t positions = 1);

}  // namespace hurdle::engines
