// Dialects of engines: every game's moves and positions, written and parsed.
#include "perft/engines/protocol/dialect.hpp"

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/handshake/notation/dialect_fields.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/sample/position_source.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

using engines::Dialect;

/// Dialects that differ from ours in everything that can be parsed back.
std::vector<Dialect> dialects() {
  std::vector<Dialect> all = mapped(
      engines::protocols(), [&](const engines::Protocol& protocol) { return protocol.dialect(); });
  Dialect odd;
  odd.ranks_from = 0;
  odd.ranks_down = true;
  odd.upper_case = true;
  odd.pass = "0000";
  odd.drop = "-";
  odd.king_takes_rook = true;
  odd.king_destination = true;
  all.push_back(odd);
  odd.castling = "O-O";
  all.push_back(odd);
  return all;
}

TEST(Dialects, MovesOfEveryGameComeBack) {
  for (const Variant& variant : all_variants()) {
    PositionSource source(variant.referee, 7);
    for (int drawn = 0; drawn < 40; ++drawn) {
      const hurdle::Setup setup = source.next();
      if (setup.passes > 1 || variant.referee.invalid_reason(setup)) {
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

TEST(Dialects, AShortFenOmitsTwoFieldsThatAreEmpty) {
  Dialect dialect;
  dialect.short_fen = true;
  const auto fen = [&](const char* variant, const char* text) {
    const Notation& notation = find_variant(variant)->notation;
    return dialect.fen(notation, parse_fen(notation, text));
  };
  EXPECT_EQ(fen("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 3 7"), "4k4/9/9/9/9/9/9/9/9/3K5 b 3 7");
  EXPECT_EQ(fen("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(Dialects, AShredderFenNamesTheFilesOfRooks) {
  Dialect dialect;
  dialect.shredder_fen = true;
  const auto fen = [&](const char* variant, const char* text) {
    const Notation& notation = find_variant(variant)->notation;
    return dialect.fen(notation, parse_fen(notation, text));
  };
  EXPECT_EQ(fen("chess960", "r3k2r/8/8/8/8/8/8/1R2K1RR w GBka - 3 7"),
            "r3k2r/8/8/8/8/8/8/1R2K1RR w GBha - 3 7");
  EXPECT_EQ(fen("chess960", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(fen("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(Dialects, CastlingCanBeTheKingsMoveOntoItsRook) {
  Dialect dialect;
  dialect.king_takes_rook = true;
  const Notation& chess = find_variant("chess")->notation;
  const hurdle::Setup setup = parse_fen(chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const std::vector<Move> moves{parse_move(chess, "e1g1"), parse_move(chess, "e8c8"),
                                parse_move(chess, "g1h1")};
  using Texts = std::vector<std::string>;
  EXPECT_EQ(dialect.line(chess, setup, moves), (Texts{"e1h1", "e8a8", "g1h1"}));
  EXPECT_EQ(Dialect().line(chess, setup, moves), (Texts{"e1g1", "e8c8", "g1h1"}));
  EXPECT_EQ(dialect.our_move(chess, setup, "e1a1"), "e1c1");
  EXPECT_EQ(dialect.our_move(chess, setup, "e1g1"), "e1g1");
  EXPECT_EQ(dialect.our_move(chess, setup, "a1e1"), "a1e1") << "no move of the king";
  EXPECT_EQ(dialect.our_move(chess, setup, "e1e8"), "e1e8");
  const Notation& any_rook = find_variant("chess960")->notation;
  EXPECT_EQ(dialect.our_move(any_rook, setup, "e1h1"), "e1h1");
}

TEST(Dialects, CastlingOfChess960CanBeTheKingsMoveToItsGoal) {
  Dialect dialect;
  dialect.king_destination = true;
  const Notation& chess960 = find_variant("chess960")->notation;
  const hurdle::Setup setup = parse_fen(chess960, "r4k1r/8/8/8/8/8/8/1R2K1R1 w GBha - 0 1");
  const std::vector<Move> moves{parse_move(chess960, "e1g1"), parse_move(chess960, "f8a8"),
                                parse_move(chess960, "g1h1")};
  using Texts = std::vector<std::string>;
  EXPECT_EQ(dialect.line(chess960, setup, moves), (Texts{"e1g1", "f8c8", "g1h1"}));
  EXPECT_EQ(Dialect().line(chess960, setup, moves), (Texts{"e1g1", "f8a8", "g1h1"}));
  EXPECT_EQ(dialect.our_move(chess960, setup, "e1c1"), "e1b1");
  EXPECT_EQ(dialect.our_move(chess960, setup, "e1g1"), "e1g1");
  EXPECT_EQ(dialect.our_move(chess960, setup, "e1f1"), "e1f1") << "a step";
  EXPECT_EQ(dialect.our_move(chess960, setup, "b1c1"), "b1c1") << "no move of the king";
  const hurdle::Setup there = parse_fen(chess960, "4k3/8/8/8/8/8/8/6KR w H - 0 1");
  EXPECT_EQ(dialect.our_move(chess960, there, "g1g1"), "g1h1") << "the king is there already";
  const Notation& chess = find_variant("chess")->notation;
  EXPECT_EQ(dialect.our_move(chess, parse_fen(chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"),
            "e1g1");
}

TEST(Dialects, CastlingCanBeAWord) {
  Dialect dialect;
  dialect.castling = "0-0";
  const Notation& chess = find_variant("chess")->notation;
  const hurdle::Setup setup = parse_fen(chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const std::vector<Move> moves{parse_move(chess, "e1g1"), parse_move(chess, "e8c8")};
  EXPECT_EQ(dialect.line(chess, setup, moves), (std::vector<std::string>{"0-0", "0-0-0"}));
  EXPECT_EQ(dialect.our_move(chess, setup, "0-0-0"), "e1c1");
  EXPECT_EQ(dialect.our_move(chess, setup, "O-O"), "O-O") << "another word";
  const Notation& chess960 = find_variant("chess960")->notation;
  const hurdle::Setup other = parse_fen(chess960, "r4k1r/8/8/8/8/8/8/1R2K1R1 b ha - 0 1");
  EXPECT_EQ(dialect.our_move(chess960, other, "0-0"), "f8h8");
  EXPECT_EQ(dialect.our_move(chess960, other, "0-0-0"), "f8a8");
}

TEST(Dialects, CastlingThatReadsAsAStepIsNotAsked) {
  Dialect dialect;
  const Variant& chess960 = *find_variant("chess960");
  const auto sendable = [&](const char* fen) {
    return engines::sendable_position(chess960, parse_fen(chess960.notation, fen), dialect);
  };
  constexpr const char* near = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
  EXPECT_TRUE(sendable(near).position);
  dialect.king_destination = true;
  EXPECT_EQ(sendable(near).reason,
            "castling and a step of the king read the same in the engine's notation "
            "(--king-destination)");
  for (const char* other : {"4k3/8/8/8/8/8/8/4K2R w H - 0 1", "4k3/8/8/8/8/8/8/5K1R w - - 0 1",
                            "4k3/8/8/8/8/8/8/R4K2 w A - 0 1", "4k3/8/8/8/8/8/8/6KR w H - 0 1"}) {
    EXPECT_TRUE(sendable(other).position) << other;
  }
}

TEST(Dialects, LettersAreChangedInBothCasesAndBack) {
  const Notation& janggi = find_variant("janggi")->notation;
  Dialect dialect;
  dialect.letters = engines::parse_letters({"n=j", "b=x"});
  const hurdle::Setup start = start_position(janggi);
  const std::string theirs = dialect.fen(janggi, start);
  EXPECT_EQ(theirs.substr(0, 9), "rjxa1axjr");
  EXPECT_TRUE(says(theirs, "RJXA1AXJR"));
  EXPECT_EQ(dialect.our_fen(theirs), to_fen(janggi, start));
}

TEST(Dialects, LettersThatCannotBeReadAreNamed) {
  for (const char* wrong : {"n", "n=", "n=jj", "5=x", "!=x", "nxj", "n=5", "n=!"}) {
    EXPECT_THROW((void)engines::parse_letters({wrong}), std::invalid_argument) << wrong;
  }
  EXPECT_THROW((void)engines::parse_letters({"n=j", "n=b"}), std::invalid_argument);
  EXPECT_THROW((void)engines::parse_letters({"n=j", "b=j"}), std::invalid_argument);
}

/// As written by shogi programs: squares counted from the other corner, pieces in hand from the
/// rook down.
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

TEST(Dialects, ADropThatPromotesIsRead) {
  const Variant& shogi = *find_variant("shogi");
  const Dialect usi = engines::find_protocol("usi")->dialect();
  EXPECT_TRUE(usi.reads(shogi.notation, "P*5e+"));
  EXPECT_EQ(usi.our_move(shogi.notation, start_position(shogi.notation), "P*5e+"), "P@e5+");
  EXPECT_FALSE(Dialect().reads(find_variant("crazyhouse")->notation, "P@e5+"));
}

TEST(Dialects, WhatIsNoMoveInThemIsNotReadAsOne) {
  const Variant& shogi = *find_variant("shogi");
  const hurdle::Setup start = start_position(shogi.notation);
  const auto expect_none = [&](const Dialect& dialect, const std::vector<const char*>& texts) {
    for (const char* text : texts) {
      EXPECT_FALSE(dialect.reads(shogi.notation, text)) << text;
      EXPECT_EQ(dialect.our_move(shogi.notation, start, text), text);
    }
  };
  expect_none(engines::find_protocol("usi")->dialect(),
              {"7", "7g", "7g7", "7g7j", "0g7f", "77fg", "P*", "P*5", "P*55", "x*5e", "P*5ee"});
  Dialect digits;
  for (const auto squares : {engines::SquareText::file_rank, engines::SquareText::rank_file}) {
    digits.squares = squares;
    expect_none(digits, {"7", "77", "777", "7x76", "777x", "P@7", "P@x5"});
    EXPECT_TRUE(digits.may_be_move("7776"));
    EXPECT_TRUE(digits.may_be_move("7776+"));
    EXPECT_FALSE(digits.may_be_move("777"));
    EXPECT_FALSE(digits.may_be_move("777666"));
  }
  Dialect with_pass;
  with_pass.pass = "SKIP";
  EXPECT_TRUE(with_pass.may_be_move("SKIP"));
  EXPECT_FALSE(Dialect{}.may_be_move("SKIP"));
}

/// What an option gives is what the sentence about the difference recommends.
TEST(Dialects, HaveFieldsThatAreEachSetByTheirOptionAlone) {
  const std::map<std::string, std::string> values{{"squares", "usi"},
                                                  {"ranks-from", "0"},
                                                  {"castling", "O-O"},
                                                  {"letters", "p=t"},
                                                  {"promotions", "p=t"}};
  const Notation& notation = find_variant("shogi")->notation;
  for (const engines::DialectField& field : engines::dialect_fields()) {
    const auto known = values.find(field.name);
    const std::string value = known != values.end() ? known->second
                              : field.is_flag()     ? "true"
                                                    : "x";
    engines::DialectChange change;
    change.set(field, {value});
    const auto words = engines::differences(notation, {}, change.on_top_of({}));
    ASSERT_EQ(words.size(), 1U) << field.name;
    EXPECT_EQ(words.front().option, "--" + field.name + (field.is_flag() ? "" : " " + value));
    EXPECT_FALSE(words.front().off) << field.name;
    EXPECT_EQ(change.on_top_of(change.on_top_of({})), change.on_top_of({})) << field.name;
  }
  engines::DialectChange change;
  for (const engines::DialectField& field : engines::dialect_fields()) {
    if (field.is_flag() || !field.choices().empty() || field.name == "ranks-from" ||
        field.name == "castling" || field.takes_pairs()) {
      EXPECT_THROW(change.set(field, {"maybe"}), std::invalid_argument) << field.name;
    }
  }
  EXPECT_EQ(change, engines::DialectChange());
}

TEST(Dialects, DescribeEachDifferenceWithItsOption) {
  using engines::SquareText;
  const Notation& janggi = find_variant("janggi")->notation;
  const auto said = [&](const auto& change, const Dialect& usual = {}) {
    Dialect other = usual;
    change(other);
    std::string text;
    for (const engines::DialectWord& word : engines::differences(janggi, usual, other)) {
      text += word.sentence + ": " + word.option + "\n";
    }
    return text;
  };
  EXPECT_EQ(said([](Dialect& /*same*/) {}), "");
  EXPECT_EQ(said([](Dialect& d) { d.letters['N'] = 'J'; }),
            "you write j for our n: --letters n=j\n");
  const auto squares = [&](SquareText form) { return said([=](Dialect& d) { d.squares = form; }); };
  EXPECT_EQ(squares(SquareText::usi), "you write squares as USI does: --squares usi\n");
  EXPECT_EQ(squares(SquareText::file_rank),
            "you write squares as two digits, the file first: --squares file-rank\n");
  EXPECT_EQ(squares(SquareText::rank_file),
            "you write squares as two digits, the rank first: --squares rank-file\n");
  EXPECT_EQ(said([](Dialect& d) { d.squares = SquareText::letters; },
                 engines::find_protocol("usi")->dialect()),
            "you write squares as a letter and a number: --squares letters\n");
  EXPECT_EQ(said([](Dialect& d) { d.sfen = true; }), "you read positions as SFEN: --sfen\n");
  EXPECT_EQ(said([](Dialect& d) { d.short_fen = true; }),
            "your FEN has no fields of castling and en passant: --short-fen\n");
  EXPECT_EQ(said([](Dialect& d) { d.shredder_fen = true; }),
            "you read castling rights as the files of rooks, as in HAha: --shredder-fen\n");
  EXPECT_EQ(said([](Dialect& d) { d.ranks_from = 0; }),
            "your ranks count from 0: --ranks-from 0\n");
  EXPECT_EQ(said([](Dialect& d) { d.ranks_down = true; }),
            "your board is upside down: its first rank is our last: --ranks-down\n");
  EXPECT_EQ(said([](Dialect& d) { d.padded_tenth = true; }),
            "you write two digits for files on the tenth rank: --padded-tenth-rank\n");
  EXPECT_EQ(said([](Dialect& d) { d.upper_case = true; }),
            "you write moves in upper case: --upper-case\n");
  Dialect flags;
  flags.upper_case = flags.ranks_down = flags.files_down = true;
  EXPECT_EQ(said([](Dialect& d) { d = {}; }, flags),
            "your first rank is our first: --ranks-down\n"
            "your first file is our first: --files-down\n"
            "you write moves in lower case: --upper-case\n");
  EXPECT_EQ(said([](Dialect& d) { d.pass = "@@@@"; }), "you write the pass as @@@@: --pass @@@@\n");
  Dialect with_pass;
  with_pass.pass = "0000";
  EXPECT_EQ(said([](Dialect& d) { d.pass.clear(); }, with_pass),
            "you write the pass as the royal square twice: --pass ''\n");
  EXPECT_EQ(said([](Dialect& d) { d.drop = "*"; }),
            "you write '*' between piece and square of a drop: --drop '*'\n");
  EXPECT_EQ(said([](Dialect& d) { d.promotion = "it's"; }),
            "you write 'it's' after a move that promotes: --promotion 'it'\\''s'\n");
  EXPECT_EQ(said([](Dialect& d) { d.king_takes_rook = true; }),
            "you write castling as the king's move onto its rook: --king-takes-rook\n");
  EXPECT_EQ(said([](Dialect& d) { d.king_destination = true; }),
            "you write castling as the king's move to its goal: --king-destination\n");
}

}  // namespace
}  // namespace hurdle::props
