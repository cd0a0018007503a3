// Stores of other programs, of other versions, or damaged: refused with a message, and left
// unchanged.
#include "perft/campaign/store/schema.hpp"

#include <algorithm>
#include <functional>

#include "perft/campaign/plan/packed.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/campaign/store/totals.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Schema : public AnyStore {
 protected:
  /// Expects that `act` throws with a message that contains these words.
  static void expect_refused(const std::function<void()>& act, StoreFailure failure,
                             const std::string& words) {
    const StoreError error = thrown_by<StoreError>([&] { act(); });
    EXPECT_EQ(error.kind(), failure) << error.what();
    EXPECT_TRUE(says(error.what(), words));
  }

  [[nodiscard]] std::size_t tables() const {
    const auto database = open();
    return database->exec(database->dialect().table_names).rows.size();
  }
};

TEST_P(Schema, OfAnEmptyStoreIsMadeByStartOnly) {
  (void)open();
  expect_refused([&] { (void)work(); }, StoreFailure::absent, "it holds no campaigns");
  EXPECT_EQ(tables(), 0U);
  (void)start(request("janggi", 3));
  EXPECT_GT(tables(), 0U);
}

TEST_P(Schema, OfAnotherProgramIsRefusedAndLeftAlone) {
  (void)open()->exec("CREATE TABLE theirs (a BIGINT)");
  expect_refused([&] { (void)start(request("janggi", 3)); }, StoreFailure::foreign,
                 "another program");
  expect_refused([&] { (void)work(); }, StoreFailure::foreign, "another program");
  EXPECT_EQ(tables(), 1U);
}

TEST_P(Schema, OfANewerProgramIsRefusedAndLeftAlone) {
  (void)start(request("janggi", 3));
  (void)open()->exec("UPDATE hurdle_schema SET version = 99");
  expect_refused([&] { (void)start(request("makpong", 3)); }, StoreFailure::foreign,
                 "newer hurdle");
  expect_refused([&] { (void)work(); }, StoreFailure::foreign, "newer hurdle");
  EXPECT_EQ(all_campaigns(*open()).size(), 1U);
}

// A campaign as the first version of the program wrote it: without digests.
TEST_P(Schema, OfAnOlderProgramIsBroughtUpToDateByStart) {
  const StartRequest asked = request("janggi", 3);
  const auto database = open();
  migrate_schema(*database, 1);
  const Level level = expand_to(asked.game(), asked.packed_root(), *asked.split, {});
  constexpr std::size_t batch_tasks = 100;
  std::string root;
  pack(asked.variant->notation, asked.root, root);
  std::int64_t number = 0;
  for (std::size_t first = 0; first < level.size(); first += batch_tasks) {
    const std::size_t size = std::min(batch_tasks, level.size() - first);
    std::string positions(1, packed_version);
    std::vector<Total> multiplicities;
    for (std::size_t task = first; task < first + size; ++task) {
      positions += level.packed(task);
      multiplicities.push_back(level.multiplicity(task));
    }
    multiplicities.front() += number == 2 ? 1 : 0;  // damaged before digests existed
    (void)database->exec(
        "INSERT INTO batch (campaign, number, tasks, positions, multiplicities) "
        "VALUES (1, $1, $2, $3, $4)",
        {number, static_cast<std::int64_t>(size), Blob{positions},
         Blob{pack_totals(multiplicities)}});
    (void)database->exec(
        "INSERT INTO job (campaign, batch, pass, key_seed, state, token) "
        "VALUES (1, $1, 1, '0', 'ready', 0)",
        {number});
    ++number;
  }
  (void)database->exec(
      "INSERT INTO campaign (name, variant, root, fen, depth, split, passes, per_move, "
      "batch_tasks, "
      "state, created, version, commit_id, tasks, batches, lines) VALUES ($1, 'janggi', $2, $3, 3, "
      "2, 1, 0, $4, 'running', 0, '0.1.0', 'abc', $5, $6, $7)",
      {asked.name, Blob{root}, asked.fen, static_cast<std::int64_t>(batch_tasks),
       static_cast<std::int64_t>(level.size()), number, to_text(lines_of(level))});

  expect_refused([&] { (void)work(); }, StoreFailure::foreign, "older hurdle");
  (void)start(request("makpong", 3));
  const WorkDone without = work();
  EXPECT_EQ(without.refused_campaigns, std::vector<std::string>{asked.name});
  EXPECT_TRUE(says(said().back(), "it has no digests"));
  const StartOutcome again = campaign::start(*open(), asked, {});
  EXPECT_EQ(again.started, Started::existed);
  EXPECT_EQ(again.repaired, 1);
  EXPECT_TRUE(work().refused_campaigns.empty());
  EXPECT_EQ(to_text(result(again.campaign).total), "33000");
}

