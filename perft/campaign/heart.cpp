#include "perft/campaign/heart.hpp"

#include <algorithm>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

Heart::Heart(Orders orders, std::atomic<bool>& stop)
    : orders_(std::move(orders)), stop_(stop), thread_([this] { run(); }) {}

Heart::~Heart() {
  over_ = true;
  thread_.join();
}

void Heart::run() {
  constexpr int beats_a_lease = 4;
  constexpr milliseconds nap{20};
  const milliseconds pause(std::max<std::int64_t>(1, orders_.lease / beats_a_lease));
  auto next = Clock::now() + pause;
  while (!over_) {
    std::this_thread::sleep_for(std::min(nap, pause));
    const auto now = Clock::now();
    if ((orders_.asked != nullptr && orders_.asked->load()) ||
        (orders_.end && now >= *orders_.end)) {
      stop_ = true;
    }
    if (now >= next) {
      beat();
      next = Clock::now() + pause;
    }
  }
}

/// A beat that fails is no trouble yet: the next may succeed, and who completes finds out.
void Heart::beat() {
  const std::unique_lock lock(guard_, std::try_to_lock);
  if (!lock) {
    return;
  }
  try {
    if (!database_) {
      database_ = open_database(orders_.store, Missing::refuse);
    }
    heartbeat(*database_, orders_.worker, orders_.lease);
  } catch (const std::exception&) {
    database_.reset();
  }
}

}  // namespace hurdle::campaign
