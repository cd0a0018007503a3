#include "perft/campaign/heartbeat_thread.hpp"

#include <algorithm>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

HeartbeatThread::HeartbeatThread(Options options, std::atomic<bool>& stop)
    : options_(std::move(options)), stop_(stop), thread_([this] { run(); }) {}

HeartbeatThread::~HeartbeatThread() {
  over_ = true;
  thread_.join();
}

void HeartbeatThread::run() {
  constexpr int beats_a_lease = 4;
  constexpr milliseconds nap{20};
  const milliseconds pause(std::max<std::int64_t>(1, options_.lease / beats_a_lease));
  auto next = Clock::now() + pause;
  while (!over_) {
    std::this_thread::sleep_for(std::min(nap, pause));
    const auto now = Clock::now();
    if ((options_.asked != nullptr && options_.asked->load()) ||
        (options_.end && now >= *options_.end)) {
      stop_ = true;
    }
    if (now >= next) {
      beat();
      next = Clock::now() + pause;
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
      database_ = open_database(options_.store, Missing::refuse);
    }
    heartbeat(*database_, options_.worker, options_.lease);
  } catch (const std::exception&) {
    database_.reset();
  }
}

}  // namespace hurdle::campaign
