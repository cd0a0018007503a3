// The named setups of every variant, compared with the start positions of the rules, and their
// option syntax.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "props/assertions.hpp"
#include "props/families/family.hpp"
#include "props/reflection.hpp"

namespace hurdle::props {
namespace {

TEST(Setups, StartPositionsAreTheRulesOwn) {
  for (const Family* family : all_families()) {
    EXPECT_FALSE(family->starts.empty()) << family->name << " says no start position";
    for (const Start& start : family->starts) {
      EXPECT_EQ(to_fen(start.notation, start_position(start.notation, start.names)), start.fen)
          << start.notation.name << ' ' << start.names;
    }
  }
}

TEST(Setups, BothPlayersSeeTheSameCampFromTheirOwnSeat) {
  int seen = 0;
  for (const Member* member : all_members()) {
    const Notation& notation = member->notation;
    if (!family_of(notation).turned_starts) {
      continue;
    }
    for (const NamedSetup& named : notation.setups) {
      const auto setup = start_position(notation, named.name);
      const Reflection half_a_turn{.files = true, .players = true};
      auto turned = half_a_turn.of(notation, setup);
      turned.side = setup.side;
      EXPECT_EQ(turned, setup) << notation.name << ' ' << named.name;
      ++seen;
    }
  }
  EXPECT_GT(seen, 0) << "no family says that its camps are turned";
}

TEST(Setups, OnlyThePiecesOfTheGameAreOnTheBoard) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (const NamedSetup& named : notation.setups) {
      const auto setup = start_position(notation, named.name);
      std::vector<int> counts(notation.kinds.size());
      for (const Piece piece : setup.board) {
        if (piece) {
          ++counts[index_of(piece.kind())];
        }
      }
      EXPECT_EQ(counts[index_of(Kind::royal)], 2);
      for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const int owned = notation.kinds[kind].limit * (notation.hands ? 1 : 2);
        EXPECT_LE(counts[kind], owned) << notation.name << ' ' << notation.kinds[kind].name;
        if (notation.hands) {
          EXPECT_EQ(counts[kind], owned) << notation.name;
        }
      }
    }
  }
}

std::string refusal(const Notation& notation, std::string_view names) {
  return message_of<TextError>([&] { static_cast<void>(start_position(notation, names)); }, "");
}

TEST(Setups, AnUnknownNameIsRefusedWithTheNamesThereAre) {
  EXPECT_EQ(refusal(makpong::notation, "chess"),
            "setup, column 1: 'chess' is no setup of makpong; expected one of listed, makruk");
  EXPECT_EQ(refusal(makpong::notation, "listed,Makruk"),
            "setup, column 8: 'Makruk' is no setup of makpong; expected one of listed, makruk");
  EXPECT_EQ(refusal(makpong::notation, "listed,"),
            "setup, column 8: '' is no setup of makpong; expected one of listed, makruk");
  EXPECT_EQ(refusal(makpong::notation, ",listed"),
            "setup, column 1: '' is no setup of makpong; expected one of listed, makruk");
  EXPECT_EQ(refusal(makpong::notation, "listed,makruk,listed"),
            "setup, column 8: 'makruk,listed' is no setup of makpong; expected one of listed, "
            "makruk");
  EXPECT_EQ(refusal(pandemonium::notation, "\xE2\x80\x93"),
            "setup, column 1: '\\xE2\\x80\\x93' is no setup of pandemonium; expected one of "
            "standard");
}

}  // namespace
}  // namespace hurdle::props
