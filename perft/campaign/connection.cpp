#include "perft/campaign/connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

Connection::Connection(std::string store, Machine& machine, const std::atomic<bool>& stop,
                       std::function<void(const std::string&)> talk)
    : store_(std::move(store)),
      machine_(machine),
      stop_(stop),
      talk_(std::move(talk)),
      database_(machine_.open(store_)) {}

Database& Connection::database() {
  if (!database_) {
    database_ = machine_.open(store_);
  }
  return *database_;
}

/// Pauses double up to half a minute; a part of each is by chance, so that a hundred workers do not
/// come back at the same moment.
void Connection::wait(const StoreError& error, int tried) {
  constexpr int most_doublings = 8;
  constexpr milliseconds first{125};
  constexpr milliseconds longest{30000};
  if (error.trouble() == Trouble::unreachable) {
    database_.reset();
  }
  const milliseconds whole = std::min(longest, first * (1 << std::min(tried, most_doublings)));
  const auto part = machine_.below(static_cast<std::uint64_t>(whole.count()));
  const milliseconds pause = whole / 2 + milliseconds(part) / 2;
  talk_(fmt::format("{}; trying again in {:.1f} s", error.what(),
                    std::chrono::duration<double>(pause).count()));
  if (stop_.load()) {
    machine_.sleep(first);
  } else {
    sleep_unless(stop_, pause, machine_);
  }
}

}  // namespace hurdle::campaign
