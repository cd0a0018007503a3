// One mutant for each way of a piece that is forgotten, as tables of steps and code for each
// direction have it, and pieces that capture nothing.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {

/// These ways but one.
[[nodiscard]] Steps all_but(Step known, Steps ways);

/// The piece never goes one of these ways, as White sees them: in a direction, one step or many, or
/// by a leap.
[[nodiscard]] Rules<Hooks> forgotten_ways(std::string_view clause, std::string_view name, Sort sort,
                                          const Steps& ways);

/// The piece never takes one of these steps, as its own player sees them.
[[nodiscard]] Rules<Hooks> forgotten_steps(std::string_view clause, std::string_view name,
                                           Sort sort, const Steps& steps);

/// Every promoted piece goes as before its promotion.
[[nodiscard]] Rules<Hooks> promotion_changes_no_moves(std::string_view clause,
                                                      const Notation& notation);

/// The piece captures nothing.
[[nodiscard]] Rules<Hooks> takes_nothing(std::string_view clause, std::string_view name, Sort sort);

}  // namespace hurdle::mutation
