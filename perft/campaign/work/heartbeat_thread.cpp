#include "perft/campaign/work/heartbeat_thread.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

namespace {

/// A heartbeat without an answer after an eighth of a lease is retried.
HeartbeatThread::Options with_little_patience(HeartbeatThread::Options options) {
  constexpr int answers_a_lease = 8;
  constexpr milliseconds least{1000};
  options.timeouts.answer = std::min(
      options.timeouts.answer, std::max(least, milliseconds(options.lease / answers_a_lease)));
  return options;
}

}  // namespace

HeartbeatThread::HeartbeatThread(Options options, Environment& environment)
    : options_(with_little_patience(std::move(options))),
      environment_(environment),
      guard_(environment),
      thread_(environment.run_in_background([this] { run(); })) {}

HeartbeatThread::~HeartbeatThread() {
  over_ = true;
  thread_.reset();
}

void HeartbeatThread::run() {
  constexpr int beats_a_lease = 4;
  constexpr int tries_a_lease = 16;
  const milliseconds pause(std::max<std::int64_t>(1, options_.lease / beats_a_lease));
  const milliseconds pause_after_failure(std::max<std::int64_t>(1, options_.lease / tries_a_lease));
  const milliseconds longest_sleep = std::min(environment_.longest_sleep(), pause);
  auto next = environment_.now() + pause;
  while (!over_) {
    environment_.sleep(longest_sleep);
    const auto now = environment_.now();
    if (now >= next) {
      next = beat() ? now + pause : environment_.now() + pause_after_failure;
    }
  }
}

/// A failed heartbeat is not an error: the next one may succeed, and a lost lease is noticed when
/// its job is completed.
bool HeartbeatThread::beat() {
  try {
    if (!queue_) {
      queue_ = options_.open(options_.timeouts);
    }
    const std::lock_guard lock(guard_);
    queue_->heartbeat(options_.worker, options_.lease);
    return true;
  } catch (const std::exception&) {
    queue_.reset();
    return false;
  }
}

}  // namespace hurdle::campaign
