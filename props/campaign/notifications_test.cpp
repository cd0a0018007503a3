// A server notifies idle workers when jobs become ready. Workers also ask from time to time, as
// they do at a file, which notifies nobody.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

#include "perft/campaign/exchange/share.hpp"
#include "perft/campaign/result/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;
using std::chrono::milliseconds;

/// The environment of a worker, which counts how often the worker's own thread sleeps.
class WatchedEnvironment final : public Environment {
 public:
  void sleep(milliseconds time) override {
    naps_ += std::this_thread::get_id() == worker_.load() ? 1 : 0;
    Environment::sleep(time);
  }
  void is_of_this_thread() { worker_ = std::this_thread::get_id(); }
  [[nodiscard]] int naps() const { return naps_; }

 private:
  std::atomic<std::thread::id> worker_;
  std::atomic<int> naps_ = 0;
};

/// Whether a condition becomes true within a minute: far longer than anything here takes, and far
/// shorter than the pauses of a worker that must not need them.
bool becomes_true(const std::function<bool()>& condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) {
      return false;
    }
    std::this_thread::sleep_for(milliseconds(5));
  }
  return true;
}

/// A worker in a thread of its own, stopped by the destructor.
class IdleWorker {
 public:
  /// Returns once it waits for jobs.
  IdleWorker(WorkOptions options, const std::string& store) {
    options.store = store;
    options.stop = &stop_;
    thread_ = std::thread([this, options] {
      environment_.is_of_this_thread();
      (void)campaign::work(options, {[](const std::string&) {}, {}}, environment_);
    });
    // It has listened when it has slept for its shortest pause, which takes at most 3 naps.
    constexpr int enough_naps = 8;
    EXPECT_TRUE(becomes_true([&] { return environment_.naps() >= enough_naps; }));
  }
  ~IdleWorker() {
    stop_ = true;
    thread_.join();
  }
  IdleWorker(const IdleWorker&) = delete;
  IdleWorker& operator=(const IdleWorker&) = delete;

 private:
  std::atomic<bool> stop_ = false;
  WatchedEnvironment environment_;
  std::thread thread_;
};

/// Both kinds of stores.
class IdleWorkers : public AnyStore {
 protected:
  [[nodiscard]] Campaign paused() const {
    Campaign campaign = start(request("janggi", 3));
    pause(*open(), campaign);
    return campaign_named(*open(), campaign.name);
  }
  void expect_to_be_counted_by_now(const Campaign& campaign) const {
    const auto database = open();
    EXPECT_TRUE(becomes_true([&] { return status_of(*database, campaign).finished(); }));
    EXPECT_EQ(to_text(result(campaign).total), "33000");
  }
};

TEST_P(IdleWorkers, BeginWithoutANotification) {
  const Campaign campaign = paused();
  if (GetParam() == StoreKind::postgres) {
    (void)open()->exec("DROP FUNCTION hurdle_notify() CASCADE");
  }
  const IdleWorker worker({}, store());
  (void)resume(*open(), campaign);
  expect_to_be_counted_by_now(campaign);
}

HURDLE_FOR_BOTH_STORES(IdleWorkers);

/// A server.
class Notifications : public IdleWorkers {
 protected:
  /// Options of a worker that would not ask again for an hour.
  [[nodiscard]] static WorkOptions that_asks_rarely() {
    WorkOptions options;
    options.first_pause = options.longest_pause = std::chrono::hours(1);
    return options;
  }

  /// Whether another connection is notified of what `act` does.
  bool notifies(const std::function<void()>& act) {
    if (!listener_) {
      listener_ = open();
      EXPECT_TRUE(listener_->take_notification()) << "earlier ones may have been missed";
    }
    EXPECT_FALSE(listener_->take_notification()) << "left over";
    act();
    (void)listener_->exec("SELECT 1");  // the reply comes after what was notified before
    return listener_->take_notification();
  }

 private:
  std::unique_ptr<Database> listener_;
};

TEST_P(Notifications, WakeAWorkerWhenACampaignIsResumed) {
  const Campaign campaign = paused();
  const IdleWorker worker(that_asks_rarely(), store());
  (void)resume(*open(), campaign);
  expect_to_be_counted_by_now(campaign);
}

TEST_P(Notifications, WakeAWorkerWhenACampaignIsStarted) {
  (void)paused();
  const IdleWorker worker(that_asks_rarely(), store());
  StartRequest another = request("janggi", 3);
  another.name = "another";
  expect_to_be_counted_by_now(start(another));
}

