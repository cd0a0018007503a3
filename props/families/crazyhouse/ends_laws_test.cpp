// The ends of Crazyhouse games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class CrazyhouseGames : public Law {};

TEST_P(CrazyhouseGames, H9H10Z7Z8GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, CrazyhouseGames, testing::ValuesIn(variants_of("crazyhouse")));

}  // namespace
}  // namespace hurdle::props
