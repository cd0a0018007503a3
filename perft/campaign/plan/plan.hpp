// Decides where a tree is cut and how many tasks make a batch. The only part of a campaign that
// depends on this machine's speed; its decisions are stored with the campaign.
//
// A task's cost is the processor time of one thread without a table, measured on 64 positions
// spread over the level: they are counted one ply deeper at a time until that takes a tenth of a
// second, and the rest is extrapolated by the growth of the last ply. `auto` goes deeper until a
// task costs at most 20 ms, because positions merged in a level are merged for all workers, those
// in a worker's table only for that worker. It stops before the last ply, and where the next level
// would have more than 10 million lines, or 100 million while a task costs more than a second. A
// batch is 0.7 s of tasks, at most 4,096, and there are at least 64 batches if there are as many
// tasks.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/expansion.hpp"

namespace hurdle::campaign {

/// The average time in seconds for counting `depth` plies below a position of the level.
[[nodiscard]] double seconds_a_task(const Game& game, const Level& level, int depth);

/// The number of tasks in a batch.
[[nodiscard]] std::int64_t tasks_a_batch(std::size_t tasks, double seconds) noexcept;

/// A level and its depth.
struct Split {
  int depth = 0;
  Level level;
};

/// Expands the root to a depth below `depth` that suits many workers.
[[nodiscard]] Split split_tree(const Game& game, std::string_view packed_root, int depth,
                               const ExpandOptions& options);

}  // namespace hurdle::campaign
