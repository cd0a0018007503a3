// Digests: SHA-256 has the published values, and every change that affects a count is noticed by
// workers and by the result.
#include "perft/files/digest.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/packed.hpp"
#include "perft/campaign/plan/tree_root.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/store/totals.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

TEST(Sha256, HasItsPublishedValues) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  Sha256 in_parts;
  in_parts.add("a");
  in_parts.add("");
  in_parts.add("bc");
  EXPECT_EQ(in_parts.finish(), sha256("abc"));
}

/// The same root, by splitting: the left part is the largest power of two that is smaller than the
/// whole.
std::string plain_root(const std::vector<std::string>& leaves) {
  if (leaves.size() <= 1) {
    return leaves.empty() ? sha256("") : leaves.front();
  }
  std::size_t left = 1;
  while (left * 2 < leaves.size()) {
    left *= 2;
  }
  const auto middle = leaves.begin() + static_cast<std::ptrdiff_t>(left);
  return sha256('\1' + plain_root({leaves.begin(), middle}) + plain_root({middle, leaves.end()}));
}

TEST(TreeRoot, IsThatOfHalves) {
  std::vector<std::string> leaves;
  TreeRoot tree;
  for (int size = 0; size <= 70; ++size) {
    EXPECT_EQ(tree.root(), plain_root(leaves)) << size;
    leaves.push_back(sha256(std::to_string(size)));
    tree.add(leaves.back());
  }
}

TEST(TaskText, DescribesEveryPositionToTheEndOfAGame) {
  const Variant& janggi = *find_variant("janggi");
  hurdle::Setup ended = start_position(janggi.notation, "");
  for (const std::string state : {" w - - 0 1", " w p - 0 1", " w pp - 0 1"}) {
    const std::string text = task_text(janggi.notation, ended);
    EXPECT_TRUE(text.ends_with(state)) << text;
    EXPECT_EQ(parse_task(janggi.notation, text), ended);
    ++ended.passes;
  }
  EXPECT_THROW((void)parse_task(janggi.notation, "nonsense pp x"), TextError);
}

class Digests : public AnyStore {
 protected:
  void SetUp() override {
    AnyStore::SetUp();
    if (!IsSkipped()) {
      campaign_ = start(request_twice("janggi", 4, 3));
    }
  }

  /// Expects that workers do not count the batch, and that there is no total.
  void expect_refused(std::int64_t batch) const {
    const WorkDone done = work();
    EXPECT_EQ(done.damaged, 2);
    EXPECT_EQ(done.jobs, campaign_.jobs() - 2);
    ASSERT_FALSE(said().empty());
    const std::string words = fmt::format("batch {}: ", batch);
    EXPECT_TRUE(says(said().back(), words));
    EXPECT_TRUE(says(message_of<StoreError>([&] { (void)result(campaign_); }), words));
  }

  /// Expects that nobody counts, sums or rechecks the campaign, and that every message gives the
  /// reason.
  void expect_nobody_counts(const std::string& words) const {
    const WorkDone done = work();
    EXPECT_EQ(done.jobs, 0);
    ASSERT_EQ(done.refused_campaigns.size(), 1U);
    EXPECT_TRUE(says(said().back(), words));
    const Campaign now = all_campaigns(*open()).at(0);
    EXPECT_THROW((void)result(now), StoreError);
    EXPECT_THROW((void)recheck(*open(), now, {}), StoreError);
  }

  void expect_repaired(std::int64_t batches) const {
    const StartOutcome again = campaign::start(*open(), request_twice("janggi", 4, 3), {});
    EXPECT_EQ(again.started, Started::existed);
    EXPECT_EQ(again.repaired, batches);
    (void)work();
    const Result sum = result(again.campaign);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), "1065277");
    EXPECT_EQ(sum.jobs_done, campaign_.jobs());
  }

  [[nodiscard]] const Campaign& campaign() const { return campaign_; }

 private:
  Campaign campaign_;
};

TEST_P(Digests, NoticeAnyBitOfThePositions) {
  std::string content = batch_bytes("positions", 7);
  content.at(content.size() / 2) ^= 4;
  write_batch("positions", 7, content);
  expect_refused(7);
  expect_repaired(1);
}

// Also bits that no text shows, such as those of squares outside the board: `start` must see
// everything that workers reject, or it could not repair it.
TEST_P(Digests, NoticeEveryBitOfAPosition) {
  constexpr unsigned bits_of_a_byte = 8;
  const auto database = open();
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const Campaign small = start(request(std::string(variant.notation.name), 2, 1));
    const std::vector<Value> first{small.id};
    const std::string of_first = " FROM batch WHERE campaign = $1 AND number = 0";
    const std::string sound =
        database->exec("SELECT positions" + of_first, first).rows.at(0).bytes(0);
    std::string position;
    pack(variant.notation, tasks_of(*database, small, 0).positions.at(0), position);
    for (std::size_t bit = 0; bit < position.size() * bits_of_a_byte; ++bit) {
      std::string other = sound;
      char& byte = other.at(1 + bit / bits_of_a_byte);
      byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit % bits_of_a_byte);
      (void)database->exec("UPDATE batch SET positions = $2 WHERE campaign = $1 AND number = 0",
                           {small.id, Blob{other}});
      EXPECT_THROW((void)tasks_of(*database, small, 0), DamagedBatch) << bit;
      EXPECT_THROW(each_batch(*database, small, [](const Batch&) {}), DamagedBatch) << bit;
    }
  }
}

