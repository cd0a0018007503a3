// Replaces cores.cpp in builds without hwloc (HURDLE_PINNING is OFF): pinning always fails.
#include "perft/count/cores.hpp"

namespace hurdle {

struct Cores::CoreSets {};

Cores::Cores(int /*threads*/) {
  throw CannotPin("threads cannot be pinned by this program: it was built without hwloc");
}

Cores::~Cores() = default;

struct Pin::Before {};

Pin::Pin(const Cores& /*cores*/, int /*thread*/) {
  throw CannotPin("threads cannot be pinned by this program: it was built without hwloc");
}

Pin::~Pin() = default;

}  // namespace hurdle
