// The ends of chess and Chess960 games agree with the oracle on random games.
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class ChessGames : public Law {};

TEST_P(ChessGames, H9H10H11H12H13GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, ChessGames, testing::ValuesIn(variants_of("chess")));

}  // namespace
}  // namespace hurdle::props
