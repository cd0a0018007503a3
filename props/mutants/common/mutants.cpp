#include "props/mutants/common/mutants.hpp"

namespace hurdle::mutants {

std::vector<Mutant> common_mutants() {
  return {};
}

}  // namespace hurdle::mutants
