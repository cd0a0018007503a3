// All mutants: each has a unique name, a clause and a sentence.
#include <gtest/gtest.h>

#include <set>

#include "perft/mutants/coverage.hpp"

namespace hurdle::props {
namespace {

using mutants::CountingMutant;

TEST(Mutants, AreToldApartByVariantAndName) {
  std::set<std::pair<std::string_view, std::string>> names;
  for (const CountingMutant& mutant : mutants::all_mutants()) {
    EXPECT_TRUE(names.emplace(mutant.notation().name, mutant.info.name).second)
        << mutant.notation().name << ' ' << mutant.info.name;
    EXPECT_EQ(mutants::find_mutant(mutant.notation(), mutant.info.name), &mutant);
  }
}

TEST(Mutants, NameAClauseAndSayTheirErrorInASentence) {
  for (const CountingMutant& mutant : mutants::all_mutants()) {
    const auto& [name, clause, error] = mutant.info;
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

}  // namespace
}  // namespace hurdle::props
