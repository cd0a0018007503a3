// The npm package ffish against our rules, on random positions and the position sets.
// Says so when it is skipped for want of Node.js or the package.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"
#include "perft/suite/set.hpp"
#include "props/cases.hpp"
#include "props/examples/ffish_differences.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 5;  // 500 in an ordinary run
constexpr int most_positions = 2000;
constexpr int most_plies = 160;
constexpr std::size_t shown_findings = 5;

struct Named {
  const char* name;
  std::set<std::string> clauses;
};

std::ostream& operator<<(std::ostream& out, const Named& named) {
  return out << named.name;
}

class Ffish : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto missing = FfishPeer::missing()) {
      GTEST_SKIP() << *missing
                   << ", so our rules were not compared with ffish (ci/peers/install gets both)";
    }
    peer_ = std::make_unique<FfishPeer>();
  }

  [[nodiscard]] FfishPeer& peer() const { return *peer_; }

  /// What a comparison of one position tallies, the clauses and findings only.
  [[nodiscard]] PeerTally compared(const Named& named, const std::string& fen,
                                   const std::string& moves = "") const {
    const Variant* variant = find_variant(named.name);
    hurdle::Setup setup = parse_fen(variant->notation, fen);
    std::istringstream words(moves);
    for (std::string move; words >> move;) {
      setup = variant->referee.after(setup, parse_move(variant->notation, move));
    }
    FfishComparison comparison(peer(), {variant, named.clauses});
    comparison.compare(setup, {fen, moves});
    return comparison.tally();
  }

 private:
  std::unique_ptr<FfishPeer> peer_;
};

using Clauses = std::map<std::string, std::uint64_t>;

TEST_F(Ffish, APawnDropThatMatesIsExpectedByP9) {
  const Named pandemonium{"pandemonium", {"P9"}};
  const char* shut_in = "kn8/10/1K8/10/10/10/10/10/10/10[PNQ] w - - 0 1";
  EXPECT_EQ(compared(pandemonium, shut_in).differ, (Clauses{{"P9", 1}}));
}

// The bishop has given check since before the pawn went, so the captor may step between.
TEST_F(Ffish, ACaptureInPassingThatAnswersACheckOfNoGameIsExpectedByP4) {
  const Named pandemonium{"pandemonium", {"P4"}};
  const char* between = "6b2k/10/10/5P4/4p5/1K8/10/10/10/10[] w - e7e8 0 1";
  EXPECT_EQ(compared(pandemonium, between).differ, (Clauses{{"P4", 1}}));
  EXPECT_EQ(compared({"pandemonium", {}}, between).findings.size(), 1U);
}

TEST_F(Ffish, CastlingOfAReturnedKingIsExpectedByP10) {
  const Named pandemonium{"pandemonium", {"P10"}};
  const char* start = "4k5/10/10/10/10/10/10/10/10/R3K5[] w - - 0 1";
  const PeerTally tally = compared(pandemonium, start, "e1e2 e10e9 e2e1 e9e10");
  EXPECT_EQ(tally.differ, (Clauses{{"P10", 1}}));
  EXPECT_TRUE(tally.findings.empty());
}

TEST_F(Ffish, APromotionByLeavingTheCampIsExpectedByN6) {
  const Named nine_elder{"nine-elder", {"N6"}};
  const char* in_camp = "8j/9/1S7/9/9/9/9/G7J/9[] w - - 0 1";
  EXPECT_EQ(compared(nine_elder, in_camp).differ, (Clauses{{"N6", 2}}));
  EXPECT_EQ(compared({"nine-elder-shogi", {}}, in_camp).differ, Clauses{});
}

// The incense on each of the eight squares below the jade, gold and silver beside it.
TEST_F(Ffish, ADropThatMatesIsExpectedByN11AndElseAFinding) {
  const char* hemmed_in = "jp7/9/1J7/9/9/9/9/9/9[IAGS] w - - 0 1";
  EXPECT_EQ(compared({"nine-elder", {"N11"}}, hemmed_in).differ, (Clauses{{"N11", 10}}));
  EXPECT_EQ(compared({"nine-elder", {}}, hemmed_in).findings.size(), 10U);
}

// After N@g1 and N@h1 ffish knows a reply, but that drop mates, so it is refused itself.
TEST_F(Ffish, ADropMateByAForbiddenReplyIsExpectedByN11) {
  const char* reply_decides = "+N1I6/9/9/9/9/8i/5+p+P1j/3+Pa3p/1C1IJs3[An] b - - 0 1";
  const PeerTally tally = compared({"nine-elder", {"N6", "N11"}}, reply_decides);
  EXPECT_EQ(tally.differ.at("N11"), 2U);
  EXPECT_TRUE(tally.findings.empty());
}

