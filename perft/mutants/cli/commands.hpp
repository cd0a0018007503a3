// The commands of `hurdle-mutants` and what they share.
#pragma once

#include "perft/cli/program/command.hpp"
#include "perft/mutants/counting_mutant.hpp"
#include "perft/sample/hunt.hpp"

namespace hurdle::cli {

void add_mutants_list(const Command& program);
void add_mutants_power(const Command& program);
void add_mutants_divide(const Command& program);
void add_mutants_hunt(const Command& program);
void add_mutants_coverage(const Command& program);
void add_mutants_serve(const Command& program);
void add_mutants_diagnose(const Command& program);

/// The mutant of this name. Throws Failure that lists the known names.
[[nodiscard]] const mutants::CountingMutant& mutant_named(const Variant& variant,
                                                          const std::string& name);

/// `depth 2: 31, by the rules 30`.
[[nodiscard]] std::string to_text(const Difference& difference);

}  // namespace hurdle::cli
