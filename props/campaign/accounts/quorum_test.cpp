// Quorums: results count when accounts agree, and an account that counts a task with a known count
// wrongly loses all its work, whatever it tries to observe or to undo.
#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/campaign/store/totals.hpp"
#include "props/campaign/accounts/accounts.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Quorums : public Accounts {
 protected:
  /// A campaign of janggi to depth 3, with a quarter of its tasks known beforehand.
  void SetUp() override {
    Roles::SetUp();
    if (IsSkipped() || HasFatalFailure()) {
      return;
    }
    constexpr int quarter = 25;
    start("janggi", 3, 2, quarter, 1);
  }

  /// A leased job with a known task, that task counted wrongly.
  [[nodiscard]] Finished failing(const Member& member) const {
    for (const Job& job : lease(member, campaign().batches)) {
      if (!known(job.batch).empty()) {
        Finished finished = counted(job);
        finished.counts.at(static_cast<std::size_t>(known(job.batch).front())) += 1;
        return finished;
      }
    }
    throw std::runtime_error("no task is known");
  }

  /// Completes all remaining jobs with one account.
  void do_all(const Member& member) const {
    for (;;) {
      look(member);
      const std::vector<Job> jobs = lease(member, campaign().batches);
      if (jobs.empty()) {
        return;
      }
      for (const Job& job : jobs) {
        EXPECT_EQ(complete(member, counted(job)), Completion::counted);
      }
    }
  }

  /// Expects that an account gets no more work.
  void expect_no_work(const Member& member) const {
    const StoreError error = thrown_by<StoreError>([&] { (void)lease(member, 1); });
    EXPECT_EQ(error.kind(), StoreFailure::refused);
    EXPECT_TRUE(says(error.what(), "account ann gets no more work"));
  }
};

TEST_F(Quorums, AreOfAccountsNotOfWorkers) {
  const Member first = member("ann");
  const Member second = member("ann");
  do_all(first);
  EXPECT_TRUE(lease(second, 1).empty());
  EXPECT_FALSE(result().complete);
  EXPECT_EQ(status_of(owner(), campaign()).jobs_done, campaign().batches);
  do_all(member("bob"));
  const Result all = result();
  EXPECT_TRUE(all.complete) << all.why_not;
  EXPECT_EQ(to_text(all.total), "33000");
  EXPECT_TRUE(all.failed.empty());
}

TEST_F(Quorums, OneAccountsVotesAreOneWhateverItsWorkersDid) {
  const std::vector<Pass> twice{{1, 1, "ann", "0", "x", 0}, {2, 2, "ann", "1", "x", 0}};
  EXPECT_FALSE(accepted_pass(twice, 2));
  EXPECT_TRUE(accepted_pass(twice, 0));
  const std::vector<Pass> two{{1, 1, "ann", "0", "x", 0}, {2, 2, "bob", "1", "x", 0}};
  EXPECT_EQ(accepted_pass(two, 2), 0U);
  EXPECT_FALSE(accepted_pass(two, 3));
}

TEST_F(Quorums, AnAccountThatFailsLosesAllAndGetsNoMore) {
  const Member ann = member("ann");
  const Member bob = member("bob");
  const Finished wrong = failing(ann);
  std::int64_t right = 0;
  for (const Row& row :
       owner()
           .exec("SELECT batch, pass, token FROM job WHERE campaign = $1 AND worker = $2",
                 {campaign().id, ann.worker.id})
           .rows) {
    const Job job{row.integer(0), static_cast<int>(row.integer(1)), row.integer(2), 0};
    if (job.batch != wrong.job.batch) {
      EXPECT_EQ(complete(ann, counted(job)), Completion::counted);
      ++right;
    }
  }
  EXPECT_GT(right, 0);
  EXPECT_EQ(complete(ann, wrong), Completion::counted);
  EXPECT_FALSE(lease(ann, 1).empty()) << "it is told nothing yet";
  look(ann);
  EXPECT_TRUE(failed_accounts(owner(), campaign()).empty()) << "nobody judges what it has done";
  look(bob);
  expect_no_work(ann);
  do_all(bob);
  const auto failed = failed_accounts(owner(), campaign());
  ASSERT_EQ(failed.size(), 1U);
  EXPECT_EQ(failed[0].name, "ann");
  EXPECT_EQ(failed[0].batch, wrong.job.batch);
  EXPECT_EQ(failed[0].counted, failed[0].known + Total(1));
  EXPECT_EQ(failed[0].jobs_lost, right + 1);
  EXPECT_EQ(status_of(owner(), campaign()).jobs_done, campaign().batches) << "those of bob";
  const Outcome none =
      hurdle({"campaign", "result", as("hurdle_owner"), "--campaign", campaign().name});
  EXPECT_EQ(none.code, 1);
  EXPECT_TRUE(says(none.err, "account ann counted "));
  props::expect_refused(hurdle({"work", as("ann"), "--campaign", campaign().name, "--until-idle"}),
                        {"account ann gets no more work of campaign " + campaign().name});
}

