// Positions of Pandemonium in which one counting method once went wrong: every method must give the
// referee's count.
#include <gtest/gtest.h>

#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {
namespace {

void expect_same_by_every_method(std::string_view fen, int depth) {
  const Variant& variant = *find_variant(pandemonium::notation.name);
  const Setup setup = parse_fen(variant.notation, fen);
  const Total expected = variant.plain.perft(setup, depth);
  CountOptions no_differences;
  no_differences.differences = false;
  CountOptions no_bulk;
  no_bulk.bulk = false;
  CountOptions with_table;
  with_table.hash_bytes = mebibyte;
  EXPECT_EQ(variant.fast.perft(setup, depth), expected);
  EXPECT_EQ(variant.fast.perft(setup, depth, no_differences), expected);
  EXPECT_EQ(variant.fast.perft(setup, depth, no_bulk), expected);
  EXPECT_EQ(variant.fast.perft(setup, depth, with_table), expected);
}

/// The marshal comes to where the pawn captured from, goes back, and must leave it a pawn.
TEST(CountingMethods, ASquareVacatedByEnPassantKeepsNothingOfFormerPieces) {
  expect_same_by_every_method("4k5/1p8/3m6/10/2P7/10/10/10/10/5K4[] w - - 0 1", 4);
}

/// The pawn that captures on i10 becomes a queen, whose line goes back over the square that the
/// pawn has vacated and pins the cardinal.
TEST(CountingMethods, APawnThatPromotesPinsOverTheSquareThatItVacates) {
  expect_same_by_every_method("10/7P2/6c2n/5k4/10/10/10/4K5/10/10[] b - - 0 1", 3);
}

}  // namespace
}  // namespace hurdle
