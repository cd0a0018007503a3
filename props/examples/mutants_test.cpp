// The mutants as a whole: each is told apart, names a clause, and is an error; and no clause is
// left without a position, a law and a mutant.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <set>

#include "props/mutants/coverage.hpp"

namespace hurdle::props {
namespace {

using mutants::Mutant;

TEST(Mutants, AreToldApartByVariantAndName) {
  std::set<std::pair<std::string_view, std::string>> names;
  for (const Mutant& mutant : mutants::all_mutants()) {
    EXPECT_TRUE(names.emplace(mutant.notation().name, mutant.belief.name).second)
        << mutant.notation().name << ' ' << mutant.belief.name;
    EXPECT_EQ(mutants::find_mutant(mutant.notation(), mutant.belief.name), &mutant);
  }
}

TEST(Mutants, NameAClauseAndSayTheirErrorInASentence) {
  for (const Mutant& mutant : mutants::all_mutants()) {
    const auto& [name, clause, error] = mutant.belief;
    EXPECT_NE(find_clause(mutant.notation(), clause), nullptr) << name << ": " << clause;
    ASSERT_FALSE(error.empty()) << name;
    EXPECT_EQ(error.back(), '.') << name;
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string::npos)
        << name;
  }
}

TEST(Mutants, OfAVariantErrInEachOfItsClausesAtLeastTwice) {
  for (const mutants::ClauseCover& row : mutants::coverage({})) {
    EXPECT_GE(row.mutants, 2) << row.variant->notation.name << ' ' << row.clause;
  }
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
  ASSERT_FALSE(mutants::law_names().empty());
  for (const std::string_view law : mutants::law_names()) {
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
  std::transform(files.begin(), files.end(), std::back_inserter(games), load_games);
  for (const mutants::ClauseCover& row : mutants::coverage(sets, games)) {
    EXPECT_TRUE(row.covered()) << row.variant->notation.name << ' ' << row.clause << ' '
                               << row.title << ": " << row.positions << " positions, " << row.games
                               << " games, " << row.laws << " laws, " << row.mutants << " mutants";
  }
}

}  // namespace
}  // namespace hurdle::props
