// The ends of Xiangqi games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class XiangqiGames : public Law {};

TEST_P(XiangqiGames, X9X10X11X12X20GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, XiangqiGames, testing::ValuesIn(variants_of("xiangqi")));

}  // namespace
}  // namespace hurdle::props
