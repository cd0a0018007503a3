// Xiangqi's notations by example: UCCI, WXF and Chinese.
#include <gtest/gtest.h>

#include "props/examples/notations/examples.hpp"

namespace hurdle::props {
namespace {

const NotationExamples xiangqi("xiangqi");

TEST(NotationXiangqi, OpeningsAreReadInEveryNotation) {
  // Central cannon against the screen horses.
  const std::string moves = "h3e3 h10g8 h1g3 i10h10 i1h1 b10c8";
  EXPECT_EQ(xiangqi.read("h2e2 h9g7 h0g2 i9h9 i0h0 b9c7"), moves);
  EXPECT_EQ(xiangqi.read("C2=5 H8+7 H2+3 R9=8 R1=2 H2+3"), moves);
  EXPECT_EQ(xiangqi.read("1. c2.5 h8+7 2. n2+3 r9.8 3. r1.2 n2+3"), moves);
  EXPECT_EQ(xiangqi.read("炮二平五 马８进７ 马二进三 车９平８ 车一平二 马２进３"), moves);
  EXPECT_EQ(xiangqi.read("炮二平五，馬8進7、馬二進三，車9平8，車一平二，馬2進3"), moves);
  EXPECT_EQ(xiangqi.read("h3e3,h10g8,h1g3,i10h10,i1h1,b10c8"), moves);
}

TEST(NotationXiangqi, OpeningsAreWrittenInEveryNotation) {
  const std::string moves = "h3e3 h10g8 h1g3 i10h10 i1h1 b10c8";
  EXPECT_EQ(xiangqi.written(moves, "ucci"), "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7");
  EXPECT_EQ(xiangqi.written(moves, "wxf"), "C2=5 H8+7 H2+3 R9=8 R1=2 H2+3");
  EXPECT_EQ(xiangqi.written(moves, "chinese"),
            "炮二平五 马８进７ 马二进三 车９平８ 车一平二 马２进３");
}

TEST(NotationXiangqi, TwoPiecesOnAFileAreFrontAndRear) {
  const NotationExamples place("xiangqi", "3k5/9/9/4C4/9/9/9/4C4/9/4K4 w");
  EXPECT_EQ(place.written("e7d7", "wxf"), "+C=6");
  EXPECT_EQ(place.written("e3d3", "wxf"), "-C=6");
  EXPECT_EQ(place.written("e3d3", "chinese"), "后炮平六");
  for (const char* text : {"+C=6", "C+=6", "+c.6", "前炮平六", "前砲平六", "前包平6"}) {
    EXPECT_EQ(place.read(text), "e7d7") << text;
  }
  EXPECT_EQ(place.read("後炮平六"), "e3d3");
  EXPECT_EQ(place.problem("C5=6"),
            "move 1 'C5=6': as wxf: fits e3d3, e7d7; say which of the pieces on the file moves");
}

TEST(NotationXiangqi, ThreeSoldiersOnAFileHaveAMiddleAndNumbers) {
  const NotationExamples place("xiangqi", "3k5/9/4P4/4P4/4P4/9/9/9/9/4K4 w");
  EXPECT_EQ(place.written("e7d7", "chinese"), "中兵平六");
  EXPECT_EQ(place.written("e7d7", "wxf"), "25=6");
  EXPECT_EQ(place.read("前兵平六"), "e8d8");
  EXPECT_EQ(place.read("35=6"), "e6d6");
}

TEST(NotationXiangqi, SoldiersOnTwoFilesAreNumberedFromTheRight) {
  const NotationExamples place("xiangqi", "3k5/9/4P1P2/4P1P2/9/9/9/9/9/4K4 w");
  EXPECT_EQ(place.written("g8h8", "chinese"), "一兵平二");
  EXPECT_EQ(place.written("e7d7", "chinese"), "四兵平六");
  EXPECT_EQ(place.written("e7d7", "wxf"), "25=6");
  EXPECT_EQ(place.read("三兵平六"), "e8d8");
}

TEST(NotationXiangqi, BlackCountsFilesFromItsOwnRight) {
  const NotationExamples place("xiangqi",
                               "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b");
  EXPECT_EQ(place.read("C8=5"), "h8e8");
  EXPECT_EQ(place.read("炮８平５"), "h8e8");
  EXPECT_EQ(place.read("卒3進1"), "c7c6");
}

// The whole line decides between C7 and UCCI, and says so.
TEST(NotationXiangqi, ALineIsInCoordinatesOrInUcci) {
  EXPECT_EQ(xiangqi.note("h2e2 h9g7"),
            "'h2e2 h9g7' is read as ucci, which makes every move legal: h3e3 h10g8");
  EXPECT_EQ(xiangqi.note("h3e3 h10g8"), "");
  EXPECT_EQ(xiangqi.note("C2=5"), "");
  // The chariot on a1 or the one on a2: both may go up by one.
  const NotationExamples two("xiangqi", "3k5/9/9/9/9/9/9/9/R8/R3K4 w");
  EXPECT_EQ(two.read("a2a3"), "a2a3");
  const NotationExamples both("xiangqi", "3k5/9/9/9/9/9/R8/9/R8/4K4 w");
  EXPECT_EQ(both.read("a2b2"), "a2b2");
  EXPECT_EQ(both.note("a2b2"), "");
  const NotationExamples close("xiangqi", "3k5/9/9/9/9/9/9/R8/R8/4K4 w");
  EXPECT_EQ(close.read("a2b2"), "a2b2");
  EXPECT_EQ(close.note("a2b2"),
            "'a2b2' is legal in ucci too, where it means a3b3; read as coordinates "
            "(--notation ucci reads it as ucci)");
  EXPECT_EQ(close.read("a2b2", "ucci"), "a3b3");
}

TEST(NotationXiangqi, CoordinatesAndUcciAreNotMixed) {
  EXPECT_NE(xiangqi.problem("h3e3 h9g7").find("move 2 'h9g7'"), std::string::npos);
  EXPECT_NE(xiangqi.problem("h3e3 h10g8 h0g2").find("move 3 'h0g2'"), std::string::npos);
  EXPECT_NE(xiangqi.problem("b0c2", "coordinates").find("move 1 'b0c2'"), std::string::npos);
  EXPECT_NE(xiangqi.problem("h10g8", "ucci").find("ucci: expected two squares"), std::string::npos);
}

TEST(NotationXiangqi, ErrorsNameTheTextAndWhatWasTried) {
  EXPECT_EQ(xiangqi.problem("C2+9"), "move 1 'C2+9': as wxf: names no legal move of the cannon");
  const std::string problem = xiangqi.problem("炮二五");
  EXPECT_EQ(problem.find("move 1 '炮二五': is no move in any notation of xiangqi: coordinates: "),
            0U)
      << problem;
  for (const char* tried : {"; ucci: expected two squares, a0 to i9", "; wxf: expected a piece",
                            "; chinese: expected a piece"}) {
    EXPECT_NE(problem.find(tried), std::string::npos) << problem;
  }
}

}  // namespace
}  // namespace hurdle::props
