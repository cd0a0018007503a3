// Positions as text by example: SFEN without its word, and the starts of Chess960 by number.
#include <gtest/gtest.h>

#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/position_text.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

std::string fen_read(std::string_view variant, std::string_view text) {
  try {
    const Variant& game = variant_named(variant);
    return to_fen(game.notation, position_by_fen(game, text));
  } catch (const BadPosition& error) {
    return error.what();
  }
}

TEST(PastedPositions, SfenNeedsNoWord) {
  const std::string start = fen_read("shogi", "startpos");
  const std::string sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
  EXPECT_EQ(fen_read("shogi", sfen), start);
  EXPECT_EQ(fen_read("shogi", "sfen " + sfen), start);
  EXPECT_EQ(fen_read("shogi", "position sfen " + sfen), start);
  EXPECT_EQ(fen_read("shogi", "position startpos"), start);
  EXPECT_EQ(fen_read("shogi", "4k4/9/9/9/9/9/9/9/4K4 w 2Gs"),
            "4k4/9/9/9/9/9/9/9/4K4[GGs] b - - 0 1");
  EXPECT_EQ(fen_read("chess", "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(PastedPositions, AFenStaysAFen) {
  EXPECT_EQ(fen_read("shogi", "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"),
            "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1");
  EXPECT_EQ(fen_read("shogi", "4k4/9/9/9/9/9/9/9/4K4 b"), "4k4/9/9/9/9/9/9/9/4K4[] b - - 0 1");
  EXPECT_EQ(fen_read("shogi", "4k4/9/9/9/9/9/9/9/4K4 b - -"), "4k4/9/9/9/9/9/9/9/4K4[] b - - 0 1");
}

TEST(PastedPositions, ATextThatMayBeBothIsAnError) {
  EXPECT_EQ(fen_read("shogi", "4k4/9/9/9/9/9/9/9/4K4 b -"),
            "side, column 23: 'b' is the first player in an SFEN and the second in a FEN, or the "
            "other way round; write 'sfen' before an SFEN, or '[]' after the board of a FEN");
}

TEST(PastedPositions, NameTheGameOfAForeignFen) {
  const std::string array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const std::string said = fen_read("xiangqi", array);
  EXPECT_TRUE(says(said, "; the text is a position of chess or chess960 or crazyhouse"));
  const std::string sfen =
      fen_read("chess", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
  EXPECT_TRUE(says(sfen, "; the text is a position of shogi"));
  EXPECT_FALSE(says(fen_read("chess", "x"), "the text is"));
}

TEST(PastedPositions, MovesOfACommandAreNotDropped) {
  EXPECT_EQ(fen_read("shogi", "startpos moves 7g7f"),
            "a position with moves; expected the position alone, and its moves apart");
}

// ---- Starts of Chess960 by number ----

std::string back_rank(std::string_view setup) {
  const Variant& game = variant_named("chess960");
  try {
    const std::string fen = to_fen(game.notation, position_by_setup(game, setup));
    return fen.substr(0, fen.find('/'));
  } catch (const BadPosition& error) {
    return error.what();
  }
}

TEST(NumberedSetups, AreScharnagls) {
  EXPECT_EQ(back_rank("518"), "rnbqkbnr");
  EXPECT_EQ(back_rank("0"), "bbqnnrkr");
  EXPECT_EQ(back_rank("959"), "rkrnnqbb");
  EXPECT_EQ(back_rank("534"), "rnbkqbnr");
  std::set<std::string> all;
  for (int number = 0; number < 960; ++number) {
    all.insert(back_rank(std::to_string(number)));
  }
  EXPECT_EQ(all.size(), 960U);
}

TEST(NumberedSetups, BadNumbersAreErrors) {
  for (const char* number : {"960", "-1", "007", "5x", "1e2", "99999999999999999999"}) {
    EXPECT_TRUE(says(back_rank(number),
                     "is no setup of chess960; expected one of standard, or a "
                     "number from 0 to 959"))
        << number;
  }
}

}  // namespace
}  // namespace hurdle::props
