// The positions whose counts are a variant's rules version (rules.hpp). A list is never changed: a
// better one is another, with the next number.
#pragma once

#include <span>
#include <string_view>

namespace hurdle::campaign {

/// The number of this list.
inline constexpr int probe_list = 1;

struct Probe {
  std::string_view fen;
  int depth;
};

/// The probes of a variant, by its name; from every position set of it a few.
[[nodiscard]] std::span<const Probe> probes_of(std::string_view variant);

}  // namespace hurdle::campaign
