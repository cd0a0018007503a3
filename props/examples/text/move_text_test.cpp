// Moves by example (C7); every move is written and parsed back.
#include <gtest/gtest.h>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

constexpr Square e5{4, 4};
constexpr Square e6{4, 5};

TEST(MoveText, SquaresHaveOneOrTwoDigits) {
  const Move move = parse_move(janggi::notation, "a9a10");
  EXPECT_EQ(move, Move::board(Square(0, 8), Square(0, 9)));
  EXPECT_EQ(to_text(janggi::notation, move), "a9a10");
  EXPECT_EQ(parse_move(janggi::notation, "a10b10"), Move::board(Square(0, 9), Square(1, 9)));
  EXPECT_EQ(parse_move(janggi::notation, "b1c3"), Move::board(Square(1, 0), Square(2, 2)));
  EXPECT_EQ(parse_move(pandemonium::notation, "j10a1"), Move::board(Square(9, 9), Square(0, 0)));
}

TEST(MoveText, ASquareTwiceIsAPass) {
  const Move move = parse_move(janggi::notation, "e2e2");
  EXPECT_TRUE(move.is_pass());
  EXPECT_EQ(move, Move::pass(Square(4, 1)));
  EXPECT_EQ(to_text(janggi::notation, move), "e2e2");
}

TEST(MoveText, PromotionIsAPlus) {
  const Move move = parse_move(pandemonium::notation, "e9e10+");
  EXPECT_EQ(move, Move::promotion(Square(4, 8), Square(4, 9)));
  EXPECT_EQ(to_text(pandemonium::notation, move), "e9e10+");
  EXPECT_NE(move, parse_move(pandemonium::notation, "e9e10"));
}

TEST(MoveText, MakpongNamesThePiece) {
  const Move move = Move::promotion_to(e5, e6, makpong::queen);
  for (const std::string_view text : {"e5e6m", "e5e6M", "e5e6q", "e5e6Q"}) {
    EXPECT_EQ(parse_move(makpong::notation, text), move) << text;
  }
  EXPECT_EQ(to_text(makpong::notation, move), "e5e6m");
  EXPECT_EQ(parse_move(makpong::notation, "e5e6s"), Move::promotion_to(e5, e6, makpong::bishop));
}

TEST(MoveText, DropsAreWrittenInUpperCase) {
  const Move move = Move::drop(pandemonium::pawn, e5);
  for (const std::string_view text : {"P@e5", "p@e5"}) {
    EXPECT_EQ(parse_move(pandemonium::notation, text), move) << text;
  }
  EXPECT_EQ(to_text(pandemonium::notation, move), "P@e5");
  EXPECT_EQ(to_text(nine_elder::notation, parse_move(nine_elder::notation, "v@i9")), "V@i9");
}

TEST(MoveText, CastlingAndEnPassantMarksAreNotWritten) {
  const Move king = Move::board(Square(4, 0), Square(7, 0));
  EXPECT_EQ(to_text(pandemonium::notation, king.marked_castling()), "e1h1");
  EXPECT_EQ(parse_move(pandemonium::notation, "e1h1"), king);
  EXPECT_EQ(to_text(pandemonium::notation, Move::board(e5, e6).marked_en_passant()), "e5e6");
}

void expect_round_trip(const Notation& notation, Move move) {
  ASSERT_EQ(parse_move(notation, to_text(notation, move)), move) << to_text(notation, move);
}

void expect_round_trips(const Notation& notation, Square from, Square to) {
  expect_round_trip(notation, from == to ? Move::pass(from) : Move::board(from, to));
  if (notation.promotion == PromotionText::plus) {
    expect_round_trip(notation, Move::promotion(from, to));
  }
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (notation.promotion == PromotionText::letter) {
      expect_round_trip(notation, Move::promotion_to(from, to, kind));
    }
    if (notation.hands && from == to) {
      expect_round_trip(notation, Move::drop(kind, to));
    }
  }
}

TEST(MoveText, EveryMoveOfEveryBoardIsReadAsItWasWritten) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const int squares = notation.files * notation.ranks;
    const auto square = [&notation](int number) {
      return Square(number % notation.files, number / notation.files);
    };
    for (int from = 0; from < squares; ++from) {
      for (int to = 0; to < squares; ++to) {
        expect_round_trips(notation, square(from), square(to));
      }
    }
  }
}

}  // namespace
}  // namespace hurdle::props
