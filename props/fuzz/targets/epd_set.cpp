// Fuzz target: a position set in EPD. A parsed set, written and parsed again, is equal.
#include <algorithm>

#include "perft/suite/set.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void epd_set(std::string_view input) {
  PositionSet set;
  try {
    set = parse_epd_set(std::string(input), "set.epd");
  } catch (const SuiteError& error) {
    must(error.location().line > 0, "a refusal has a line");
    return;
  }
  const PositionSet again = parse_epd_set(to_epd(set), "again.epd");
  const auto same = [](const PositionEntry& a, const PositionEntry& b) {
    return a.setup == b.setup && a.perft == b.perft;
  };
  must(std::ranges::equal(set.positions, again.positions, same),
       "a set that is written as EPD reads back");
}

}  // namespace hurdle::fuzz
