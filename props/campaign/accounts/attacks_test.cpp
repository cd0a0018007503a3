// Attacks by untrusted workers: everything that somebody with a worker's account on the server may
// try, each with its refusal. Wrong counts are the only remaining attack; other passes find them.
#include <fmt/format.h>

#include <chrono>
#include <thread>

#include "perft/campaign/result/status.hpp"
#include "perft/files/digest.hpp"
#include "props/campaign/accounts/roles.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Attacks : public Roles {
 protected:
  void SetUp() override {
    Roles::SetUp();
    if (IsSkipped() || HasFatalFailure()) {
      return;
    }
    ann_ = open("ann");
    bob_ = open("bob");
    ann_worker_ = register_worker(*ann_, {});
    bob_worker_ = register_worker(*bob_, {});
    campaign_ = campaign_named(*ann_, std::nullopt);
  }

  /// After every attack: both accounts work, and the total is exact.
  void expect_exact_total() {
    give_back(*ann_, ann_worker_);
    give_back(*bob_, bob_worker_);
    sign_off(*ann_, ann_worker_);
    sign_off(*bob_, bob_worker_);
    good(shell(fmt::format(
        "for who in '{}' '{}'; do \"$HURDLE\" work \"$who\" --until-idle & p=\"$p $!\"; done; "
        "for one in $p; do wait $one || exit; done",
        as("ann"), as("bob"))));
    const Outcome result = hurdle({"campaign", "result", as("hurdle_reader")});
    EXPECT_EQ(result.out, "1065277\n") << result.err;
    EXPECT_TRUE(says(hurdle({"campaign", "status", as("hurdle_reader")}).out, "findings   0"));
  }

  [[nodiscard]] std::int64_t jobs_done() const {
    return number("hurdle_owner", "SELECT count(*) FROM job WHERE state = 'done'");
  }

  std::unique_ptr<Database> ann_;
  std::unique_ptr<Database> bob_;
  WorkerIdentity ann_worker_;
  WorkerIdentity bob_worker_;
  Campaign campaign_;
};

TEST_F(Attacks, JobsAreNotDoneByEditingTables) {
  for (const char* role : {"hurdle_worker", "ann"}) {
    for (const char* statement :
         {"UPDATE job SET state = 'done', worker = 1, counts = '\\x00', sum = 0, nodes = 0",
          "INSERT INTO worker (name, threads, commit_id, started, heartbeat) "
          "VALUES ('another', 1, '', 0, 0)",
          "INSERT INTO job (campaign, batch, pass, key_seed, state, token) "
          "VALUES (1, 0, 3, '7', 'done', 1)",
          "DELETE FROM job"}) {
      expect_refused(role, statement);
    }
  }
  // Through the functions: neither under another worker's name, nor without a lease.
  expect_refused("ann", "SELECT worker_complete(1, 9999, 0, 1, 1, '\\x00', 0)",
                 "worker 9999 is not one of ann");
  for (std::int64_t batch = 0; batch < campaign_.batches; ++batch) {
    const Job never_leased{batch, 1, 1, 0};
    EXPECT_EQ(complete(*ann_, campaign_, ann_worker_, {counted(*ann_, campaign_, never_leased)}),
              std::vector{Completion::refused});
  }
  EXPECT_EQ(jobs_done(), 0);
  expect_exact_total();
}

TEST_F(Attacks, MultiplicitiesAndPositionsAreNotEdited) {
  for (const char* statement :
       {"UPDATE batch SET multiplicities = (SELECT multiplicities FROM open_batch LIMIT 1)",
        "UPDATE open_batch SET multiplicities = '\\x01'", "DELETE FROM open_batch",
        "UPDATE open_campaign SET depth = 3", "UPDATE open_campaign SET state = 'cancelled'",
        "UPDATE open_version SET version = 0", "DELETE FROM open_root_move",
        "INSERT INTO open_root_move VALUES (1, 0, 'a4a5')"}) {
    expect_refused("ann", statement);
  }
  expect_exact_total();
}

TEST_F(Attacks, TalliesAndFindingsAreNotEdited) {
  const Job job = lease(*ann_, campaign_, ann_worker_, 1, 60000).at(0);
  ASSERT_EQ(complete(*ann_, campaign_, ann_worker_, {counted(*ann_, campaign_, job)}).at(0),
            Completion::counted);
  for (const char* statement :
       {"UPDATE tally SET jobs = 1000", "INSERT INTO tally VALUES (1, 99, 5, 5, 5, 5, 0)",
        "DELETE FROM tally", "DELETE FROM finding", "UPDATE finding SET second_by = 'bob'",
        "INSERT INTO finding (campaign) VALUES (1)", "INSERT INTO recheck (campaign) VALUES (1)"}) {
    expect_refused("ann", statement);
  }
  EXPECT_EQ(number("hurdle_owner", "SELECT CAST(sum(jobs) AS BIGINT) FROM tally"), 1);
  expect_exact_total();
}

