// Rules versions: every variant has its own, both generators compute the same, and workers whose
// builds count by other rules are refused.
#include "perft/campaign/plan/rules.hpp"

#include <algorithm>
#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/result/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

TEST(Probes, AreThereForEveryVariantAndCountedAlikeByTheReferee) {
  constexpr std::size_t least = 10;
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const auto probes = probes_of(variant.notation.name);
    EXPECT_GE(probes.size(), least);
    for (const Probe& probe : probes) {
      const hurdle::Setup setup = parse_fen(variant.notation, probe.fen);
      ASSERT_FALSE(variant.referee.invalid_reason(setup)) << probe.fen;
      const int depth = std::min(probe.depth, 2);
      EXPECT_EQ(variant.fast.perft(setup, depth), variant.plain.perft(setup, depth)) << probe.fen;
    }
  }
}

TEST(RulesVersions, DifferFromVariantToVariant) {
  std::set<std::string> versions;
  for (const Variant& variant : all_variants()) {
    const std::string& version = rules_version(variant);
    EXPECT_TRUE(version.starts_with("1:")) << version;
    versions.insert(version);
  }
  EXPECT_EQ(versions.size(), all_variants().size());
}

// A change of a clause changes counts; this test shows that running campaigns notice it. A changed
// list of probes gets the next number.
TEST(RulesVersions, AreWhatTheyWere) {
  EXPECT_EQ(rules_version(*find_variant("janggi")), "1:9e47f992766dcdfc");
  EXPECT_EQ(rules_version(*find_variant("makruk")), "1:e7999d4e59ffc8ec");
}

class Rules : public AnyStore {};

TEST_P(Rules, OfAnotherBuildAreRefusedWithBothNamed) {
  const Campaign campaign = start(request("janggi", 4));
  Campaign another = campaign;
  another.rules = "1:0123456789abcdef";
  const StoreError error = thrown_by<StoreError>([&] { require_rules(another); });
  const std::string what = error.what();
  EXPECT_TRUE(says(what, another.rules));
  EXPECT_TRUE(says(what, campaign.rules));
}

TEST_P(Rules, BelongToTheDigest) {
  const Campaign campaign = start(request("janggi", 4));
  (void)open()->exec("UPDATE campaign SET rules = '1:0123456789abcdef'");
  EXPECT_EQ(work().refused_campaigns, std::vector<std::string>{campaign.name});
  EXPECT_THROW((void)campaign::start(*open(), request("janggi", 4), {}), StoreError);
  EXPECT_THROW((void)recheck(*open(), campaign::all_campaigns(*open()).at(0), {}), StoreError);
}

TEST_P(Rules, AndBuildsStandInStatus) {
  const Campaign campaign = start_and_work(request("janggi", 4));
  const Status status = status_of(*open(), campaign);
  ASSERT_EQ(status.workers.size(), 1U);
  EXPECT_EQ(status.workers.front().build, build_line());
  const std::string said = hurdle({"campaign", "status", store()}).out;
  EXPECT_TRUE(says(said, "rules      " + campaign.rules));
  EXPECT_TRUE(says(said, "build      " + build_line() + ": 1 worker"));
}

HURDLE_FOR_BOTH_STORES(Rules);

}  // namespace
}  // namespace hurdle::props
