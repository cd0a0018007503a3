// Random positions for a check, counted by the fast generator.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The `file` of such items.
inline constexpr std::string_view random_file = "random";

/// `number` positions that can be sent to an engine, with their counts at depths 1 and 2: half from
/// random games, half with randomly placed pieces. Equal seeds give equal positions. Throws
/// Interrupted when `stop` becomes true.
[[nodiscard]] std::vector<CheckItem> random_items(const Variant& variant, std::size_t number,
                                                  std::uint64_t seed,
                                                  const std::atomic<bool>* stop = nullptr);

}  // namespace hurdle::engines
