// A real engine of other people against our rules: Debian's fairy-stockfish, on the position sets
// and on random positions. Says so when it is skipped for want of the program.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "perft/engines/check.hpp"
#include "perft/engines/check_text.hpp"
#include "perft/engines/engine_check.hpp"
#include "perft/engines/process.hpp"
#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"
#include "perft/suite/set.hpp"
#include "props/cases.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

constexpr int least_positions = 200;
constexpr std::uint64_t most_nodes = 20'000;
constexpr std::uint64_t most_estimate = 2 * most_nodes;
constexpr int most_plies = 120;

std::optional<std::string> fairy_stockfish() {
  for (const char* name : {"fairy-stockfish", "/usr/games/fairy-stockfish"}) {
    try {
      return find_program(name);
    } catch (const EngineError&) {
      continue;
    }
  }
  return std::nullopt;
}

CheckResult check_with(const std::string& program, const Variant& variant,
                       const std::vector<CheckItem>& items) {
  CheckOptions options;
  options.engine.command = "'" + program + "'";
  options.max_nodes = most_nodes;
  for (const std::string_view clause : member_of(variant.notation).fairy_stockfish_differs) {
    options.differs_by.emplace(clause);
  }
  return check(items, options);
}

/// The counts that the limit allows, from depth 1; deeper ones only where they look affordable.
std::map<int, Total> counts_of(const Variant& variant, const hurdle::Setup& setup) {
  const Wide moves = variant.fast.perft(setup, 1).wide();
  std::map<int, Total> counts{{1, variant.fast.perft(setup, 1)}};
  for (int depth = 2; depth <= 4 && counts[depth - 1].wide() * moves <= most_estimate; ++depth) {
    counts[depth] = variant.fast.perft(setup, depth);
  }
  return counts;
}

CheckItem random_item(const Variant& variant, std::uint64_t seed) {
  const bool played = seed % 2 == 0;
  const hurdle::Setup setup =
      played ? random_walk(variant.referee, static_cast<int>(seed) % most_plies, seed)
             : random_placement(variant.referee, seed);
  const std::string id =
      std::string(played ? "random_walk" : "random_placement") + " seed " + std::to_string(seed);
  return {"random", 0, id, &variant, setup, counts_of(variant, setup)};
}

void expect_agreement(const CheckResult& result) {
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  EXPECT_EQ(result.unanswered, 0U) << to_text(result);
  EXPECT_TRUE(result.echo) << "the engine did not show its position";
  EXPECT_GT(result.passed, result.not_asked) << to_text(result);
}

std::vector<const Variant*> variants_in_fairy_stockfish() {
  std::vector<const Variant*> variants;
  for (const Member* member : all_members()) {
    if (member->in_fairy_stockfish) {
      variants.push_back(find_variant(member->notation.name));
    }
  }
  return variants;
}

class FairyStockfish : public testing::TestWithParam<const Variant*> {
 protected:
  void SetUp() override {
    program_ = fairy_stockfish();
    if (!program_) {
      GTEST_SKIP() << "fairy-stockfish is neither in PATH nor in /usr/games, so our rules were not "
                      "compared with it (Debian package fairy-stockfish)";
    }
  }

  std::optional<std::string> program_;
};

TEST_P(FairyStockfish, AgreesOnRandomPositions) {
  std::vector<CheckItem> items;
  const int positions = std::max(least_positions, random_cases());
  for (int seed = 1; seed <= positions; ++seed) {
    items.push_back(random_item(*GetParam(), static_cast<std::uint64_t>(seed)));
  }
  const CheckResult result = check_with(*program_, *GetParam(), items);
  expect_agreement(result);
  std::cout << result.positions << " positions: " << result.passed << " counts passed, "
            << result.not_asked << " not asked, " << result.left_out << " left out\n";
}

TEST_P(FairyStockfish, AgreesOnThePositionSets) {
  const std::filesystem::path folder = HURDLE_SOURCE_DIR "/positions";
  std::vector<CheckItem> items;
  for (const CheckItem& item : check_items(load_sets(std::vector{folder}))) {
    if (item.variant == GetParam()) {
      items.push_back(item);
    }
  }
  if (items.empty()) {
    GTEST_SKIP() << "no position set of " << GetParam()->notation.name << " in " << folder;
  }
  expect_agreement(check_with(*program_, *GetParam(), items));
}

INSTANTIATE_TEST_SUITE_P(Variants, FairyStockfish, testing::ValuesIn(variants_in_fairy_stockfish()),
                         [](const auto& instance) {
                           std::string name(instance.param->notation.name);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace hurdle::props
