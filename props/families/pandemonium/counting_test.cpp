// Positions of Pandemonium in which one counting method once had a bug.
#include "movegen/variants/pandemonium/notation.hpp"
#include "props/families/counting_methods.hpp"

namespace hurdle::props {
namespace {

/// The marshal moves to the square that the capturing pawn left. After unmaking all moves, the pawn
/// must be on that square again.
TEST(CountingMethods, ASquareVacatedByEnPassantKeepsNothingOfFormerPieces) {
  expect_same_by_every_method(pandemonium::notation.name,
                              "4k5/1p8/3m6/10/2P7/10/10/10/10/5K4[] w - - 0 1", 4);
}

/// The pawn that captures on i10 becomes a queen, whose line runs back over the square that the
/// pawn has vacated and pins the cardinal.
TEST(CountingMethods, APawnThatPromotesPinsOverTheSquareThatItVacates) {
  expect_same_by_every_method(pandemonium::notation.name,
                              "10/7P2/6c2n/5k4/10/10/10/4K5/10/10[] b - - 0 1", 3);
}

}  // namespace
}  // namespace hurdle::props
