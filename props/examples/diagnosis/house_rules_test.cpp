// Engines that play by house rules and have mutants on top, and engines that are checked against
// house rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/mapped.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/diagnosis/theory.hpp"
#include "perft/diagnosis/variant_by_house_rules.hpp"
#include "perft/mutants/diagnose.hpp"
#include "props/examples/diagnosis/quick_items.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t quick_nodes = 3'000;

const Variant& janggi = variant_named("janggi");

/// An engine that plays Janggi with these mutants.
std::shared_ptr<const Generator> engine_with(const std::vector<std::string>& mutants) {
  const Mutants& known = mutants_of(janggi.notation);
  std::vector<const Mutant*> parts;
  for (const std::string& name : mutants) {
    parts.push_back(known.find(name));
    EXPECT_NE(parts.back(), nullptr) << name;
  }
  return make_referee_generator(known.together(parts));
}

/// The quick positions of Janggi as positions of this variant, with its counts.
std::vector<engines::CheckItem> items_of(const Variant& variant) {
  const std::array<std::filesystem::path, 1> folder{HURDLE_SOURCE_DIR "/positions/janggi"};
  const std::vector<PositionSet> sets = load_sets(folder);
  std::vector<engines::CheckItem> items;
  for (engines::CheckItem item : engines::check_items(sets, "quick")) {
    if (item.variant == &janggi && !variant.referee.invalid_reason(item.setup)) {
      item.variant = &variant;
      std::erase_if(item.perft, [](const auto& one) { return one.second > Total(quick_nodes); });
      for (auto& [depth, count] : item.perft) {
        count = variant.fast.perft(item.setup, depth);
      }
      items.push_back(item);
    }
  }
  return items;
}

/// The diagnosis of an engine with these mutants against the variant.
Diagnosis diagnosis_of(const std::vector<std::string>& mutants, const Variant& variant) {
  return mutants::diagnose_engine(variant, engine_with(mutants), items_of(variant), quick_nodes)
      .diagnosis;
}

std::shared_ptr<const Variant> janggi_by(const std::string& name) {
  const HouseRules* rules = mutants_of(janggi.notation).find_house_rules(name);
  return by_house_rules(janggi, {rules, 1});
}

using Names = std::set<std::string>;

TEST(HouseRulesAndMutants, AreFoundWithoutTheOption) {
  const Diagnosis found = diagnosis_of(
      {"facing-ignored", "cannon-jumps-only-to-take", "elephant-leaps-to-take"}, janggi);
  EXPECT_EQ(mutants::named_mutants(found),
            (Names{"facing-ignored", "cannon-jumps-only-to-take", "elephant-leaps-to-take"}));
  EXPECT_EQ(found.explained, found.symptoms);
  EXPECT_EQ(std::ranges::count_if(found.causes,
                                  [](const Cause& cause) { return cause.explanation.house_rules; }),
            1);
}

TEST(HouseRulesAndMutants, OfFourClausesAreFoundWithoutTheOption) {
  const Diagnosis found = diagnosis_of({"facing-ends-at-once", "passes-never-end",
                                        "cannon-over-enemies-only", "horse-leaps-to-take"},
                                       janggi);
  EXPECT_EQ(mutants::named_mutants(found),
            (Names{"facing-ends-at-once", "passes-never-end", "cannon-over-enemies-only",
                   "horse-leaps-to-take"}));
}

TEST(HouseRulesAndMutants, MutantsOnTopOfGivenHouseRulesAreNamed) {
  const auto no_pass = janggi_by("no-pass");
  EXPECT_EQ(diagnosis_of({"no-pass"}, *no_pass).symptoms, 0U);
  const Diagnosis one = diagnosis_of({"no-pass", "elephant-leaps"}, *no_pass);
  EXPECT_EQ(mutants::named_mutants(one), Names{"elephant-leaps"});
  EXPECT_EQ(one.explained, one.symptoms);
  const Diagnosis two =
      diagnosis_of({"no-pass", "elephant-leaps", "cannon-jumps-only-to-take"}, *no_pass);
  EXPECT_EQ(mutants::named_mutants(two), (Names{"elephant-leaps", "cannon-jumps-only-to-take"}));
}

