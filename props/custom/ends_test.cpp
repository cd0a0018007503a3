// How custom games end: the clauses of their pages. The examples of each option are in ends.txt.
#include <gtest/gtest.h>

#include <algorithm>

#include "movegen/custom/page/page.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

TEST(CustomEnds, EveryClauseOfAnEndIsOnThePage) {
  for (const auto& game : custom::built_in_games().loaded) {
    const auto clauses = clauses_of(*game);
    const auto has = [&](std::string_view id) {
      return std::ranges::any_of(clauses,
                                 [&](const custom::RuleClause& clause) { return clause.id == id; });
    };
    EXPECT_TRUE(has("stalemate")) << game->name;
    EXPECT_EQ(has("unjudged"), !unjudged_ends(*game).empty()) << game->name;
    EXPECT_EQ(has("repetition"), game->facts.results.fold_rule > 0) << game->name;
  }
}

TEST(CustomEnds, OptionsThatAreNotJudgedAreNamed) {
  using Keys = std::vector<std::string>;
  EXPECT_EQ(unjudged_ends(*only_game("[mine:xiangqi]\nmoveRepetitionIllegal = true")),
            (Keys{"chasingRule", "moveRepetitionIllegal"}));
  EXPECT_EQ(unjudged_ends(*only_game("[mine:xiangqi]\nchasingRule = none")), Keys{});
  EXPECT_EQ(unjudged_ends(*only_game("[mine:chess]\nmaterialCounting = janggi")),
            Keys{"materialCounting"});
  EXPECT_EQ(only_game("[mine:chess]\nnMoveRule = 70\npocketSize = 5")->ignored, Keys{"pocketSize"});
}

}  // namespace
}  // namespace hurdle::props
