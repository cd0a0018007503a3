// The wrong engines of the zoo: each plays like the mutants that it names, and the quick sets
// detect it.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/mutants/diagnose.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/quick_items.hpp"
#include "props/families/zoo.hpp"

namespace hurdle::props {
namespace {

/// ci/deep diagnoses every mutant with counts up to 1,000,000.
constexpr std::uint64_t most_asked_nodes = 1'000;

const Mutants& known_to(const ZooEngine& engine) {
  return mutants_of(find_variant(engine.notation.name)->notation);
}

std::vector<const Mutant*> mutants_in(const ZooEngine& engine) {
  std::vector<const Mutant*> parts;
  for (const std::string& name : engine.mutants) {
    parts.push_back(known_to(engine).find(name));
    EXPECT_NE(parts.back(), nullptr) << name;
  }
  return parts;
}

class BuggyEngines : public testing::TestWithParam<const ZooEngine*> {};

TEST_P(BuggyEngines, PlaysAsItsMutants) {
  const ZooEngine& engine = *GetParam();
  const auto plays = make_referee_generator(referee_of(engine));
  const auto mutants = make_referee_generator(known_to(engine).together(mutants_in(engine)));
  int compared = 0;
  for (const engines::CheckItem& item : quick_items(engine.notation)) {
    for (const auto& [depth, nodes] : item.perft) {
      if (depth == 0 || nodes > Total(most_asked_nodes)) {
        continue;
      }
      Division played = by_text(engine.notation, plays->divide(item.setup, depth));
      if (engine.lists_twice && depth == 1) {
        for (auto& [move, count] : played) {
          count = 1;
        }
      } else if (engine.lists_twice) {
        continue;
      }
      ++compared;
      EXPECT_EQ(played, by_text(engine.notation, mutants->divide(item.setup, depth)))
          << engine.name << ": " << to_fen(engine.notation, item.setup) << ", depth " << depth;
    }
  }
  EXPECT_GT(compared, 100);
}

TEST_P(BuggyEngines, PlaysTheHouseRulesThatItNames) {
  const ZooEngine& engine = *GetParam();
  const std::set<std::string> parts(engine.mutants.begin(), engine.mutants.end());
  std::string name;
  for (const HouseRules& one : known_to(engine).house_rules()) {
    if (std::set<std::string>(one.mutants.begin(), one.mutants.end()) == parts) {
      name = one.name;
    }
  }
  EXPECT_EQ(name, engine.house_rules);
}

/// The diagnosis of an engine on these positions.
mutants::Diagnosed diagnosed(const ZooEngine& engine, const std::vector<engines::CheckItem>& items,
                             std::uint64_t max_nodes) {
  return mutants::diagnose_engine(*find_variant(engine.notation.name),
                                  make_referee_generator(referee_of(engine)), items, max_nodes);
}

void expect_right(const ZooEngine& engine, const mutants::Diagnosed& told) {
  const Diagnosis& diagnosis = told.diagnosis;
  EXPECT_EQ(told.found, !engine.mutants.empty() || engine.lists_twice);
  EXPECT_EQ(mutants::named_mutants(diagnosis),
            std::set<std::string>(engine.mutants.begin(), engine.mutants.end()));
  EXPECT_EQ(diagnosis.explained, diagnosis.symptoms);
  if (!engine.house_rules.empty() && diagnosis.causes.size() == 1) {
    const hurdle::HouseRules* house_rules = diagnosis.causes.front().explanation.house_rules;
    EXPECT_EQ(house_rules == nullptr ? "" : house_rules->name, engine.house_rules);
  }
  EXPECT_LE(diagnosis.causes.size(), engine.house_rules.empty() ? engine.mutants.size() : 1);
  const bool twice = !diagnosis.patterns.empty() && diagnosis.patterns[0].id == "listed-twice";
  EXPECT_EQ(twice, engine.lists_twice);
}

TEST_P(BuggyEngines, IsDiagnosedByTheQuickSets) {
  expect_right(*GetParam(),
               diagnosed(*GetParam(), quick_items(GetParam()->notation), most_asked_nodes));
}

TEST_P(BuggyEngines, IsDiagnosedWhateverTheOrderAndDepthOfThePositions) {
  std::vector<engines::CheckItem> items = quick_items(GetParam()->notation);
  std::ranges::reverse(items);
  constexpr std::uint64_t depth_one = 100;
  expect_right(*GetParam(), diagnosed(*GetParam(), items, depth_one));
}

INSTANTIATE_TEST_SUITE_P(Engines, BuggyEngines, testing::ValuesIn(zoo()), [](const auto& instance) {
  return case_name(std::string(instance.param->notation.name) + "_" +
                   std::string(instance.param->name));
});

}  // namespace
}  // namespace hurdle::props
