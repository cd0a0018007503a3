// Campaigns have the totals of plain perft, with both stores.
#include <atomic>
#include <thread>

#include "movegen/vocab/text/text.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Totals : public AnyStore {
 protected:
  static Total perft(const Campaign& campaign) {
    return campaign.variant->fast.perft(campaign.root, campaign.depth);
  }

  void expect_total(const StartRequest& request) const {
    const Campaign campaign = start(request);
    const WorkDone done = work();
    EXPECT_EQ(done.jobs, campaign.jobs());
    EXPECT_EQ(done.tasks, campaign.tasks * campaign.passes);
    const Result sum = result(campaign);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), to_text(perft(campaign)));
  }
};

TEST_P(Totals, AreThoseOfPerftForEveryVariant) {
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    expect_total(request(std::string(variant.notation.name), 3));
  }
}

TEST_P(Totals, AreThoseOfPerftWithTwoPasses) {
  expect_total(request_twice("janggi", 5));
}

TEST_P(Totals, MergeEqualPositions) {
  const Campaign campaign = start(request("janggi", 4, 3));
  EXPECT_EQ(to_text(campaign.lines), "33000");
  EXPECT_LT(campaign.tasks, 33000);
  (void)work();
  EXPECT_EQ(to_text(result(campaign).total), "1065277");
}

TEST_P(Totals, OfRootMovesAreThoseOfDivide) {
  StartRequest apart = request("makpong", 4);
  apart.per_move = true;
  apart.passes = 2;
  const Campaign campaign = start_and_work(apart);
  const Result sum = result(campaign);
  ASSERT_TRUE(sum.complete) << sum.why_not;
  const auto division = campaign.variant->fast.divide(campaign.root, campaign.depth);
  ASSERT_EQ(sum.moves.size(), division.size());
  for (std::size_t move = 0; move < division.size(); ++move) {
    EXPECT_EQ(sum.moves[move].move, to_text(campaign.variant->notation, division[move].move));
    EXPECT_EQ(to_text(sum.moves[move].nodes), to_text(division[move].nodes));
  }
}

TEST_P(Totals, AreTheSameWhoeverDecidesTheSplit) {
  StartRequest automatic = request("pandemonium", 3);
  automatic.split.reset();
  expect_total(automatic);
}

TEST_P(Totals, OfTreesThatEndEarlyAreExact) {
  StartRequest mated = request("janggi", 3);
  mated.fen = "3k5/9/9/9/9/9/9/9/9/3RRK3 b";
  mated.root = parse_fen(mated.variant->notation, mated.fen);
  mated.name = "early";
  expect_total(mated);
}

TEST_P(Totals, ComeFromSeveralWorkersAtOnce) {
  const Campaign campaign = start(request_twice("janggi", 5));
  std::atomic<std::int64_t> jobs = 0;
  const auto one_worker = [&] {
    WorkOptions options;
    options.store = store();
    options.until_idle = true;
    jobs += campaign::work(options, {[](const std::string&) {}, {}}).jobs;
  };
  std::thread first(one_worker);
  std::thread second(one_worker);
  std::thread third(one_worker);
  first.join();
  second.join();
  third.join();
  EXPECT_EQ(jobs, campaign.jobs());
  EXPECT_EQ(to_text(result(campaign).total), "35243995");
}

TEST_P(Totals, OfTwoCampaignsInAStoreStayApart) {
  const Campaign one = start(request("janggi", 4));
  const Campaign other = start(request("makpong", 4));
  WorkOptions only_the_second;
  only_the_second.campaign = other.name;
  (void)work(only_the_second);
  EXPECT_FALSE(result(one).complete);
  EXPECT_EQ(to_text(result(other).total), to_text(perft(other)));
  (void)work();
  EXPECT_EQ(to_text(result(one).total), "1065277");
}

HURDLE_FOR_BOTH_STORES(Totals);

}  // namespace
}  // namespace hurdle::props
