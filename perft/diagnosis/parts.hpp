// House rules of several mutants say more than some of these, and perhaps no reply needs the rest.
// Depends on theories and evidence only.
#pragma once

#include <vector>

#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/search.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle {

/// Adds the theories with some of the mutants of house rules instead of all, if they explain the
/// same wrong replies and contradict no right one.
void add_parts(const Candidates& candidates, const Evidence& evidence, Search& search,
               std::vector<Theory>& theories);

/// Sorts the theories by the number of their mutants; equal ones keep their order.
void fewest_mutants_first(const Candidates& candidates, std::vector<Theory>& theories);

}  // namespace hurdle
