// Starting: interrupted anywhere and rerun, twice at once, under a name in use.
#include <chrono>
#include <thread>

#include "movegen/vocab/text/text.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Starting : public AnyStore {
 protected:
  /// All batches of a campaign: number, tasks, positions and multiplicities.
  static std::vector<std::string> batches(Database& database, const Campaign& campaign) {
    std::vector<std::string> all;
    const Answer answer = database.exec(
        "SELECT number, positions, multiplicities FROM batch WHERE campaign = $1 ORDER BY number",
        {campaign.id});
    for (const Row& row : answer.rows) {
      all.push_back(std::to_string(row.integer(0)) + row.bytes(1) + row.bytes(2));
    }
    return all;
  }
  static std::int64_t jobs(Database& database, const Campaign& campaign) {
    return database.exec("SELECT count(*) FROM job WHERE campaign = $1", {campaign.id})
        .rows.at(0)
        .integer(0);
  }
};

/// A campaign whose writing takes several transactions. Its tasks are so short that their number
/// alone decides how many make a batch; where time decides, two starts may differ.
StartRequest large() {
  return request_twice("janggi", 5, 4);
}

TEST_P(Starting, InterruptedAnywhereAndBegunAgainLosesNothing) {
  const auto database = open();
  StartRequest whole = large();
  whole.name = "whole";
  const Campaign reference = campaign::start(*database, whole, {}).campaign;
  StartOptions interrupted;
  std::int64_t written = 0;
  interrupted.on_written = [&](std::int64_t batches) {
    written = batches;
    throw Interrupted();
  };
  int interruptions = 0;
  std::optional<Campaign> campaign;
  while (!campaign) {
    try {
      campaign = campaign::start(*open(), large(), interrupted).campaign;
    } catch (const Interrupted&) {
      ++interruptions;
      EXPECT_FALSE(result_of(*database, *find_campaign(*database, large().name)).complete);
      ASSERT_LT(interruptions, 1000);
    }
  }
  EXPECT_GT(interruptions, 1);
  EXPECT_EQ(campaign->tasks, reference.tasks);
  EXPECT_EQ(campaign->lines, reference.lines);
  EXPECT_EQ(campaign->batches, reference.batches);
  // Not EXPECT_EQ: a difference of megabytes takes minutes to print.
  EXPECT_TRUE(batches(*database, *campaign) == batches(*database, reference));
  EXPECT_EQ(jobs(*database, *campaign), campaign->jobs());
}

TEST_P(Starting, InterruptedWhileExpandingLeavesNothingToLease) {
  const std::atomic<bool> stop = true;
  StartOptions options;
  options.expand.stop = &stop;
  EXPECT_THROW((void)campaign::start(*open(), large(), options), Interrupted);
  EXPECT_EQ(work().jobs, 0);
  EXPECT_EQ(to_text(start(request("janggi", 4)).lines), "1024");
}

TEST_P(Starting, TwiceAtOnceMakesOneCampaign) {
  std::vector<StartOutcome> outcomes(2);
  const auto begin = [&](std::size_t number) {
    outcomes[number] = campaign::start(*open(), large(), {});
  };
  std::thread first(begin, 0);
  std::thread second(begin, 1);
  first.join();
  second.join();
  EXPECT_EQ(outcomes[0].campaign.id, outcomes[1].campaign.id);
  EXPECT_EQ((outcomes[0].started == Started::created ? 1 : 0) +
                (outcomes[1].started == Started::created ? 1 : 0),
            1);
  const auto database = open();
  ASSERT_EQ(all_campaigns(*database).size(), 1U);
  const Campaign campaign = all_campaigns(*database).front();
  EXPECT_EQ(campaign.state, State::running);
  EXPECT_EQ(static_cast<std::int64_t>(batches(*database, campaign).size()), campaign.batches);
  EXPECT_EQ(jobs(*database, campaign), campaign.jobs());
}

// SQLite does not wait if a transaction that has read starts to write.
TEST_P(Starting, WaitsForSomebodyWhoWritesAtTheEnd) {
  const auto neighbour = open();
  std::thread writing;
  StartOptions options;
  options.on_written = [&](std::int64_t) {
    if (writing.joinable()) {
      return;
    }
    auto held = std::make_unique<Transaction>(*neighbour, Access::write);
    writing = std::thread([held = std::move(held)] {
      std::this_thread::sleep_for(std::chrono::milliseconds(500));
      held->commit();
    });
  };
  std::optional<Campaign> campaign;
  EXPECT_NO_THROW(campaign = campaign::start(*open(), request("janggi", 4), options).campaign);
  writing.join();
  ASSERT_TRUE(campaign);
  EXPECT_EQ(campaign->state, State::running);
}

TEST_P(Starting, AgainLeavesTheCampaignAsItIs) {
  const Campaign campaign = start_and_work(request("janggi", 4));
  const StartOutcome again = campaign::start(*open(), request("janggi", 4), {});
  EXPECT_EQ(again.started, Started::existed);
  EXPECT_EQ(to_text(result(campaign).total), "1065277");
}

TEST_P(Starting, AnotherCampaignOfTheSameNameIsRefused) {
  const Campaign campaign = start(request("janggi", 4));
  const auto refused = [&](const StartRequest& other, const std::string& why) {
    EXPECT_TRUE(
        says(message_of<CampaignError>([&] { (void)campaign::start(*open(), other, {}); }), why));
  };
  StartRequest other = request("janggi", 4);
  other.passes = 2;
  refused(other, "its number of passes is 1");
  other = request("janggi", 4, 3);
  refused(other, "its split depth is 2");
  other = request("janggi", 4);
  other.per_move = true;
  refused(other, "it merges the root moves");
  other = request("janggi", 5);
  other.name = campaign.name;
  refused(other, "its depth is 4");
  other = request("makpong", 4);
  other.name = campaign.name;
  refused(other, "its variant is janggi");
  other = request("janggi", 4);
  other.root = start_position(other.variant->notation, "outer-elephant");
  refused(other, "its position is");
  EXPECT_EQ(all_campaigns(*open()).size(), 1U);
}

TEST_P(Starting, IgnoresCounters) {
  const Campaign campaign = start(request("janggi", 4));
  StartRequest later = request("janggi", 4);
  later.root.half = 3;
  later.root.full = 7;
  EXPECT_EQ(campaign::start(*open(), later, {}).campaign.id, campaign.id);
}

HURDLE_FOR_BOTH_STORES(Starting);

}  // namespace
}  // namespace hurdle::props
