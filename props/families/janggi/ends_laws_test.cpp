// The ends of Janggi games agree with the oracle on random games; and laws about points.
#include <fmt/format.h>

#include <algorithm>

#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class JanggiGames : public Law {};

TEST_P(JanggiGames, J11J12J14J15J16J17GamesEndAsTheListOfTheirPositionsSays) {
  games_end_alike(variant());
}

/// "…, 72 : 73.5" while the game goes on, computed anew. Points never rise, as no piece returns.
TEST_P(JanggiGames, J15PointsAreThoseOfWhatStandsOnTheBoardAndNeverRise) {
  check(
      [] {
        const PlainEnds& ends = *plain_ends_of(variant().notation);
        const DrawnGame game = any_game(variant());
        JudgedGame judged(variant(), game.start());
        auto before = *ends.points(game.start());
        while (!judged.end()) {
          const auto points = *ends.points(judged.setup());
          RC_ASSERT(points.first <= before.first && points.second <= before.second);
          before = points;
          const std::vector<NearEnd> near = judged.near();
          const auto told = std::find_if(near.begin(), near.end(),
                                         [](const NearEnd& end) { return end.clause == "J15"; });
          RC_ASSERT(told != near.end());
          RC_ASSERT(
              told->words.ends_with(fmt::format(" {:g} : {:g}", points.first, points.second)));
          const auto ply = static_cast<std::size_t>(judged.plies());
          if (ply == game.moves.size()) {
            break;
          }
          RC_ASSERT(judged.play(game.moves[ply]));
        }
      },
      std::max(1, random_cases() / 2));
}

INSTANTIATE_TEST_SUITE_P(Every, JanggiGames, testing::ValuesIn(variants_of("janggi")));

}  // namespace
}  // namespace hurdle::props
