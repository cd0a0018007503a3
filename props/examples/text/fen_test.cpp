// FEN by example (C6): parsed text, written text, and random positions that survive both.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/variants/shogi/notation.hpp"
#include "movegen/vocab/text/sfen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "props/cases.hpp"

namespace hurdle::props {
namespace {

const std::string janggi_board = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";
const std::string pandemonium_board =
    "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR";

std::string rewritten(const Notation& notation, std::string_view fen) {
  return to_fen(notation, parse_fen(notation, fen));
}

TEST(Fen, SpacesAndTabsSeparateInAnyNumber) {
  EXPECT_EQ(rewritten(janggi::notation, "\t " + janggi_board + "  w\t-\t\t - 12  34 \t"),
            janggi_board + " w - - 12 34");
}

TEST(Fen, SquaresAreWhereTheyAreWritten) {
  const auto setup = parse_fen(janggi::notation, janggi_board + " w");
  EXPECT_EQ(setup.at(Square(0, 0)), Piece(Colour::white, janggi::chariot));
  EXPECT_EQ(setup.at(Square(1, 9)), Piece(Colour::black, janggi::horse));
  EXPECT_EQ(setup.at(Square(4, 1)), Piece(Colour::white, janggi::general));
  EXPECT_EQ(setup.at(Square(8, 6)), Piece(Colour::black, janggi::soldier));
  EXPECT_EQ(setup.at(Square(4, 0)), Piece{});
  EXPECT_EQ(
      std::ranges::count_if(setup.board, [](Piece piece) { return static_cast<bool>(piece); }), 32);
}

TEST(Fen, LettersOfPromotedPiecesAreReadAndThePlusWritten) {
  EXPECT_EQ(rewritten(pandemonium::notation, "dhsawg3k/10/10/10/10/10/10/10/10/DHSAWG3K[] w"),
            "+r+b+n+m+c+p3k/10/10/10/10/10/10/10/10/+R+B+N+M+C+P3K[] w - - 0 1");
  const auto setup =
      parse_fen(pandemonium::notation, "+r+b+n+m+c+p3k/10/10/10/10/10/10/10/10/+R+B+N+M+C+P3K[] w");
  EXPECT_EQ(setup.at(Square(0, 9)), Piece(Colour::black, pandemonium::rook, true));
  EXPECT_EQ(setup.at(Square(5, 0)), Piece(Colour::white, pandemonium::pawn, true));
  EXPECT_EQ(setup.at(Square(9, 0)), Piece(Colour::white, pandemonium::king));
}

TEST(Fen, HandsAreReadInAnyOrderAndWrittenInOne) {
  EXPECT_EQ(rewritten(pandemonium::notation, pandemonium_board + "[pRqPnrPbRmQc] b"),
            pandemonium_board + "[PPQRRbcmnpqr] b - - 0 1");
  const auto setup = parse_fen(pandemonium::notation, pandemonium_board + "[pRqPnrPbR] b");
  EXPECT_EQ(setup.held(Colour::white, pandemonium::rook), 2);
  EXPECT_EQ(setup.held(Colour::white, pandemonium::pawn), 2);
  EXPECT_EQ(setup.held(Colour::white, pandemonium::queen), 0);
  EXPECT_EQ(setup.held(Colour::black, pandemonium::queen), 1);
  EXPECT_EQ(rewritten(nine_elder::notation, "4j4/9/9/9/9/9/9/9/4J4[pvPnIG] w"),
            "4j4/9/9/9/9/9/9/9/4J4[GIPnpv] w - - 0 1");
}

TEST(Fen, AdjacentDigitsAreOneNumber) {
  const auto setup =
      parse_fen(pandemonium::notation, "9k/10/10/10/10/10/10/10/10/K9[] w - - 10 10");
  EXPECT_EQ(setup.at(Square(9, 9)), Piece(Colour::black, pandemonium::king));
  EXPECT_EQ(setup.at(Square(0, 0)), Piece(Colour::white, pandemonium::king));
}

TEST(Fen, APositionEndedByTwoPassesHasNone) {
  auto setup = start_position(janggi::notation);
  setup.passes = 2;
  EXPECT_THROW(static_cast<void>(to_fen(janggi::notation, setup)), std::logic_error);
}

/// A random position that RapidCheck can shrink: fewer pieces, lower numbers.
Setup random_setup(const Notation& notation) {
  Setup setup;
  const int kinds = static_cast<int>(notation.kinds.size());
  const auto random_colour = [] { return *rc::gen::element(Colour::white, Colour::black); };
  const int pieces = *rc::gen::inRange(0, 100);
  for (int piece = 0; piece < pieces; ++piece) {
    const Square square(*rc::gen::inRange(0, notation.files), *rc::gen::inRange(0, notation.ranks));
    const auto kind = static_cast<Kind>(*rc::gen::inRange(0, kinds));
    const bool promoted = notation.of(kind).promotes && *rc::gen::arbitrary<bool>();
    setup.put(square, Piece(random_colour(), kind, promoted));
  }
  const int held = notation.hands ? *rc::gen::inRange(0, 40) : 0;
  for (int piece = 0; piece < held; ++piece) {
    const auto kind = static_cast<std::size_t>(*rc::gen::inRange(0, kinds));
    ++setup.hands[index_of(random_colour())][kind];
  }
  setup.side = random_colour();
  setup.passes = notation.passes && *rc::gen::arbitrary<bool>() ? 1 : 0;
  setup.half = *rc::gen::inRange(0U, 1'000'000U);
  setup.full = *rc::gen::inRange(1U, 1'000'000U);
  return setup;
}

TEST(Fen, ARandomPositionIsReadAsItWasWritten) {
  for (const Variant& variant : all_variants()) {
    check([&notation = variant.notation] {
      const auto setup = random_setup(notation);
      const std::string fen = to_fen(notation, setup);
      RC_LOG(std::string(notation.name) + " | " + fen);
      RC_ASSERT(parse_fen(notation, fen) == setup);
    });
  }
}

TEST(Fen, SfenIsWritten) {
  const auto setup = parse_fen(shogi::notation, "4k4/9/9/9/9/9/9/9/4K4[GGppps] b - - 0 2");
  EXPECT_EQ(to_sfen(shogi::notation, setup), "4k4/9/9/9/9/9/9/9/4K4 w 2Gs3p 4");
  EXPECT_TRUE(parse_fen(shogi::notation, " \tsfen\t4k4/9/9/9/9/9/9/9/4K4  w 2Gs3p 4 ") == setup);
  EXPECT_EQ(to_sfen(shogi::notation, start_position(shogi::notation)),
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
}

TEST(Fen, ARandomPositionIsReadAsItsSfenWasWritten) {
  for (const Variant& variant : all_variants()) {
    check([&notation = variant.notation] {
      auto setup = random_setup(notation);
      setup.passes = 0;
      setup.half = 0;
      const std::string sfen = "sfen " + to_sfen(notation, setup);
      RC_LOG(std::string(notation.name) + " | " + sfen);
      RC_ASSERT(parse_fen(notation, sfen) == setup);
    });
  }
}

TEST(Fen, EveryFieldButTheCountersIsPartOfTheState) {
  const auto same = [](const Notation& notation, std::string_view one, std::string_view other) {
    return same_state(parse_fen(notation, one), parse_fen(notation, other));
  };
  const std::string_view start = "4k2r/8/8/3Pp3/8/8/8/4K2R[P] w Kk - 0 1";
  for (const std::string_view other :
       {"4k2r/8/8/3Pp3/8/8/8/4K1R1[P] w k - 0 1", "4k2r/8/8/3Pp3/8/8/8/4K2R[N] w Kk - 0 1",
        "4k2r/8/8/3Pp3/8/8/8/4K2R[P] b Kk - 0 1", "4k2r/8/8/3Pp3/8/8/8/4K2R[P] w K - 0 1",
        "4k2r/8/8/3Pp3/8/8/8/4K2R[P] w Kk e6 0 1"}) {
    EXPECT_FALSE(same(crazyhouse::notation, start, other)) << other;
  }
  EXPECT_TRUE(same(crazyhouse::notation, start, "4k2r/8/8/3Pp3/8/8/8/4K2R[P] w Kk - 7 9"));
  EXPECT_FALSE(same(janggi::notation, janggi_board + " w", janggi_board + " w p"));
}

TEST(Fen, CommonClausesAreFoundBesideTheVariantsOwn) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (const Clause& clause : common_clauses()) {
      EXPECT_EQ(find_clause(notation, clause.id), &clause);
    }
    for (const Clause& clause : notation.clauses) {
      EXPECT_EQ(find_clause(notation, clause.id), &clause);
    }
    for (const std::string_view id : {"", "C0", "C9", "c1", "C1 ", "Q1", "J99"}) {
      EXPECT_EQ(find_clause(notation, id), nullptr) << id;
    }
  }
  EXPECT_EQ(find_clause(janggi::notation, "J7")->title, "cannon and cannon");
  EXPECT_EQ(find_clause(makpong::notation, "J7"), nullptr);
}

}  // namespace
}  // namespace hurdle::props
