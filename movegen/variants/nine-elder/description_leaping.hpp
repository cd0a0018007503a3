// Nine elder with a leaping cassia: the moves of one piece differ.
#pragma once

#include "movegen/variants/nine-elder/description.hpp"

namespace hurdle::nine_elder {

/// N5 leaping: the cassia is a free knight.
inline constexpr fast::Description description_leaping = [] {
  fast::Description reading = description;
  reading.types[cassia_type].movement = {.leaps = fast::knight_leaps};
  return reading;
}();

}  // namespace hurdle::nine_elder
