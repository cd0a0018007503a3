#include "perft/file/fast/part.hpp"

#include <vector>

#include "perft/file/level.hpp"

namespace hurdle::file {

Counted<Total> perft_of_part(const Game& game, const BestCount& counter, const Position& root,
                             int depth, int number, int parts, const CountOptions& options) {
  constexpr std::size_t least_positions_a_part = 16;
  const Rules rules(game.facts);
  Level level = level_of(rules, root);
  int ply = 0;
  while (ply + 1 < depth && !level.empty() &&
         level.size() < least_positions_a_part * static_cast<std::size_t>(parts)) {
    level = next_level(rules, level, {options.threads, options.stop});
    ++ply;
  }
  std::vector<Position> positions;
  std::vector<Total> lines;
  int turn = 0;
  for (const auto& [text, reached] : level) {
    turn = turn % parts + 1;
    if (turn == number) {
      positions.push_back(reached.position);
      lines.push_back(reached.lines);
    }
  }
  const auto counted = counter.perft_of_each(positions, depth - ply, options);
  Total sum;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    sum += lines[index] * counted.value[index];
  }
  return {sum, counted.fast, counted.words};
}

}  // namespace hurdle::file
