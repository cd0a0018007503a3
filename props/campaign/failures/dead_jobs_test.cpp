// Jobs whose leases expire at several workers: nobody leases them again until the owner resumes the
// campaign.
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "perft/campaign/result/status.hpp"
#include "props/campaign/accounts/accounts.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

/// Waits until every lease of a campaign has expired.
void wait_for_expiry(Database& database, const Campaign& campaign) {
  const std::string expired =
      fmt::format("SELECT 1 FROM job WHERE campaign = $1 AND state = 'leased' AND expires >= {}",
                  database.dialect().now);
  while (!database.exec(expired, {campaign.id}).rows.empty()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

class DeadJobs : public AnyStore {
 protected:
  /// A worker leases one job and dies.
  [[nodiscard]] Job lose(Database& database, const Campaign& campaign,
                         const WorkerIdentity& worker) const {
    const Job job = lease(database, campaign, worker, 1, 1).at(0);
    wait_for_expiry(database, campaign);
    return job;
  }
  /// Makes the first job dead; returns it.
  Job kill(Database& database, const Campaign& campaign) const {
    Job job;
    for (std::int64_t number = 1; number <= workers_until_dead; ++number) {
      const WorkerIdentity worker =
          register_worker(database, {.name = fmt::format("host:{}", number)});
      job = lose(database, campaign, worker);
      EXPECT_EQ(job.batch, 0) << "the same job each time";
      sign_off(database, worker);
    }
    return job;
  }
};

TEST_P(DeadJobs, AreNotLeasedAndAreListed) {
  const Campaign campaign = start(request("janggi", 3));
  const auto database = open();
  const Job dead = kill(*database, campaign);
  (void)work();
  const Status status = status_of(*database, campaign);
  EXPECT_EQ(status.jobs_done, status.jobs - 1) << "all others are counted";
  EXPECT_EQ(status.jobs_leased, 0);
  EXPECT_EQ(status.jobs_dead, 1);
  ASSERT_EQ(status.dead.size(), 1U);
  EXPECT_EQ(status.dead[0].batch, dead.batch);
  EXPECT_EQ(status.dead[0].pass, 1);
  EXPECT_EQ(status.dead[0].workers.size(), std::size_t{workers_until_dead});
  EXPECT_TRUE(status.dead[0].workers[0].ends_with("host:1"));
  const Outcome shown = hurdle({"campaign", "status", store()});
  EXPECT_TRUE(says(shown.out, "dead       1 job, whose leases expired at several workers"));
  EXPECT_TRUE(says(shown.out, "dead       batch 0, pass 1: "));
  const auto json =
      nlohmann::json::parse(hurdle({"campaign", "status", store(), "--json", "-"}).out);
  EXPECT_EQ(json["result"]["jobs_dead"], "1");
  EXPECT_EQ(json["result"]["dead"][0]["workers"].size(), std::size_t{workers_until_dead});
  const Outcome none = hurdle({"campaign", "result", store(), "--json", "-"});
  EXPECT_EQ(none.code, 1);
  EXPECT_TRUE(says(none.err, "hurdle: 1 job is dead, as its leases expired at several workers"));
  EXPECT_EQ(nlohmann::json::parse(none.out)["result"]["jobs_dead"], "1");

  const Outcome resumed = good({"campaign", "resume", store()});
  EXPECT_EQ(resumed.out, "janggi-3: running; 1 dead job is ready again\n");
  (void)work();
  const Outcome counted = hurdle({"campaign", "result", store()});
  EXPECT_EQ(counted.out, "33000\n");
  EXPECT_FALSE(says(counted.err, "dead"));
  EXPECT_EQ(hurdle({"campaign", "resume", store()}).code, 2) << "there is nothing to resume";
}

TEST_P(DeadJobs, NeedSeveralWorkers) {
  const Campaign campaign = start(request("janggi", 3));
  const auto database = open();
  const WorkerIdentity unlucky = register_worker(*database, {});
  const WorkerIdentity other = register_worker(*database, {});
  for (int time = 0; time < 5; ++time) {
    (void)lose(*database, campaign, unlucky);
    (void)lose(*database, campaign, other);
  }
  sign_off(*database, unlucky);
  sign_off(*database, other);
  (void)work();
  EXPECT_EQ(status_of(*database, campaign).jobs_dead, 0);
  EXPECT_EQ(hurdle({"campaign", "result", store()}).out, "33000\n");
}

TEST_P(DeadJobs, GiveNoCompletionAnyMoreAndStartRevivesThem) {
  const Campaign campaign = start(request_twice("janggi", 3));
  const auto database = open();
  const Job dead = kill(*database, campaign);
  const WorkerIdentity late = register_worker(*database, {});
  (void)work_left(*database, std::nullopt);
  (void)lease(*database, campaign, late, 1, 60000);  // takes expired leases back
  EXPECT_EQ(complete(*database, campaign, late, {counted(*database, campaign, dead)}).at(0),
            Completion::refused);
  EXPECT_EQ(status_of(*database, campaign).jobs_dead, 1);
  give_back(*database, late);
  sign_off(*database, late);
  (void)start(request_twice("janggi", 3));
  EXPECT_EQ(status_of(*database, campaign).jobs_dead, 0);
  (void)work();
  EXPECT_EQ(hurdle({"campaign", "result", store()}).out, "33000\n");
}

HURDLE_FOR_BOTH_STORES(DeadJobs);

/// One account cannot stop a campaign whose accounts nobody vouches for.
class DeadJobsOfAccounts : public Accounts {};

TEST_F(DeadJobsOfAccounts, NeedSeveralAccounts) {
  start("janggi", 3, 2, 25, 1);
  const auto lose_as = [&](const std::string& account) {
    const Member member = this->member(account);
    const auto jobs = hurdle::campaign::lease(*member.database, campaign(), member.worker, 1, 1);
    ASSERT_EQ(jobs.size(), 1U);
    EXPECT_EQ(jobs[0].batch, 0);
    wait_for_expiry(owner(), campaign());
    sign_off(*member.database, member.worker);
  };
  for (int time = 0; time < 4; ++time) {
    lose_as("ann");
  }
  lose_as("bob");
  lose_as("bob");
  lose_as("hurdle_worker");
  const Member any = member("ann");
  EXPECT_NE(lease(any, 1).at(0).batch, 0) << "three accounts have lost it";
  EXPECT_EQ(status_of(owner(), campaign()).jobs_dead, 1);
}

}  // namespace
}  // namespace hurdle::props
