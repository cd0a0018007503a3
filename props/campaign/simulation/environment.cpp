#include "props/campaign/simulation/environment.hpp"

#include <utility>

#include "perft/count/interrupted.hpp"

namespace hurdle::simulation {
namespace {

class SimulatedThread final : public campaign::BackgroundThread {
 public:
  SimulatedThread(Scheduler& scheduler, Process& process, std::function<void()> work)
      : scheduler_(scheduler), actor_(scheduler.spawn(process, std::move(work))) {}
  ~SimulatedThread() override { scheduler_.wait_for(actor_); }
  SimulatedThread(const SimulatedThread&) = delete;
  SimulatedThread& operator=(const SimulatedThread&) = delete;

 private:
  Scheduler& scheduler_;
  Scheduler::Actor actor_;
};

class SimulatedCounter final : public Counter {
 public:
  SimulatedCounter(Scheduler& scheduler, const Truth& truth, const Character& character,
                   const CountOptions& how)
      : scheduler_(scheduler), truth_(truth), character_(character), stop_(how.stop) {}

  std::vector<Total> count(std::span<const Setup> positions, int /*depth*/) override {
    const Time half = character_.task_time * static_cast<Time>(positions.size()) / 2;
    std::vector<Total> counts;
    scheduler_.sleep(half);
    for (const Setup& position : positions) {
      const Total count = truth_.count(position);
      counts.push_back(character_.false_count.apply(count, truth_.variant().key(position).find));
    }
    scheduler_.sleep(half);
    if (stop_ != nullptr && stop_->load()) {
      throw Interrupted();
    }
    return counts;
  }

 private:
  Scheduler& scheduler_;
  const Truth& truth_;
  const Character& character_;
  const std::atomic<bool>* stop_;
};

}  // namespace

Total FalseCount::apply(Total count, std::uint64_t task) const {
  constexpr std::uint64_t far_off = 1'000'000;  // above any count: no two lies are equal
  constexpr std::uint64_t one_in = 4;
  switch (kind) {
    case Kind::constant:
      return {far_off * number};
    case Kind::off:
      return count + number;
    case Kind::sometimes:
      return task % one_in == 0 ? count + number : count;
    case Kind::none:
      break;
  }
  return count;
}

campaign::Environment::Clock::time_point SimulatedEnvironment::now() {
  return Clock::time_point(std::chrono::milliseconds(scheduler_.now()));
}

std::unique_ptr<campaign::BackgroundThread> SimulatedEnvironment::run_in_background(
    std::function<void()> work) {
  return std::make_unique<SimulatedThread>(scheduler_, process_, std::move(work));
}

std::unique_ptr<Counter> SimulatedEnvironment::counter(const Variant& /*variant*/,
                                                       const CountOptions& how) {
  return std::make_unique<SimulatedCounter>(scheduler_, truth_, character_, how);
}

const std::string& SimulatedEnvironment::rules(const Variant& variant) {
  static const std::string others = "1:0123456789abcdef";
  return character_.of_other_rules ? others : Environment::rules(variant);
}

}  // namespace hurdle::simulation