TEST_F(Attacks, NamesAreTheirAccountsAndCanBeShown) {
  expect_refused("ann", "UPDATE worker SET name = 'bob/host:1'");
  for (const std::string& name :
       {std::string("E'\\x1b[2J'"), std::string("''"), std::string("NULL"),
        std::string("E'two\\nlines'"), std::string("'n\u00fcrnberg'"),
        std::string("repeat('x', 201)")}) {
    expect_refused("ann", "SELECT worker_register(" + name + ", 1, 'c', 'b', 60000, NULL)",
                   "a worker's name must be 1 to 200 characters of printable ASCII");
    expect_refused("ann", "SELECT worker_register('n', 1, 'c', " + name + ", 60000, NULL)",
                   "a build must be 1 to 200");
  }
  expect_refused("ann", "SELECT worker_register('n', 0, 'c', 'b', 60000, NULL)",
                 "1 to 1024 threads");
  expect_refused("ann", "SELECT worker_register('n', 1, 'c', 'b', 1000000000, NULL)",
                 "a lease is of 1 ms to a day");
  // Whatever name they give and whatever role they take.
  (void)ann_->exec("SET ROLE hurdle_worker");
  const std::int64_t as_bob =
      ann_->exec("SELECT worker_register('bob/host:1', 1, 'c', 'b', 60000, NULL)")
          .rows.at(0)
          .integer(0);
  const Row row = open("hurdle_owner")
                      ->exec(fmt::format("SELECT name, account FROM worker WHERE id = {}", as_bob))
                      .rows.at(0);
  EXPECT_EQ(row.text(0), "ann/bob/host:1");
  EXPECT_EQ(row.text(1), "ann");
  expect_refused("ann", "SET SESSION AUTHORIZATION bob");
  expect_refused("ann", "SET ROLE bob");
  expect_refused("ann", "SET ROLE hurdle_owner");
}

TEST_F(Attacks, LeasesOfOthersAreTheirs) {
  const Job job = lease(*bob_, campaign_, bob_worker_, 1, 60000).at(0);
  const std::int64_t bob = bob_worker_.id;
  for (const std::string& call :
       {fmt::format("worker_give_back({})", bob), fmt::format("worker_sign_off({})", bob),
        fmt::format("worker_heartbeat({}, 1)", bob),
        fmt::format("worker_put_aside(1, {}, {}, {}, {})", bob, job.batch, job.pass, job.token),
        fmt::format("worker_lease(1, {}, 1, 60000, NULL)", bob),
        fmt::format("worker_left_for_others(1, {})", bob),
        fmt::format("worker_complete(1, {}, {}, {}, {}, '\\x00', 0)", bob, job.batch, job.pass,
                    job.token)}) {
    expect_refused("ann", "SELECT " + call, fmt::format("worker {} is not one of ann", bob));
  }
  // Not even under her own name.
  EXPECT_EQ(complete(*ann_, campaign_, ann_worker_, {counted(*ann_, campaign_, job)}).at(0),
            Completion::refused);
  exclude_job(*ann_, campaign_, ann_worker_, job);
  EXPECT_EQ(status_of(*open("hurdle_owner"), campaign_).jobs_leased, 1);
  EXPECT_EQ(complete(*bob_, campaign_, bob_worker_, {counted(*bob_, campaign_, job)}).at(0),
            Completion::counted);
  expect_exact_total();
}

TEST_F(Attacks, CountsOfOthersAreNotCopied) {
  for (const char* table : {"job", "tally", "worker", "finding", "recheck", "campaign", "batch",
                            "root_move", "hurdle_schema"}) {
    expect_refused("ann", fmt::format("SELECT * FROM {}", table));
  }
  for (const char* function :
       {"hurdle_put_up_again(1, 0)", "hurdle_pick(1, 1, 9, 9, 9, '{}', TRUE, NULL)",
        "hurdle_compare(1, 0, 1, 1)", "hurdle_is_decided(1, 0)", "hurdle_name_of(1)",
        "hurdle_end_held_up('0 s')"}) {
    expect_refused("ann", fmt::format("SELECT {}", function));
  }
  // A completion reveals nothing about a count by another worker under the same token.
  const Job job = lease(*bob_, campaign_, bob_worker_, 1, 60000).at(0);
  const Finished finished = counted(*bob_, campaign_, job);
  ASSERT_EQ(complete(*bob_, campaign_, bob_worker_, {finished}).at(0), Completion::counted);
  EXPECT_EQ(complete(*ann_, campaign_, ann_worker_, {finished}).at(0), Completion::refused);
}

