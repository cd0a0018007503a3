// The ends of Nine elder games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class NineElderGames : public Law {};

TEST_P(NineElderGames, N12N13N14N15GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, NineElderGames, testing::ValuesIn(variants_of("nine-elder")));

}  // namespace
}  // namespace hurdle::props
