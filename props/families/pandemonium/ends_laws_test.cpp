// The ends of Pandemonium games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class PandemoniumGames : public Law {};

TEST_P(PandemoniumGames, P11P12P13P14GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, PandemoniumGames, testing::ValuesIn(variants_of("pandemonium")));

}  // namespace
}  // namespace hurdle::props
