// The ends of Shogi games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class ShogiGames : public Law {};

TEST_P(ShogiGames, S15S16S17S18S19GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, ShogiGames, testing::ValuesIn(variants_of("shogi")));

}  // namespace
}  // namespace hurdle::props
