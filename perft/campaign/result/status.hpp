// The progress of a campaign, from the workers' tallies instead of the jobs: the time it takes does
// not grow with the number of tasks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/result/accounts.hpp"

namespace hurdle::campaign {

/// A worker that has counted for the campaign or holds a lease of it.
struct WorkerStatus {
  std::int64_t id = 0;
  std::string name;
  std::string account;  ///< account at the server; empty in a file
  std::int64_t threads = 0;
  std::string commit;
  std::string build;           ///< version, commit and compiler in one line
  bool alive = false;          ///< not signed off, last heartbeat within one lease time
  bool finished = false;       ///< signed off
  std::int64_t last_beat = 0;  ///< milliseconds ago
  std::int64_t jobs = 0;
  std::int64_t tasks = 0;
  Total nodes;
  std::int64_t milliseconds = 0;  ///< spent counting
  std::int64_t same_worker = 0;   ///< jobs of batches that it had counted before
};

/// "alive"; "finished" if it has signed off; "gone" if its heartbeat is missing.
[[nodiscard]] constexpr std::string_view state_of(const WorkerStatus& worker) noexcept {
  return worker.alive ? "alive" : worker.finished ? "finished" : "gone";
}

/// A job whose leases expired at several workers.
struct DeadJob {
  std::int64_t batch = 0;
  int pass = 0;
  std::vector<std::string> workers;
};

/// 100 if there are none.
[[nodiscard]] constexpr double percent(std::int64_t part, std::int64_t whole) noexcept {
  return whole == 0 ? 100.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

struct Status {
  Campaign campaign;
  std::int64_t jobs = 0;  ///< including extra passes
  std::int64_t jobs_done = 0;
  std::int64_t jobs_leased = 0;
  std::int64_t jobs_damaged = 0;  ///< excluded because their batch is damaged
  std::int64_t jobs_dead = 0;     ///< not leased again (workers_until_dead)
  std::vector<DeadJob> dead;      ///< the first of them
  std::int64_t tasks_done = 0;    ///< over all passes
  std::int64_t tasks = 0;         ///< over all passes, done or not
  std::int64_t same_worker = 0;   ///< jobs by a worker that had counted the batch before
  std::int64_t findings = 0;
  Total nodes;
  double nodes_a_second = 0;           ///< of the live workers
  std::optional<double> seconds_left;  ///< at that rate
  std::vector<WorkerStatus> workers;   ///< in the order of their first lease
  std::vector<FailedAccount> failed;   ///< with a quorum

  [[nodiscard]] bool finished() const noexcept {
    return campaign.state != State::expanding && jobs_done == jobs;
  }
  /// `running`, `finished`, …
  [[nodiscard]] std::string_view state() const noexcept;
};

[[nodiscard]] Status status_of(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign
