#include "perft/campaign/heartbeat_thread.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

HeartbeatThread::HeartbeatThread(Options options, Machine& machine, std::atomic<bool>& stop)
    : options_(std::move(options)),
      machine_(machine),
      stop_(stop),
      guard_(machine),
      thread_(machine.run_beside([this] { run(); })) {}

HeartbeatThread::~HeartbeatThread() {
  over_ = true;
  thread_.reset();
}

void HeartbeatThread::run() {
  constexpr int beats_a_lease = 4;
  const milliseconds pause(std::max<std::int64_t>(1, options_.lease / beats_a_lease));
  const milliseconds nap = std::min(machine_.nap(), pause);
  auto next = machine_.now() + pause;
  while (!over_) {
    machine_.sleep(nap);
    const auto now = machine_.now();
    if ((options_.asked != nullptr && options_.asked->load()) ||
        (options_.end && now >= *options_.end)) {
      stop_ = true;
    }
    if (now >= next) {
      beat();
      next = machine_.now() + pause;
    }
  }
}

/// A heartbeat that fails is not an error: the next one may succeed, and a lease that was lost is
/// noticed when its job is completed.
void HeartbeatThread::beat() {
  const std::unique_lock lock(guard_, std::try_to_lock);
  if (!lock) {
    return;
  }
  try {
    if (!database_) {
      database_ = machine_.open(options_.store);
    }
    heartbeat(*database_, options_.worker, options_.lease);
  } catch (const std::exception&) {
    database_.reset();
  }
}

}  // namespace hurdle::campaign
