// Where a tree is cut and how many tasks make a batch. The only part of a campaign that depends on
// this machine's speed; what it decides is written down with the campaign.
//
// A task's cost is processor time of one thread without a table, from 64 positions spread over the
// level: they are counted one ply deeper at a time until that takes a tenth of a second, and the
// rest grows as the last ply did. `auto` goes deeper until a task costs 20 ms at most, because
// positions merged in a level are merged for all workers, those in a worker's table for itself
// alone; it stops before the last ply, and where the next level would have more than 10 million
// lines, or 100 million as long as a task costs more than a second. A batch is 0.7 s of tasks, at
// most 4,096, and there are at least 64 batches if there are as many tasks.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/expansion.hpp"

namespace hurdle::campaign {

/// The seconds that counting `depth` plies below a position of the level takes, on average.
[[nodiscard]] double seconds_a_task(const Variant& variant, const Level& level, int depth);

/// The tasks of a batch.
[[nodiscard]] std::int64_t tasks_a_batch(std::size_t tasks, double seconds) noexcept;

/// A level and how deep it is.
struct Split {
  int depth = 0;
  Level level;
};

/// Expands the root to a depth below `depth` that is good for many workers.
[[nodiscard]] Split split_tree(const Variant& variant, const Setup& root, int depth,
                               const ExpandOptions& options);

}  // namespace hurdle::campaign
