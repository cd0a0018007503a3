#include "perft/campaign/store/socket_watchdog.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace hurdle::campaign {
namespace {

using Clock = std::chrono::steady_clock;

/// Monitors all watched sockets in one thread for the whole process.
class Watch {
 public:
  static Watch& instance() {
    static Watch watch;
    return watch;
  }

  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  std::uint64_t add(int socket, const StoreTimeouts& timeouts) {
    const std::lock_guard lock(mutex_);
    waits_.emplace(++last_, Wait{socket, timeouts.answer, timeouts.hurry, false});
    return last_;
  }
  void remove(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    waits_.erase(number);
  }
  bool was_cut(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    return waits_.at(number).cut;
  }

 private:
  struct Wait {
    int socket = -1;
    Clock::duration left{};
    const std::atomic<bool>* hurry = nullptr;
    bool cut = false;
  };

  Watch() : thread_([this] { run(); }) {}
  ~Watch() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    ended_.notify_all();
    thread_.join();
  }

  /// Time in which this process was suspended is not counted as silence: data that arrived
  /// meanwhile must be read first.
  void run() {
    constexpr std::chrono::milliseconds longest_sleep{50};
    constexpr Clock::duration most_between_looks = 4 * longest_sleep;
    std::unique_lock lock(mutex_);
    auto last_look = Clock::now();
    while (!ended_.wait_for(lock, longest_sleep, [this] { return over_; })) {
      const auto now = Clock::now();
      const auto passed = std::min(now - std::exchange(last_look, now), most_between_looks);
      for (auto& [number, wait] : waits_) {
        wait.left -= passed;
        const bool over = wait.left.count() <= 0 || (wait.hurry != nullptr && wait.hurry->load());
        if (over && !wait.cut) {
          wait.cut = true;
          (void)::shutdown(wait.socket, SHUT_RDWR);
        }
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable ended_;
  std::map<std::uint64_t, Wait> waits_;
  std::uint64_t last_ = 0;
  bool over_ = false;
  std::thread thread_;
};

}  // namespace

SocketWatchdog::SocketWatchdog(int socket, const StoreTimeouts& timeouts)
    : number_(Watch::instance().add(socket, timeouts)) {}

SocketWatchdog::~SocketWatchdog() {
  Watch::instance().remove(number_);
}

bool SocketWatchdog::was_cut() const {
  return Watch::instance().was_cut(number_);
}

}  // namespace hurdle::campaign
