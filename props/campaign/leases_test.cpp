// Leases: a job counts once whoever dies, comes back late or says it twice.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "perft/campaign/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

constexpr std::int64_t no_time = 1;  // milliseconds: a lease that runs out at once

void let_leases_run_out() {
  std::this_thread::sleep_for(std::chrono::milliseconds(20 * no_time));
}

class Leases : public AnyStore {
 protected:
  void SetUp() override {
    AnyStore::SetUp();
    if (IsSkipped()) {
      return;
    }
    campaign_ = start(request("janggi", 4));
    database_ = open();
    worker_ = register_worker(*database_, 1);
    other_ = register_worker(*database_, 1);
  }

  [[nodiscard]] Finished finish(const Job& job) const {
    return counted(*database_, campaign_, job);
  }
  [[nodiscard]] Completion complete_one(const WorkerIdentity& worker,
                                        const Finished& finished) const {
    return complete(*database_, campaign_, worker, {finished}).at(0);
  }
  [[nodiscard]] Status status() const { return status_of(*database_, campaign_); }

  /// Does what is left and demands the exact total.
  void expect_exact_total() const {
    (void)work();
    const Result sum = result(campaign_);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), "1065277");
    EXPECT_EQ(sum.tasks_done, campaign_.tasks);
    EXPECT_EQ(status().jobs_done, campaign_.jobs());
    EXPECT_EQ(status().tasks_done, campaign_.tasks);
  }

  Campaign campaign_;
  std::unique_ptr<Database> database_;
  WorkerIdentity worker_;
  WorkerIdentity other_;
};

TEST_P(Leases, AreHeldByOneWorkerAtATime) {
  const auto mine = lease_some(*database_, campaign_, worker_);
  const auto others = lease_some(*database_, campaign_, other_);
  ASSERT_FALSE(mine.empty());
  ASSERT_FALSE(others.empty());
  for (const Job& job : mine) {
    EXPECT_TRUE(std::none_of(others.begin(), others.end(),
                             [&](const Job& theirs) { return theirs.batch == job.batch; }));
  }
  EXPECT_EQ(status().jobs_leased, static_cast<std::int64_t>(mine.size() + others.size()));
}

TEST_P(Leases, CompletedTwiceCountOnce) {
  const Finished finished = finish(lease_some(*database_, campaign_, worker_).at(0));
  EXPECT_EQ(complete_one(worker_, finished), Completion::counted);
  EXPECT_EQ(complete_one(worker_, finished), Completion::counted_before);
  EXPECT_EQ(status().jobs_done, 1);
  give_back(*database_, worker_);
  expect_exact_total();
}

TEST_P(Leases, ThatRanOutAreTakenOver) {
  const Job lost = lease_some(*database_, campaign_, worker_, no_time).at(0);
  let_leases_run_out();
  const auto taken = lease_some(*database_, campaign_, other_);
  const auto same = std::find_if(taken.begin(), taken.end(),
                                 [&](const Job& job) { return job.batch == lost.batch; });
  ASSERT_NE(same, taken.end());
  EXPECT_GT(same->token, lost.token);
  give_back(*database_, other_);
  expect_exact_total();
}

TEST_P(Leases, OfAFencedOffWorkerAreRefused) {
  const Job late = lease_some(*database_, campaign_, worker_, no_time).at(0);
  const Finished finished = finish(late);
  let_leases_run_out();
  const auto taken = lease_some(*database_, campaign_, other_);
  EXPECT_EQ(complete_one(worker_, finished), Completion::refused);
  ASSERT_EQ(taken.at(0).batch, late.batch);
  EXPECT_EQ(complete_one(other_, finish(taken.at(0))), Completion::counted);
  EXPECT_EQ(complete_one(worker_, finished), Completion::refused);
  EXPECT_EQ(status().jobs_done, 1);
  give_back(*database_, other_);
  expect_exact_total();
}

