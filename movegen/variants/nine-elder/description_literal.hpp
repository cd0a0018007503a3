// House rules of Nine elder with N2 to the letter: the moves of two pieces differ.
#pragma once

#include "movegen/variants/nine-elder/description.hpp"

namespace hurdle::nine_elder {

/// N2 to the letter: the dragon moves as an incense, the horse as an incense or one diagonal step.
inline constexpr fast::Description description_literal = [] {
  fast::Description changed = description;
  changed.types[dragon_type].movement = {.orthogonal = fast::slides};
  changed.types[horse_type].movement = {.steps = fast::diagonals, .orthogonal = fast::slides};
  return changed;
}();

}  // namespace hurdle::nine_elder
