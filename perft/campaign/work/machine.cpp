#include "perft/campaign/work/machine.hpp"

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

std::string Machine::name() {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) {
    host = {'?'};
  }
  return fmt::format("{}:{}", host.data(), getpid());
}

Machine::Clock::time_point Machine::now() {
  return Clock::now();
}

void Machine::sleep(milliseconds time) {
  std::this_thread::sleep_for(time);
}

milliseconds Machine::longest_sleep() {
  return milliseconds(20);
}

std::uint64_t Machine::below(std::uint64_t bound) {
  std::random_device chance;
  return chance() % bound;
}

std::unique_ptr<Database> Machine::open(const std::string& store, const StoreTimeouts& timeouts) {
  return open_database(store, Missing::refuse, timeouts);
}

std::unique_ptr<BackgroundThread> Machine::run_in_background(std::function<void()> work) {
  return std::make_unique<Thread>(std::move(work));
}

std::unique_ptr<Counter> Machine::counter(const Variant& variant, const CountOptions& how) {
  return variant.fast.counter(how);
}

const std::string& Machine::rules(const Variant& variant) {
  return rules_version(variant);
}

Machine& this_machine() {
  static Machine machine;
  return machine;
}

void sleep_unless(const std::atomic<bool>& stop, milliseconds time, Machine& machine) {
  const auto end = machine.now() + time;
  const milliseconds longest_sleep = std::min(machine.longest_sleep(), time);
  while (!stop.load() && machine.now() < end) {
    machine.sleep(longest_sleep);
  }
}

void FairMutex::lock() {
  const std::uint64_t my_turn = next_.fetch_add(1);
  milliseconds pause(1);
  while (served_.load() != my_turn) {
    machine_.sleep(pause);
    pause = std::min(2 * pause, std::max(pause, machine_.longest_sleep()));
  }
}

}  // namespace hurdle::campaign
