// Suites as others publish them: EPD without the variant, and the blocks of python-chess and
// shakmaty; records in PGN with SAN.
#include <gtest/gtest.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/games/verdict.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/text/lines.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

const char* const blocks =
    "# Some positions\r\n"
    "id gentest-1\n"
    "epd r1bqkbnr/pppppppp/n7/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq -\n"
    "perft 1 20\n"
    "perft 2 400\n"
    "\n"
    "id gentest-2\n"
    "epd 4k3/8/8/8/8/8/8/4K2R w K -\n"
    "perft 1\t15\n"
    "  # the end\n"
    "epd 4k3/8/8/8/8/8/8/4K3 b - -\n"
    "id gentest-2\n"
    "epd 4k3/8/8/8/8/8/8/4K3 w - -\n"
    "perft 1 5\n";

LoadOptions of(const char* variant) {
  return {&variant_named(variant), nullptr};
}

template <class Parse>
std::string refusal_of(const Parse& parse, const std::string& text) {
  return message_of<SuiteError>([&] { (void)parse(text, "f", of("chess")); }, "");
}

TEST(PublishedSuites, EpdTakesTheVariantOfTheCaller) {
  const std::string line =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400\n";
  const PositionSet set = parse_epd_set(line, "f.epd", of("chess"));
  EXPECT_EQ(set.variant->notation.name, "chess");
  ASSERT_EQ(set.positions.size(), 1U);
  EXPECT_EQ(set.positions[0].perft.at(2), Total(400));
  EXPECT_EQ(
      parse_epd_set("# variant: crazyhouse\n" + line, "f.epd", of("chess")).variant->notation.name,
      "crazyhouse");
  EXPECT_EQ(refusal_of(parse_epd_set, line + "# variant: chess\n"),
            "f:2:12: the variant after positions; expected '# variant:' before the first one");
}

TEST(PublishedSuites, BlocksAreRead) {
  const PositionSet set = parse_perft_set(blocks, "f.perft", of("chess"));
  ASSERT_EQ(set.positions.size(), 4U);
  EXPECT_EQ(set.positions[0].id, "gentest-1");
  EXPECT_EQ(set.positions[0].line, 3);
  EXPECT_EQ(set.positions[0].perft.at(2), Total(400));
  EXPECT_EQ(set.positions[0].perft_lines.at(2), 5);
  EXPECT_EQ(set.positions[1].perft.at(1), Total(15));
  EXPECT_EQ(set.positions[2].id, "line-11");
  EXPECT_TRUE(set.positions[2].perft.empty());
  EXPECT_EQ(set.positions[3].id, "gentest-2-line-13");
}

TEST(PublishedSuites, BlocksThatAreWrittenAreReadBack) {
  const PositionSet set = parse_perft_set(blocks, "f.perft", of("chess"));
  const PositionSet again = parse_perft_set(to_perft(set), "again.perft");
  ASSERT_EQ(again.positions.size(), set.positions.size());
  for (std::size_t i = 0; i < set.positions.size(); ++i) {
    EXPECT_EQ(again.positions[i].id, set.positions[i].id);
    EXPECT_EQ(again.positions[i].setup, set.positions[i].setup);
    EXPECT_EQ(again.positions[i].perft, set.positions[i].perft);
  }
}

TEST(PublishedSuites, BadBlocksAreRefusedWithTheirPlace) {
  const auto refused = [](const std::string& text) { return refusal_of(parse_perft_set, text); };
  const std::string epd = "epd 4k3/8/8/8/8/8/8/4K3 w - -\n";
  EXPECT_EQ(refused("perft 1 20\n").substr(0, 37), "f:1:1: a count without a position; ex");
  EXPECT_EQ(refused("id\n").substr(0, 28), "f:1:1: 'id' without a value;");
  EXPECT_EQ(refused(epd + "perft 1\n"),
            "f:2:1: 'perft 1'; expected a depth and a count, as 'perft 1 20'");
  EXPECT_EQ(refused(epd + "perft 0 1\n").substr(0, 18), "f:2:7: depth '0'; ");
  EXPECT_EQ(refused(epd + "perft 1 1e3\n").substr(0, 22), "f:2:9: the count '1e3'");
  EXPECT_EQ(refused(epd + "perft 1 5\nperft 1 5\n"), "f:3:1: duplicate depth 1; keep one of them");
  EXPECT_EQ(refused(epd + "depth 1 5\n"),
            "f:2:1: 'depth 1 5'; expected lines 'id NAME', 'epd FEN' and 'perft 1 20'");
  EXPECT_EQ(refused("epd 8/8/8/8/8/8/8/4K3 w - -\n"),
            "f:1:5: invalid position (C8): Black has no king; each side has exactly one.");
  EXPECT_EQ(refused("id a\n"),
            "f:2:1: no position; expected lines 'id NAME', 'epd FEN' and 'perft 1 20'");
}