TEST(HouseRulesAndMutants, AMutantOfAttacksAloneLeavesTheHouseRulesWhole) {
  const Mutants& known = mutants_of(janggi.notation);
  const std::array wrong{known.find("horse-needs-both-points")};
  const std::array base{known.find("no-pass")};
  const auto no_pass = janggi_by("no-pass");
  const Diagnosis found =
      mutants::diagnose_engine(
          *no_pass, make_referee_generator(known.together(wrong, MutantScope::attacks, base)),
          items_of(*no_pass), quick_nodes)
          .diagnosis;
  EXPECT_EQ(mutants::named_mutants(found), Names{"horse-needs-both-points"});
  EXPECT_EQ(found.explained, found.symptoms);
}

/// The diagnosis of an engine that plays Shogi with these mutants and is expected to differ in the
/// mates by a dropped pawn.
Diagnosis beyond_pawn_drop_mates(const std::vector<std::string>& mutants) {
  const Variant& shogi = variant_named("shogi");
  const Mutants& known = mutants_of(shogi.notation);
  const auto parts = mapped(mutants, [&](const std::string& name) { return known.find(name); });
  const auto engine = make_referee_generator(known.together(parts));
  std::vector<Answer> answers;
  for (const engines::CheckItem& item : quick_items(shogi.notation)) {
    answers.push_back(
        {item.setup, {}, item.setup, 1, by_text(shogi.notation, engine->divide(item.setup, 1))});
  }
  const Ask ask = [&](const Setup& base, std::span<const Move> line, int depth) {
    const auto position = play(shogi.referee, base, line);
    return std::optional(by_text(shogi.notation, engine->divide(position.value(), depth)));
  };
  return diagnose_beyond({"S14"}, shogi, answers, ask);
}

TEST(ExpectedHouseRules, AreNoCause) {
  const Diagnosis found = beyond_pawn_drop_mates({"pawn-drop-mates", "blind-to-gold"});
  ASSERT_TRUE(found.expected);
  EXPECT_EQ(found.base().house_rules.front().name, "pawn-drop-mates");
  EXPECT_EQ(mutants::named_mutants(found), Names{"blind-to-gold"});
  EXPECT_EQ(found.explained, found.symptoms);
  EXPECT_EQ(found.variant, &variant_named("shogi"));
}

TEST(ExpectedHouseRules, AreNotAssumedWithoutAReplyThatShowsThem) {
  const Diagnosis found = beyond_pawn_drop_mates({"blind-to-gold"});
  EXPECT_FALSE(found.expected);
  EXPECT_EQ(mutants::named_mutants(found), Names{"blind-to-gold"});
}

/// The engine nearly plays them: for one player.
TEST(ExpectedHouseRules, AreNotAssumedOfOnePlayer) {
  const Diagnosis found = beyond_pawn_drop_mates({"sente-pawn-drop-mates", "blind-to-gold"});
  EXPECT_FALSE(found.expected);
  EXPECT_EQ(mutants::named_mutants(found), (Names{"sente-pawn-drop-mates", "blind-to-gold"}));
}

TEST(ExpectedHouseRules, AreTheCauseIfNothingElseDiffers) {
  const Diagnosis found = beyond_pawn_drop_mates({"pawn-drop-mates"});
  EXPECT_FALSE(found.expected);
  EXPECT_EQ(mutants::named_mutants(found), Names{"pawn-drop-mates"});
}

TEST(HouseRulesAndMutants, AnEngineThatPlaysByTheTournamentRulesIsRecognised) {
  const Diagnosis found = diagnosis_of({}, *janggi_by("no-pass"));
  ASSERT_EQ(found.patterns.size(), 1U);
  EXPECT_EQ(found.patterns[0].id, "tournament-rules");
  EXPECT_TRUE(found.causes.empty());
}

TEST(HouseRulesAndMutants, TheMutantsOfTheGivenHouseRulesAreNoCandidates) {
  const Candidates all(janggi);
  const Candidates on_top(*janggi_by("general-is-captured"));
  for (const char* part : {"no-pass", "pseudo-legal"}) {
    EXPECT_TRUE(all.find(part)) << part;
    EXPECT_FALSE(on_top.find(part)) << part;
  }
  EXPECT_TRUE(on_top.find("elephant-leaps"));
}

}  // namespace
}  // namespace hurdle::props
