#include "perft/count/tree/cores.hpp"

#include <fmt/format.h>
#include <hwloc.h>

#include <cerrno>
#include <climits>
#include <cstring>
#include <vector>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

struct FreeSet {
  void operator()(hwloc_bitmap_t set) const noexcept { hwloc_bitmap_free(set); }
};
using Set = std::unique_ptr<hwloc_bitmap_s, FreeSet>;

[[noreturn]] void refuse() {
  throw CannotPin(fmt::format("cannot pin threads: {}", std::strerror(errno)));
}

}  // namespace

struct Cores::CoreSets {
  hwloc_topology_t topology = nullptr;
  std::vector<Set> of_thread;

  CoreSets() {
    constexpr unsigned long ours =
        HWLOC_TOPOLOGY_FLAG_IS_THISSYSTEM | HWLOC_TOPOLOGY_FLAG_RESTRICT_TO_CPUBINDING;
    if (hwloc_topology_init(&topology) != 0) {
      refuse();
    }
    if (hwloc_topology_set_flags(topology, ours) != 0 || hwloc_topology_load(topology) != 0) {
      hwloc_topology_destroy(topology);
      refuse();
    }
  }
  CoreSets(const CoreSets&) = delete;
  CoreSets& operator=(const CoreSets&) = delete;
  ~CoreSets() { hwloc_topology_destroy(topology); }
};

Cores::Cores(int threads) : core_sets_(std::make_unique<CoreSets>()) {
  const hwloc_topology_t topology = core_sets_->topology;
  const int cores = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_PU);
  if (threads > cores) {
    throw CannotPin(fmt::format("cannot pin {} threads to {}: at most one thread each", threads,
                                counted(cores, "core")));
  }
  std::vector<hwloc_bitmap_t> sets(static_cast<std::size_t>(threads));
  hwloc_obj_t root = hwloc_get_root_obj(topology);
  if (hwloc_distrib(topology, &root, 1, sets.data(), static_cast<unsigned>(threads), INT_MAX, 0) !=
      0) {
    refuse();
  }
  for (hwloc_bitmap_t set : sets) {
    hwloc_bitmap_singlify(set);
    core_sets_->of_thread.emplace_back(set);
  }
}

Cores::~Cores() = default;

struct Pin::Before {
  hwloc_topology_t topology;
  Set set;
};

Pin::Pin(const Cores& cores, int thread)
    : before_(new Before{cores.core_sets_->topology, Set(hwloc_bitmap_alloc())}) {
  const Set& core = cores.core_sets_->of_thread.at(static_cast<std::size_t>(thread));
  if (hwloc_get_cpubind(before_->topology, before_->set.get(), HWLOC_CPUBIND_THREAD) != 0 ||
      hwloc_set_cpubind(before_->topology, core.get(), HWLOC_CPUBIND_THREAD) != 0) {
    refuse();
  }
}

Pin::~Pin() {
  (void)hwloc_set_cpubind(before_->topology, before_->set.get(), HWLOC_CPUBIND_THREAD);
}

}  // namespace hurdle
