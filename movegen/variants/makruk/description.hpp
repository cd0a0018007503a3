// Description of Makruk for the fast generator: Makpong's, except that a king in check may flee
// (T6).
#pragma once

#include "movegen/variants/makpong/description.hpp"
#include "movegen/variants/makruk/notation.hpp"

namespace hurdle::makruk {

inline constexpr fast::Description facts = [] {
  fast::Description thai = makpong::facts;
  thai.royal_stays_in_check = false;  // T6
  return thai;
}();

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::makruk
