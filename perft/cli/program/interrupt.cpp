#include "perft/cli/program/interrupt.hpp"

#include <csignal>

namespace hurdle::cli {
namespace {

std::atomic<bool> stop{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

}  // namespace

const std::atomic<bool>& stop_flag() noexcept {
  return stop;
}

void watch_signals() {
  struct sigaction on_stop {};
  on_stop.sa_handler = [](int) { stop.store(true, std::memory_order_relaxed); };
  on_stop.sa_flags = SA_RESTART;
  sigemptyset(&on_stop.sa_mask);
  sigaction(SIGTERM, &on_stop, nullptr);
  on_stop.sa_flags |= static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &on_stop, nullptr);

  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, nullptr);
  sigaction(SIGXFSZ, &ignore, nullptr);
}

void leave_signals() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

}  // namespace hurdle::cli
