#include "props/mutants/janggi/mutants.hpp"

namespace hurdle::mutants {

std::vector<Mutant> janggi_mutants() {
  Family<janggi::JanggiReferee, janggi::CasualReferee> family;
  return family.take();
}

}  // namespace hurdle::mutants
