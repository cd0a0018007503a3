#include "movegen/variants/pandemonium/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/pandemonium/referee.hpp"

namespace hurdle::pandemonium {

Misreadings misreadings(const Notation& reading) {
  return wrong::misreadings_of<wrong::Misread<PandemoniumReferee>>(
      reading, wrong::common_rules(reading, {}));
}

}  // namespace hurdle::pandemonium
