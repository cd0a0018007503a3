#include "props/mutants/nine-elder/mutants.hpp"

namespace hurdle::mutants {

std::vector<Mutant> nine_elder_mutants() {
  Family<nine_elder::NineElderReferee, nine_elder::LiteralReferee, nine_elder::LeapingReferee,
         nine_elder::ShogiReferee>
      family;
  return family.take();
}

}  // namespace hurdle::mutants
