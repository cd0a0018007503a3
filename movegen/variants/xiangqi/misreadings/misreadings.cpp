#include "movegen/variants/xiangqi/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle::xiangqi {

using namespace wrong;

Misreadings misreadings(const Notation& reading) {
  return misreadings_of<Misread<XiangqiReferee>>(
      reading,
      common_rules(reading, {.slides_diagonally = false,
                             .leaps_lamely = true,
                             .captures_over_hurdles = true,
                             .never_give_check = {general, advisor, elephant}}),
      {pseudo_legal()});
}

}  // namespace hurdle::xiangqi
