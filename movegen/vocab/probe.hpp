// A position whose count tells whether two builds play a variant by the same rules.
#pragma once

#include <span>
#include <string_view>

namespace hurdle {

struct Probe {
  std::string_view fen;
  int depth;
};

/// A variant, by its name, and its probes.
struct Probed {
  std::string_view variant;
  std::span<const Probe> probes;
};

}  // namespace hurdle
