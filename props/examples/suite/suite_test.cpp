// Parsing of position sets: every key of the YAML schema, EPD, folders.
#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

#include "movegen/vocab/text/replaced.hpp"
#include "perft/suite/set.hpp"
#include "props/assertions.hpp"
#include "props/cli/program.hpp"
#include "props/examples/suite/texts.hpp"

namespace hurdle {
namespace {

using props::bare_generals;
using props::full_set;
using props::message_of;
using props::says;
using props::Scratch;

std::string epd_refusal(const std::string& text) {
  return message_of<SuiteError>([&] { (void)parse_epd_set(text, "f.epd"); });
}

TEST(PositionSets, EveryKeyIsRead) {
  const PositionSet set = parse_yaml_set(full_set, "full.yaml");
  EXPECT_EQ(set.file, "full.yaml");
  EXPECT_EQ(set.variant, find_variant("janggi"));
  EXPECT_EQ(set.about, "All keys there are.");
  ASSERT_EQ(set.positions.size(), 2U);
  const PositionEntry& start = set.positions[0];
  EXPECT_EQ(start.id, "start");
  EXPECT_EQ(start.line, 9);
  EXPECT_EQ(start.setup_names, "inner-elephant,left-elephant");
  EXPECT_EQ(start.fen_text,
            "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
  EXPECT_EQ(start.about, "The start, over two lines.\n");
  EXPECT_EQ(start.exercises, (std::vector<std::string>{"J9", "C2"}));
  EXPECT_TRUE(start.tagged("quick"));
  EXPECT_FALSE(start.tagged("quic"));
  EXPECT_EQ(start.perft.at(1), Total(32));
  EXPECT_EQ(start.perft_lines.at(1), 16);
  EXPECT_FALSE(start.moves.has_value());
  EXPECT_EQ(start.confirmed.at("fairy-stockfish 11.1"), 1);
  const PositionEntry& generals = set.positions[1];
  EXPECT_EQ(generals.fen_text, bare_generals);
  EXPECT_EQ(generals.perft_lines.at(1), 24);
  ASSERT_TRUE(generals.moves.has_value());
  EXPECT_EQ(*generals.moves, (std::vector<std::string>{"d1d1", "d1d2", "d1e1", "d1e2"}));
  EXPECT_EQ(generals.moves_line, 25);
}

TEST(PositionSets, LineEndsDoNotMatter) {
  const PositionSet set = parse_yaml_set(replaced_all(full_set, "\n", "\r\n"), "crlf.yaml");
  ASSERT_EQ(set.positions.size(), 2U);
  EXPECT_EQ(set.positions[0].about, "The start, over two lines.\n");
  EXPECT_EQ(set.positions[1].moves_line, 25);
}

TEST(PositionSets, FoldersAreSearchedInSortedOrder) {
  const Scratch scratch;
  scratch.file("b/two.yaml", full_set);
  scratch.file("a.epd", "# variant: janggi\n" + bare_generals + "\n");
  scratch.file("c.yaml", full_set);
  scratch.file("d.yml", full_set);
  scratch.file("readme.md", "not a set");
  const std::filesystem::path folder = scratch.path("");
  const std::vector<PositionSet> sets = load_sets({&folder, 1});
  ASSERT_EQ(sets.size(), 4U);
  EXPECT_EQ(sets[3].file, scratch.path("d.yml"));
  EXPECT_EQ(sets[0].file, scratch.path("a.epd"));
  EXPECT_EQ(sets[1].file, scratch.path("b/two.yaml"));
  EXPECT_EQ(sets[2].file, scratch.path("c.yaml"));
}

TEST(PositionSets, EpdIsWrittenAndReadBack) {
  const PositionSet set = parse_yaml_set(full_set, "full.yaml");
  const std::string text = to_epd(set);
  EXPECT_TRUE(says(text, "# generals\n" + bare_generals + " ;D1 4\n"));
  const PositionSet read = parse_epd_set(replaced_all(text, "\n", "\r\n"), "full.epd");
  EXPECT_EQ(read.variant, set.variant);
  ASSERT_EQ(read.positions.size(), set.positions.size());
  for (std::size_t i = 0; i < set.positions.size(); ++i) {
    EXPECT_EQ(read.positions[i].setup, set.positions[i].setup);
    EXPECT_EQ(read.positions[i].perft, set.positions[i].perft);
  }
  EXPECT_EQ(read.positions[0].id, "line-3");
  EXPECT_EQ(read.positions[0].line, 3);
}

TEST(PositionSets, EpdErrorsNameThePlace) {
  const std::string head = "# variant: janggi\n" + bare_generals;
  EXPECT_EQ(epd_refusal(bare_generals),
            "f.epd:1:1: the file does not say which game its positions are of: give --variant, as "
            "--variant chess, or begin the file with '# variant: chess'");
  EXPECT_EQ(epd_refusal("# variant: hexgame\n").substr(0, 37),
            "f.epd:1:12: unknown variant 'hexgame'");
  EXPECT_EQ(epd_refusal("# variant: janggi\n"),
            "f.epd:2:1: no position; lines read 'FEN ;D1 20 ;D2 400'");
  EXPECT_EQ(epd_refusal(head + " ;D1 4 ;D1 4"), "f.epd:2:42: duplicate depth 1; keep one of them");
  EXPECT_EQ(epd_refusal(head + " ;D0 4"), "f.epd:2:37: depth '0'; expected a number from 1 to 30");
  EXPECT_EQ(epd_refusal(head + " ;D1 four").substr(0, 29), "f.epd:2:39: the count 'four';");
  EXPECT_EQ(epd_refusal(head + " ;"), "f.epd:2:36: nothing after ';'; a count as 'D1 20'");
  EXPECT_EQ(epd_refusal(head + " ;acd 4"), "f.epd:2:36: 'acd 4'; expected a count as 'D3 8902'");
  EXPECT_EQ(epd_refusal(head + " ;D 4").substr(0, 28), "f.epd:2:37: depth ''; expect");
  EXPECT_EQ(epd_refusal(head + "\n ;D1 4"),
            "f.epd:3:2: a count without a position; expected 'FEN ;D1 20 ;D2 400'");
  EXPECT_EQ(epd_refusal("# variant: janggi\n# of two\n# variant: makruk\n"),
            "f.epd:3:12: a second '# variant:' line; a file has one");
  EXPECT_EQ(epd_refusal("\xEF\xBB\xBF" + head),
            "f.epd:1:1: a byte order mark; save the file as UTF-8 without one");
  EXPECT_EQ(epd_refusal("# variant: janggi\n9 ;D1 4").substr(0, 27), "f.epd:2:1: the FEN cannot b");
}

}  // namespace
}  // namespace hurdle
