#include "perft/mutants/counting_mutant.hpp"

#include "perft/count/referee_generator.hpp"

namespace hurdle::mutants {

CountingMutant mutant_of(const Mutant& mutant) {
  return {mutant.info, mutant.referee, make_referee_generator(mutant.referee)};
}

}  // namespace hurdle::mutants
