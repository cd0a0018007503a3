// Limits the requests of each account: a number of units a second, and four seconds' worth at once.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace hurdle::campaign {

class RateLimit {
 public:
  using Clock = std::chrono::steady_clock;

  explicit RateLimit(double units_a_second) : rate_(units_a_second) {}

  /// Takes `units` from an account's allowance at the time `now`; false, and takes nothing, if they
  /// exceed it. Thread-safe.
  [[nodiscard]] bool allows(const std::string& account, double units, Clock::time_point now) {
    constexpr double seconds_at_once = 4;
    const double most = rate_ * seconds_at_once;
    const std::lock_guard lock(mutex_);
    Allowance& left = allowances_.try_emplace(account, Allowance{most, now}).first->second;
    const double passed = std::chrono::duration<double>(now - left.at).count();
    left = {std::min(most, left.units + std::max(0.0, passed) * rate_), now};
    if (left.units < units) {
      return false;
    }
    left.units -= units;
    return true;
  }

 private:
  struct Allowance {
    double units;
    Clock::time_point at;
  };

  double rate_;
  std::mutex mutex_;
  std::map<std::string, Allowance> allowances_;  ///< as many as there are accounts
};

}  // namespace hurdle::campaign
