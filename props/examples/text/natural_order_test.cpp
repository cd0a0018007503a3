// Ids in their natural order.
#include "movegen/vocab/text/natural_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace hurdle::props {
namespace {

TEST(NaturalOrders, PutJ2BeforeJ10) {
  std::vector<std::string> ids{"J10 facing", "J2 chariot", "C8", "J2", "J1", "C12", "", "H4"};
  std::ranges::sort(ids, NaturalOrder());
  EXPECT_EQ(ids, (std::vector<std::string>{"", "C8", "C12", "H4", "J1", "J2", "J2 chariot",
                                           "J10 facing"}));
  EXPECT_FALSE(NaturalOrder()("J2", "J2"));
}

}  // namespace
}  // namespace hurdle::props
