// Draws random tasks from some batches, all equally likely.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace hurdle::campaign {

struct BatchSize {
  std::int64_t number = 0;
  std::int64_t tasks = 0;
};

[[nodiscard]] std::int64_t tasks_in(const std::vector<BatchSize>& batches);

/// `size` different tasks, or all if there are fewer, grouped by batch and in order; reproducible
/// by seed.
[[nodiscard]] std::map<std::int64_t, std::vector<std::int64_t>> draw_tasks(
    const std::vector<BatchSize>& batches, std::int64_t size, std::uint64_t seed);

}  // namespace hurdle::campaign
