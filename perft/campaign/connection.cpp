#include "perft/campaign/connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <thread>
#include <utility>

namespace hurdle::campaign {

using std::chrono::milliseconds;

void sleep_unless(const std::atomic<bool>& stop, milliseconds time) {
  constexpr milliseconds nap{50};
  const auto end = std::chrono::steady_clock::now() + time;
  while (!stop.load() && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::min(nap, time));
  }
}

Connection::Connection(std::string store, const std::atomic<bool>& stop,
                       std::function<void(const std::string&)> talk)
    : store_(std::move(store)),
      stop_(stop),
      talk_(std::move(talk)),
      database_(open_database(store_, Missing::refuse)) {}

Database& Connection::database() {
  if (!database_) {
    database_ = open_database(store_, Missing::refuse);
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
  std::random_device chance;
  const milliseconds pause = whole / 2 + milliseconds(chance() % whole.count()) / 2;
  talk_(fmt::format("{}; trying again in {:.1f} s", error.what(),
                    std::chrono::duration<double>(pause).count()));
  if (stop_.load()) {
    std::this_thread::sleep_for(first);
  } else {
    sleep_unless(stop_, pause);
  }
}

}  // namespace hurdle::campaign
