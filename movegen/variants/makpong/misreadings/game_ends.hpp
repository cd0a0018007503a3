// What is got wrong about the ends of this family's games.
#pragma once

#include <vector>

namespace hurdle {
struct MisreadEnd;
}  // namespace hurdle

namespace hurdle::makpong {

/// A list of single errors, by the order of the clauses.
[[nodiscard]] std::vector<MisreadEnd> misread_ends();

}  // namespace hurdle::makpong
