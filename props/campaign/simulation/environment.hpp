// The environments of simulated workers: simulated time, failing connections, and counters that
// know the counts in advance, take simulated time, and return wrong counts for dishonest workers.
#pragma once

#include <memory>
#include <string>

#include "perft/campaign/work/environment.hpp"
#include "props/campaign/simulation/store.hpp"
#include "props/campaign/simulation/truth.hpp"

namespace hurdle::simulation {

/// How a dishonest worker changes its counts.
struct FalseCount {
  enum class Kind { none, constant, off, sometimes };
  Kind kind = Kind::none;
  std::uint64_t number = 0;  ///< different for each worker
  [[nodiscard]] Total apply(Total count, std::uint64_t task) const;
};

/// The properties of a worker.
struct Character {
  FalseCount false_count;
  bool of_other_rules = false;
  Time task_time = 100;  ///< to count one task
  Time longest_sleep = 5000;
};

class SimulatedEnvironment final : public campaign::Environment {
 public:
  SimulatedEnvironment(Scheduler& scheduler, Store& store, const Truth& truth, Process& process,
                       const Character& character)
      : scheduler_(scheduler),
        store_(store),
        truth_(truth),
        process_(process),
        character_(character) {}

  [[nodiscard]] std::string name() override { return process_.name(); }
  [[nodiscard]] Clock::time_point now() override;
  void sleep(std::chrono::milliseconds time) override { scheduler_.sleep(time.count()); }
  [[nodiscard]] std::chrono::milliseconds longest_sleep() override {
    return std::chrono::milliseconds(character_.longest_sleep);
  }
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) override {
    return scheduler_.random().below(bound);
  }
  [[nodiscard]] std::unique_ptr<campaign::Database> open(
      const std::string& /*store*/, const campaign::StoreTimeouts& /*patience*/) override {
    return store_.open(campaign::Missing::refuse);
  }
  [[nodiscard]] std::unique_ptr<campaign::BackgroundThread> run_in_background(
      std::function<void()> work) override;
  [[nodiscard]] std::unique_ptr<Counter> counter(const Variant& variant,
                                                 const CountOptions& how) override;
  [[nodiscard]] const std::string& rules(const Variant& variant) override;

 private:
  Scheduler& scheduler_;
  Store& store_;
  const Truth& truth_;
  Process& process_;
  Character character_;
};

}  // namespace hurdle::simulation