TEST_F(Quorums, ATotalNamesThoseWhoFailedAndHowLikelyItIsToEscape) {
  make_accounts({"eve"});
  const Member eve = member("eve");
  EXPECT_EQ(complete(eve, failing(eve)), Completion::counted);
  do_all(member("ann"));
  do_all(member("bob"));
  EXPECT_TRUE(result().complete);  // the owner judges the latest completions
  const std::vector<std::string> named{"--campaign", campaign().name};
  const auto say = [&](const std::string& command, const std::string& role) {
    return hurdle({"campaign", command, as(role), "--campaign", campaign().name, "--json", "-"});
  };
  const Outcome text = hurdle({"campaign", "result", as("hurdle_reader"), named[0], named[1]});
  EXPECT_EQ(text.out, "33000\n") << text.err;
  EXPECT_TRUE(says(text.err, "account eve counted "));
  EXPECT_TRUE(says(text.err, "accounts that lie together escape with a probability of "));
  const auto result = nlohmann::json::parse(say("result", "hurdle_reader").out)["result"];
  EXPECT_EQ(result["failed_accounts"][0]["account"], "eve");
  EXPECT_EQ(result["escape"][0]["lies"], 10);
  EXPECT_NEAR(result["escape"][0]["probability"].get<double>(), escape_probability(campaign(), 10),
              1e-9);
  const auto exported = nlohmann::json::parse(say("export", "hurdle_reader").out)["result"];
  EXPECT_EQ(exported["failed_accounts"][0]["account"], "eve");
  EXPECT_EQ(exported["quorum"], 2);
  const Outcome status = hurdle({"campaign", "status", as("hurdle_reader"), named[0], named[1]});
  EXPECT_TRUE(says(status.out, "finished"));
  EXPECT_TRUE(says(status.out, "failed     account eve, which counted "));
}

TEST_F(Quorums, ExportsAreAcceptedByAnAudit) {
  do_all(member("ann"));
  do_all(member("bob"));
  EXPECT_TRUE(result().complete);
  const Scratch scratch;
  const std::string file = scratch.path("quorum.json");
  ASSERT_EQ(hurdle({"campaign", "export", as("hurdle_reader"), "--campaign", campaign().name,
                    "--json", file})
                .code,
            0);
  const Outcome audit = good({"campaign", "audit", file, "--sample", "20"});
  EXPECT_TRUE(says(audit.out, "the total is 33000"));
  ASSERT_EQ(shell("sed -i 's/\"quorum\": 2/\"quorum\": 3/' " + file).code, 0);
  EXPECT_EQ(hurdle({"campaign", "audit", file, "--sample", "1"}).code, 1);
}

// No view shows the known tasks, and completions do not reveal them.
TEST_F(Quorums, NoQueryRevealsAKnownTask) {
  for (const char* table : {"known_task", "account_job", "failed_account"}) {
    expect_refused("ann", fmt::format("SELECT * FROM {}", table));
  }
  expect_refused("hurdle_reader", "SELECT * FROM known_task");
  for (const char* function :
       {"hurdle_judge(1, 9, '')", "hurdle_compare_with_known(1, 9, '')", "hurdle_settle(1, 0)",
        "hurdle_take_back(1, 0, 1)", "hurdle_require_trust(1)", "hurdle_votes(1, 0)"}) {
    expect_refused("ann", fmt::format("SELECT {}", function));
  }
  EXPECT_EQ(number("hurdle_owner",
                   "SELECT count(*) FROM information_schema.columns WHERE table_name LIKE "
                   "'open\\_%' AND column_name LIKE '%known%' AND column_name <> 'known_percent'"),
            0);
}

