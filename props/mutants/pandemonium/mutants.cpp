#include "props/mutants/pandemonium/mutants.hpp"

namespace hurdle::mutants {

std::vector<Mutant> pandemonium_mutants() {
  Family<pandemonium::PandemoniumReferee> family;
  return family.take();
}

}  // namespace hurdle::mutants
