// The number of nodes in replies without a list of moves.
#include "perft/engines/protocol/lines/count_pattern.hpp"

#include <gtest/gtest.h>

namespace hurdle::props {
namespace {

using engines::CountPattern;
using engines::KnownReply;
using Lines = std::vector<std::string>;

std::optional<CountPattern> learned(const std::vector<KnownReply>& replies) {
  return CountPattern::learn(replies);
}

TEST(CountPattern, IsTheWordsBeforeTheNumber) {
  const auto pattern = learned(
      {{{"depth 1  nodes 20 time 20"}, Total(20)}, {{"depth 2  nodes 400 time 3"}, Total(400)}});
  ASSERT_TRUE(pattern);
  EXPECT_EQ(pattern->count_in(Lines{"info string x", "depth 3 nodes   8'902 time 8902"}),
            Total(8902));
  EXPECT_EQ(pattern->count_in(Lines{"nodes 7"}), std::nullopt);
}

TEST(CountPattern, TakesTheLastOfSeveralLines) {
  const auto pattern = learned({{{"20"}, Total(20)}, {{"20", "400"}, Total(400)}});
  ASSERT_TRUE(pattern);
  EXPECT_EQ(pattern->count_in(Lines{"20", "400", "8,902"}), Total(8902));
}

TEST(CountPattern, IsThatOfMostReplies) {
  const std::vector<KnownReply> one_wrong{
      {{"n=20 t=1"}, Total(20)}, {{"n=18 t=1"}, Total(19)}, {{"n=400 t=9"}, Total(400)}};
  EXPECT_TRUE(learned(one_wrong));
  const std::vector<KnownReply> always_the_same{
      {{"n=20"}, Total(20)}, {{"n=20"}, Total(19)}, {{"n=20"}, Total(5)}};
  EXPECT_FALSE(learned(always_the_same));
  EXPECT_FALSE(learned({}));
}

TEST(CountPattern, MayBeRightByOneSetOfHouseRulesAlone) {
  const std::vector<KnownReply> replies{{{"n=30 t=1"}, Total(31), {Total(31), Total(30)}},
                                        {{"n=900 t=2"}, Total(961)},
                                        {{"n=8 t=1"}, Total(9), {Total(7), Total(8)}}};
  const auto pattern = learned(replies);
  ASSERT_TRUE(pattern);
  EXPECT_EQ(pattern->count_in(Lines{"n=5 t=30"}), Total(5));
}

TEST(CountPattern, ReadsGroupsOfThreeDigitsAlone) {
  const auto pattern = learned({{{"n 20, 1234"}, Total(20)}});
  ASSERT_TRUE(pattern);
  EXPECT_EQ(pattern->count_in(Lines{"n 1,234,567"}), Total(1234567));
  EXPECT_EQ(pattern->count_in(Lines{"n 20,1234"}), Total(20));
  EXPECT_EQ(pattern->count_in(Lines{"n 99999999999999999999999999999999999999999"}), std::nullopt);
}

}  // namespace
}  // namespace hurdle::props