TEST(PublishedSuites, InvalidPositionsAreCollected) {
  std::vector<InvalidEntry> invalid;
  LoadOptions how = of("chess");
  how.invalid = &invalid;
  const PositionSet set = parse_perft_set(
      std::string(blocks) + "epd 8/8/8/8/8/8/8/4K3 w - -\nperft 1 5\nepd 4k3/x w\nperft 1 2\n", "f",
      how);
  EXPECT_EQ(set.positions.size(), 4U);
  ASSERT_EQ(invalid.size(), 2U);
  EXPECT_EQ(invalid[0].line, 15);
  EXPECT_EQ(invalid[0].clause, "C8");
  EXPECT_EQ(invalid[0].reason, "Black has no king; each side has exactly one.");
  EXPECT_EQ(invalid[1].line, 17);
  EXPECT_EQ(invalid[1].clause, "C6");
  EXPECT_TRUE(parse_epd_set("8/8/8/8/8/8/8/4K3 w - -\n", "f", how).positions.empty());
  EXPECT_EQ(invalid.size(), 3U);
}

// ---- PGN ----

std::string moves_of_pgn(const std::string& text) {
  try {
    const GameSet set = parse_pgn(text, "f");
    std::string moves(set.games.front().variant->notation.name);
    for (const Move move : set.games.front().moves) {
      moves += ' ' + to_text(set.games.front().variant->notation, move);
    }
    return moves;
  } catch (const SuiteError& error) {
    return error.what();
  }
}

TEST(PgnNotations, SanIsReadAndChessIsTheDefault) {
  EXPECT_EQ(moves_of_pgn("[Event \"x\"]\n\n1. f3 e5 {bad} 2. g4?? (2. e4) Qh4# 0-1\n"),
            "chess f2f3 e7e5 g2g4 d8h4");
  EXPECT_EQ(
      moves_of_pgn("[Variant \"chess960\"]\n[FEN \"1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1\"]\n\n"
                   "1. O-O O-O-O *\n"),
      "chess960 c1h1 c8b8");
  EXPECT_EQ(moves_of_pgn("[Variant \"xiangqi\"]\n\n1. C2=5 H8+7 2. h1g3 *\n"),
            "xiangqi h3e3 h10g8 h1g3");
}

TEST(PgnNotations, NamesOfVariantsThatServersWriteAreKnown) {
  EXPECT_EQ(moves_of_pgn("[Variant \"Standard\"]\n\n1. Nf3 *\n"), "chess g1f3");
  EXPECT_EQ(moves_of_pgn("[Variant \"Crazyhouse\"]\n\n1. Nf3 *\n"), "crazyhouse g1f3");
}

TEST(PgnNotations, TextsThatAreNoMovesAreRefused) {
  const std::string head = "[Event \"x\"]\n\n";
  EXPECT_EQ(moves_of_pgn(head + "1. e4 e5 2. Nf6 *\n").substr(0, 40),
            "f:3:13: move 3 'Nf6' cannot be read: as ");
  EXPECT_EQ(
      moves_of_pgn(head + "1. e2e5 e5 *\n"),
      "f:3:9: move 2 'e5' cannot be read: comes after the illegal move 1; expected two squares");
  // Coordinates after UCCI would mix them.
  EXPECT_TRUE(says(moves_of_pgn("[Variant \"xiangqi\"]\n\n1. b0c2 h10g8 *\n"), "cannot be read"));
}

}  // namespace
}  // namespace hurdle::props
