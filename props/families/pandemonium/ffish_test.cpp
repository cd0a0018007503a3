// Pandemonium compared with ffish: one position for each clause that ffish cannot express.
#include "movegen/variants/pandemonium/notation.hpp"
#include "props/examples/peers/ffish_fixture.hpp"

namespace hurdle::props {
namespace {

TEST_F(Ffish, APawnDropThatMatesIsExpectedByP9) {
  const char* shut_in = "kn8/10/1K8/10/10/10/10/10/10/10[PNQ] w - - 0 1";
  EXPECT_EQ(compared(pandemonium::notation, {"P9"}, shut_in).differ, (Clauses{{"P9", 1}}));
}

// The bishop gave check before the pawn moved, so the capturing pawn may interpose.
TEST_F(Ffish, ACaptureInPassingThatAnswersACheckOfNoGameIsExpectedByP4) {
  const char* between = "6b2k/10/10/5P4/4p5/1K8/10/10/10/10[] w - e7e8 0 1";
  EXPECT_EQ(compared(pandemonium::notation, {"P4"}, between).differ, (Clauses{{"P4", 1}}));
  EXPECT_EQ(compared(pandemonium::notation, {}, between).findings.size(), 1U);
}

TEST_F(Ffish, CastlingOfAReturnedKingIsExpectedByP10) {
  const char* start = "4k5/10/10/10/10/10/10/10/10/R3K5[] w - - 0 1";
  const PeerTally tally = compared(pandemonium::notation, {"P10"}, start, "e1e2 e10e9 e2e1 e9e10");
  EXPECT_EQ(tally.differ, (Clauses{{"P10", 1}}));
  EXPECT_TRUE(tally.findings.empty());
}

}  // namespace
}  // namespace hurdle::props
