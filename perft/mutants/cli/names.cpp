// Finds mutants by name and suggests similar names.
#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/mutants/cli/commands.hpp"

namespace hurdle::cli {

const mutants::CountingMutant& mutant_named(const Variant& variant, const std::string& name) {
  if (const mutants::CountingMutant* found = mutants::find_mutant(variant.notation, name)) {
    return *found;
  }
  throw Failure(fmt::format("no mutant of {} is called '{}'; `hurdle-mutants list {}` names them",
                            variant.notation.name, hurdle::quoted(name), variant.notation.name));
}

std::string to_text(const Difference& difference) {
  return fmt::format("depth {}: {}, by the rules {}", difference.depth, to_text(difference.found),
                     to_text(difference.expected));
}

}  // namespace hurdle::cli
