// Leases: a job counts once, even if workers die, return late or complete it twice.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "perft/campaign/result/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

constexpr std::int64_t no_time = 1;  // milliseconds: the lease expires at once

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
    worker_ = register_worker(*database_, {});
    other_ = register_worker(*database_, {});
  }

  [[nodiscard]] Finished finish(const Job& job) const {
    return counted(*database_, campaign_, job);
  }
  [[nodiscard]] Completion complete_one(const WorkerIdentity& worker,
                                        const Finished& finished) const {
    return complete(*database_, campaign_, worker, {finished}).at(0);
  }
  [[nodiscard]] Status status() const { return status_of(*database_, campaign_); }

  /// Counts the remaining jobs and expects the exact total.
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
    EXPECT_TRUE(
        std::ranges::none_of(others, [&](const Job& theirs) { return theirs.batch == job.batch; }));
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

/// A worker that signed off is told from one that died: its last heartbeat may be of this moment,
/// and yet it is neither alive nor lost.
TEST_P(Leases, AreOfWorkersThatCountDieOrFinish) {
  const auto worker = [&](std::size_t number) { return status().workers.at(number); };
  const WorkerIdentity dead = register_worker(*database_, {.lease = no_time});
  (void)complete_one(dead, finish(lease_some(*database_, campaign_, dead).at(0)));
  (void)complete_one(worker_, finish(lease_some(*database_, campaign_, worker_).at(0)));
  (void)complete_one(other_, finish(lease_some(*database_, campaign_, other_).at(0)));
  EXPECT_EQ(state_of(worker(0)), "alive");
  sign_off(*database_, worker_);
  EXPECT_TRUE(worker(0).finished);
  EXPECT_FALSE(worker(0).alive);
  EXPECT_EQ(state_of(worker(0)), "finished");
  EXPECT_FALSE(worker(1).finished);
  EXPECT_EQ(state_of(worker(1)), "alive");
  let_leases_run_out();
  EXPECT_FALSE(worker(2).finished);
  EXPECT_FALSE(worker(2).alive);
  EXPECT_EQ(state_of(worker(2)), "gone");
}

