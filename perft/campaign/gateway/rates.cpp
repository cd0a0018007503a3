#include "perft/campaign/gateway/rates.hpp"

#include <algorithm>

namespace hurdle::campaign {

bool RateLimit::allows(const std::string& account, double units, Clock::time_point now) {
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

}  // namespace hurdle::campaign
