// A wrong count is found by the other pass or by a recheck and stored with both values; its batch
// is counted again until two workers agree.
#include <nlohmann/json.hpp>

#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/result/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Findings : public AnyStore {
 protected:
  /// Completes one job of the campaign with a wrong count of its second task.
  void complete_wrongly(const Campaign& campaign) {
    const auto database = open();
    const WorkerIdentity liar = register_worker(*database, {});
    Finished finished =
        counted(*database, campaign, lease(*database, campaign, liar, 1, 60000).at(0));
    right_ = finished.counts.at(1);
    finished.counts.at(1) += 1;
    batch_ = finished.job.batch;
    ASSERT_EQ(complete(*database, campaign, liar, {finished}).at(0), Completion::counted);
    sign_off(*database, liar);
  }

  /// Expects one undecided finding.
  void expect_one_finding(const Campaign& campaign, const std::string& why_not) const {
    const Result sum = result(campaign);
    EXPECT_FALSE(sum.complete);
    EXPECT_TRUE(says(sum.why_not, why_not));
    EXPECT_EQ(sum.jobs, campaign.jobs() + 1);
    EXPECT_EQ(sum.jobs_done, campaign.jobs());
    const Json json = export_of(*open(), campaign);
    EXPECT_TRUE(json["total"].is_null());
    EXPECT_EQ(json["findings"].size(), 1U);
    expect_finding(sum);
  }

  /// Expects the right total and that the finding is still stored.
  void expect_decided(const Campaign& campaign, const std::string& total, std::int64_t jobs) const {
    const Result sum = result(campaign);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), total);
    EXPECT_EQ(sum.jobs, jobs);
    EXPECT_EQ(sum.jobs_done, jobs);
    EXPECT_EQ(sum.tasks_done, campaign.tasks);
    expect_finding(sum);
    const Outcome printed = good({"campaign", "result", store()});
    EXPECT_EQ(printed.out, total + "\n");
    EXPECT_TRUE(says(printed.err, "batch 0, task 1, depth "));
    const Status status = status_of(*open(), campaign);
    EXPECT_TRUE(status.finished());
    EXPECT_EQ(status.tasks_done, status.tasks);
  }

  void expect_finding(const Result& sum) const {
    ASSERT_FALSE(sum.findings.empty());
    const Finding& finding = sum.findings.front();
    EXPECT_EQ(finding.batch, batch_);
    EXPECT_EQ(finding.task, 1);
    EXPECT_EQ(finding.first.value, right_ + 1);
    EXPECT_EQ(finding.second.value, right_);
    EXPECT_NE(finding.first.key_seed, finding.second.key_seed);
    EXPECT_NE(finding.first.by, "");
    EXPECT_NE(finding.second.by, "");
  }

 private:
  Total right_;
  std::int64_t batch_ = -1;
};

TEST_P(Findings, ComeFromTheOtherPassAndAreDecidedByAThird) {
  const Campaign campaign = start(request_twice("janggi", 4));
  complete_wrongly(campaign);
  EXPECT_EQ(work().left, 1);  // it may not decide about its own count
  expect_one_finding(campaign, "no two workers agree so far");
  EXPECT_EQ(work().jobs, 1);
  expect_decided(campaign, "1065277", campaign.jobs() + 1);
  EXPECT_EQ(work().jobs, 0);
}

TEST_P(Findings, AreDecidedByTwoPassesOfThree) {
  StartRequest thrice = request("janggi", 4);
  thrice.passes = 3;
  const Campaign campaign = start(thrice);
  complete_wrongly(campaign);
  EXPECT_EQ(work().left, 1);  // one worker did both other passes: one vote against one
  EXPECT_FALSE(result(campaign).complete);
  EXPECT_EQ(work().jobs, 1);
  expect_decided(campaign, "1065277", campaign.jobs() + 1);
}

TEST_P(Findings, AreNotDecidedByOneWorkerAgainstItself) {
  const Campaign campaign = start(request_twice("janggi", 4));
  const auto database = open();
  const WorkerIdentity liar = register_worker(*database, {});
  while (true) {
    const auto jobs = lease(*database, campaign, liar, 1, 60000);
    if (jobs.empty()) {
      break;
    }
    Finished finished = counted(*database, campaign, jobs.front());
    if (finished.job.batch == 5) {
      finished.counts.at(0) += static_cast<std::uint64_t>(finished.job.pass);
    }
    ASSERT_EQ(complete(*database, campaign, liar, {finished}).at(0), Completion::counted);
  }
  sign_off(*database, liar);
  EXPECT_FALSE(result(campaign).complete);
  EXPECT_EQ(work().jobs, 1);  // three counts, all different
  EXPECT_FALSE(result(campaign).complete);
  EXPECT_EQ(work().jobs, 1);
  const Result sum = result(campaign);
  EXPECT_TRUE(sum.complete) << sum.why_not;
  EXPECT_EQ(to_text(sum.total), "1065277");
  EXPECT_EQ(sum.findings.size(), 2U);
}

