// What is got wrong about the ends of this game.
#pragma once

#include <vector>

namespace hurdle {
struct MisreadEnd;
}  // namespace hurdle

namespace hurdle::crazyhouse {

/// A list of single errors, by the order of the clauses.
[[nodiscard]] std::vector<MisreadEnd> misread_ends();

}  // namespace hurdle::crazyhouse
