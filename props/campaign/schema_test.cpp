// Stores that are not ours, not of this version, not whole: refused in words, and left as they are.
#include "perft/campaign/schema.hpp"

#include <functional>

#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Schema : public AnyStore {
 protected:
  /// Demands that `act` is refused with a message that holds these words.
  static void expect_refused(const std::function<void()>& act, Trouble trouble,
                             const std::string& words) {
    try {
      act();
      ADD_FAILURE() << "not refused";
    } catch (const StoreError& error) {
      EXPECT_EQ(error.trouble(), trouble) << error.what();
      EXPECT_NE(std::string(error.what()).find(words), std::string::npos) << error.what();
    }
  }

  [[nodiscard]] std::size_t tables() const {
    const auto database = open();
    return database->exec(database->dialect().table_names).rows.size();
  }
};

TEST_P(Schema, OfAnEmptyStoreIsMadeByStartOnly) {
  (void)open();
  expect_refused([&] { (void)work(); }, Trouble::foreign, "it holds no campaigns");
  EXPECT_EQ(tables(), 0U);
  (void)start(request("janggi", 3));
  EXPECT_GT(tables(), 0U);
}

TEST_P(Schema, OfAnotherProgramIsRefusedAndLeftAlone) {
  (void)open()->exec("CREATE TABLE theirs (a BIGINT)");
  expect_refused([&] { (void)start(request("janggi", 3)); }, Trouble::foreign, "another program");
  expect_refused([&] { (void)work(); }, Trouble::foreign, "another program");
  EXPECT_EQ(tables(), 1U);
}

TEST_P(Schema, OfANewerProgramIsRefusedAndLeftAlone) {
  (void)start(request("janggi", 3));
  (void)open()->exec("UPDATE hurdle_schema SET version = 99");
  expect_refused([&] { (void)start(request("makpong", 3)); }, Trouble::foreign, "newer hurdle");
  expect_refused([&] { (void)work(); }, Trouble::foreign, "newer hurdle");
  EXPECT_EQ(all_campaigns(*open()).size(), 1U);
}

TEST_P(Schema, OfAnOlderProgramIsBroughtUpToDateByStart) {
  const Campaign campaign = start(request("janggi", 3));
  (void)open()->exec("DROP TABLE finding");
  (void)open()->exec("DROP TABLE recheck");
  (void)open()->exec("UPDATE hurdle_schema SET version = 1");
  expect_refused([&] { (void)work(); }, Trouble::foreign, "older hurdle");
  (void)start(request("makpong", 3));
  (void)work();
  EXPECT_EQ(to_text(result(campaign).total), "33000");
}

TEST_P(Schema, ChangesAllOrNothing) {
  (void)start(request("janggi", 3));
  (void)open()->exec("UPDATE hurdle_schema SET version = 1");  // so that a table is there already
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
