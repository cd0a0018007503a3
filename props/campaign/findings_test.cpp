// A wrong count is found by the other pass or by a recheck, is kept with both values, and stops the
// result.
#include <nlohmann/json.hpp>

#include "perft/campaign/json.hpp"
#include "perft/campaign/recheck.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Findings : public AnyStore {
 protected:
  /// Completes one job of the campaign with a wrong count of its second task.
  void complete_wrongly(const Campaign& campaign) {
    const auto database = open();
    const WorkerIdentity liar = register_worker(*database, 1);
    Finished finished =
        counted(*database, campaign, lease(*database, campaign, liar, 1, 60000).at(0));
    right_ = finished.counts.at(1);
    finished.counts.at(1) += 1;
    batch_ = finished.job.batch;
    ASSERT_EQ(complete(*database, campaign, liar, {finished}).at(0), Completion::counted);
  }

  void expect_one_finding(const Campaign& campaign) const {
    const Result sum = result(campaign);
    EXPECT_FALSE(sum.complete);
    EXPECT_NE(sum.why_not.find("different results"), std::string::npos) << sum.why_not;
    ASSERT_EQ(sum.findings.size(), 1U);
    const Finding& finding = sum.findings.front();
    EXPECT_EQ(finding.batch, batch_);
    EXPECT_EQ(finding.task, 1);
    EXPECT_EQ(finding.first.value, right_ + 1);
    EXPECT_EQ(finding.second.value, right_);
    EXPECT_NE(finding.first.key_seed, finding.second.key_seed);
    EXPECT_NE(finding.first.by, "");
    EXPECT_NE(finding.second.by, "");
    const Json json = export_of(*open(), campaign);
    EXPECT_TRUE(json["total"].is_null());
    EXPECT_EQ(json["findings"].size(), 1U);
  }

 private:
  Total right_;
  std::int64_t batch_ = -1;
};

TEST_P(Findings, ComeFromTheOtherPass) {
  const Campaign campaign = start(request_twice("janggi", 4));
  complete_wrongly(campaign);
  (void)work();
  expect_one_finding(campaign);
}

TEST_P(Findings, ComeFromARecheck) {
  const Campaign campaign = start(request("janggi", 4));
  complete_wrongly(campaign);
  (void)work();
  EXPECT_EQ(to_text(result(campaign).total), "1065278");  // one pass believes everything
  RecheckRequest all;
  all.tasks = campaign.tasks;
  all.key_seed = 77;
  const RecheckResult again = recheck(*open(), campaign, all);
  EXPECT_EQ(again.tasks, campaign.tasks);
  EXPECT_EQ(again.differing, 1);
  expect_one_finding(campaign);
}

TEST_P(Findings, ComeFromTheReferee) {
  const Campaign campaign = start(request("janggi", 3));
  complete_wrongly(campaign);
  (void)work();
  RecheckRequest all;
  all.tasks = campaign.tasks;
  all.referee = true;
  EXPECT_EQ(recheck(*open(), campaign, all).differing, 1);
  expect_one_finding(campaign);
}

TEST_P(Findings, AreNoneWhenAllIsWell) {
  const Campaign campaign = start(request_twice("makpong", 4));
  (void)work();
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

TEST_P(Findings, StopTheResultEvenIfNobodyWroteThemDown) {
  const Campaign campaign = start(request_twice("janggi", 4));
  complete_wrongly(campaign);
  (void)work();
  (void)open()->exec("DELETE FROM finding");
  const Result sum = result(campaign);
  EXPECT_FALSE(sum.complete);
  EXPECT_NE(sum.why_not.find("different counts"), std::string::npos) << sum.why_not;
}

TEST_P(Findings, ASumThatIsNotThatOfItsTasksIsRefused) {
  const Campaign campaign = start(request("janggi", 3));
  (void)work();
  (void)open()->exec("UPDATE job SET sum = '1' WHERE batch = 2");
  EXPECT_THROW((void)result(campaign), StoreError);
}

TEST_P(Findings, AnUnfinishedTotalIsNoResult) {
  const Campaign campaign = start(request("janggi", 4));
  EXPECT_FALSE(result(campaign).complete);
  const auto database = open();
  const WorkerIdentity worker = register_worker(*database, 1);
  const Job job = lease(*database, campaign, worker, 1, 60000).at(0);
  ASSERT_EQ(complete(*database, campaign, worker, {counted(*database, campaign, job)}).at(0),
            Completion::counted);
  const Result sum = result(campaign);
  EXPECT_FALSE(sum.complete);
  EXPECT_NE(sum.why_not.find("1 of 64 jobs"), std::string::npos) << sum.why_not;
}

HURDLE_FOR_BOTH_STORES(Findings);

}  // namespace
}  // namespace hurdle::props
