#include "perft/engines/protocol/xboard/one_by_one.hpp"

#include <algorithm>

namespace hurdle::engines {

std::vector<std::vector<std::string>> try_one_by_one(
    XboardPipe& pipe, const std::string& setup_lines, const std::string& move_word,
    const std::vector<std::vector<std::string>>& groups, Division& division) {
  std::vector<std::vector<std::string>> rest;
  pipe.set_up(setup_lines);
  for (const std::vector<std::string>& group : groups) {
    const auto first = std::ranges::find_if(group, [&](const std::string& move) {
      return !pipe.refusals_of(move, move_word + move, {move}).any();
    });
    if (first == group.end()) {
      continue;
    }
    division[*first] += Total(1);
    pipe.set_up(setup_lines);  // the accepted move has changed the position
    if (first + 1 != group.end()) {
      rest.emplace_back(first + 1, group.end());
    }
  }
  return rest;
}

}  // namespace hurdle::engines
