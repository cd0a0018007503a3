#include "perft/campaign/work/environment.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <random>
#include <thread>
#include <utility>

#include "perft/campaign/plan/rules.hpp"

namespace hurdle::campaign {
namespace {

using std::chrono::milliseconds;

class Thread final : public BackgroundThread {
 public:
  explicit Thread(std::function<void()> work) : thread_(std::move(work)) {}
  ~Thread() override { thread_.join(); }
  Thread(const Thread&) = delete;
  Thread& operator=(const Thread&) = delete;

 private:
  std::thread thread_;
};

}  // namespace

std::string Environment::name() {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) {
    host = {'?'};
  }
  return fmt::format("{}:{}", host.data(), getpid());
}

Environment::Clock::time_point Environment::now() {
  return Clock::now();
}

void Environment::sleep(milliseconds time) {
  std::this_thread::sleep_for(time);
}

milliseconds Environment::longest_sleep() {
  return milliseconds(20);
}

std::uint64_t Environment::below(std::uint64_t bound) {
  std::random_device chance;
  return chance() % bound;
}

std::unique_ptr<Database> Environment::open(const std::string& store,
                                            const StoreTimeouts& timeouts) {
  return open_database(store, Missing::refuse, timeouts);
}

std::unique_ptr<BackgroundThread> Environment::run_in_background(std::function<void()> work) {
  return std::make_unique<Thread>(std::move(work));
}

std::unique_ptr<Counter> Environment::counter(const Variant& variant, const CountOptions& how) {
  return variant.fast.counter(how);
}

const std::string& Environment::rules(const Variant& variant) {
  return rules_version(variant);
}

Environment& real_environment() {
  static Environment environment;
  return environment;
}

void sleep_unless(const std::atomic<bool>& stop, milliseconds time, Environment& environment) {
  const auto end = environment.now() + time;
  const milliseconds longest_sleep = std::min(environment.longest_sleep(), time);
  while (!stop.load() && environment.now() < end) {
    environment.sleep(longest_sleep);
  }
}

void FairMutex::lock() {
  const std::uint64_t my_turn = next_.fetch_add(1);
  milliseconds pause(1);
  while (served_.load() != my_turn) {
    environment_.sleep(pause);
    pause = std::min(2 * pause, std::max(pause, environment_.longest_sleep()));
  }
}

}  // namespace hurdle::campaign
