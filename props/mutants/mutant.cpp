#include "props/mutants/mutant.hpp"

#include "perft/count/referee_generator.hpp"

namespace hurdle::mutants {

Mutant mutant_of(const Misreading& misreading) {
  return {misreading.belief, misreading.referee, make_referee_generator(misreading.referee)};
}

}  // namespace hurdle::mutants
