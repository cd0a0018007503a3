// Counting below each move by lists of moves alone, for programs that have no perft: the set of
// moves is compared at every node. Knows no protocol.
#pragma once

#include <string>
#include <vector>

#include "perft/count/division.hpp"
#include "perft/count/total.hpp"

namespace hurdle::engines {

/// The nodes at `depth` below each move behind `line`. `list(line)` gives the moves there, each
/// with how often it is listed.
template <class List>
[[nodiscard]] Division walk(const std::vector<std::string>& line, int depth, const List& list) {
  Division division = list(line);
  if (depth == 1) {
    return division;
  }
  std::vector<std::string> longer = line;
  for (auto& [move, nodes] : division) {
    longer.push_back(move);
    const Total once = sum(walk(longer, depth - 1, list));
    longer.pop_back();
    const Total times = nodes;
    nodes = Total();
    for (Total done; done < times; done += Total(1)) {
      nodes += once;
    }
  }
  return division;
}

}  // namespace hurdle::engines