TEST_P(Leases, ThatRanOutAreTakenOver) {
  const Job lost = lease_some(*database_, campaign_, worker_, no_time).at(0);
  let_leases_run_out();
  const auto taken = lease_some(*database_, campaign_, other_);
  const auto same = std::ranges::find(taken, lost.batch, &Job::batch);
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
    EXPECT_TRUE(
        std::ranges::none_of(mine, [&](const Job& held) { return held.batch == job.batch; }));
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

/// Two passes over everything, by different workers.
class SecondPasses : public Leases {
 protected:
  void SetUp() override {
    Leases::SetUp();
    if (IsSkipped()) {
      return;
    }
    StartRequest twice = request_twice("janggi", 4);
    twice.name = "twice";
    campaign_ = start(twice);
  }

  /// Completes `number` jobs, one after the other; returns the last.
  Job do_jobs(const WorkerIdentity& worker, std::int64_t number) const {
    Job job;
    for (std::int64_t done = 0; done < number; ++done) {
      job = lease(*database_, campaign_, worker, 1, 60000).at(0);
      EXPECT_EQ(complete_one(worker, finish(job)), Completion::counted);
    }
    return job;
  }
  [[nodiscard]] std::vector<Job> leased_by(const WorkerIdentity& worker) const {
    return lease(*database_, campaign_, worker, 1, 60000);
  }
};

TEST_P(SecondPasses, GoToAnotherWorker) {
  const Job first = do_jobs(worker_, 1);
  EXPECT_EQ(do_jobs(other_, campaign_.batches - 1).pass, 1);
  const Job second = leased_by(worker_).at(0);
  EXPECT_EQ(second.pass, 2);
  EXPECT_NE(second.batch, first.batch);
  EXPECT_NE(second.key_seed, first.key_seed);
  EXPECT_EQ(leased_by(other_).at(0).batch, first.batch);
}

TEST_P(SecondPasses, AreNotForTheSameWorkerWhileAnotherLives) {
  (void)do_jobs(worker_, campaign_.batches);
  EXPECT_TRUE(leased_by(worker_).empty());
  const LeftForOthers left = left_for_others(*database_, campaign_, worker_);
  EXPECT_EQ(left.jobs, campaign_.batches);
  EXPECT_TRUE(left.in_sight);
  EXPECT_EQ(do_jobs(other_, 1).pass, 2);
  EXPECT_TRUE(leased_by(worker_).empty());
  sign_off(*database_, other_);
  EXPECT_EQ(do_jobs(worker_, campaign_.batches - 1).pass, 2);
  EXPECT_EQ(status().same_worker, campaign_.batches - 1);
  const Result sum = result(campaign_);
  EXPECT_TRUE(sum.complete) << sum.why_not;
  EXPECT_EQ(sum.same_worker, campaign_.batches - 1);
}

TEST_P(SecondPasses, GoToTheSameWorkerAfterTheGivenTime) {
  constexpr std::int64_t long_time = 3600000;
  (void)do_jobs(worker_, campaign_.batches);
  let_leases_run_out();
  EXPECT_TRUE(lease(*database_, campaign_, worker_, 1, 60000, long_time).empty());
  EXPECT_EQ(lease(*database_, campaign_, worker_, 1, 60000, no_time).size(), 1U);
}

TEST_P(SecondPasses, DoNotWaitForDeadWorkersOrThoseOfOtherCampaigns) {
  sign_off(*database_, other_);
  const WorkerIdentity dead = register_worker(*database_, {.lease = no_time});
  const WorkerIdentity elsewhere = register_worker(*database_, {.wants = "janggi-4"});
  let_leases_run_out();
  (void)do_jobs(worker_, campaign_.batches);
  EXPECT_EQ(leased_by(worker_).size(), 1U);
}

TEST_P(SecondPasses, DoNotWaitForAWorkerWhoseLeaseIsOver) {
  const auto silent_for = [&](std::int64_t milliseconds) {
    (void)database_->exec(
        "UPDATE worker SET heartbeat = started - CAST($1 AS BIGINT) WHERE id = $2",
        {milliseconds, other_.id});
  };
  (void)do_jobs(worker_, campaign_.batches);
  silent_for(30000);
  EXPECT_TRUE(leased_by(worker_).empty());
  silent_for(60001);
  EXPECT_EQ(leased_by(worker_).size(), 1U);
}

TEST_P(SecondPasses, AreFoundBehindManyThatAnotherWorkerMustDo) {
  (void)do_jobs(worker_, campaign_.batches - 1);
  const Job last = do_jobs(other_, 1);
  EXPECT_EQ(leased_by(worker_).at(0).batch, last.batch);
}

TEST_P(SecondPasses, AreSharedByTwoWorkersToTheEnd) {
  sign_off(*database_, worker_);
  sign_off(*database_, other_);
  good(shell("for i in 1 2; do \"$HURDLE\" work '" + store() +
             "' --campaign twice --until-idle & p[$i]=$!; done; wait ${p[1]} && wait ${p[2]}"));
  const Result sum = result(campaign_);
  EXPECT_TRUE(sum.complete) << sum.why_not;
  EXPECT_EQ(to_text(sum.total), "1065277");
}

/// Many jobs, half of them done, as in a campaign that has run for days.
class ManyJobs : public AnyStore {};

// PostgreSQL stores rows where it finds space: finished jobs come first, and a search for ready
// jobs without an index reads all of them.
TEST_P(ManyJobs, AreLeasedByAnIndex) {
  const Campaign campaign = start(request("janggi", 4));
  const auto database = open();
  const WorkerIdentity worker = register_worker(*database, {});
  (void)database->exec(
      "INSERT INTO job (campaign, batch, pass, key_seed, state, token) SELECT $1, number, 1, '0', "
      "CASE WHEN number < 50000 THEN 'done' ELSE 'ready' END, 0 "
      "FROM generate_series(1000, 100000) AS number",
      {campaign.id});
  (void)database->exec("UPDATE job SET state = 'done' WHERE batch < 1000");
  (void)database->exec("ANALYZE job");
  const auto scans = [&] {
    (void)database->exec("SELECT CAST(pg_stat_force_next_flush() AS TEXT)");
    return database->exec("SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'job'")
        .rows.at(0)
        .integer(0);
  };
  const std::int64_t before = scans();
  EXPECT_EQ(work_left(*database, std::nullopt).leasable.size(), 1U);
  EXPECT_EQ(lease_some(*database, campaign, worker).size(), 3U);
  EXPECT_EQ(left_for_others(*database, campaign, worker).jobs, 256);
  heartbeat(*database, worker, 60000);
  EXPECT_EQ(scans(), before);
}

/// A worker that asks for work while a campaign is started.
class WorkDuringStart : public AnyStore {
 protected:
  /// Makes the server's list of campaigns with work wait until nobody holds the lock of this
  /// number.
  void delay_list() const {
    (void)open()->exec("ALTER FUNCTION worker_leasable(TEXT) RENAME TO listed_at_once");
    (void)open()->exec(
        "CREATE FUNCTION worker_leasable(the_name TEXT) RETURNS SETOF BIGINT LANGUAGE plpgsql AS "
        "$$ BEGIN PERFORM pg_advisory_lock_shared(43); PERFORM pg_advisory_unlock_shared(43); "
        "RETURN QUERY SELECT * FROM listed_at_once(the_name); END $$");
  }
  static void wait_until_it_waits(Database& database) {
    while (database
               .exec("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 43 AND NOT "
                     "granted")
               .rows.empty()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }
};

// The list is younger than the statement that asks for it, which may see a campaign of the list as
// it was before its tasks were written. A worker would refuse such a campaign for ever.
TEST_P(WorkDuringStart, IsOfCampaignsThatAreWritten) {
  (void)start(request("makpong", 3));
  delay_list();
  const auto database = open();
  const StartRequest asked = request("janggi", 3);
  (void)database->exec(
      "INSERT INTO campaign (name, variant, root, fen, depth, split, passes, per_move, "
      "batch_tasks, state, created, version, commit_id, tasks, batches, lines) SELECT $1, "
      "variant, root, fen, depth, split, passes, per_move, batch_tasks, 'expanding', 0, '', '', 0, "
      "0, 0 FROM campaign",
      {asked.name});
  (void)database->exec("SELECT CAST(pg_advisory_lock(43) AS TEXT)");
  WorkLeft left;
  std::thread worker([&] { left = work_left(*open(), std::nullopt); });
  wait_until_it_waits(*database);
  (void)database->exec("UPDATE campaign SET state = 'running' WHERE name = $1", {asked.name});
  (void)database->exec(
      "INSERT INTO job (campaign, batch, pass, key_seed, state, token) SELECT id, 0, 1, '0', "
      "'ready', 0 FROM campaign WHERE name = $1",
      {asked.name});
  (void)database->exec("SELECT CAST(pg_advisory_unlock(43) AS TEXT)");
  worker.join();
  EXPECT_FALSE(left.leasable.empty());
  for (const Campaign& campaign : left.leasable) {
    EXPECT_EQ(campaign.state, State::running) << campaign.name;
  }
}

HURDLE_FOR_POSTGRES(WorkDuringStart);
HURDLE_FOR_POSTGRES(ManyJobs);
HURDLE_FOR_BOTH_STORES(SecondPasses);
HURDLE_FOR_BOTH_STORES(Leases);

}  // namespace
}  // namespace hurdle::props
