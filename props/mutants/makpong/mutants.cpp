#include "props/mutants/makpong/mutants.hpp"

namespace hurdle::mutants {

std::vector<Mutant> makpong_mutants() {
  Family<makpong::MakpongReferee> family;
  return family.take();
}

}  // namespace hurdle::mutants
