// The positions whose counts are a variant's rules version (perft/campaign/plan/rules.hpp). Never
// change a list: add a new one with the next number.
#pragma once

#include <span>
#include <string_view>

#include "movegen/vocab/probe.hpp"

namespace hurdle {

/// The number of these lists.
inline constexpr int probe_list = 1;

/// The probes of a variant, by its name: a few from each of its position sets.
[[nodiscard]] std::span<const Probe> probes_of(std::string_view variant);

}  // namespace hurdle