class FfishInEveryVariant : public Ffish, public testing::WithParamInterface<Named> {};

/// The position after the first `plies` moves of a game, told from its start.
PeerQuestion told(const Notation& notation, const RandomGame& game, std::size_t plies) {
  PeerQuestion question{to_fen(notation, game.positions.front()), ""};
  for (std::size_t ply = 0; ply < plies; ++ply) {
    question = question.then(to_text(notation, game.moves[ply]));
  }
  return question;
}

void compare_by_fen(FfishComparison& comparison, const Variant& variant,
                    const hurdle::Setup& setup) {
  comparison.compare(setup, {to_fen(variant.notation, setup), ""});
}

/// A random game, told from its start. Where ffish does not follow, its last position is told by
/// FEN, and the one before the refused move is compared as well, so that the refusal is explained.
/// ffish plays another game where a move of it promotes by leaving the camp (N6): by FEN alone.
void compare_game(FfishComparison& comparison, const PeerVariant& subject, std::uint64_t seed) {
  const Variant& variant = *subject.variant;
  const int plies = static_cast<int>(seed * 7 % most_plies);
  const RandomGame game = random_game(variant.referee, plies, seed);
  if (subject.unlike("N6")) {
    compare_by_fen(comparison, variant, game.positions.back());
    return;
  }
  const std::optional<std::size_t> followed =
      comparison.compare(game.positions.back(), told(variant.notation, game, game.moves.size()));
  if (followed) {
    comparison.compare(game.positions[*followed], told(variant.notation, game, *followed));
    compare_by_fen(comparison, variant, game.positions.back());
  }
}

/// Prints what was compared, and fails on every unexpected difference.
void expect_no_finding(const Named& named, const PeerTally& tally, const std::string& what) {
  std::cout << named.name << ", " << what << ": " << to_text(tally);
  EXPECT_GT(tally.comparable, 0U);
  for (std::size_t i = 0; i < std::min(shown_findings, tally.findings.size()); ++i) {
    ADD_FAILURE() << named.name << ": " << tally.findings[i];
  }
  EXPECT_TRUE(tally.findings.empty()) << tally.findings.size() << " unexpected differences";
}

TEST_P(FfishInEveryVariant, DiffersOnRandomPositionsOnlyWhereItCannotBeTold) {
  const PeerVariant subject{find_variant(GetParam().name), GetParam().clauses};
  FfishComparison comparison(peer(), subject);
  const auto wanted =
      static_cast<std::uint64_t>(std::min(most_positions, positions_a_case * random_cases()));
  std::uint64_t seed = 0;
  while (comparison.tally().positions < wanted && seed < 2 * wanted) {
    ++seed;
    if (seed % 2 == 0) {
      compare_game(comparison, subject, seed);
    } else {
      compare_by_fen(comparison, *subject.variant,
                     random_placement(subject.variant->referee, seed));
    }
  }
  EXPECT_GE(comparison.tally().positions, wanted) << "ffish accepted too few positions";
  expect_no_finding(GetParam(), comparison.tally(), "seeds 1 to " + std::to_string(seed));
}

TEST_P(FfishInEveryVariant, DiffersOnThePositionSetsOnlyWhereItCannotBeTold) {
  const Variant* variant = find_variant(GetParam().name);
  FfishComparison comparison(peer(), {variant, GetParam().clauses});
  const std::filesystem::path folder = HURDLE_SOURCE_DIR "/positions";
  std::size_t positions = 0;
  for (const PositionSet& set : load_sets(std::vector{folder})) {
    for (const PositionEntry& entry : set.positions) {
      if (set.variant == variant) {
        compare_by_fen(comparison, *variant, entry.setup);
        ++positions;
      }
    }
  }
  if (positions == 0) {
    GTEST_SKIP() << "no position set of " << GetParam().name << " in " << folder;
  }
  EXPECT_GE(comparison.tally().positions * 10, positions * 9) << "ffish accepted too few positions";
  expect_no_finding(GetParam(), comparison.tally(), "position sets");
}

INSTANTIATE_TEST_SUITE_P(
    Variants, FfishInEveryVariant,
    testing::Values(Named{"janggi", {}}, Named{"janggi-casual", {}}, Named{"makpong", {}},
                    Named{"pandemonium", {"P4", "P9", "P10"}}, Named{"nine-elder", {"N6", "N11"}},
                    Named{"nine-elder-literal", {"N6", "N11"}},
                    Named{"nine-elder-leaping", {"N6", "N11"}}, Named{"nine-elder-shogi", {"N11"}}),
    [](const auto& instance) {
      std::string name = instance.param.name;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

}  // namespace
}  // namespace hurdle::props
