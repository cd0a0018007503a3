// The positions whose counts are a variant's rules version (perft/campaign/plan/rules.hpp). A list
// is never changed: a better one is another, with the next number.
#pragma once

#include <span>
#include <string_view>

#include "movegen/vocab/probe.hpp"

namespace hurdle {

/// The number of these lists.
inline constexpr int probe_list = 1;

/// The probes of a variant, by its name; from every position set of it a few.
[[nodiscard]] std::span<const Probe> probes_of(std::string_view variant);

}  // namespace hurdle
