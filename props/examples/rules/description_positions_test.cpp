// Setups that do not fit the generator's arrays are rejected.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "movegen/fast/board/convert.hpp"
#include "movegen/variants.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {
namespace {

template <const fast::Description& D>
void expect_refused(const Setup& setup) {
  EXPECT_THROW((void)fast::from_setup<D>(setup), std::logic_error);
}

TEST(Descriptions, SayWhatAPositionKeeps) {
  EXPECT_TRUE(fast::Shape<chess::description>::has_rights);
  EXPECT_FALSE(fast::Shape<pandemonium::description>::has_rights);
  using Z = fast::Shape<crazyhouse::description>;
  const auto held = [](bool promoted) {
    return Z::held_kind[static_cast<std::size_t>(Z::type_of(crazyhouse::queen, promoted))];
  };
  EXPECT_EQ(held(false), crazyhouse::queen);
  EXPECT_EQ(held(true), crazyhouse::pawn);
  EXPECT_EQ(Z::more_promotions[Z::special_pawn_class], 3);
}

TEST(Descriptions, HoldARightWithItsRoyalPieceAndPartnerOnly) {
  auto setup = start_position(chess::notation);
  EXPECT_NO_THROW((void)fast::from_setup<chess::description>(setup));
  setup.rights[0] = 1U << 1U;
  expect_refused<chess::description>(setup);
  setup = start_position(pandemonium::notation);
  setup.rights[0] = 1;
  expect_refused<pandemonium::description>(setup);
}

TEST(Descriptions, HoldNothingThatTheGameDoesNotOwn) {
  auto setup = start_position(janggi::notation);
  setup.put(Square(0, 4), Piece(Colour::white, janggi::chariot));
  expect_refused<janggi::description>(setup);
  setup = start_position(janggi::notation);
  setup.put(Square(0, 4), Piece(Colour::black, janggi::chariot));
  expect_refused<janggi::description>(setup);
  setup = start_position(makpong::notation);
  setup.put(Square(0, 3), Piece(Colour::white, makpong::queen, true));
  expect_refused<makpong::description>(setup);
  setup = start_position(pandemonium::notation);
  setup.hands[0][index_of(pandemonium::queen)] = 1;
  expect_refused<pandemonium::description>(setup);
  setup = start_position(nine_elder::notation);
  setup.passes = 1;
  expect_refused<nine_elder::description>(setup);
}

TEST(Descriptions, HoldOneRoyalPieceOfEachPlayer) {
  for (const Colour colour : both_colours) {
    const Square home(4, colour == Colour::white ? 0 : 9);
    auto setup = start_position(xiangqi::notation);
    ASSERT_EQ(setup.at(home).kind(), Kind::royal);
    setup.put(home, Piece());
    expect_refused<xiangqi::description>(setup);
    setup.put(home, Piece(opponent(colour), Kind::royal));
    expect_refused<xiangqi::description>(setup);
  }
}

TEST(Descriptions, HoldInHandsWhatMayBeDroppedOnly) {
  auto setup = start_position(janggi::notation);
  setup.put(Square(0, 3), Piece());
  setup.hands[1][index_of(janggi::soldier)] = 1;
  expect_refused<janggi::description>(setup);
  setup = start_position(pandemonium::notation);
  setup.hands[0][index_of(Kind::royal)] = 1;
  expect_refused<pandemonium::description>(setup);
}

/// Nearly all pieces of the game on one side, promoted: the largest position for the generator's
/// arrays.
TEST(Descriptions, AreCountedWithThePiecesOfBothOnOneSide) {
  struct Full {
    std::string_view variant, fen;
  };
  constexpr std::array<Full, 2> full{{
      {"pandemonium",
       "kn8/pp8/10/+P+P+P+P+P+P+P+P+P+P/+P+P+P+P+P+P+P+P2/QQ+M+M+C+CRRRR/BBBB+N+N+N3/10/10/9K[] w "
       "- - 0 1"},
      {"nine-elder",
       "jg7/pp7/9/+P+P+P+P+P+P+P+P+P/+P+P+P+P+P+P+P2/+I+I+I+I+A+A1+N+N/1+V+VGSSSS1/1CCCC4/8J[] w - "
       "- 0 1"},
  }};
  for (const Full& one : full) {
    const Variant& variant = variant_named(one.variant);
    auto setup = parse_fen(variant.notation, one.fen);
    for (const Colour side : both_colours) {
      setup.side = side;
      ASSERT_FALSE(variant.referee.invalid_reason(setup)) << one.variant;
      const std::vector<Total> counted = variant.fast.counter({})->count({&setup, 1}, 2);
      EXPECT_EQ(counted.front(), variant.plain.perft(setup, 2)) << one.variant;
    }
  }
}

}  // namespace
}  // namespace hurdle
