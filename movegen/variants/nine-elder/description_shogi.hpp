// House rules of Nine elder with optional promotion: one fact differs.
#pragma once

#include "movegen/variants/nine-elder/description.hpp"

namespace hurdle::nine_elder {

/// N6 as in Shogi: promotion is a choice.
inline constexpr fast::Description description_shogi = [] {
  fast::Description changed = description;
  changed.promotion = fast::PromotionRule::choice;
  return changed;
}();

}  // namespace hurdle::nine_elder
