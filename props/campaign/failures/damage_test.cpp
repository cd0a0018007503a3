// Stores damaged after writing: a flipped bit, a manual edit. Damaged positions are reported by
// batch and never counted, and workers continue with all others.

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/campaign/start/repair_jobs.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Damage : public AnyStore {
 protected:
  /// Expects that the only worker's tally is that of its finished jobs.
  void expect_tally_of_finished_jobs() const {
    const std::string done = "FROM job WHERE state = 'done'";
    const auto rows =
        open()
            ->exec("SELECT jobs, (SELECT count(*) " + done +
                   "), tasks, (SELECT CAST(sum(batch.tasks) AS BIGINT) FROM job JOIN batch ON "
                   "batch.number = job.batch WHERE state = 'done'), CAST(nodes AS BIGINT), (SELECT "
                   "CAST(sum(CAST(nodes AS BIGINT)) AS BIGINT) " +
                   done + "), milliseconds, (SELECT CAST(sum(milliseconds) AS BIGINT) " + done +
                   "), alone, (SELECT count(*) FROM (SELECT batch " + done +
                   " GROUP BY batch HAVING count(*) = 2) AS twice) FROM tally")
            .rows;
    ASSERT_EQ(rows.size(), 1U);
    std::size_t column = 0;
    for (const char* field : {"jobs", "tasks", "nodes", "milliseconds", "alone"}) {
      EXPECT_EQ(rows[0].integer(column), rows[0].integer(column + 1)) << field;
      column += 2;
    }
  }
};

/// The byte of the first piece of a batch's first position, after the version, the first byte and
/// one bit for each square.
constexpr std::size_t first_piece = 2 + (90 + 7) / 8;

TEST_P(Damage, OfAPieceIsNamedAndTheOtherBatchesAreCounted) {
  const Campaign campaign = start(request_twice("janggi", 4));
  std::string bytes = batch_bytes("positions", 3);
  bytes.at(first_piece) ^= 1;  // the chariot on a1 becomes a cannon: three of them
  write_batch("positions", 3, bytes);
  bytes = batch_bytes("positions", 5);
  for (std::size_t at = first_piece; at < bytes.size(); ++at) {
    bytes[at] = static_cast<char>((static_cast<unsigned char>(bytes[at]) & 0x10U) | 6U);
  }
  write_batch("positions", 5, bytes);
  const Outcome work = hurdle({"work", store(), "--until-idle"});
  EXPECT_EQ(work.code, 2) << work.err;
  for (const char* batch : {"batch 3", "batch 5"}) {
    EXPECT_TRUE(says(work.err, batch));
  }
  EXPECT_TRUE(says(work.err, "damaged"));
  const Status status = status_of(*open(), campaign);
  EXPECT_EQ(status.jobs_done, campaign.jobs() - 4);
  EXPECT_EQ(status.jobs_leased, 0);
  const Outcome sum = hurdle({"campaign", "result", store()});
  EXPECT_NE(sum.code, 0);
  EXPECT_EQ(sum.out, "");
}

// With zero, `start` wrote empty batches without end.
TEST_P(Damage, OfTheSizeOfBatchesIsReported) {
  (void)start(request("janggi", 2, 1));
  (void)open()->exec("UPDATE campaign SET batch_tasks = 0");
  (void)open()->exec("DELETE FROM batch WHERE number = 0");
  EXPECT_THROW((void)campaign::start(*open(), request("janggi", 2, 1), {}), StoreError);
}

