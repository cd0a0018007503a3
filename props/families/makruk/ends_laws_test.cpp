// The ends of Makruk games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class MakrukGames : public Law {};

TEST_P(MakrukGames, T6T7T8T9T10T11GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, MakrukGames, testing::ValuesIn(variants_of("makruk")));

}  // namespace
}  // namespace hurdle::props
