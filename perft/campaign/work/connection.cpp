#include "perft/campaign/work/connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds first_pause{125};

/// Pauses double up to a maximum; a part of each is random, so that a hundred workers do not return
/// at the same moment.
milliseconds pause_after(int tried, milliseconds longest, Environment& environment) {
  constexpr int most_doublings = 8;
  const milliseconds whole =
      std::min(longest, first_pause * (1 << std::min(tried, most_doublings)));
  const auto part = environment.below(static_cast<std::uint64_t>(whole.count()));
  return whole / 2 + milliseconds(part) / 2;
}

}  // namespace

Connection::Connection(Options options, Environment& environment, const std::atomic<bool>& stop,
                       std::function<void(const std::string&)> note)
    : options_(std::move(options)), environment_(environment), stop_(stop), note_(std::move(note)) {
  if (!options_.wait) {
    (void)queue();
  }
}

WorkQueue& Connection::queue() {
  if (!queue_) {
    queue_ = options_.open(options_.timeouts);
  }
  return *queue_;
}

void Connection::note_success() {
  was_there_ = true;
  if (!waits_for_.empty()) {
    note_(fmt::format("there is {} now", std::exchange(waits_for_, {})));
  }
}

void Connection::wait_for_jobs(milliseconds least, milliseconds most) {
  const auto begin = environment_.now();
  const milliseconds longest_sleep = std::min(environment_.longest_sleep(), most);
  for (auto now = begin; !stop_.load() && now < begin + most; now = environment_.now()) {
    if (now >= begin + least && take_notification()) {
      return;
    }
    environment_.sleep(longest_sleep);
  }
}

bool Connection::take_notification() {
  try {
    return queue_ && queue_->take_notification();
  } catch (const StoreError&) {
    queue_.reset();
    return false;
  }
}

/// Errors that may last for days are reported once, short ones each time.
void Connection::wait(const StoreError& error, int tried) {
  constexpr milliseconds longest{30000};
  constexpr milliseconds longest_look{5000};
  const StoreFailure failure = error.kind();
  if (failure == StoreFailure::unreachable || failure == StoreFailure::absent) {
    queue_.reset();
  }
  milliseconds pause{};
  if (failure == StoreFailure::full || failure == StoreFailure::absent) {
    pause = pause_after(tried, longest_look, environment_);
    const std::string what = failure == StoreFailure::full ? "room" : "one";
    if (waits_for_ != what) {
      note_(fmt::format("{}; waiting for it", error.what()));
      waits_for_ = what;
    }
  } else {
    pause = pause_after(tried, longest, environment_);
    note_(fmt::format("{}; trying again in {:.1f} s", error.what(),
                      std::chrono::duration<double>(pause).count()));
  }
  if (stop_.load()) {
    environment_.sleep(first_pause);
  } else {
    sleep_unless(stop_, pause, environment_);
  }
}

}  // namespace hurdle::campaign
