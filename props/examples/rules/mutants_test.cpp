// All mutants: each has a unique name, a clause and a sentence; and one that attacks more.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/mutants/coverage.hpp"

namespace hurdle::props {
namespace {

using mutants::CountingMutant;

TEST(Mutants, HaveUniqueNamesInEachVariant) {
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

/// S14 asks for a check by the pawn itself. By this mutant the king on i8 is in check already, so
/// the position could not occur; an engine with this bug still drops pawns far away from the king.
TEST(Mutants, OfShogiForbidNoPawnDropThatGivesNoCheck) {
  const Variant& shogi = variant_named("shogi");
  const CountingMutant* mutant = mutants::find_mutant(shogi.notation, "silver-goes-sideways");
  ASSERT_NE(mutant, nullptr);
  const hurdle::Setup position =
      parse_fen(shogi.notation,
                "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3[RBGSNLPgggnnnppppppppppppppppp] w - - 0 1");
  const std::vector<Move> moves = mutant->referee->legal_moves(position);
  const auto lists = [&](std::string_view text) {
    return std::count(moves.begin(), moves.end(), parse_move(shogi.notation, text)) == 1;
  };
  EXPECT_TRUE(lists("P@a1"));
  EXPECT_TRUE(lists("P@i4"));
  EXPECT_FALSE(lists("P@i7"));
}

}  // namespace
}  // namespace hurdle::props
