// Differences between two divisions, and moves that only one of them lists.
#include "perft/count/division.hpp"

#include <gtest/gtest.h>

namespace hurdle::props {
namespace {

using Moves = std::vector<std::string>;

TEST(Divisions, ThatAreEqualAgree) {
  const Division one{{"a1a2", 3}, {"b1b2", 1}};
  EXPECT_TRUE(agree(one, one));
  EXPECT_EQ(differing(one, one), Moves{});
  EXPECT_EQ(lacking(one, one), Moves{});
  EXPECT_EQ(to_text(sum(one)), "4");
  EXPECT_EQ(to_text(sum({})), "0");
}

TEST(Divisions, DifferWhereCountsDoTheCheapestFirst) {
  const Division ours{{"a1a2", 9}, {"b1b2", 2}, {"c1c2", 2}, {"d1d2", 5}};
  const Division theirs{{"a1a2", 8}, {"b1b2", 1}, {"c1c2", 7}, {"d1d2", 5}};
  EXPECT_EQ(differing(ours, theirs), (Moves{"b1b2", "c1c2", "a1a2"}));
  EXPECT_FALSE(agree(ours, theirs));
}

TEST(Divisions, CountAMoveThatIsNotListedAsNothing) {
  const Division listed{{"a1a2", 1}, {"pass", 0}};
  const Division without{{"a1a2", 1}};
  EXPECT_TRUE(agree(listed, without));
  EXPECT_TRUE(agree(without, listed));
  EXPECT_EQ(differing({{"a1a2", 1}, {"b1b2", 4}}, without), Moves{"b1b2"});
  EXPECT_FALSE(agree(without, {{"a1a2", 1}, {"b1b2", 4}}));
}

TEST(Divisions, LackWhatOnlyTheOtherLists) {
  const Division longer{{"a1a2", 1}, {"b1b2", 0}, {"c1c2", 2}};
  const Division shorter{{"a1a2", 7}};
  EXPECT_EQ(lacking(longer, shorter), (Moves{"b1b2", "c1c2"}));
  EXPECT_EQ(lacking(shorter, longer), Moves{});
}

}  // namespace
}  // namespace hurdle::props
