// Repetitions of Xiangqi are judged alike on mirrored boards and with the sides exchanged, and a
// further round of the same loop changes no verdict.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "movegen/variants/xiangqi/ends.hpp"
#include "movegen/variants/xiangqi/notation.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class XiangqiRepetitions : public Law {};

using Positions = std::vector<GamePosition>;

/// The board with files reversed, or with ranks reversed and the sides exchanged.
Setup turned(const Setup& setup, bool exchanged) {
  Setup next = setup;
  next.board = {};
  for (int file = 0; file < xiangqi::notation.files; ++file) {
    for (int rank = 0; rank < xiangqi::notation.ranks; ++rank) {
      const Piece piece = setup.at(Square(file, rank));
      if (piece) {
        next.put(exchanged ? Square(file, xiangqi::notation.ranks - 1 - rank)
                           : Square(xiangqi::notation.files - 1 - file, rank),
                 exchanged ? Piece(opponent(piece.colour()), piece.kind()) : piece);
      }
    }
  }
  next.side = exchanged ? opponent(setup.side) : setup.side;
  return next;
}

Positions turned(Positions game, bool exchanged) {
  for (GamePosition& position : game) {
    position.setup = turned(position.setup, exchanged);
  }
  return game;
}

/// "X17 1-0 after 12", or "goes on".
std::string judged(const Positions& game, const EndOptions& options, bool exchanged = false) {
  const xiangqi::XiangqiReferee referee(xiangqi::notation);
  const xiangqi::XiangqiEnds ends(referee, options);
  GameHistory history(ends, game.front());
  std::optional<GameEnd> end = ends.judge(history);
  for (std::size_t ply = 1; ply < game.size() && !end; ++ply) {
    history.add(game[ply]);
    end = ends.judge(history);
  }
  if (!end) {
    return "goes on";
  }
  const bool swaps = exchanged && end->result != GameResult::draw;
  const GameResult result = !swaps                             ? end->result
                            : end->result == GameResult::white ? GameResult::black
                                                               : GameResult::white;
  return fmt::format("{} {} after {}", end->clause, to_text(result), history.ply());
}

/// A random game in which two sides go back and forth: a few moves, then loops of four plies.
Positions looping_game(const Variant& variant) {
  const DrawnGame drawn = any_game(variant);
  const std::size_t lead = any_offset(std::min<std::size_t>(drawn.moves.size(), 40) + 1);
  Setup setup = drawn.moments[lead].setup;
  Positions game;
  const auto add = [&](const Setup& next) {
    const Moment moment = moment_of(variant.referee, next);
    game.push_back({next, moment.check, moment.moves});
    setup = next;
  };
  add(setup);
  std::vector<Move> loop;
  for (int ply = 0; ply < 2; ++ply) {
    std::vector<Move> quiet = variant.fast.moves(setup);
    std::erase_if(quiet, [&](Move move) { return !!setup.at(move.to()); });
    if (quiet.empty()) {
      return game;
    }
    loop.push_back(any_of(quiet).plain());
    add(variant.referee.after(setup, loop.back()));
  }
  loop.push_back(Move::board(loop[0].to(), loop[0].from()));
  loop.push_back(Move::board(loop[1].to(), loop[1].from()));
  for (std::size_t ply = 2; ply < 12; ++ply) {
    const Move move = loop[ply % 4];
    if (!variant.referee.explain(setup, move).legal) {
      break;
    }
    add(variant.referee.after(setup, move));
  }
  return game;
}

const std::vector<EndOptions>& ways() {
  static const std::vector<EndOptions> all{{},
                                           {{"occurrences", "2"}},
                                           {{"repetition", "axf"}},
                                           {{"repetition", "axf"}, {"occurrences", "2"}}};
  return all;
}

TEST_P(XiangqiRepetitions, X13X14X15X16X17X18X19TurnedBoardsAreJudgedAlike) {
  check(
      [&] {
        const Positions game = looping_game(variant());
        for (const EndOptions& way : ways()) {
          const std::string plain = judged(game, way);
          RC_ASSERT(judged(turned(game, false), way) == plain);
          RC_ASSERT(judged(turned(game, true), way, true) == plain);
        }
      },
      20 * random_cases());
}

TEST_P(XiangqiRepetitions, X12X13X17X18X19TheSecondRoundOfALoopIsJudgedAsTheFirst) {
  check(
      [&] {
        const Positions game = looping_game(variant());
        const std::string once = judged(game, {{"occurrences", "2"}});
        const std::string twice = judged(game, {});
        if (once != "goes on" && twice != "goes on") {
          RC_ASSERT(once.substr(0, once.find(" after")) == twice.substr(0, twice.find(" after")));
        }
      },
      20 * random_cases());
}

INSTANTIATE_TEST_SUITE_P(Every, XiangqiRepetitions, testing::ValuesIn(variants_of("xiangqi")));

}  // namespace
}  // namespace hurdle::props
