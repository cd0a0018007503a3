// Nine elder compared with ffish: positions for each clause that ffish cannot express.
#include "movegen/variants/nine-elder/notation.hpp"
#include "props/examples/peers/ffish_fixture.hpp"

namespace hurdle::props {
namespace {

using nine_elder::notation;

TEST_F(Ffish, APromotionByLeavingTheCampIsExpectedByN6) {
  const char* in_camp = "8j/9/1S7/9/9/9/9/G7J/9[] w - - 0 1";
  EXPECT_EQ(compared(notation, {"N6"}, in_camp).differ, (Clauses{{"N6", 2}}));
  EXPECT_EQ(compared(nine_elder::notation_shogi, {}, in_camp).differ, Clauses{});
}

// Incense drops on the eight squares below the jade, with gold and silver beside it.
TEST_F(Ffish, ADropThatMatesIsExpectedByN11AndElseAFinding) {
  const char* hemmed_in = "jp7/9/1J7/9/9/9/9/9/9[IAGS] w - - 0 1";
  EXPECT_EQ(compared(notation, {"N11"}, hemmed_in).differ, (Clauses{{"N11", 10}}));
  EXPECT_EQ(compared(notation, {}, hemmed_in).findings.size(), 10U);
}

// After N@g1 and N@h1 ffish lists a reply, but that reply is a mating drop and therefore illegal.
TEST_F(Ffish, ADropMateByAForbiddenReplyIsExpectedByN11) {
  const char* reply_decides = "+N1I6/9/9/9/9/8i/5+p+P1j/3+Pa3p/1C1IJs3[An] b - - 0 1";
  const PeerTally tally = compared(notation, {"N6", "N11"}, reply_decides);
  EXPECT_EQ(tally.differ.at("N11"), 2U);
  EXPECT_TRUE(tally.findings.empty());
}

}  // namespace
}  // namespace hurdle::props
