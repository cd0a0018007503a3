// Fresh positions for a check, counted by the fast generator. Knows where positions come from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The `file` of such items.
inline constexpr std::string_view random_file = "random";

/// So many positions that can be told to an engine, half of them from random games and half thrown
/// on the board, with their counts of depth 1 and 2. The same for the same seed.
[[nodiscard]] std::vector<CheckItem> random_items(const Variant& variant, std::size_t number,
                                                  std::uint64_t seed);

}  // namespace hurdle::engines
