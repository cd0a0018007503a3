#include "perft/campaign/work/end_watch.hpp"

namespace hurdle::campaign {

EndWatch::EndWatch(Options options, Environment& environment, std::atomic<bool>& stop,
                   std::atomic<bool>& hurry)
    : options_(options),
      environment_(environment),
      stop_(stop),
      hurry_(hurry),
      thread_(environment.run_in_background([this] { run(); })) {}

EndWatch::~EndWatch() {
  over_ = true;
  thread_.reset();
}

void EndWatch::run() {
  std::optional<Clock::time_point> last;
  for (; !over_; environment_.sleep(environment_.longest_sleep())) {
    const auto now = environment_.now();
    if (last) {
      hurry_ = hurry_ || now >= *last;
    } else if ((options_.asked != nullptr && options_.asked->load()) ||
               (options_.end && now >= *options_.end)) {
      stop_ = true;
      last = now + options_.farewell;
    }
  }
}

}  // namespace hurdle::campaign
