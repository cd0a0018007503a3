// Casual Janggi: one fact differs.
#pragma once

#include "movegen/variants/janggi/description.hpp"

namespace hurdle::janggi {

/// Facing generals have no effect: J10 and J11 are off.
inline constexpr fast::Description description_casual = [] {
  fast::Description casual = description;
  casual.facing_restricts = false;
  return casual;
}();

}  // namespace hurdle::janggi
