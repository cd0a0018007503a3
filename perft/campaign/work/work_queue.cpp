#include "perft/campaign/work/work_queue.hpp"

#include <fmt/format.h>

#include <utility>

#include "perft/campaign/store/schema.hpp"

namespace hurdle::campaign {
namespace {

class DatabaseQueue final : public WorkQueue {
 public:
  explicit DatabaseQueue(std::unique_ptr<Database> database) : database_(std::move(database)) {}

  WorkerIdentity sign_on(const WorkerFacts& facts) override {
    require_schema(*database_);
    if (facts.wants && !find_campaign(*database_, *facts.wants)) {
      throw StoreError(StoreFailure::absent, fmt::format("{}: no campaign is called {}",
                                                         database_->name(), *facts.wants));
    }
    return register_worker(*database_, facts);
  }
  void sign_off(const WorkerIdentity& worker) override { campaign::sign_off(*database_, worker); }
  void heartbeat(const WorkerIdentity& worker, std::int64_t lease) override {
    campaign::heartbeat(*database_, worker, lease);
  }

  WorkLeft work_left(const std::optional<std::string>& name) override {
    return campaign::work_left(*database_, name);
  }
  void require_digests(const Campaign& campaign) override {
    campaign::require_digests(*database_, campaign);
  }
  Tasks tasks_of(const Campaign& campaign, std::int64_t batch) override {
    return campaign::tasks_of(*database_, campaign, batch);
  }

  std::vector<Job> lease(const Campaign& campaign, const WorkerIdentity& worker,
                         const LeaseWish& wish) override {
    return campaign::lease(*database_, campaign, worker, wish.most, wish.milliseconds,
                           wish.same_worker_after);
  }
  LeftForOthers left_for_others(const Campaign& campaign, const WorkerIdentity& worker) override {
    return campaign::left_for_others(*database_, campaign, worker);
  }
  void exclude_job(const Campaign& campaign, const WorkerIdentity& worker,
                   const Job& job) override {
    campaign::exclude_job(*database_, campaign, worker, job);
  }
  std::vector<Completion> complete(const Campaign& campaign, const WorkerIdentity& worker,
                                   const std::vector<Finished>& finished) override {
    return campaign::complete(*database_, campaign, worker, finished);
  }
  void give_back(const WorkerIdentity& worker) override { campaign::give_back(*database_, worker); }
  bool take_notification() override { return database_->take_notification(); }

 private:
  std::unique_ptr<Database> database_;
};

}  // namespace

std::unique_ptr<WorkQueue> queue_of(std::unique_ptr<Database> database) {
  return std::make_unique<DatabaseQueue>(std::move(database));
}

}  // namespace hurdle::campaign
