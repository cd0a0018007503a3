// Our rules against real engines: Debian's fairy-stockfish, and stockfish for chess, on the
// position sets and on random positions. Prints a message if a missing program is skipped.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/report/text.hpp"
#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"
#include "perft/suite/set.hpp"
#include "props/assertions.hpp"
#include "props/cases.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

constexpr int least_positions = 200;
constexpr std::uint64_t most_nodes = 20'000;
constexpr std::uint64_t most_estimate = 2 * most_nodes;
constexpr int most_walked_plies = 120;

/// An engine, named like its Debian package and program, and a game that it plays.
struct Peer {
  std::string package;
  const Variant* variant;
  std::vector<std::string_view> differs_by;
};

std::ostream& operator<<(std::ostream& out, const Peer& peer) {
  return out << peer.package << " on " << peer.variant->notation.name;
}

std::optional<std::string> installed(const std::string& package) {
  for (const std::string& name : {package, "/usr/games/" + package}) {
    try {
      return find_program(name);
    } catch (const EngineError&) {
      continue;
    }
  }
  return std::nullopt;
}

CheckResult check_with(const std::string& program, const Peer& peer,
                       const std::vector<CheckItem>& items) {
  CheckOptions options;
  options.engine.command = "'" + program + "'";
  options.max_nodes = most_nodes;
  options.differs_by.insert(peer.differs_by.begin(), peer.differs_by.end());
  return check(items, options);
}

/// The counts that the limit allows, from depth 1; deeper ones only if they are probably small
/// enough.
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
      played ? random_game(variant.referee, static_cast<int>(seed) % most_walked_plies, seed)
                   .positions.back()
             : random_placement(variant.referee, seed);
  const std::string id =
      std::string(played ? "random_game" : "random_placement") + " seed " + std::to_string(seed);
  return {"random", 0, id, &variant, setup, counts_of(variant, setup)};
}

void expect_agreement(const CheckResult& result) {
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  EXPECT_EQ(result.unanswered, 0U) << to_text(result);
  EXPECT_TRUE(result.echo) << "the engine did not show its position";
  EXPECT_GT(result.passed, result.not_asked) << to_text(result);
}

std::vector<Peer> peers() {
  std::vector<Peer> peers;
  for (const char* variant : {"chess", "chess960"}) {
    peers.push_back({"stockfish", find_variant(variant), {}});
  }
  for (const Member* member : all_members()) {
    if (member->in_fairy_stockfish) {
      const auto& differs = member->fairy_stockfish_differs;
      peers.push_back({"fairy-stockfish",
                       find_variant(member->notation.name),
                       {differs.begin(), differs.end()}});
    }
  }
  return peers;
}

class Engines : public testing::TestWithParam<Peer> {
 protected:
  void SetUp() override {
    const std::string& package = GetParam().package;
    program_ = installed(package);
    if (!program_) {
      GTEST_SKIP() << package << " is neither in PATH nor in /usr/games, so our rules were not "
                   << "compared with it (Debian package " << package << ")";
    }
  }

  std::optional<std::string> program_;
};

TEST_P(Engines, AgreeOnRandomPositions) {
  std::vector<CheckItem> items;
  const int positions = std::max(least_positions, random_cases());
  for (int seed = 1; seed <= positions; ++seed) {
    items.push_back(random_item(*GetParam().variant, static_cast<std::uint64_t>(seed)));
  }
  const CheckResult result = check_with(*program_, GetParam(), items);
  expect_agreement(result);
  std::cout << result.positions << " positions: " << result.passed << " counts passed, "
            << result.not_asked << " not asked, " << result.left_out << " left out\n";
}

TEST_P(Engines, AgreeOnThePositionSets) {
  const std::filesystem::path folder = HURDLE_SOURCE_DIR "/positions";
  std::vector<CheckItem> items;
  for (const CheckItem& item : check_items(load_sets(std::vector{folder}))) {
    if (item.variant == GetParam().variant) {
      items.push_back(item);
    }
  }
  if (items.empty()) {
    GTEST_SKIP() << "no position set of " << GetParam().variant->notation.name << " in " << folder;
  }
  expect_agreement(check_with(*program_, GetParam(), items));
}

INSTANTIATE_TEST_SUITE_P(Variants, Engines, testing::ValuesIn(peers()), [](const auto& instance) {
  return case_name(instance.param.package + "_" +
                   std::string(instance.param.variant->notation.name));
});

}  // namespace
}  // namespace hurdle::props
