// One simulated campaign: its processes, what disturbs them, and what must hold in the end.
#pragma once

#include <atomic>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "perft/campaign/work/work.hpp"
#include "props/campaign/simulation/checks.hpp"
#include "props/campaign/simulation/environment.hpp"
#include "props/campaign/simulation/run.hpp"
#include "props/campaign/simulation/store.hpp"
#include "props/campaign/simulation/truth.hpp"

namespace hurdle::simulation {

inline constexpr Time second = 1000;
inline constexpr Time minute = 60 * second;
inline constexpr Time hour = 60 * minute;

/// A worker and how it ended.
struct WorkerRun {
  explicit WorkerRun(std::string name) : process(std::move(name)) {}
  Process process;
  Character character;
  std::atomic<bool> stop = false;
  campaign::WorkDone done;
};

/// A run of a scenario. Its members are in run.cpp, run_start.cpp, run_workers.cpp and
/// run_disturbances.cpp.
class Run {
 public:
  Run(const Scenario& scenario, const std::string& place,
      const std::function<void(const std::string&)>& note)
      : scenario_(scenario),
        note_(note),
        scheduler_(scenario.seed),
        truth_(Truth::of(games()[scenario.game])),
        store_(place, scheduler_, scenario_) {}

  /// Runs the scenario to its end.
  [[nodiscard]] Report run();

 private:
  // Components of a run.
  [[nodiscard]] Random& random() { return scheduler_.random(); }
  [[nodiscard]] bool has(Fault fault) const { return scenario_.has(fault); }
  [[nodiscard]] bool is_over() const { return over_ || !report_.breach.empty(); }
  void say(const std::string& who, const std::string& what);
  void breach(const std::string& what);
  /// Runs a body; an unexpected exception is a breach.
  void guarded(const std::string& who, const std::function<void()>& body);
  Process& spawn(const std::string& name, const std::function<void()>& body);
  /// Starts an actor that acts from time to time, as long as faults are active.
  void now_and_then(const std::string& name, Time least, Time most,
                    const std::function<void()>& body);
  [[nodiscard]] std::optional<campaign::Campaign> campaign_in(campaign::Database& database) const;

  // Starting the campaign.
  /// Starts the campaign, retrying until it exists; false if it cannot exist.
  bool start_campaign();
  /// Further processes that start it at the same time, some of which are killed.
  void start_at_once();

  // Workers.
  void kill(Process& process);
  void live(WorkerRun& life);
  WorkerRun& add_worker(const Character& character);
  [[nodiscard]] Character honest();
  /// The initial workers: dishonest ones and other builds first.
  void add_first_workers();
  [[nodiscard]] std::vector<WorkerRun*> living();
  /// Disturbs workers, once a second.
  void disturb_workers();

  // Other disturbances.
  void add_disturbances();
  TotalCheck look();
  void flip();
  void pause();
  void resume();
  std::int64_t recheck(std::int64_t tasks);
  /// Completes a job leased by another worker, under that worker's name, with other counts.
  void impersonate();

  // Phases of a run.
  void manage();
  /// Stops all faults and ends the workers of the faulty phase.
  void heal();
  /// On a busy machine transactions may conflict: retry.
  void finish_run();
  /// Honest workers count the rest, and there must be a total.
  void end();
  /// False if the workers do not finish: with flipped bits they may wait for a worker that seems to
  /// be alive forever.
  bool count_honestly();

  const Scenario& scenario_;
  const std::function<void(const std::string&)>& note_;
  Scheduler scheduler_;
  const Truth& truth_;
  Store store_;
  Report report_;
  Time lease_ = 20 * second;
  std::optional<std::int64_t> same_worker_after_;
  std::uint64_t last_false_count_ = 0;
  std::map<std::int64_t, int> pretended_;  ///< number of forged completions, by batch
  std::list<WorkerRun> lives_;
  std::list<Process> processes_;
  int totals_ = 0;  ///< seen so far
  /// Whether a bit was flipped in a table that `start` does not repair: it repairs batches, jobs
  /// and root moves.
  bool beyond_start_ = false;
  bool over_ = false;
};

}  // namespace hurdle::simulation
