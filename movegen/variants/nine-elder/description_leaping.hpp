// House rules of Nine elder with a leaping cassia: the moves of one piece differ.
#pragma once

#include "movegen/variants/nine-elder/description.hpp"

namespace hurdle::nine_elder {

/// N5 leaping: nothing blocks the cassia, so it moves as a chess knight.
inline constexpr fast::Description description_leaping = [] {
  fast::Description changed = description;
  changed.types[cassia_type].movement = {.leaps = fast::knight_leaps};
  return changed;
}();

}  // namespace hurdle::nine_elder