TEST_P(Leases, OfAFencedOffWorkerAreRefusedWhenTheSameWorkerHasThemAgain) {
  const Finished first = finish(lease_some(*database_, campaign_, worker_).at(0));
  give_back(*database_, worker_);
  const Finished second = finish(lease_some(*database_, campaign_, worker_).at(0));
  ASSERT_EQ(first.job.batch, second.job.batch);
  EXPECT_EQ(complete_one(worker_, first), Completion::refused);
  EXPECT_EQ(complete_one(worker_, second), Completion::counted);
  give_back(*database_, worker_);
  expect_exact_total();
}

TEST_P(Leases, AreKeptAliveByTheHeartbeat) {
  const auto mine = lease_some(*database_, campaign_, worker_, no_time);
  heartbeat(*database_, worker_, 60000);
  let_leases_run_out();
  for (const Job& job : lease_some(*database_, campaign_, other_)) {
    EXPECT_TRUE(std::none_of(mine.begin(), mine.end(),
                             [&](const Job& held) { return held.batch == job.batch; }));
  }
}

TEST_P(Leases, GivenBackAreFreeAtOnce) {
  const auto mine = lease_some(*database_, campaign_, worker_);
  give_back(*database_, worker_);
  EXPECT_EQ(status().jobs_leased, 0);
  EXPECT_EQ(lease_some(*database_, campaign_, other_).at(0).batch, mine.at(0).batch);
}

TEST_P(Leases, OfAStoppedWorkerAreGivenBack) {
  const std::atomic<bool> stop = true;
  WorkOptions options;
  options.stop = &stop;
  (void)work(options);
  EXPECT_EQ(status().jobs_leased, 0);
  expect_exact_total();
}

TEST_P(Leases, AreAFairShareOfWhatIsLeft) {
  constexpr std::int64_t all = 1000;
  const auto mine = lease(*database_, campaign_, worker_, all, 60000);
  EXPECT_LE(static_cast<std::int64_t>(mine.size()), campaign_.jobs() / 4);
}

TEST_P(Leases, OfAPausedCampaignAreNotGiven) {
  pause(*database_, campaign_);
  EXPECT_EQ(work().jobs, 0);
  EXPECT_THROW(pause(*database_, campaign_), CampaignError);
  resume(*database_, campaign_);
  expect_exact_total();
}

TEST_P(Leases, OfACancelledCampaignAreNotGiven) {
  cancel(*database_, campaign_);
  EXPECT_EQ(work().jobs, 0);
  EXPECT_FALSE(result(campaign_).complete);
  EXPECT_THROW(resume(*database_, campaign_), CampaignError);
}

TEST_P(Leases, OfTheSecondPassGoToAnotherWorkerIfTheyCan) {
  StartRequest twice = request_twice("janggi", 4);
  twice.name = "twice";
  campaign_ = start(twice);
  // The first worker does one batch's first pass, and the other all other first passes.
  const Job first = lease(*database_, campaign_, worker_, 1, 60000).at(0);
  EXPECT_EQ(complete_one(worker_, finish(first)), Completion::counted);
  for (std::int64_t done = 1; done < campaign_.batches; ++done) {
    const Job job = lease(*database_, campaign_, other_, 1, 60000).at(0);
    ASSERT_EQ(job.pass, 1);
    EXPECT_EQ(complete_one(other_, finish(job)), Completion::counted);
  }
  const Job second = lease(*database_, campaign_, worker_, 1, 60000).at(0);
  EXPECT_EQ(second.pass, 2);
  EXPECT_NE(second.batch, first.batch);
  EXPECT_NE(second.key_seed, first.key_seed);
  EXPECT_EQ(lease(*database_, campaign_, other_, 1, 60000).at(0).batch, first.batch);
}

HURDLE_FOR_BOTH_STORES(Leases);

}  // namespace
}  // namespace hurdle::props
