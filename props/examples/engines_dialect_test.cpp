// How engines write what we write: every game's moves and positions there and back.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/dialect.hpp"
#include "perft/engines/protocols.hpp"
#include "perft/sample/position_source.hpp"

namespace hurdle::props {
namespace {

using engines::Dialect;

/// Dialects that differ from ours in everything that can be read back.
std::vector<Dialect> dialects() {
  std::vector<Dialect> all;
  for (const engines::Protocol& protocol : engines::protocols()) {
    all.push_back(protocol.dialect());
  }
  Dialect odd;
  odd.ranks_from = 0;
  odd.ranks_down = true;
  odd.upper_case = true;
  odd.pass = "0000";
  odd.drop = "-";
  all.push_back(odd);
  return all;
}

TEST(Dialects, MovesOfEveryGameComeBack) {
  for (const Variant& variant : all_variants()) {
    PositionSource source(variant.referee, 7);
    for (int drawn = 0; drawn < 40; ++drawn) {
      const hurdle::Setup setup = source.next();
      if (setup.passes > 1 || variant.referee.impossible(setup)) {
        continue;
      }
      for (const Move move : variant.fast.moves(setup)) {
        for (const Dialect& dialect : dialects()) {
          const std::string theirs = dialect.move(variant.notation, move);
          ASSERT_EQ(dialect.our_move(variant.notation, setup, theirs),
                    to_text(variant.notation, move.plain()))
              << variant.notation.name << ' ' << theirs;
        }
      }
    }
  }
}

TEST(Dialects, LettersAreChangedInBothCasesAndBack) {
  const Notation& janggi = find_variant("janggi")->notation;
  Dialect dialect;
  dialect.letters = engines::parse_letters({"n=j", "b=x"});
  const hurdle::Setup start = start_position(janggi);
  const std::string theirs = dialect.fen(janggi, start);
  EXPECT_EQ(theirs.substr(0, 9), "rjxa1axjr");
  EXPECT_NE(theirs.find("RJXA1AXJR"), std::string::npos);
  EXPECT_EQ(dialect.our_fen(theirs), to_fen(janggi, start));
}

TEST(Dialects, LettersThatCannotBeReadAreNamed) {
  for (const char* wrong : {"n", "n=", "n=jj", "5=x", "!=x"}) {
    EXPECT_THROW((void)engines::parse_letters({wrong}), std::invalid_argument) << wrong;
  }
  EXPECT_THROW((void)engines::parse_letters({"n=j", "n=b"}), std::invalid_argument);
  EXPECT_THROW((void)engines::parse_letters({"n=j", "b=j"}), std::invalid_argument);
}

/// As shogi programs write them: squares from the other corner, pieces in hand from the rook down.
TEST(Dialects, UsiIsWrittenAndReadForShogi) {
  const Notation& shogi = find_variant("shogi")->notation;
  const Dialect usi = engines::find_protocol("usi")->dialect();
  const hurdle::Setup start = start_position(shogi);
  for (const auto& [ours, theirs] : {std::pair("c3c4", "7g7f"), std::pair("b2h8+", "8h2b+"),
                                     std::pair("P@e5", "P*5e"), std::pair("i1i9", "1i1a")}) {
    EXPECT_EQ(usi.move(shogi, parse_move(shogi, ours)), theirs);
    EXPECT_EQ(usi.our_move(shogi, start, theirs), ours);
  }
  const std::string most = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
  EXPECT_EQ(usi.fen(shogi, parse_fen(shogi, "sfen " + most)), most);
}

TEST(Dialects, UsiAndUcciWriteAsTheirProgramsDo) {
  const Notation& elder = find_variant("nine-elder")->notation;
  const Dialect usi = engines::find_protocol("usi")->dialect();
  EXPECT_EQ(usi.move(elder, Move::board(Square(2, 2), Square(2, 3))), "7g7f");
  EXPECT_EQ(usi.move(elder, parse_move(elder, "P@e5")), "P*5e");
  const hurdle::Setup held = parse_fen(elder, "8j/9/9/9/9/9/9/9/1J7[PPp] b - - 0 3");
  EXPECT_EQ(usi.fen(elder, held), "8j/9/9/9/9/9/9/9/1J7 w 2Pp 6");
  const Notation& janggi = find_variant("janggi")->notation;
  const Dialect ucci = engines::find_protocol("ucci")->dialect();
  EXPECT_EQ(ucci.move(janggi, Move::board(Square(0, 0), Square(0, 9))), "a0a9");
}

TEST(Dialects, AMoveThatCannotBeReadStaysAsItIs) {
  const Variant& janggi = *find_variant("janggi");
  const Dialect ucci = engines::find_protocol("ucci")->dialect();
  for (const char* text : {"", "a", "z9z9", "hello", "a0"}) {
    EXPECT_EQ(ucci.our_move(janggi.notation, start_position(janggi.notation), text), text);
  }
}

}  // namespace
}  // namespace hurdle::props
