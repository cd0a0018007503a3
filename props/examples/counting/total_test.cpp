// Node counts up to 128 bits: parsing, writing, and sums that never wrap around.
#include "perft/count/total.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace hurdle::props {
namespace {

constexpr const char* largest = "340282366920938463463374607431768211455";

TEST(Totals, AreReadAndWrittenUpTo128Bits) {
  for (const char* text : {"0", "7", "18446744073709551615", "18446744073709551616", largest}) {
    ASSERT_TRUE(parse_total(text)) << text;
    EXPECT_EQ(to_text(*parse_total(text)), text);
  }
  EXPECT_EQ(*parse_total("18446744073709551615"), Total(UINT64_MAX));
  EXPECT_EQ(*parse_total("18446744073709551616"), Total(UINT64_MAX) + Total(1));
}

TEST(Totals, ThatAreNoneAreNothing) {
  for (const char* text :
       {"", "-1", "+1", "01", "00", "1e3", "1,000", " 1", "1 ", "0x10", "four",
        "340282366920938463463374607431768211456", "340282366920938463463374607431768211460",
        "3402823669209384634633746074317682114550"}) {
    EXPECT_FALSE(parse_total(text)) << text;
  }
}

TEST(Totals, NeverWrapRound) {
  const Total most = *parse_total(largest);
  EXPECT_EQ(most + Total(0), most);
  EXPECT_EQ(most * Total(1), most);
  EXPECT_THROW((void)(most + Total(1)), std::overflow_error);
  EXPECT_THROW((void)(most * Total(2)), std::overflow_error);
  EXPECT_EQ(to_text(Total(UINT64_MAX) * Total(UINT64_MAX)),
            "340282366920938463426481119284349108225");
}

}  // namespace
}  // namespace hurdle::props
