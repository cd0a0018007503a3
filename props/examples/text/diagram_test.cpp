// Complete diagrams: with and without hands, plain and in Unicode.
#include <gtest/gtest.h>

#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

TEST(Diagram, MakpongWithAMarkedMove) {
  const auto setup = start_position(makpong::notation);
  EXPECT_EQ(diagram(makpong::notation, setup, {}, parse_move(makpong::notation, "a3a4")),
            "     a  b  c  d  e  f  g  h\n"
            "  8  r  n  s  k  m  s  n  r  8\n"
            "  7  .  .  .  .  .  .  .  .  7\n"
            "  6  p  p  p  p  p  p  p  p  6\n"
            "  5  .  .  .  .  .  .  .  .  5\n"
            "  4 [.] .  .  .  .  .  .  .  4\n"
            "  3 [P] P  P  P  P  P  P  P  3\n"
            "  2  .  .  .  .  .  .  .  .  2\n"
            "  1  R  N  S  K  M  S  N  R  1\n"
            "     a  b  c  d  e  f  g  h\n"
            "White (upper case) to move\n");
}

TEST(Diagram, HandsPromotedPiecesAndEnPassant) {
  const auto setup =
      parse_fen(pandemonium::notation, "9k/10/10/10/10/3pP5/10/10/3+R6/K9[PPRbq] b - e3e4 0 1");
  EXPECT_EQ(diagram(pandemonium::notation, setup, {}, parse_move(pandemonium::notation, "B@f7")),
            "      a   b   c   d   e   f   g   h   i   j\n"
            " 10   .   .   .   .   .   .   .   .   .   k  10  in hand: q b\n"
            "  9   .   .   .   .   .   .   .   .   .   .  9\n"
            "  8   .   .   .   .   .   .   .   .   .   .  8\n"
            "  7   .   .   .   .   . [ .]  .   .   .   .  7\n"
            "  6   .   .   .   .   .   .   .   .   .   .  6\n"
            "  5   .   .   .   p   P   .   .   .   .   .  5\n"
            "  4   .   .   .   .   .   .   .   .   .   .  4\n"
            "  3   .   .   .   .   .   .   .   .   .   .  3\n"
            "  2   .   .   .  +R   .   .   .   .   .   .  2\n"
            "  1   K   .   .   .   .   .   .   .   .   .  1   in hand: R P2\n"
            "      a   b   c   d   e   f   g   h   i   j\n"
            "Black (lower case) to move, en passant on e3 e4\n");
}

TEST(Diagram, UnicodeFrame) {
  const auto setup = parse_fen(makpong::notation, "3k4/8/8/8/8/8/8/3K4 w");
  const std::string text =
      diagram(makpong::notation, setup, {.unicode = true}, parse_move(makpong::notation, "d1c1"));
  EXPECT_EQ(text.substr(0, text.find("  7")),
            "      a   b   c   d   e   f   g   h\n"
            "    ┌───┬───┬───┬───┬───┬───┬───┬───┐\n"
            "  8 │ · │ · │ · │ k │ · │ · │ · │ · │ 8\n"
            "    ├───┼───┼───┼───┼───┼───┼───┼───┤\n");
  EXPECT_EQ(text.substr(text.find("  1 ")),
            "  1 │ · │ · │▐·▌│▐K▌│ · │ · │ · │ · │ 1\n"
            "    └───┴───┴───┴───┴───┴───┴───┴───┘\n"
            "      a   b   c   d   e   f   g   h\n"
            "White (upper case) to move\n");
}

TEST(Diagram, MarksStandBehindTheLetter) {
  const auto setup = parse_fen(crazyhouse::notation, "4k3/8/8/3Q~4/8/8/8/4K3[] w");
  EXPECT_TRUE(says(diagram(crazyhouse::notation, setup), "  .   Q~  .   .  "));
}

TEST(Diagram, StatesThePasses) {
  auto setup = parse_fen(janggi::notation, "4k4/9/9/9/9/9/9/9/9/3K5 b p");
  const auto last_line = [&setup] {
    const std::string text = diagram(janggi::notation, setup);
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
  };
  EXPECT_EQ(last_line(), "Han (lower case) to move after a pass\n");
  setup.passes = 2;
  EXPECT_EQ(last_line(), "Han (lower case) to move after two passes\n");
}

}  // namespace
}  // namespace hurdle::props
