// Mutated ends of games of Makruk: Makpong's, by the ids of this page.
#include "movegen/mutants/games/makpong/end_hooks.hpp"
#include "movegen/mutants/games/makruk/mutants.hpp"
#include "movegen/variants/makruk/ends.hpp"

namespace hurdle::makruk {

std::vector<EndMutant> end_mutants() {
  return mutation::end_mutants<makpong::HookedMakpongEnds<MakrukEnds>>(
      mutation::joined<makpong::WrongEndHooks>(makpong::mutant_common_ends(end_names),
                                               makpong::mutant_counts(end_names)));
}

}  // namespace hurdle::makruk
