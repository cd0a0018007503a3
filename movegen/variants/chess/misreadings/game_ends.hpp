// What is got wrong about the ends of this game, and of Chess960.
#pragma once

#include <vector>

namespace hurdle {
struct MisreadEnd;
}  // namespace hurdle

namespace hurdle::chess {

/// A list of single errors, by the order of the clauses.
[[nodiscard]] std::vector<MisreadEnd> misread_ends();

}  // namespace hurdle::chess