TEST_P(Schema, OfEveryOlderVersionIsBroughtUpToDateByStart) {
  for (std::int64_t version = 1; version < schema_version(); ++version) {
    SCOPED_TRACE(version);
    const std::string old = another_store();
    const auto database = open_database(old, Missing::create);
    migrate_schema(*database, version);
    std::string root;
    const StartRequest asked = request("janggi", 3);
    pack(asked.variant->notation, asked.root, root);
    (void)database->exec(
        "INSERT INTO campaign (name, variant, root, fen, depth, split, passes, per_move, "
        "batch_tasks, state, created, version, commit_id, tasks, batches, lines) VALUES ('old', "
        "'janggi', $1, $2, 4, 2, 1, 0, 1, 'cancelled', 0, '0.1.0', 'abc', 0, 0, '0')",
        {Blob{root}, asked.fen});
    (void)database->exec(
        "INSERT INTO worker (name, threads, commit_id, started, heartbeat) VALUES ('w', 1, 'abc', "
        "0, 0)");
    expect_refused([&] { require_schema(*database); }, StoreFailure::foreign,
                   "older hurdle (tables of version " + std::to_string(version));
    const Campaign campaign =
        campaign::start(*open_database(old, Missing::create), asked, {}).campaign;
    WorkOptions options;
    options.store = old;
    options.until_idle = true;
    (void)campaign::work(options, {[](const std::string&) {}, {}});
    const auto now = open_database(old, Missing::refuse);
    require_schema(*now);
    EXPECT_EQ(to_text(result_of(*now, campaign).total), "33000");
    EXPECT_EQ(status_of(*now, campaign_named(*now, "old")).state(), "cancelled");
  }
}

TEST_P(Schema, ChangesAllOrNothing) {
  (void)start(request("janggi", 3));
  (void)open()->exec("UPDATE hurdle_schema SET version = 1");  // so that a table exists already
  EXPECT_THROW((void)start(request("makpong", 3)), StoreError);
  EXPECT_EQ(open()->exec("SELECT version FROM hurdle_schema").rows.at(0).integer(0), 1);
}

TEST_P(Schema, RolledBackIsAsIfItHadNotBeen) {
  (void)start(request("janggi", 3));
  const auto database = open();
  {
    const Transaction transaction(*database, Access::write);
    (void)database->exec("DELETE FROM campaign");
  }
  EXPECT_EQ(all_campaigns(*database).size(), 1U);
}

TEST_P(Schema, KeepsValuesOfEveryType) {
  const auto database = open();
  (void)database->exec("CREATE TABLE kept (n BIGINT, t TEXT, b " +
                       std::string(database->dialect().blob) + ", w " +
                       std::string(database->dialect().numeric) + ", absent BIGINT)");
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) {
    bytes.push_back(static_cast<char>(byte));
  }
  const std::string most = "340282366920938463463374607431768211455";
  (void)database->exec("INSERT INTO kept VALUES ($1, $2, $3, $4, $5)",
                       {INT64_MIN, "'; DROP TABLE kept; -- \u01a0", Blob{bytes}, most, nullptr});
  const Row row = database->exec("SELECT * FROM kept").rows.at(0);
  EXPECT_EQ(row.integer(0), INT64_MIN);
  EXPECT_EQ(row.text(1), "'; DROP TABLE kept; -- \u01a0");
  EXPECT_EQ(row.bytes(2), bytes);
  EXPECT_EQ(row.text(3), most);
  EXPECT_TRUE(row.is_null(4));
  EXPECT_THROW((void)row.integer(1), StoreError);
}

HURDLE_FOR_BOTH_STORES(Schema);

}  // namespace
}  // namespace hurdle::props
