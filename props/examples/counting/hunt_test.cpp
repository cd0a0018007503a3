// The search for a position on which two sets of rules differ: how deep it compares.
#include "perft/sample/hunt.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

TEST(Hunt, ComparesEveryFourthPositionToTheWholeDepthAndTheOthersToTwoPlies) {
  const auto depths_for = [](int depth) {
    std::vector<int> depths;
    const auto find = [&](const hurdle::Setup& /*setup*/, int compared) {
      depths.push_back(compared);
      return std::optional<Difference>();
    };
    HuntOptions how;
    how.depth = depth;
    how.positions = 8;
    EXPECT_EQ(hunt(variant_named("makruk").referee, find, how).tried, 8U);
    return depths;
  };
  EXPECT_EQ(depths_for(6), (std::vector<int>{6, 2, 2, 2, 6, 2, 2, 2}));
  EXPECT_EQ(depths_for(1), std::vector<int>(8, 1));
}

}  // namespace
}  // namespace hurdle::props
