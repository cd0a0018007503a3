// Positions of Shogi that show faults of counting methods which few positions show.
#include "movegen/variants/shogi/notation.hpp"
#include "props/families/counting_methods.hpp"

namespace hurdle::props {
namespace {

/// A pawn dropped on e8 closes the horse's diagonal, so that d9 is an escape: no mate. After the
/// rook has come to d9 that drop mates. `ci/faults/run` plants the fault.
TEST(CountingMethods, ADropMatesIfAPieceHasFilledTheEscapeThatTheDropItselfOpens) {
  expect_same_by_every_method(shogi::notation.name, "4kl3/9/5+B3/1K7/9/9/3r5/9/9[P] w - - 0 1", 3);
}

}  // namespace
}  // namespace hurdle::props
