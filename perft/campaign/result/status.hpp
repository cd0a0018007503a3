// How far a campaign is, in a time that does not grow with its tasks: from what each worker has
// tallied, not from the jobs. Knows no position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/result/accounts.hpp"

namespace hurdle::campaign {

/// A worker that has done something for the campaign, or holds a lease of it.
struct WorkerStatus {
  std::int64_t id = 0;
  std::string name;
  std::string account;  ///< of the server; empty in a file
  std::int64_t threads = 0;
  std::string commit;
  std::string build;           ///< version, commit and compiler in a line
  bool alive = false;          ///< has not signed off, and its last heartbeat is no lease ago
  std::int64_t last_beat = 0;  ///< milliseconds ago
  std::int64_t jobs = 0;
  std::int64_t tasks = 0;
  Total nodes;
  std::int64_t milliseconds = 0;  ///< spent counting
  std::int64_t same_worker = 0;   ///< jobs of batches of which it had done another pass
};

struct Status {
  Campaign campaign;
  std::int64_t jobs = 0;  ///< with those of batches that were put up again
  std::int64_t jobs_done = 0;
  std::int64_t jobs_leased = 0;
  std::int64_t jobs_damaged = 0;  ///< put aside
  std::int64_t tasks_done = 0;    ///< over all passes
  std::int64_t tasks = 0;         ///< to be done over all passes
  std::int64_t same_worker = 0;   ///< jobs done by a worker that had done another pass
  std::int64_t findings = 0;
  Total nodes;
  double nodes_a_second = 0;           ///< of the live workers
  std::optional<double> seconds_left;  ///< at their rate
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
