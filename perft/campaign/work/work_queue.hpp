// The operations of a store that a worker uses, and no others. A database offers them directly, a
// gateway (gateway/) over HTTP. Every operation may be repeated when its answer was lost.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/work/completion.hpp"
#include "perft/campaign/work/leases.hpp"

namespace hurdle::campaign {

/// How many jobs to lease, for how long, and when a batch that the worker has counted may be leased
/// again (`lease` of leases.hpp).
struct LeaseWish {
  std::int64_t most = 1;
  std::int64_t milliseconds = 0;
  std::optional<std::int64_t> same_worker_after = {};
};

/// A connection to the jobs of a store. Only one thread may use it at a time. All functions throw
/// StoreError.
class WorkQueue : boost::noncopyable {
 public:
  virtual ~WorkQueue() = default;

  /// Registers a worker. The error's failure is `absent` for a store without campaigns, or without
  /// the one that the worker wants.
  [[nodiscard]] virtual WorkerIdentity sign_on(const WorkerFacts& facts) = 0;
  virtual void sign_off(const WorkerIdentity& worker) = 0;
  virtual void heartbeat(const WorkerIdentity& worker, std::int64_t lease) = 0;

  [[nodiscard]] virtual WorkLeft work_left(const std::optional<std::string>& name) = 0;
  /// Throws unless the campaign and the digests of its batches match the campaign's digest.
  virtual void require_digests(const Campaign& campaign) = 0;
  /// The tasks of a batch, checked as by the function of the same name (batches.hpp).
  [[nodiscard]] virtual Tasks tasks_of(const Campaign& campaign, std::int64_t batch) = 0;

  [[nodiscard]] virtual std::vector<Job> lease(const Campaign& campaign,
                                               const WorkerIdentity& worker,
                                               const LeaseWish& wish) = 0;
  [[nodiscard]] virtual LeftForOthers left_for_others(const Campaign& campaign,
                                                      const WorkerIdentity& worker) = 0;
  virtual void exclude_job(const Campaign& campaign, const WorkerIdentity& worker,
                           const Job& job) = 0;
  [[nodiscard]] virtual std::vector<Completion> complete(const Campaign& campaign,
                                                         const WorkerIdentity& worker,
                                                         const std::vector<Finished>& finished) = 0;
  virtual void give_back(const WorkerIdentity& worker) = 0;

  /// As the function of the same name of Database. Always false for a gateway.
  [[nodiscard]] virtual bool take_notification() { return false; }
};

/// The queue of an open database.
[[nodiscard]] std::unique_ptr<WorkQueue> queue_of(std::unique_ptr<Database> database);

/// Opens a queue. Throws StoreError.
using OpenQueue = std::function<std::unique_ptr<WorkQueue>(const StoreTimeouts& timeouts)>;

}  // namespace hurdle::campaign