TEST_P(Digests, NoticeSwappedMultiplicities) {
  const std::size_t tasks = tasks_of(*open(), campaign(), 0).multiplicities.size();
  for (std::int64_t batch = 0; batch < campaign().batches; ++batch) {
    auto all = unpack_totals(batch_bytes("multiplicities", batch), tasks);
    const auto other =
        std::ranges::find_if(all, [&](const Total& one) { return one != all.front(); });
    if (other != all.end()) {
      std::swap(all.front(), *other);
      write_batch("multiplicities", batch, pack_totals(all));
      expect_refused(batch);
      expect_repaired(1);
      return;
    }
  }
  FAIL() << "all multiplicities are the same";
}

TEST_P(Digests, NoticeAnotherPositionThatCanBe) {
  write_batch("positions", 7, batch_bytes("positions", 8));
  expect_refused(7);
  expect_repaired(1);
}

TEST_P(Digests, NoticeABatchThatIsGone) {
  (void)open()->exec("DELETE FROM batch WHERE number = 7");
  expect_nobody_counts("the digests of its batches");
  expect_repaired(1);
}

TEST_P(Digests, NoticeBatchesOfNumbersThatNoneHas) {
  (void)open()->exec("UPDATE batch SET number = 1000000000007 WHERE number = 7");
  (void)open()->exec("UPDATE batch SET number = -8 WHERE number = 8");
  expect_nobody_counts("the digests of its batches");
  expect_repaired(2);
}

TEST_P(Digests, NoticeBatchesExchangedWithTheirDigests) {
  (void)open()->exec("UPDATE batch SET number = -1 WHERE number = 7");
  (void)open()->exec("UPDATE batch SET number = 7 WHERE number = 8");
  (void)open()->exec("UPDATE batch SET number = 8 WHERE number = -1");
  expect_nobody_counts("the digests of its batches");
  expect_repaired(2);
}

TEST_P(Digests, NoticeTasksThatWereEditedWithTheirDigest) {
  const Tasks tasks = tasks_of(*open(), campaign(), 7);
  std::vector<Total> more = tasks.multiplicities;
  more.front() += 1;
  write_batch("multiplicities", 7, pack_totals(more));
  write_batch("digest", 7, sha256(batch_text(campaign().game(), 7, no_move, tasks, more)));
  expect_nobody_counts("the digests of its batches");
  expect_repaired(1);
}

TEST_P(Digests, CoverTheCampaignsOwnRow) {
  const std::vector<std::string> edits{
      "depth = 5",   "split = 2",   "passes = 1",          "variant = 'janggi-casual'",
      "tasks = 900", "lines = '1'", "fen = 'elsewhere w'", "batches = 63"};
  const auto database = open();
  for (const std::string& edit : edits) {
    SCOPED_TRACE(edit);
    const std::string column = edit.substr(0, edit.find(' '));
    (void)database->exec("CREATE TABLE kept AS SELECT * FROM campaign");
    (void)database->exec("UPDATE campaign SET " + edit);
    expect_nobody_counts("not those that its digest was made of");
    (void)database->exec(fmt::format("UPDATE campaign SET {0} = (SELECT {0} FROM kept)", column));
    (void)database->exec("DROP TABLE kept");
  }
  std::string other;
  pack(campaign().variant->notation, start_position(campaign().variant->notation, "outer-elephant"),
       other);
  std::string root;
  pack(campaign().variant->notation, campaign().root, root);
  (void)database->exec("UPDATE campaign SET root = $1", {Blob{other}});
  expect_nobody_counts("not those that its digest was made of");
  (void)database->exec("UPDATE campaign SET root = $1", {Blob{root}});
  expect_repaired(0);
}

TEST_P(Digests, AreRepairedWhenTheyAloneAreDamaged) {
  write_batch("digest", 7, sha256("another"));
  expect_nobody_counts("the digests of its batches");
  (void)campaign::start(*open(), request_twice("janggi", 4, 3), {});
  (void)work();
  EXPECT_EQ(to_text(result(campaign()).total), "1065277");
}

TEST_P(Digests, OfRootMovesHoldTheMove) {
  StartRequest apart = request("makpong", 3);
  apart.per_move = true;
  (void)start(apart);
  WorkOptions that;
  that.campaign = apart.name;
  (void)open()->exec("UPDATE root_move SET move = 'h8h7' WHERE number = 0");
  const WorkDone done = work(that);
  EXPECT_GT(done.damaged, 0);
  EXPECT_THROW((void)result(*find_campaign(*open(), apart.name)), StoreError);
}

TEST_P(Digests, AreTheSameWhoeverStarts) {
  StartRequest another = request_twice("janggi", 4, 3);
  another.name = "another";
  const Campaign same = start(another);
  if (same.batch_tasks == campaign().batch_tasks) {
    EXPECT_EQ(same.digest, campaign().digest);
  }
  another.name = "deeper";
  another.depth = 5;
  EXPECT_NE(start(another).digest, campaign().digest);
}

HURDLE_FOR_BOTH_STORES(Digests);

}  // namespace
}  // namespace hurdle::props
