// The states of a job: leased, renewed, completed, given back or put aside. A completion carries
// the token of its lease, and every lease of a job has a higher one, so a worker whose lease ran
// out cannot count twice. Knows no generator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// One pass over one batch, leased.
struct Job {
  std::int64_t batch = 0;
  int pass = 1;
  std::int64_t token = 0;
  std::uint64_t key_seed = 0;
};

/// A job's counts, one a task.
struct Finished {
  Job job;
  std::vector<Total> counts;
  std::vector<Total> multiplicities;
  std::int64_t milliseconds = 0;
};

/// What became of a completion.
enum class Completion {
  counted,
  counted_before,  ///< this very completion is in the store already
  refused          ///< the lease ran out and the job went to another
};

/// A worker, as the store knows it.
struct WorkerIdentity {
  std::int64_t id = 0;
  std::string name;  ///< `host:pid`
};

/// What others are to know of a worker.
struct WorkerFacts {
  int threads = 1;
  std::int64_t lease = 60000;             ///< milliseconds; without a heartbeat in it, it is dead
  std::optional<std::string> wants = {};  ///< the campaign that it works for alone
  std::optional<std::string> name = {};   ///< nothing is that of this machine
};

[[nodiscard]] WorkerIdentity register_worker(Database& database, const WorkerFacts& facts);

/// Says that the worker has ended.
void sign_off(Database& database, const WorkerIdentity& worker);

/// Renews the worker and its leases for another `lease` milliseconds.
void heartbeat(Database& database, const WorkerIdentity& worker, std::int64_t lease);

/// What is left to do in running campaigns: in that of this name, or in all.
struct WorkLeft {
  std::vector<Campaign>
      leasable;  ///< with something to lease, or leases that ran out; oldest first
  bool leased_by_others = false;
};
[[nodiscard]] WorkLeft work_left(Database& database, const std::optional<std::string>& name);

/// Leases at most `most` jobs, and no more than a fair share of what is left, of batches with which
/// the worker has had nothing to do. Where there is none, also of those of which it has done
/// another pass: if no other live worker has not, or `same_worker_after` milliseconds after it did;
/// but never of a batch that was put up again.
[[nodiscard]] std::vector<Job> lease(Database& database, const Campaign& campaign,
                                     const WorkerIdentity& worker, std::int64_t most,
                                     std::int64_t milliseconds,
                                     std::optional<std::int64_t> same_worker_after = std::nullopt);

/// How many jobs are left for others alone: they are ready, and the worker may not have them.
struct LeftForOthers {
  std::int64_t jobs = 0;
  bool in_sight = false;  ///< a live worker may have one of them, or holds a lease
};
[[nodiscard]] LeftForOthers left_for_others(Database& database, const Campaign& campaign,
                                            const WorkerIdentity& worker);

/// Puts leased jobs aside whose batch cannot be counted, so that nobody leases them again.
void put_aside(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
               const Job& job);

/// Completes jobs of one campaign, in one transaction; one Completion each. Idempotent: it may be
/// repeated when the first answer was lost. Differing passes become findings.
[[nodiscard]] std::vector<Completion> complete(Database& database, const Campaign& campaign,
                                               const WorkerIdentity& worker,
                                               const std::vector<Finished>& finished);

/// Gives all leases of the worker back.
void give_back(Database& database, const WorkerIdentity& worker);

}  // namespace hurdle::campaign
