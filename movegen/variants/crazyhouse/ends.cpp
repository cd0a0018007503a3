#include "movegen/variants/crazyhouse/ends.hpp"

namespace hurdle::crazyhouse {

bool CrazyhouseEnds::lacks_material(const Setup& /*setup*/) const {
  return false;
}

}  // namespace hurdle::crazyhouse
