// The tools that run properties: what is rare is looked for, and its absence is a failure.
#include "props/cases.hpp"

#include <gtest/gtest-spi.h>

namespace hurdle::props {
namespace {

TEST(Cases, AreDrawnUntilWhatIsRareHasBeenMet) {
  Rare seldom("nothing was met");
  int drawn = 0;
  check([&] { seldom += ++drawn == 25 ? 1 : 0; }, 10);
  EXPECT_EQ(drawn, 30);
  check([&] { ++drawn; }, 10);
  EXPECT_EQ(drawn, 40) << "what was met once is not looked for again";
}

TEST(Cases, WithoutWhatIsRareAreAFailure) {
  const auto in_vain = [] {
    const Rare never("nothing was met");
    check([] {}, 1);
  };
  EXPECT_NONFATAL_FAILURE(in_vain(), "nothing was met");
}

}  // namespace
}  // namespace hurdle::props