TEST_P(Notifications, WakeAWorkerWhenLeasesAreGivenBack) {
  const Campaign campaign = start(request("janggi", 3));
  const auto database = open();
  const WorkerIdentity other = register_worker(*database, {});
  while (!lease(*database, campaign, other, 1000, 60000).empty()) {
  }
  const IdleWorker worker(that_asks_rarely(), store());
  give_back(*database, other);
  expect_to_be_counted_by_now(campaign);
}

TEST_P(Notifications, WakeAWorkerThatHadLeftPassesToAnother) {
  const Campaign campaign = start(request_twice("janggi", 3));
  const auto database = open();
  const WorkerIdentity other = register_worker(*database, {});
  const IdleWorker worker(that_asks_rarely(), store());
  EXPECT_FALSE(status_of(*database, campaign).finished()) << "it may not count both passes";
  sign_off(*database, other);
  expect_to_be_counted_by_now(campaign);
}

TEST_P(Notifications, AreSentWhenJobsBecomeReadyAndAtNoOtherTime) {
  const Campaign campaign = start(request_twice("janggi", 3));
  const auto database = open();
  const WorkerIdentity one = register_worker(*database, {});
  const WorkerIdentity other = register_worker(*database, {});
  std::vector<Job> jobs;
  EXPECT_FALSE(notifies([&] { (void)register_worker(*database, {}); }));
  EXPECT_FALSE(notifies([&] { give_back(*database, one); })) << "it has nothing";
  EXPECT_FALSE(notifies([&] { jobs = lease_some(*database, campaign, one); }));
  EXPECT_FALSE(notifies([&] { heartbeat(*database, one, 60000); }));
  const Finished right = counted(*database, campaign, jobs.at(0));
  EXPECT_FALSE(notifies([&] { (void)complete(*database, campaign, one, {right}); }));
  EXPECT_TRUE(notifies([&] { give_back(*database, one); }));
  const auto is_second_pass = [&](const Job& job) { return job.batch == right.job.batch; };
  auto second = jobs.end();
  EXPECT_FALSE(notifies([&] {
    do {
      jobs = lease(*database, campaign, other, 1000, 60000);
      second = std::ranges::find_if(jobs, is_second_pass);
    } while (second == jobs.end() && !jobs.empty());
  }));
  ASSERT_NE(second, jobs.end());
  Finished wrong = counted(*database, campaign, *second);
  wrong.counts.at(0) += Total{1};
  EXPECT_TRUE(notifies([&] { (void)complete(*database, campaign, other, {wrong}); }))
      << "the batch gets one pass more";
  EXPECT_TRUE(notifies([&] { sign_off(*database, other); }));
  EXPECT_FALSE(notifies([&] { pause(*database, campaign); }));
  EXPECT_TRUE(notifies([&] { (void)resume(*database, campaign_named(*database, {})); }));
  EXPECT_FALSE(notifies([&] { (void)take_share(*database, campaign, {1, 2}); }));
  EXPECT_TRUE(notifies([&] { (void)take_share(*database, campaign, {1, 1}); }));
}

TEST_P(Notifications, AreSentWhenLeasesThatExpiredAreTakenBack) {
  const Campaign campaign = start(request("janggi", 3));
  const auto database = open();
  const WorkerIdentity one = register_worker(*database, {});
  ASSERT_FALSE(lease_some(*database, campaign, one, 1).empty());
  std::this_thread::sleep_for(milliseconds(2));
  EXPECT_TRUE(notifies([&] { (void)lease_some(*database, campaign, one); }));
}

TEST_P(Notifications, EndWithTheirConnectionAndAWorkerGoesOn) {
  const Campaign campaign = paused();
  const auto listener = open();
  ASSERT_TRUE(listener->take_notification());
  const IdleWorker worker({}, store());
  (void)open()->exec(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE "
      "datname = current_database() AND pid <> pg_backend_pid()");
  EXPECT_TRUE(becomes_true([&] {
    try {
      EXPECT_FALSE(listener->take_notification());
      return false;
    } catch (const StoreError& error) {
      return error.kind() == StoreFailure::unreachable;
    }
  }));
  EXPECT_THROW((void)listener->take_notification(), StoreError) << "and each time";
  (void)resume(*open(), campaign);
  expect_to_be_counted_by_now(campaign);
}

HURDLE_FOR_POSTGRES(Notifications);

}  // namespace
}  // namespace hurdle::props
