// The npm package ffish against our rules, on random positions and the position sets. Prints a
// message if it is skipped because Node.js or the package is missing.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"
#include "perft/suite/set.hpp"
#include "props/assertions.hpp"
#include "props/cases.hpp"
#include "props/examples/peers/ffish_fixture.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 5;  // 500 in a normal run
constexpr int most_positions = 2000;
constexpr std::size_t shown_findings = 5;

std::vector<const Member*> members_that_ffish_knows() {
  std::vector<const Member*> members = all_members();
  std::erase_if(members, [](const Member* member) { return !member->ffish; });
  return members;
}

class FfishInEveryVariant : public Ffish, public testing::WithParamInterface<const Member*> {
 protected:
  [[nodiscard]] static PeerVariant subject() {
    return {find_variant(GetParam()->notation.name), *GetParam()->ffish};
  }
};

/// The position after the first `plies` moves of a game, as moves from its start.
PeerQuestion told(const Notation& notation, const RandomGame& game, std::size_t plies) {
  PeerQuestion question{to_fen(notation, game.positions.front()), ""};
  for (std::size_t ply = 0; ply < plies; ++ply) {
    question = question.then(to_text(notation, game.moves[ply]));
  }
  return question;
}

void compare_by_fen(FfishComparison& comparison, const Variant& variant, const Setup& setup) {
  comparison.compare(setup, {to_fen(variant.notation, setup), ""});
}

bool plays_another_game(const PeerVariant& subject) {
  return std::ranges::any_of(subject.untold, &UntoldClause::extra_instead);
}

/// Compares a random game, sent as moves from its start. If ffish refuses a move, its last position
/// is sent as FEN, and the position before the refused move is compared too, so that the refusal is
/// explained. If ffish has different moves from ours, it plays a different game: then only the FEN
/// is sent.
void compare_game(FfishComparison& comparison, const PeerVariant& subject, std::uint64_t seed) {
  const Variant& variant = *subject.variant;
  constexpr int most_plies = 160;
  const int plies = static_cast<int>(seed * 7 % most_plies);
  const RandomGame game = random_game(variant.referee, plies, seed);
  if (plays_another_game(subject)) {
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

/// Prints the tally, and fails for every unexpected difference.
void expect_no_finding(const PeerVariant& subject, const PeerTally& tally,
                       const std::string& what) {
  const std::string_view name = subject.variant->notation.name;
  std::cout << name << ", " << what << ": " << to_text(tally);
  EXPECT_GT(tally.comparable, 0U);
  for (std::size_t i = 0; i < std::min(shown_findings, tally.findings.size()); ++i) {
    ADD_FAILURE() << name << ": " << tally.findings[i];
  }
  EXPECT_TRUE(tally.findings.empty()) << tally.findings.size() << " unexpected differences";
}

TEST_P(FfishInEveryVariant, DiffersOnRandomPositionsOnlyByClausesThatItLacks) {
  const PeerVariant subject = FfishInEveryVariant::subject();
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
  expect_no_finding(subject, comparison.tally(), "seeds 1 to " + std::to_string(seed));
}

TEST_P(FfishInEveryVariant, DiffersOnThePositionSetsOnlyByClausesThatItLacks) {
  const PeerVariant subject = FfishInEveryVariant::subject();
  FfishComparison comparison(peer(), subject);
  const std::filesystem::path folder = HURDLE_SOURCE_DIR "/positions";
  std::size_t positions = 0;
  for (const PositionSet& set : load_sets(std::vector{folder})) {
    for (const PositionEntry& entry : set.positions) {
      if (set.variant == subject.variant) {
        compare_by_fen(comparison, *subject.variant, entry.setup);
        ++positions;
      }
    }
  }
  if (positions == 0) {
    GTEST_SKIP() << "no position set of " << subject.variant->notation.name << " in " << folder;
  }
  EXPECT_GE(comparison.tally().positions * 10, positions * 9) << "ffish accepted too few positions";
  expect_no_finding(subject, comparison.tally(), "position sets");
}

INSTANTIATE_TEST_SUITE_P(Variants, FfishInEveryVariant,
                         testing::ValuesIn(members_that_ffish_knows()), [](const auto& instance) {
                           return case_name(instance.param->notation.name);
                         });

}  // namespace
}  // namespace hurdle::props
