// Fuzz target: a position set in the format of python-chess and shakmaty. A parsed set, written and
// parsed again, is equal.
#include <algorithm>

#include "perft/suite/set.hpp"
#include "perft/suite/text/lines.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

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
