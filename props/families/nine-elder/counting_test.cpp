// Positions of Nine elder in which one counting method once had a bug.
#include "movegen/variants/nine-elder/notation.hpp"
#include "props/families/counting_methods.hpp"

namespace hurdle::props {
namespace {

/// The incense captures the cassia and gives check. A cassia dropped on c7 gives no check past the
/// van, and the existing check has answers; once the van has left to interpose, that drop mates.
TEST(CountingMethods, ADropMatesWhoseWayIsOpenedByThePieceThatAnswersACheck) {
  expect_same_by_every_method(nine_elder::notation.name,
                              "9/1j7/1V7/J2C5/3ii4/Ap7/9/9/9[] b - - 0 1", 3);
}

}  // namespace
}  // namespace hurdle::props
