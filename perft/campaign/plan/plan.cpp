#include "perft/campaign/plan/plan.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/subject.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::size_t sample_size = 64;

TaskPositions sample_of(const Game& game, const Level& level) {
  const std::size_t size = std::min(sample_size, level.size());
  TaskPositions sample;
  for (std::size_t number = 0; number < size; ++number) {
    std::string_view packed = level.packed(number * level.size() / size);
    game.unpack(packed, PackedCheck::form, sample);
  }
  return sample;
}

Total sum(const std::vector<Total>& counts) {
  Total total;
  for (const Total count : counts) {
    total += count;
  }
  return total;
}

double as_double(Total total) {
  return static_cast<double>(total.wide());
}

/// The estimated lines of the level below, from the sample.
double next_lines(const Game& game, const Level& level) {
  const TaskPositions sample = sample_of(game, level);
  if (sample.size() == 0) {
    return 0;
  }
  const Total children = sum(game.counter({}, this_program())->count(sample, 1));
  return as_double(children) / static_cast<double>(sample.size()) *
         static_cast<double>(level.size());
}

/// Whether tasks of this cost justify one more level of this many lines.
bool worth_a_level(double seconds, double lines) {
  constexpr double short_enough = 0.02;
  constexpr double long_task = 1.0;
  constexpr double most_lines = 10e6;
  constexpr double most_for_long_tasks = 100e6;
  return seconds > short_enough &&
         lines <= (seconds > long_task ? most_for_long_tasks : most_lines);
}

}  // namespace

double seconds_a_task(const Game& game, const Level& level, int depth) {
  constexpr double long_enough = 0.1;
  constexpr double too_long = 0.5;
  const TaskPositions sample = sample_of(game, level);
  if (sample.size() == 0) {
    return 0;
  }
  const auto counter = game.counter({}, this_program());
  double seconds = 0;
  double growth = 1;
  Total before = sample.size();
  int ply = 0;
  while (ply < depth && seconds < long_enough && seconds * growth < too_long) {
    const std::clock_t start = std::clock();
    const Total nodes = sum(counter->count(sample, ++ply));
    seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    growth = before == Total{} ? 1 : std::max(1.0, as_double(nodes) / as_double(before));
    before = nodes;
  }
  return seconds / static_cast<double>(sample.size()) * std::pow(growth, depth - ply);
}

std::int64_t tasks_a_batch(std::size_t tasks, double seconds) noexcept {
  constexpr double target = 0.7;
  constexpr double most = 4096;
  constexpr double least_batches = 64;
  const double by_time = seconds > 0 ? target / seconds : most;
  const double by_number = std::ceil(static_cast<double>(tasks) / least_batches);
  return static_cast<std::int64_t>(std::clamp(std::min(by_time, by_number), 1.0, most));
}

Split split_tree(const Game& game, std::string_view packed_root, int depth,
                 const ExpandOptions& options) {
  Split split{1, expand_to(game, packed_root, 1, options)};
  while (split.depth < depth - 1 &&
         worth_a_level(seconds_a_task(game, split.level, depth - split.depth),
                       next_lines(game, split.level))) {
    split.level = expand(game, split.level, options);
    ++split.depth;
  }
  return split;
}

}  // namespace hurdle::campaign
