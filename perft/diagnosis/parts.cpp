#include "perft/diagnosis/parts.hpp"

#include <algorithm>

namespace hurdle {

void add_parts(const Candidates& candidates, const Evidence& evidence, Search& search,
               std::vector<Theory>& theories) {
  for (std::size_t index = 0; index < theories.size(); ++index) {
    const Theory theory = theories[index];
    for (const std::size_t member : theory) {
      for (const Theory& part : candidates.parts_of(member)) {
        const Theory smaller = sum_of(rest_of(theory, {member}), part);
        const auto explains_the_same = [&](const Observation& seen) {
          return search.lists(smaller, seen) == search.lists(theory, seen);
        };
        const auto agrees = [&](const Observation& seen) { return search.lists(smaller, seen); };
        if (std::count(theories.begin(), theories.end(), smaller) == 0 &&
            std::all_of(evidence.wrong().begin(), evidence.wrong().end(), explains_the_same) &&
            std::all_of(evidence.right().begin(), evidence.right().end(), agrees)) {
          theories.push_back(smaller);
        }
      }
    }
  }
}

void fewest_mutants_first(const Candidates& candidates, std::vector<Theory>& theories) {
  std::stable_sort(theories.begin(), theories.end(), [&](const Theory& one, const Theory& other) {
    return candidates.mutants_in(one) < candidates.mutants_in(other);
  });
}

}  // namespace hurdle
