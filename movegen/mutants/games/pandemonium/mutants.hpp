// The mutants of Pandemonium.
#pragma once

#include "movegen/mutants/declared.hpp"

namespace hurdle::pandemonium {

/// Mutants of the clauses about moves, for one variant of the game.
[[nodiscard]] Mutants mutants(const Notation& variant);
/// Mutants of the clauses about whole games, in the order of the clauses.
[[nodiscard]] std::vector<EndMutant> end_mutants();
/// The house rules that people play.
[[nodiscard]] std::vector<HouseRules> house_rules();

}  // namespace hurdle::pandemonium
