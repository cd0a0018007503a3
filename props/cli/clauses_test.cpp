// Every clause has positions, games, laws and mutants that test it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "perft/mutants/coverage.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// The names of the laws of props-laws, as listed by the program.
const std::vector<std::string>& laws() {
  static const std::vector<std::string> names = [] {
    return mutants::law_names(shell("'" HURDLE_LAWS_PROGRAM "' --gtest_list_tests").out);
  }();
  return names;
}

TEST(Laws, NameClausesThatExist) {
  std::set<std::string> known;
  for (const Variant& variant : all_variants()) {
    for (const auto clauses : {variant.notation.clauses, variant.notation.end_clauses}) {
      for (const Clause& clause : clauses) {
        known.emplace(clause.id);
      }
    }
  }
  for (const Clause& clause : common_clauses()) {
    known.emplace(clause.id);
  }
  ASSERT_FALSE(laws().empty());
  for (const std::string& law : laws()) {
    for (const std::string& clause : mutants::clauses_of_law(law)) {
      EXPECT_EQ(known.count(clause), 1U) << law << ": " << clause;
    }
  }
}

TEST(Laws, BeginWithTheirClauses) {
  using Clauses = std::vector<std::string>;
  EXPECT_EQ(mutants::clauses_of_law("J6J7CannonsHop"), (Clauses{"J6", "J7"}));
  EXPECT_EQ(mutants::clauses_of_law("P10Castling"), Clauses{"P10"});
  EXPECT_EQ(mutants::clauses_of_law("OfFiles"), Clauses{});
}

TEST(Clauses, AreCoveredByPositionsGamesLawsAndMutants) {
  const std::array<std::filesystem::path, 1> all{HURDLE_SOURCE_DIR "/positions"};
  std::vector<std::filesystem::path> files;
  const std::vector<PositionSet> sets = load_sets(all, &files);
  std::vector<GameSet> games;
  std::ranges::transform(files, std::back_inserter(games), load_games);
  for (const mutants::ClauseCover& row : mutants::coverage(sets, games, laws())) {
    EXPECT_TRUE(row.covered()) << row.variant->notation.name << ' ' << row.clause << ' '
                               << row.title << ": " << row.positions << " positions, " << row.games
                               << " games, " << row.laws.value_or(0) << " laws, " << row.mutants
                               << " mutants";
  }
}

TEST(Clauses, AreCountedByTheProgramWithAndWithoutLaws) {
  const std::string sets = published("makpong");
  const Outcome without = hurdle_mutants({"coverage", sets});
  EXPECT_TRUE(says(without.out, "makpong              M5   "));
  EXPECT_TRUE(says(without.out, "    -  "));
  const Scratch scratch;
  const std::string file = scratch.path("laws.txt");
  std::ofstream(file) << "Suite.\n  M5PawnsPromote/0  # GetParam() = makpong\n";
  EXPECT_FALSE(says(hurdle_mutants({"coverage", sets, "--laws", file}).out, "    -  "));
  std::ofstream(file) << "Suite.\n";
  expect_refused(hurdle_mutants({"coverage", sets, "--laws", file}),
                 {file + ": expected indented names of tests, found none"}, "hurdle-mutants");
}

}  // namespace
}  // namespace hurdle::props
