// Shogi's notations by example: USI, KIF and Japanese; and SFEN without its word.
#include <gtest/gtest.h>

#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/position_text.hpp"
#include "props/examples/notations/examples.hpp"

namespace hurdle::props {
namespace {

const NotationExamples shogi("shogi");

TEST(NotationShogi, OpeningsAreReadInEveryNotation) {
  // Bishop exchange.
  const std::string moves = "c3c4 g7g6 b2h8+ g9h8 B@e5";
  EXPECT_EQ(shogi.read("7g7f 3c3d 8h2b+ 3a2b B*5e"), moves);
  EXPECT_EQ(shogi.read("７六歩(77) ３四歩(33) ２二角成(88) 同　銀(31) ５五角打"), moves);
  EXPECT_EQ(shogi.read("☗７六歩 ☖３四歩 ☗２二角成 ☖同銀 ☗５五角"), moves);
  EXPECT_EQ(shogi.read("▲7六歩 △3四歩 ▲2二角成 △同　銀 ▲5五角打"), moves);
  EXPECT_EQ(shogi.read("76歩、34歩、22角成、同銀、55角"), moves);
  EXPECT_EQ(shogi.read("▲7六歩△3四歩▲2二角成△同 銀▲5五角"), moves);
}

TEST(NotationShogi, OpeningsAreWrittenInEveryNotation) {
  const std::string moves = "c3c4 g7g6 b2h8+ g9h8 B@e5";
  EXPECT_EQ(shogi.written(moves, "usi"), "7g7f 3c3d 8h2b+ 3a2b B*5e");
  EXPECT_EQ(shogi.written(moves, "kif"), "７六歩(77) ３四歩(33) ２二角成(88) 同　銀(31) ５五角打");
  EXPECT_EQ(shogi.written(moves, "japanese"), "☗７六歩 ☖３四歩 ☗２二角成 ☖同銀 ☗５五角");
}

TEST(NotationShogi, WordsTellTwoPiecesApart) {
  EXPECT_EQ(shogi.read("５八金右"), "f1e2");
  EXPECT_EQ(shogi.read("５八金左"), "d1e2");
  EXPECT_EQ(shogi.problem("５八金"),
            "move 1 '５八金': as japanese: fits d1e2, f1e2; add 右, 左, 直, 上, 寄 or 引");
  const NotationExamples golds("shogi", "4k4/9/9/9/9/3GGG3/9/9/4K4[] w");
  EXPECT_EQ(golds.read("５五金直"), "e4e5");
  EXPECT_EQ(golds.read("５五金右"), "f4e5");
  EXPECT_EQ(golds.written("d4e5", "japanese"), "☗５五金左");
  const NotationExamples silvers("shogi", "4k4/9/9/9/3S5/9/3S5/9/4K4[] w");
  EXPECT_EQ(silvers.written("d5e4", "japanese"), "☗５六銀引");
  EXPECT_EQ(silvers.written("d3e4", "japanese"), "☗５六銀上");
  const NotationExamples dragons("shogi", "4k4/9/9/9/9/9/+R7+R/9/4K4[] w");
  EXPECT_EQ(dragons.read("５七龍右"), "i3e3");
  EXPECT_EQ(dragons.read("５七竜左"), "a3e3");
}

TEST(NotationShogi, APieceThatMayPromoteSaysWhetherItDoes) {
  const NotationExamples silver("shogi", "4k4/9/9/8S/9/9/9/9/4K4[] w");
  EXPECT_EQ(silver.read("１三銀成"), "i6i7+");
  EXPECT_EQ(silver.read("１三銀不成"), "i6i7");
  EXPECT_EQ(silver.read("1三銀生"), "i6i7");
  EXPECT_EQ(silver.written("i6i7", "japanese"), "☗１三銀不成");
  EXPECT_EQ(silver.problem("１三銀"), "move 1 '１三銀': as japanese: may promote; add 成 or 不成");
  EXPECT_EQ(silver.read("１三銀(14)"), "i6i7");
}

TEST(NotationShogi, ADropIsNamedWhereAPieceOnTheBoardCouldGo) {
  const NotationExamples gold("shogi", "4k4/9/9/9/9/9/9/4G4/4K4[G] w");
  EXPECT_EQ(gold.read("５七金"), "e2e3");
  EXPECT_EQ(gold.read("５七金打"), "G@e3");
  EXPECT_EQ(gold.read("１五金"), "G@i5");
  EXPECT_EQ(gold.written("G@e3", "japanese"), "☗５七金打");
  EXPECT_EQ(gold.written("G@i5", "japanese"), "☗１五金");
}

TEST(NotationShogi, ErrorsNameTheTextAndWhatWasTried) {
  EXPECT_EQ(shogi.problem("△７六歩"),
            "move 1 '△７六歩': as japanese: has the mark of Gote, but Sente is to move");
  EXPECT_EQ(shogi.problem("同歩"),
            "move 1 '同歩': as japanese: '同' is the square of the move before, and no move came "
            "before; expected a square");
  EXPECT_EQ(shogi.problem("７六銀(77)"),
            "move 1 '７六銀(77)': as kif: names a 銀 on c3, but a 歩 is there");
  EXPECT_NE(shogi.problem("７六歩(76)").find("but the square is empty"), std::string::npos);
  EXPECT_NE(shogi.problem("７五歩(77)").find("illegal by S8"), std::string::npos);
  EXPECT_NE(shogi.problem("7g7e").find("move 1 '7g7e': illegal by S8"), std::string::npos);
  const std::string problem = shogi.problem("7g");
  for (const char* tried : {"coordinates: ", "; usi: expected two squares, as 7g7f",
                            "; kif: expected a square", "; japanese: expected a square"}) {
    EXPECT_NE(problem.find(tried), std::string::npos) << problem;
  }
}

// ---- Positions ----

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

TEST(PastedPositions, AFenOfAnotherGameIsSaid) {
  const std::string array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const std::string said = fen_read("xiangqi", array);
  EXPECT_NE(said.find("; the text is a position of chess or chess960 or crazyhouse"),
            std::string::npos)
      << said;
  const std::string sfen =
      fen_read("chess", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
  EXPECT_NE(sfen.find("; the text is a position of shogi"), std::string::npos) << sfen;
  EXPECT_EQ(fen_read("chess", "x").find("the text is"), std::string::npos);
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
    EXPECT_NE(back_rank(number).find("is no setup of chess960; expected one of standard, or a "
                                     "number from 0 to 959"),
              std::string::npos)
        << number;
  }
}

}  // namespace
}  // namespace hurdle::props
