#include "perft/custom/fast/part.hpp"

#include <vector>

#include "perft/custom/level.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::custom {
namespace {

/// The positions that are dealt out, and their depth.
struct Division {
  Level level;
  int ply = 0;
};

/// Goes deeper until there are enough positions for the parts, but not where there might be more
/// than a million of them, some gigabyte.
Division divided(const Rules& rules, const Position& root, int depth, int parts,
                 const CustomCountOptions& options) {
  constexpr std::size_t least_positions_a_part = 16;
  constexpr std::size_t most_positions = 1'000'000;
  const std::size_t wanted = least_positions_a_part * static_cast<std::size_t>(parts);
  Division division{level_of(rules, root), 0};
  std::size_t growth = 1;
  while (division.ply + 1 < depth && !division.level.empty() && division.level.size() < wanted &&
         division.level.size() * growth <= most_positions) {
    const std::size_t above = division.level.size();
    division.level = next_level(rules, division.level, options);
    growth = division.level.size() / above + 1;
    ++division.ply;
  }
  return division;
}

std::string digest_of(const Division& division) {
  std::string all = std::to_string(division.ply);
  for (const auto& [text, reached] : division.level) {
    all += '\n' + text + ' ' + to_text(reached.lines);
  }
  return hex(sha256(all));
}

}  // namespace

PartCount perft_of_part(const Game& game, const BestCount& counter, const Position& root, int depth,
                        int number, int parts, const CountOptions& options) {
  const Division division =
      divided(Rules(game.facts), root, depth, parts, {options.threads, options.stop});
  std::vector<Position> positions;
  std::vector<Total> lines;
  int turn = 0;
  for (const auto& [text, reached] : division.level) {
    turn = turn % parts + 1;
    if (turn == number) {
      positions.push_back(reached.position);
      lines.push_back(reached.lines);
    }
  }
  const auto counted = counter.perft_of_each(positions, depth - division.ply, options);
  Total sum;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    sum += lines[index] * counted.value[index];
  }
  return {{sum, counted.fast, counted.words}, digest_of(division)};
}

}  // namespace hurdle::custom