TEST_F(Attacks, CountsThatAreNoneAreRefused) {
  const Job job = lease(*ann_, campaign_, ann_worker_, 1, 60000).at(0);
  const auto tasks = tasks_of(*ann_, campaign_, job.batch).positions.size();
  const std::string right(tasks, '\x01');
  const std::string huge = std::string(18, '\xff') + '\x03';  // 2^128 - 1
  for (const std::string& wrong :
       {std::string(), right.substr(1), right + '\x01', right.substr(1) + '\x80',
        right.substr(1) + std::string("\x80\x00", 2),
        right.substr(1) + std::string(18, '\xff') + '\x04',
        right.substr(1) + std::string(20, '\xff'), right.substr(1) + huge}) {
    // The greatest count of one task is a valid number, but its sum with the others is not.
    expect_refused(
        "ann",
        fmt::format("SELECT worker_complete({}, {}, {}, {}, {}, '\\x{}', 0)", campaign_.id,
                    ann_worker_.id, job.batch, job.pass, job.token, hex(wrong)),
        wrong == right.substr(1) + huge ? "a node count exceeds 128 bits"
                                        : "these are not the counts of");
  }
  expect_refused(
      "ann",
      fmt::format("SELECT worker_complete({}, {}, {}, {}, {}, '\\x{}', -5)", campaign_.id,
                  ann_worker_.id, job.batch, job.pass, job.token, hex(right)),
      "no job takes -5 ms");
  EXPECT_EQ(jobs_done(), 0);
  expect_exact_total();
}

TEST_F(Attacks, LocksAreNotHeld) {
  for (const char* statement :
       {"SELECT pg_advisory_lock(1)", "SELECT pg_advisory_lock(1, 2)",
        "SELECT pg_advisory_xact_lock(114784819244133)", "SELECT pg_try_advisory_lock(1)",
        "SELECT pg_advisory_lock_shared(1)", "SELECT lo_create(0)",
        "SELECT * FROM open_batch FOR UPDATE", "SELECT * FROM open_campaign FOR KEY SHARE",
        "CREATE TEMPORARY TABLE mine (x BIGINT)", "CREATE TABLE mine (x BIGINT)"}) {
    expect_refused("ann", statement);
  }
  for (const char* table : {"job", "batch", "campaign", "worker", "open_batch IN EXCLUSIVE MODE",
                            "open_campaign IN ROW EXCLUSIVE MODE"}) {
    const Transaction transaction(*ann_, Access::write);
    EXPECT_THROW((void)ann_->exec(fmt::format("LOCK TABLE {}", table)), StoreError) << table;
  }
}

// A transaction that completes a job locks its batch; left open, it would block other workers.
TEST_F(Attacks, ATransactionThatStaysOpenIsEnded) {
  const Job first = lease(*ann_, campaign_, ann_worker_, 1, 60000).at(0);
  const auto reader = open("hurdle_reader");
  const auto owner = open("hurdle_owner");
  const Transaction reading(*reader, Access::read);
  (void)reader->exec("SELECT count(*) FROM job");
  const Transaction completing(*ann_, Access::write);
  (void)ann_->exec(fmt::format("SELECT worker_put_aside({}, {}, {}, {}, {})", campaign_.id,
                               ann_worker_.id, first.batch, first.pass, first.token));
  EXPECT_EQ(owner->exec("SELECT hurdle_end_held_up('1 hour')").rows.at(0).integer(0), 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(owner->exec("SELECT hurdle_end_held_up('10 ms')").rows.at(0).integer(0), 1);
  EXPECT_THROW((void)ann_->exec("SELECT 1"), StoreError);
  EXPECT_EQ(reader->exec("SELECT count(*) FROM job WHERE state = 'leased'").rows.at(0).integer(0),
            1);
}

TEST_F(Attacks, FunctionsHaveAFixedSearchPath) {
  EXPECT_EQ(
      number("hurdle_owner",
             "SELECT count(*) FROM pg_proc WHERE pronamespace = 'public'::REGNAMESPACE AND "
             "(proname LIKE 'worker\\_%' OR prosecdef) AND NOT (prosecdef AND proconfig IS NOT "
             "NULL AND array_to_string(proconfig, ' ') LIKE '%search_path=public, pg_temp%')"),
      0);
  (void)ann_->exec("SET search_path = nowhere");
  (void)ann_->exec(fmt::format("SELECT public.worker_heartbeat({}, 60000)", ann_worker_.id));
}

TEST_F(Attacks, ARoleOfAnOlderProgramLosesItsRights) {
  const auto owner = open("hurdle_owner");
  (void)owner->exec("GRANT SELECT, UPDATE (state, worker) ON job TO hurdle_worker");
  (void)owner->exec("GRANT EXECUTE ON FUNCTION hurdle_put_up_again TO hurdle_worker");
  EXPECT_EQ(grant().code, 0);
  expect_refused("hurdle_worker", "UPDATE job SET state = 'done'");
  expect_refused("hurdle_worker", "SELECT hurdle_put_up_again(1, 0)");
}

}  // namespace
}  // namespace hurdle::props
