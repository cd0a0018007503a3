#include "props/mutants/common/mutants.hpp"

namespace hurdle::mutants {

std::vector<Mutant> common_mutants() {
  EveryVariant family;
  add_counting_mutants(family);
  add_blind_mutants(family);
  add_pin_mutants(family);
  add_evasion_mutants(family);
  add_hurdle_mutants(family);
  return family.take();
}

}  // namespace hurdle::mutants
