// Laws of adjudication (perft/games/adjudicate.hpp), in every variant and with every combination of
// options: an end stays, it does not depend on where the count of plies starts, and players can be
// exchanged. Each family's laws_test.cpp compares the ends with the oracle.
#include "props/laws/positions/games.hpp"

#include <algorithm>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "props/reflection.hpp"

namespace hurdle::props {
namespace {

class Games : public Law {
 protected:
  static const PlainEnds& ends() { return *plain_ends_of(variant().notation); }

  static void require(const std::string& first, const std::string& second, const DrawnGame& game,
                      const PlainOptions& way) {
    if (first != second) {
      RC_FAIL(first + "\n" + second + "\n" +
              adjudicate_command(variant(), game.start(), game.moves, way));
    }
  }

  /// Ends that depend on more than the position and its counters.
  /// A game that ends under these options, and its adjudication.
  static std::pair<DrawnGame, Adjudication> any_ended_game(const PlainOptions& way) {
    constexpr int most_games = 100;
    for (int attempt = 0; attempt < most_games; ++attempt) {
      DrawnGame game = any_game(variant());
      Adjudication whole = adjudicate(variant(), game.start(), game.moves, way);
      if (whole.end) {
        return {std::move(game), std::move(whole)};
      }
    }
    RC_FAIL("of " + std::to_string(most_games) + " games drawn none ends");
    return {};
  }

  static int few() { return std::max(1, random_games() / 2); }
};

TEST_P(Games, AreJudgedAlikeInOneGoMoveByMoveAndUpToAnyPly) {
  check(
      [] {
        const DrawnGame game = any_game(variant());
        const PlainOptions way = any_way(variant());
        const Adjudication whole = adjudicate(variant(), game.start(), game.moves, way);
        JudgedGame stepped(variant(), game.start(), way);
        const int cut = any_number(0, whole.plies + 1);
        while (!stepped.end() && stepped.plies() < static_cast<int>(game.moves.size())) {
          const auto ply = static_cast<std::size_t>(stepped.plies());
          if (stepped.plies() == cut) {
            const Adjudication part =
                adjudicate(variant(), game.start(), std::span(game.moves).first(ply), way);
            RC_ASSERT(!part.end);
            RC_ASSERT(part.plies == cut);
            RC_ASSERT(part.last == stepped.setup());
          }
          RC_ASSERT(stepped.play(game.moves[ply]));
        }
        RC_ASSERT(stepped.plies() == whole.plies);
        RC_ASSERT(stepped.setup() == whole.last);
        RC_ASSERT(stepped.reports().size() == whole.reports.size());
        RC_ASSERT(stepped.end().has_value() == whole.end.has_value());
        if (whole.end) {
          RC_ASSERT(stepped.end()->result == whole.end->result);
          RC_ASSERT(stepped.end()->clause == whole.end->clause);
        }
      },
      few());
}

TEST_P(Games, AreNotChangedByWhatStandsAfterTheirEnd) {
  check(
      [] {
        const PlainOptions way = any_way(variant());
        const auto [game, whole] = any_ended_game(way);
        const auto length = static_cast<std::size_t>(whole.plies);
        std::vector<Move> moves(game.moves.begin(),
                                game.moves.begin() + static_cast<std::ptrdiff_t>(length));
        const Adjudication exact = adjudicate(variant(), game.start(), moves, way);
        require(summary(exact), summary(whole), game, way);
        RC_ASSERT(exact.surplus == 0);
        RC_ASSERT(whole.surplus == static_cast<int>(game.moves.size() - length));
        moves.insert(moves.end(), 2, Move());  // legal in no position
        const Adjudication after = adjudicate(variant(), game.start(), moves, way);
        require(summary(after), summary(whole), game, way);
        RC_ASSERT(!after.illegal);
        RC_ASSERT(after.surplus == 2);
        RC_ASSERT(after.last == whole.last);
      },
      few());
}

/// Facts of a position end the game wherever it starts; a longer history can only end it sooner.
TEST_P(Games, BegunAnewFromAnyPositionEndNoSoonerAndWithoutHistoryAtTheSamePly) {
  check(
      [] {
        const DrawnGame game = any_game(variant());
        const PlainOptions way = any_way(variant());
        const Adjudication whole = adjudicate(variant(), game.start(), game.moves, way);
        const auto from = static_cast<std::size_t>(any_number(0, whole.plies + 1));
        const Setup& start = game.moments[from].setup;
        if (!has_fen(start)) {
          return;
        }
        const Adjudication rest =
            adjudicate(variant(), start, std::span(game.moves).subspan(from), way);
        RC_ASSERT(static_cast<int>(from) + rest.plies >= whole.plies);
        if (whole.end && !ends().by_history(whole.end->clause)) {
          RC_ASSERT(rest.end.has_value());
          RC_ASSERT(static_cast<int>(from) + rest.plies == whole.plies);
          RC_ASSERT(rest.end->clause == whole.end->clause);
          RC_ASSERT(rest.end->result == whole.end->result);
        }
      },
      few());
}

/// Points that favour one player (J15) are computed again for the mirrored game.
TEST_P(Games, OfPlayersWhoChangePlacesEndTheOtherWayRound) {
  check(
      [] {
        RC_PRE(family_of(variant().notation).symmetry.players == Kept::all);
        const Reflection reflection{.players = true};
        const DrawnGame game = any_game(variant());
        const PlainOptions way = any_way(variant());
        const Setup start = reflection.of(variant().notation, game.start());
        RC_ASSERT(!variant().referee.invalid_reason(start));
        const std::vector<Move> moves = mapped(
            game.moves, [&](const Move move) { return reflection.of(variant().notation, move); });
        Adjudication image = adjudicate(variant(), start, moves, way);
        const Adjudication played = adjudicate(variant(), game.start(), game.moves, way);
        RC_ASSERT(image.end.has_value() == played.end.has_value());
        if (image.end && image.end->result != GameResult::draw) {
          image.end->result =
              image.end->result == GameResult::white ? GameResult::black : GameResult::white;
        }
        if (image.end && !image.end->decided.empty()) {
          const auto points = ends().points(image.last);
          RC_ASSERT(points.has_value());
          const bool white_of_image = points->first > points->second;
          RC_ASSERT((image.end->result == GameResult::black) == white_of_image);
          image.end->result = played.end->result;  // compare only ply and clause
        }
        require(summary(image), summary(played), game, way);
      },
      few());
}

INSTANTIATE_TEST_SUITE_P(Every, Games, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
