// Fuzz targets: position sets in YAML, in EPD, and in the format of python-chess and shakmaty. A
// parsed set can be written in every other format; one that is written and parsed again is equal.
#include <algorithm>

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

void epd_set(std::string_view input) {
  PositionSet set;
  try {
    set = parse_epd_set(std::string(input), "set.epd");
  } catch (const SuiteError& error) {
    must(error.location().line > 0, "a refusal has a line");
    return;
  }
  const auto same = [](const PositionEntry& a, const PositionEntry& b) {
    return a.setup == b.setup && a.perft == b.perft;
  };
  must(std::ranges::equal(set.positions, parse_epd_set(to_epd(set), "again.epd").positions, same),
       "a set that is written as EPD reads back");
}

void perft_set(std::string_view input) {
  PositionSet set;
  try {
    set = parse_perft_set(std::string(input), "set.perft", {&variant_named("chess"), nullptr});
  } catch (const SuiteError&) {
    return;
  }
  const PositionSet again = parse_perft_set(to_perft(set), "again.perft");
  const auto same = [](const PositionEntry& a, const PositionEntry& b) {
    return a.setup.board == b.setup.board && a.id == b.id && a.perft == b.perft;
  };
  must(std::ranges::equal(set.positions, again.positions, same),
       "a set that is written as blocks reads back");
}

}  // namespace hurdle::fuzz