// A dishonest worker completes in a transaction, observes the effect, and rolls back.
TEST_F(Quorums, AFailureIsNotSeenBeforeItCounts) {
  const Member ann = member("ann");
  const Finished wrong = failing(ann);
  {
    const Transaction transaction(*ann.database, Access::write);
    (void)ann.database->exec("SAVEPOINT before");
    const std::string counts = pack_totals(wrong.counts);
    const Answer answer = ann.database->exec("SELECT worker_complete($1, $2, $3, $4, $5, $6, 1)",
                                             {campaign().id, ann.worker.id, wrong.job.batch,
                                              wrong.job.pass, wrong.job.token, Blob{counts}});
    EXPECT_EQ(answer.rows.at(0).text(0), "counted");
    (void)ann.database->exec("RELEASE SAVEPOINT before");
    (void)ann.database->exec("SELECT * FROM worker_leasable(NULL)");
    EXPECT_NO_THROW((void)ann.database->exec("SELECT * FROM worker_lease($1, $2, 1, 60000, NULL)",
                                             {campaign().id, ann.worker.id}));
  }
  look(member("bob"));
  EXPECT_TRUE(failed_accounts(owner(), campaign()).empty()) << "it was rolled back";
  EXPECT_EQ(complete(ann, wrong), Completion::counted);
  look(member("bob"));
  expect_no_work(ann);
}

// A judgement that is rolled back is repeated by the next caller.
TEST_F(Quorums, AJudgementIsNotUndone) {
  const Member ann = member("ann");
  EXPECT_EQ(complete(ann, failing(ann)), Completion::counted);
  {
    const Member friend_of_ann = member("bob");
    const Transaction transaction(*friend_of_ann.database, Access::write);
    (void)friend_of_ann.database->exec("SELECT * FROM worker_leasable(NULL)");
  }
  EXPECT_TRUE(failed_accounts(owner(), campaign()).empty());
  EXPECT_FALSE(result().complete);
  EXPECT_EQ(failed_accounts(owner(), campaign()).size(), 1U) << "the owner's result judges";
  expect_no_work(ann);
}

TEST_F(Quorums, OfAnOlderStoreAreMadeByStart) {
  for (const char* statement :
       {"DROP VIEW open_campaign CASCADE", "ALTER TABLE campaign DROP COLUMN quorum",
        "ALTER TABLE campaign DROP COLUMN known_percent",
        "ALTER TABLE campaign DROP COLUMN variants_text", "DROP TABLE known_task",
        "DROP TABLE account_job", "DROP TABLE failed_account", "DROP INDEX job_void",
        "DROP TABLE expired_lease", "DROP INDEX job_dead", "DROP INDEX worker_of",
        "DROP FUNCTION hurdle_notify() CASCADE",
        "CREATE VIEW open_campaign AS SELECT * FROM campaign",
        "UPDATE hurdle_schema SET version = 7"}) {
    (void)owner().exec(statement);
  }
  start("makpong", 3, 2, 1, 1);
  make_accounts({});  // a new version has new functions: run roles.sql again
  do_all(member("ann"));
  do_all(member("bob"));
  EXPECT_TRUE(result().complete);
}

TEST(QuorumRequests, AreRefusedWhereThereAreNoAccounts) {
  const Scratch scratch;
  const std::string file = scratch.path("campaigns.db");
  expect_refused(hurdle({"campaign", "start", file, "janggi", "4", "--quorum", "2"}),
                 {"a quorum is of accounts, and a file has none"});
  expect_refused(hurdle({"campaign", "start", file, "janggi", "4", "--known-percent", "2"}),
                 {"--known-percent needs --quorum"});
  expect_refused(
      hurdle({"campaign", "start", file, "janggi", "4", "--quorum", "2", "--passes", "1"}),
      {"--passes must be at least the --quorum, which is 2, not 1"});
}

TEST(EscapeProbability, IsThatOfDrawing) {
  Campaign campaign;
  campaign.tasks = 10;
  campaign.known_percent = 30;
  EXPECT_EQ(campaign.known_tasks(), 3);
  EXPECT_NEAR(escape_probability(campaign, 2), 21.0 / 45, 1e-12);  // C(7, 2) of C(10, 2)
  EXPECT_NEAR(escape_probability(campaign, 7), 1.0 / 120, 1e-12);
  EXPECT_EQ(escape_probability(campaign, 8), 0);
  EXPECT_EQ(escape_probability(campaign, 100), 0);
  campaign.tasks = 10'000'000;
  campaign.known_percent = 1;
  EXPECT_NEAR(escape_probability(campaign, 1000), std::pow(0.99, 1000), 1e-6);
}

}  // namespace
}  // namespace hurdle::props
