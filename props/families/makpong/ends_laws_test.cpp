// The ends of Simplified Makpong games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class MakpongGames : public Law {};

TEST_P(MakpongGames, M8M9M10M11M12M13M14GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, MakpongGames, testing::ValuesIn(variants_of("makpong")));

}  // namespace
}  // namespace hurdle::props
