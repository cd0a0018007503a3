// Pinned threads: each on one core, no two on the same, and unpinned afterwards.
#include "perft/count/tree/cores.hpp"

#include <gtest/gtest.h>
#include <hwloc.h>

#include <memory>
#include <set>
#include <string>

#include "perft/count/generator.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

/// The cores on which the calling thread may run.
std::string allowed() {
  hwloc_topology_t topology = nullptr;
  hwloc_topology_init(&topology);
  hwloc_topology_load(topology);
  hwloc_bitmap_t set = hwloc_bitmap_alloc();
  EXPECT_EQ(hwloc_get_cpubind(topology, set, HWLOC_CPUBIND_THREAD), 0);
  char* text = nullptr;
  hwloc_bitmap_list_asprintf(&text, set);
  const std::unique_ptr<char, decltype(&std::free)> owner(text, &std::free);
  hwloc_bitmap_free(set);
  hwloc_topology_destroy(topology);
  return text;
}

/// The number of cores that this process may use: one more is refused.
int most_threads() {
  for (int threads = 1; threads <= max_threads; ++threads) {
    try {
      const Cores cores(threads);
    } catch (const CannotPin&) {
      return threads - 1;
    }
  }
  return max_threads;
}

TEST(Cores, KeepEachThreadOnACoreOfItsOwn) {
  const std::string before = allowed();
  const int threads = most_threads();
  ASSERT_GE(threads, 1);
  const Cores cores(threads);
  std::set<std::string> seen;
  for (int thread = 0; thread < threads; ++thread) {
    const Pin pin(cores, thread);
    const std::string now = allowed();
    EXPECT_EQ(now.find_first_not_of("0123456789"), std::string::npos) << now;
    EXPECT_TRUE(seen.insert(now).second) << now;
  }
  EXPECT_EQ(allowed(), before);
}

TEST(Cores, RefuseMoreThreadsThanThereAre) {
  const CannotPin error = thrown_by<CannotPin>([&] { const Cores cores(most_threads() + 1); });
  const std::string message = error.what();
  EXPECT_TRUE(says(message, std::to_string(most_threads() + 1) + " threads"));
  const std::string cores =
      most_threads() == 1 ? "1 core:" : std::to_string(most_threads()) + " cores:";
  EXPECT_TRUE(says(message, " " + cores + " at most one thread each"));
}

}  // namespace
}  // namespace hurdle::props
