// Which games fit the fast generator, why others do not, and how positions are translated.
#include <gtest/gtest.h>

#include "movegen/custom/fast/write_cpp.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "perft/custom/fast/convert.hpp"
#include "perft/custom/sample.hpp"
#include "props/assertions.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

std::string why(const std::string& options) {
  return custom::why_not_fast(only_game("[mygame:chess]\n" + options)->facts);
}

std::vector<std::shared_ptr<const custom::Game>> all_games() {
  auto games = custom::built_in_games().loaded;
  for (const char* const name : {"hurdle.ini", "pychess.ini", "example.ini"}) {
    const custom::Games loaded = custom::load_variants(variants_file(name));
    games.insert(games.end(), loaded.loaded.begin(), loaded.loaded.end());
  }
  return games;
}

TEST(FastGame, NamedGamesFit) {
  for (const char* const name :
       {"chess", "fischerandom", "crazyhouse", "capablanca", "capahouse", "grand", "opulent",
        "knightmate", "minishogi", "shogi", "makruk", "makpong", "asean", "tencubed", "gardner"}) {
    EXPECT_EQ(custom::why_not_fast(built_in(name)->facts), "") << name;
  }
}

TEST(FastGame, AMisfitNamesTheOptionOrThePiece) {
  EXPECT_EQ(why("mustCapture = true\n"), "mustCapture = true: the fast generator has no such rule");
  EXPECT_EQ(why("customPiece1 = a:NN\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n"),
            "customPiece1 (NN): repeats a leap");
  EXPECT_EQ(why("customPiece1 = a:mWcF\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n"),
            "customPiece1 (mWcF): moves and captures to different squares");
  EXPECT_EQ(why("customPiece1 = a:R3\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n"),
            "customPiece1 (R3): slides or hops that end before the board does");
  EXPECT_EQ(
      why("customPiece1 = a:lW\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n"),
      "customPiece1 (lW): Black's moves are turned, the fast generator mirrors them: left and "
      "right must be alike");
  EXPECT_EQ(why("maxRank = 6\nstartFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n"),
            "doubleStepRegion: expected whole ranks, the same of both players");
  EXPECT_EQ(why("promotionRegionWhite = a8 b8\n"),
            "promotionRegion: expected the last ranks of each player, equally many");
  EXPECT_EQ(why("startFen = 4k3/8/8/8/8/8/8/8 w - - 0 1\n"),
            "king: the fast generator needs one king of each player");
  EXPECT_EQ(why("oppositeCastling = true\n"),
            "oppositeCastling = true: the fast generator has no such rule");
  EXPECT_EQ(why("maxFile = 12\nstartFen = k11/12/12/12/12/12/12/K11 w - - 0 1\n"),
            "maxFile = 12: the fast generator's boards have at most 10 files");
  EXPECT_EQ(custom::why_not_fast(built_in("euroshogi")->facts),
            "mandatoryPiecePromotion = true: the fast generator has no such rule");
}

TEST(FastGame, EveryPositionOfAGameThatFitsIsTranslatedAndBack) {
  auto all = all_games();
  all.push_back(
      only_game("[outer:crazyhouse]\nfirstRankPawnDrops = true\npromotionZonePawnDrops = true\n"));
  std::size_t games = 0;
  for (const auto& game : all) {
    if (!custom::why_not_fast(game->facts).empty()) {
      continue;
    }
    ++games;
    const custom::FastGame fast = custom::fast_game(game->facts);
    const custom::Rules rules(game->facts);
    constexpr std::size_t positions = 20;
    for (const custom::Position& position : custom::random_positions(rules, positions, 1)) {
      const hurdle::Setup setup = custom::setup_of(fast, rules, position);
      EXPECT_EQ(custom::fen_without_counters(fast, game->facts, setup),
                custom::fen_without_counters(fast, game->facts, position))
          << game->name;
    }
  }
  EXPECT_GT(games, 40U);
}

TEST(FastGame, PositionsThatNoMoveLeadsToStayWithTheReferee) {
  const auto refused = [](const char* name, const char* fen) {
    const auto game = built_in(name);
    const custom::FastGame fast = custom::fast_game(game->facts);
    const custom::Rules rules(game->facts);
    return message_of<custom::Misfit>(
        [&] { (void)custom::setup_of(fast, rules, custom::parse_position(game->facts, fen)); },
        "held");
  };
  EXPECT_EQ(refused("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "held");
  EXPECT_EQ(refused("chess", "4k3/8/8/8/8/8/8/4K2P w - - 0 1"),
            "position: a pawn on the first or last rank");
  EXPECT_EQ(refused("chess", "4k2R/8/8/8/8/8/8/4K3 w - - 0 1"),
            "position: the king of the player who is not to move is attacked");
  EXPECT_EQ(refused("chess", "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1"),
            "position: rights to castle that differ from those of the start position");
  EXPECT_EQ(refused("chess", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1"),
            "position: expected one king of each player");
  EXPECT_EQ(refused("minishogi", "k4/5/P4/P4/4K[] w - - 0 1"),
            "position: two pawns on a file, of which one may be dropped");
}

TEST(FastGame, TheSourceNamesTheOptionOfEachFact) {
  const auto game = built_in("grand");
  const std::string source = custom::cpp_source(*game, custom::fast_game(game->facts));
  for (const char* const part :
       {"// archbishop = a, BN", "// promotionRegion", "// promotionLimit", "// doubleStepRegion",
        ".promotion_optional = true,  // mandatoryPawnPromotion = false",
        ".files = 10,  // maxFile"}) {
    EXPECT_TRUE(says(source, part)) << part;
  }
}

}  // namespace
}  // namespace hurdle::props
