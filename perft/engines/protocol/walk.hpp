// Counts nodes from lists of moves, for programs without perft. Independent of protocols.
#pragma once

#include <string>
#include <vector>

#include "perft/count/division.hpp"
#include "perft/count/total.hpp"

namespace hurdle::engines {

/// The nodes at `depth` below each move after `line`. `list(line)` returns the moves after `line`,
/// each with the number of times it is listed.
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
