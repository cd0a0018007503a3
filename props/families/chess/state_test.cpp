// The state of a position in chess and Chess960: castling rights as bits, and the state in words.
#include <gtest/gtest.h>

#include <string>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/text/state_words.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

const std::string four_rooks = "r3k2r/8/8/8/8/8/8/R3K2R";
const std::string eight_rooks = "r1r1k1rr/8/8/8/8/8/8/R1R1K1RR";

TEST(ChessText, RightsAreBitsOfFiles) {
  const hurdle::Setup setup = parse_fen(chess::notation_960, eight_rooks + " w KCgq");
  EXPECT_EQ(setup.rights[0], 0b1000'0100U);
  EXPECT_EQ(setup.rights[1], 0b0100'0001U);
  EXPECT_TRUE(has_right(setup, Colour::white, 7));
  EXPECT_FALSE(has_right(setup, Colour::white, 6));
  EXPECT_TRUE(has_right(setup, Colour::black, 6));
  hurdle::Setup other = setup;
  other.rights[0] = 0b0100'0100U;
  EXPECT_FALSE(same_state(setup, other)) << "C4";
}

TEST(ChessText, RightsThatDoNotStandAreSeen) {
  hurdle::Setup setup = parse_fen(chess::notation_960, eight_rooks + " w KCgq");
  EXPECT_TRUE(rights_stand(chess::notation_960, setup));
  EXPECT_FALSE(rights_stand(chess::notation, setup)) << "in chess only rooks of files a and h";
  setup.rights[0] = 0b1100'0000U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "two on one side of the king";
  setup.rights[0] = 0b0000'0010U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "no rook on b1";
  setup.rights[0] = 0b1'0000'0000U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "beyond the board";
  setup = parse_fen(chess::notation_960, "4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
  setup.rights[0] = 0b0000'0001U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "no king on the first rank";
}

TEST(ChessText, DescribesTheStateInWords) {
  const auto words = [](std::string_view fen) {
    return state_words(parse_fen(chess::notation, fen));
  };
  EXPECT_EQ(words(four_rooks + " w -"), "");
  EXPECT_EQ(words(four_rooks + " w Qkq"),
            ", white may castle with the rook of file a, black may castle with the rooks of files "
            "a and h");
  EXPECT_EQ(words("4k3/8/8/2PpP3/8/8/8/4K2R w K d6"),
            ", white may castle with the rook of file h, en passant on d6");
}

}  // namespace
}  // namespace hurdle