TEST_P(Findings, ComeFromARecheck) {
  const Campaign campaign = start(request("janggi", 4));
  complete_wrongly(campaign);
  (void)work();
  EXPECT_EQ(to_text(result(campaign).total), "1065278");  // with one pass, every count is accepted
  RecheckRequest all;
  all.tasks = campaign.tasks;
  all.key_seed = 77;
  const RecheckResult again = recheck(*open(), campaign, all);
  EXPECT_EQ(again.tasks, campaign.tasks);
  EXPECT_EQ(again.differing, 1);
  expect_one_finding(campaign, "64 of 65 jobs are done");
  EXPECT_EQ(work().jobs, 1);  // a second count that differs from the first
  EXPECT_EQ(work().jobs, 1);
  EXPECT_EQ(to_text(result(campaign).total), "1065277");
}

TEST_P(Findings, OfTheRefereeAreNotOutvoted) {
  const Campaign campaign = start(request("janggi", 3));
  complete_wrongly(campaign);
  (void)work();
  RecheckRequest all;
  all.tasks = campaign.tasks;
  all.referee = true;
  EXPECT_EQ(recheck(*open(), campaign, all).differing, 1);
  expect_one_finding(campaign, "the referee has another count of task 1 of batch 0");
  (void)work();  // differs from the first count
  (void)work();  // the same count
  expect_decided(campaign, "33000", campaign.jobs() + 2);
  (void)open()->exec("UPDATE finding SET second_count = '1' WHERE second_by = 'recheck'");
  EXPECT_TRUE(says(result(campaign).why_not, "the referee has another count"));
}

TEST_P(Findings, AreNoneWhenAllIsWell) {
  const Campaign campaign = start_and_work(request_twice("makpong", 4));
  RecheckRequest some;
  some.tasks = 100;
  some.key_seed = 5;
  const RecheckResult again = recheck(*open(), campaign, some);
  EXPECT_EQ(again.tasks, 100);
  EXPECT_EQ(again.differing, 0);
  EXPECT_TRUE(result(campaign).complete);
  const Json json = export_of(*open(), campaign);
  EXPECT_EQ(json["key_seeds"].size(), 2U);
  EXPECT_EQ(json["rechecks"].size(), 1U);
  EXPECT_EQ(json["complete"], true);
}

TEST_P(Findings, AreNoneOfBatchesThatAreToBeCountedAgainMeanwhile) {
  const Campaign campaign = start_and_work(request_twice("makpong", 3));
  RecheckRequest all;
  all.tasks = campaign.tasks;
  all.key_seed = 5;
  all.progress = [&](std::int64_t, std::int64_t) {
    (void)open()->exec(
        "UPDATE job SET state = 'ready', worker = NULL, counts = NULL, sum = NULL, nodes = NULL "
        "WHERE batch > 1");
  };
  const RecheckResult again = recheck(*open(), campaign, all);
  EXPECT_EQ(again.differing, 0);
  EXPECT_GT(again.tasks, 0);
  EXPECT_LT(again.tasks, campaign.tasks);
}

TEST_P(Findings, StopTheResultEvenIfNobodyWroteThemDown) {
  const Campaign campaign = start(request_twice("janggi", 4));
  complete_wrongly(campaign);
  (void)work();
  (void)open()->exec("DELETE FROM finding");
  const Result sum = result(campaign);
  EXPECT_FALSE(sum.complete);
  EXPECT_TRUE(says(sum.why_not, "no two workers agree"));
}

TEST_P(Findings, ASumThatIsNotThatOfItsTasksIsRefused) {
  const Campaign campaign = start_and_work(request("janggi", 3));
  (void)open()->exec("UPDATE job SET sum = '1' WHERE batch = 2");
  EXPECT_THROW((void)result(campaign), StoreError);
}

TEST_P(Findings, CountsThatAreNoneAreRefusedWithTheirBatch) {
  const Campaign campaign = start_and_work(request("janggi", 3));
  (void)open()->exec("UPDATE job SET counts = $1 WHERE batch = 2", {Blob{"\xFF"}});
  EXPECT_TRUE(says(message_of<StoreError>([&] { (void)result(campaign); }), "batch 2: "));
}

TEST_P(Findings, AnUnfinishedTotalIsNoResult) {
  const Campaign campaign = start(request("janggi", 4));
  EXPECT_FALSE(result(campaign).complete);
  const auto database = open();
  const WorkerIdentity worker = register_worker(*database, {});
  const Job job = lease(*database, campaign, worker, 1, 60000).at(0);
  ASSERT_EQ(complete(*database, campaign, worker, {counted(*database, campaign, job)}).at(0),
            Completion::counted);
  const Result sum = result(campaign);
  EXPECT_FALSE(sum.complete);
  EXPECT_TRUE(says(sum.why_not, "1 of 64 jobs"));
}

HURDLE_FOR_BOTH_STORES(Findings);

}  // namespace
}  // namespace hurdle::props
