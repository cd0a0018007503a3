// Betza's notation: what is wrong in a text. The examples of its pieces are in betza.txt.
#include "movegen/custom/text/betza.hpp"

#include <gtest/gtest.h>

namespace hurdle::props {
namespace {

TEST(Betza, WhatGivesNoMoveIsAnIssue) {
  EXPECT_EQ(custom::parse_betza("mRcpR").issues.size(), 0U);
  EXPECT_EQ(custom::parse_betza("W12").issues.at(0).column, 3U);
  EXPECT_EQ(custom::parse_betza("WaF").issues.at(0).message, "'a' is no part of a movement");
  EXPECT_EQ(custom::parse_betza("WDD").issues.at(0).column, 2U);
  EXPECT_EQ(custom::parse_betza("Wm").issues.size(), 1U);
  EXPECT_TRUE(custom::parse_betza("sfN").issues.at(0).undefined);
  EXPECT_TRUE(custom::parse_betza("hrF").issues.at(0).undefined);
  EXPECT_TRUE(custom::parse_betza("pW1").issues.at(0).undefined);
}

}  // namespace
}  // namespace hurdle::props
