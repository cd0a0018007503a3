// Fuzz target: a position set in YAML; a parsed set can be written in every other format.
#include "perft/suite/set.hpp"
#include "perft/suite/text/csv.hpp"
#include "perft/suite/text/lines.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void yaml_set(std::string_view input) {
  try {
    const PositionSet set = parse_yaml_set(std::string(input), "set.yaml");
    must(!set.positions.empty(), "a set has a position");
    must(!to_csv(set).empty() && !to_perft(set).empty() && !to_lines(set).empty(),
         "a set can be written in every form");
  } catch (const SuiteError& error) {
    must(error.location().line > 0, "a refusal has a line");
  }
}

}  // namespace hurdle::fuzz