// Damaged jobs: in an unknown state, with invalid counts, missing, or leased forever.
TEST_P(Damage, OfJobsIsRepairedByStart) {
  const StartRequest asked = request_twice("janggi", 4);
  const Campaign campaign = start_and_work(asked);
  ASSERT_EQ(to_text(result(campaign).total), "1065277");
  EXPECT_EQ(campaign::start(*open(), asked, {}).repaired_jobs, 0);
  const std::vector<std::string> damages{
      "UPDATE job SET state = 'dond' WHERE batch = 0 AND pass = 1",
      "UPDATE job SET sum = '1' WHERE batch = 1 AND pass = 1",
      "UPDATE job SET counts = multiplicities FROM batch WHERE (job.batch, number, pass) = (2,3,2)",
      "UPDATE job SET key_seed = '/' WHERE batch = 4 AND pass = 1",
      "UPDATE job SET batch = 1000000 WHERE batch = 5 AND pass = 2",
      "DELETE FROM job WHERE batch = 6",
      "UPDATE job SET state = 'leased', expires = 9000000000000000 WHERE batch = 7 AND pass = 1",
      "UPDATE job SET redo = 5 WHERE batch = 8 AND pass = 1",
      "UPDATE job SET pass = 40 WHERE batch = 9 AND pass = 2",
      "UPDATE job SET worker = NULL WHERE batch = 10 AND pass = 2"};
  for (const std::string& damage : damages) {
    SCOPED_TRACE(damage);
    EXPECT_GT(open()->exec(damage).changed, 0);
    const StartOutcome again = campaign::start(*open(), asked, {});
    EXPECT_GT(again.repaired_jobs, 0);
    EXPECT_EQ(again.repaired, 0);
    (void)work();
    const Result sum = result(campaign);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), "1065277");
    EXPECT_EQ(campaign::start(*open(), asked, {}).repaired_jobs, 0);
  }
}

TEST_P(Damage, OfABatchTakesEachPassFromItsWorkersTally) {
  const StartRequest asked = request_twice("janggi", 4);
  const Campaign campaign = start_and_work(asked);
  (void)open()->exec("UPDATE job SET milliseconds = 7 + batch");
  (void)open()->exec(
      "UPDATE tally SET milliseconds = (SELECT CAST(sum(milliseconds) AS BIGINT) FROM job)");
  expect_tally_of_finished_jobs();
  write_batch("positions", 3, batch_bytes("positions", 5));
  EXPECT_EQ(campaign::start(*open(), asked, {}).repaired, 1);
  EXPECT_EQ(status_of(*open(), campaign).jobs_done, campaign.jobs() - 2);
  expect_tally_of_finished_jobs();
  for (const char* pass : {"1", "2"}) {
    (void)open()->exec(std::string("UPDATE job SET sum = '1' WHERE batch = 7 AND pass = ") + pass);
    EXPECT_EQ(campaign::start(*open(), asked, {}).repaired_jobs, 1);
    expect_tally_of_finished_jobs();
  }
}

// A difference below 0 became a number of 39 digits.
TEST_P(Damage, OfATallyMakesNoHugeNumbers) {
  const StartRequest asked = request_twice("janggi", 3);
  (void)start_and_work(asked);
  (void)open()->exec(
      "UPDATE tally SET jobs = 1, tasks = 1, nodes = '1', milliseconds = 0, alone = 0");
  write_batch("positions", 3, batch_bytes("positions", 5));
  EXPECT_EQ(campaign::start(*open(), asked, {}).repaired, 1);
  const auto rows =
      open()->exec("SELECT jobs, tasks, CAST(nodes AS TEXT), milliseconds, alone FROM tally").rows;
  EXPECT_EQ(rows.at(0).text(2), "0");
  for (const std::size_t field : {0U, 1U, 3U, 4U}) {
    EXPECT_EQ(rows.at(0).integer(field), 0);
  }
}

// Damage between the moment in which `start` finds all batches correct and the moment in which it
// checks their jobs: seed 6547 of the simulation, which ended with an exception of the standard
// library.
TEST_P(Damage, OfABatchWhileItsJobsAreRepairedIsNamed) {
  const Campaign campaign = start(request_twice("janggi", 4));
  const auto refusal = [&]() -> std::string {
    return message_of<DamagedBatch>([&] { (void)repair_jobs(*open(), campaign); }, "nothing");
  };
  (void)open()->exec("UPDATE batch SET number = 1000000 WHERE number = 1");
  EXPECT_EQ(refusal(),
            "campaign janggi-4, batch 1: it is not in the store: the store is edited or damaged");
  (void)open()->exec("UPDATE batch SET multiplicities = $1 WHERE number = 2", {Blob{"\xFF"}});
  EXPECT_EQ(refusal().substr(0, 28), "campaign janggi-4, batch 2: ") << refusal();
}

HURDLE_FOR_BOTH_STORES(Damage);

}  // namespace
}  // namespace hurdle::props
