#include "perft/campaign/start/draw.hpp"

#include <algorithm>
#include <set>

#include "perft/sample/random.hpp"

namespace hurdle::campaign {

std::int64_t tasks_in(const std::vector<BatchSize>& batches) {
  std::int64_t tasks = 0;
  for (const BatchSize& batch : batches) {
    tasks += batch.tasks;
  }
  return tasks;
}

// Floyd's algorithm.
std::map<std::int64_t, std::vector<std::int64_t>> draw_tasks(const std::vector<BatchSize>& batches,
                                                             std::int64_t size,
                                                             std::uint64_t seed) {
  const std::int64_t all = tasks_in(batches);
  Random random(seed);
  std::set<std::int64_t> chosen;
  for (std::int64_t last = all - std::min(size, all); last < all; ++last) {
    const auto task = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(last) + 1));
    if (!chosen.insert(task).second) {
      chosen.insert(last);
    }
  }
  std::map<std::int64_t, std::vector<std::int64_t>> drawn;
  std::int64_t before = 0;
  auto next = chosen.begin();
  for (const BatchSize& batch : batches) {
    for (; next != chosen.end() && *next < before + batch.tasks; ++next) {
      drawn[batch.number].push_back(*next - before);
    }
    before += batch.tasks;
  }
  return drawn;
}

}  // namespace hurdle::campaign
