// Workers in the store: registered, alive, ended. Leases of jobs: taken, given back, or ended by
// excluding the job. Each new lease of a job has a higher token than the one before (see
// completion.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// A worker's identity in the store.
struct WorkerIdentity {
  std::int64_t id = 0;
  std::string name;  ///< `host:pid`
};

/// Facts about a worker for others.
struct WorkerFacts {
  int threads = 1;
  std::int64_t lease = 60000;             ///< milliseconds; dead without a heartbeat
  std::optional<std::string> wants = {};  ///< the only campaign that it works for
  std::optional<std::string> name = {};   ///< empty: the name of this machine
  std::string account = {};               ///< for whom a gateway registers it; empty: no gateway
  std::string commit = {};                ///< of its build; empty: of this program
  std::string build = {};                 ///< version, commit and compiler; empty: of this program
};

[[nodiscard]] WorkerIdentity register_worker(Database& database, const WorkerFacts& facts);

/// Marks the worker as ended.
void sign_off(Database& database, const WorkerIdentity& worker);

/// Renews the worker's heartbeat and its leases for another `lease` milliseconds.
void heartbeat(Database& database, const WorkerIdentity& worker, std::int64_t lease);

/// A leased job: one pass over one batch.
struct Job {
  std::int64_t batch = 0;
  int pass = 1;
  std::int64_t token = 0;
  std::uint64_t key_seed = 0;
};

/// A job is dead when its leases expired at this many workers, or at three accounts if there is a
/// quorum: it may be what ends them. So many, because a worker that is killed loses all the jobs
/// that it has leased, and in some clusters workers are killed all day. `revive_dead` makes the job
/// ready again.
inline constexpr std::int64_t workers_until_dead = 10;

/// The longest lease, in milliseconds.
inline constexpr int longest_lease = 86'400'000;

/// The remaining work in running campaigns: in the one of this name, or in all.
struct WorkLeft {
  std::vector<Campaign> leasable;  ///< with leasable jobs or expired leases; oldest first
  bool leased_by_others = false;
};
[[nodiscard]] WorkLeft work_left(Database& database, const std::optional<std::string>& name);

/// Leases at most `most` jobs for `expires_in` milliseconds, and at most a fair share of the rest,
/// of batches that the worker has neither leased nor counted. If there are none, also jobs of
/// batches that it has counted, provided that no other live worker could count them, or
/// `same_worker_after` milliseconds have passed; but never of a batch with an extra pass.
[[nodiscard]] std::vector<Job> lease(Database& database, const Campaign& campaign,
                                     const WorkerIdentity& worker, std::int64_t most,
                                     std::int64_t expires_in,
                                     std::optional<std::int64_t> same_worker_after = std::nullopt);

/// Ready jobs that this worker may not lease, only others.
struct LeftForOthers {
  std::int64_t jobs = 0;
  bool in_sight = false;  ///< a live worker may lease one, or holds a lease
};
[[nodiscard]] LeftForOthers left_for_others(Database& database, const Campaign& campaign,
                                            const WorkerIdentity& worker);

/// Excludes leased jobs whose batch cannot be counted, so that they are not leased again.
void exclude_job(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                 const Job& job);

/// Gives all leases of the worker back.
void give_back(Database& database, const WorkerIdentity& worker);

}  // namespace hurdle::campaign
