#include "props/mutants/mutant.hpp"

#include "movegen/referee/misreadings/until_the_royal_falls.hpp"
#include "perft/count/referee_generator.hpp"

namespace hurdle::mutants {

Mutant mutant_of(const Misreading& misreading) {
  return {misreading.belief, misreading.referee, make_referee_generator(misreading.referee)};
}

Mutant make_mutant(Belief belief, std::unique_ptr<const Referee> referee) {
  return mutant_of({std::move(belief), wrong::until_the_royal_falls(std::move(referee))});
}

}  // namespace hurdle::mutants
