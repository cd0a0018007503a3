// The named setups of every variant against the rules' own start positions, and how they are asked
// for.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "props/examples/notations.hpp"

namespace hurdle::props {
namespace {

struct Start {
  const Notation& notation;
  std::string_view names;
  std::string_view fen;
};

TEST(Setups, StartPositionsAreTheRulesOwn) {
  const std::vector<Start> starts{
      {janggi::notation, "",
       "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"},
      {janggi::notation, "outer-elephant",
       "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ANBR w - - 0 1"},
      {janggi::notation, "left-elephant",
       "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1"},
      {janggi::notation, "right-elephant",
       "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1"},
      {janggi::notation, "central-chariot",
       "bnra1arnb/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/BNRA1ARNB w - - 0 1"},
      {janggi::casual_notation, "inner-elephant,left-elephant",
       "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"},
      {makpong::notation, "", "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"},
      {makpong::notation, "makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"},
      {pandemonium::notation, "",
       "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] w - - 0 1"},
      {nine_elder::notation, "",
       "i7i/1jsccvna1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1ANVCCSJ1/I7I[] w - - 0 1"},
      {nine_elder::notation, "standard,swapped",
       "i7i/1jsccnva1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1ANVCCSJ1/I7I[] w - - 0 1"},
      {nine_elder::notation, "swapped,standard",
       "i7i/1jsccvna1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1AVNCCSJ1/I7I[] w - - 0 1"},
      {nine_elder::shogi_notation, "swapped",
       "i7i/1jsccnva1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1AVNCCSJ1/I7I[] w - - 0 1"},
  };
  for (const Start& start : starts) {
    EXPECT_EQ(to_fen(start.notation, start_position(start.notation, start.names)), start.fen)
        << start.notation.name << ' ' << start.names;
  }
}

/// The pieces of the flank b, c, g, h as a player reads them from the own left.
std::string flank(const Setup& setup, Colour colour) {
  const int rank = colour == Colour::white ? 0 : 9;
  std::string letters;
  for (const int file : {1, 2, 6, 7}) {
    const Square square(colour == Colour::white ? file : 8 - file, rank);
    EXPECT_TRUE(setup.at(square).belongs_to(colour));
    letters += janggi::notation.of(setup.at(square).kind()).letter;
  }
  return letters;
}

TEST(Setups, JanggiFlanksAreNamedFromEachPlayersOwnLeft) {
  const std::vector<std::pair<std::string_view, std::string_view>> flanks{
      {"inner-elephant", "NBBN"},
      {"outer-elephant", "BNNB"},
      {"left-elephant", "BNBN"},
      {"right-elephant", "NBNB"}};
  for (const auto& [name, letters] : flanks) {
    const auto setup = start_position(janggi::notation, name);
    EXPECT_EQ(flank(setup, Colour::white), letters) << name;
    EXPECT_EQ(flank(setup, Colour::black), letters) << name;
  }
}

/// Half a turn of the board with the colours exchanged.
Setup turned(const Notation& notation, const Setup& setup) {
  Setup result;
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files; ++file) {
      const Piece piece = setup.at(Square(file, rank));
      if (!piece) {
        continue;
      }
      result.put(Square(notation.files - 1 - file, notation.ranks - 1 - rank),
                 Piece(opponent(piece.colour()), piece.kind(), piece.promoted()));
    }
  }
  return result;
}

TEST(Setups, BothPlayersSeeTheSameCampFromTheirOwnSeat) {
  for (const Notation* notation : {&janggi::notation, &nine_elder::notation}) {
    for (const NamedSetup& named : notation->setups) {
      const auto setup = start_position(*notation, named.name);
      EXPECT_EQ(turned(*notation, setup), setup) << notation->name << ' ' << named.name;
    }
  }
}

TEST(Setups, OnlyThePiecesOfTheGameAreOnTheBoard) {
  for (const Notation* notation : notations) {
    for (const NamedSetup& named : notation->setups) {
      const auto setup = start_position(*notation, named.name);
      std::vector<int> counts(notation->kinds.size());
      for (const Piece piece : setup.board) {
        if (piece) {
          ++counts[index_of(piece.kind())];
        }
      }
      EXPECT_EQ(counts[index_of(Kind::royal)], 2);
      for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const int owned = notation->kinds[kind].limit * (notation->hands ? 1 : 2);
        EXPECT_LE(counts[kind], owned) << notation->name << ' ' << notation->kinds[kind].name;
        if (notation->hands) {
          EXPECT_EQ(counts[kind], owned) << notation->name;
        }
      }
    }
  }
}

std::string refusal(const Notation& notation, std::string_view names) {
  try {
    static_cast<void>(start_position(notation, names));
    return "";
  } catch (const TextError& error) {
    return error.what();
  }
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
