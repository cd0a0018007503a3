// The built-in games: all load, positions survive their FEN, known counts,
// and agreement with the referees of Hurdle's own games, which share no rule with them.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/variants.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/rare_positions.hpp"
#include "perft/custom/sample.hpp"
#include "perft/sample/random_game.hpp"
#include "props/cases.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

constexpr std::size_t names_in_fairy_stockfish = 121;

TEST(BuiltIn, EveryNameLoads) {
  const custom::Games& games = custom::built_in_games();
  EXPECT_EQ(games.loaded.size(), names_in_fairy_stockfish);
  for (const custom::Problem& problem : games.problems) {
    EXPECT_NE(problem.severity, custom::Severity::error) << to_text(problem, "built-in");
  }
}

TEST(BuiltIn, APositionSurvivesItsFen) {
  for (const auto& game : custom::built_in_games().loaded) {
    const custom::Rules rules(game->facts);
    const auto seed = static_cast<std::uint64_t>(random_cases());
    for (const custom::Position& position : custom::random_positions(rules, 3, seed)) {
      const std::string fen = custom::fen_of(game->facts, position);
      EXPECT_EQ(custom::fen_of(game->facts, custom::parse_position(game->facts, fen)), fen);
    }
  }
}

TEST(BuiltIn, ThereIsALegalMoveWhereOneIsListed) {
  constexpr int positions_a_game = 2;
  int stuck = 0;
  for (const auto& game : custom::built_in_games().loaded) {
    const custom::Rules rules(game->facts);
    const auto seed = static_cast<std::uint64_t>(random_cases());
    for (const custom::Position& position :
         custom::random_positions(rules, positions_a_game, seed)) {
      for (const custom::Move& move : rules.legal_moves(position)) {
        const custom::Position next = rules.after(position, move);
        const bool listed = !rules.legal_moves(next).empty();
        EXPECT_EQ(rules.has_legal_move(next), listed) << custom::fen_of(game->facts, next);
        stuck += listed ? 0 : 1;
      }
    }
  }
  EXPECT_GT(stuck, 0);
}

TEST(BuiltIn, VariedPositionsHaveRareMoves) {
  const custom::Rules rules(built_in("capablanca")->facts);
  constexpr std::size_t count = 60;
  const auto varied = custom::varied_game_positions(rules, count, 1);
  std::set<std::string> fens;
  std::map<custom::Form, int> before;
  for (const custom::GamePosition& reached : varied) {
    fens.insert(custom::fen_of(rules.facts(), reached.position));
    std::set<custom::Form> forms;
    for (const custom::Move& move : rules.legal_moves(reached.position)) {
      forms.insert(move.form);
    }
    for (const custom::Form form : forms) {
      ++before[form];
    }
  }
  EXPECT_EQ(varied.size(), count);
  EXPECT_EQ(fens.size(), count);
  for (const custom::Form form :
       {custom::Form::castling, custom::Form::en_passant, custom::Form::promotion}) {
    EXPECT_GE(before[form], 5);
  }
}

/// Whether a capture en passant is illegal because it leaves the king in check.
bool has_pinned_capture(const custom::Rules& rules, const custom::Position& position) {
  const auto legal = rules.legal_moves(position);
  const auto all = rules.moves_before_safety(position);
  return std::any_of(all.begin(), all.end(), [&](const custom::Move& move) {
    return move.form == custom::Form::en_passant &&
           std::find(legal.begin(), legal.end(), move) == legal.end();
  });
}

TEST(BuiltIn, VariedPositionsShowEndedRightsAndPinnedPawns) {
  constexpr std::size_t count = 100;
  for (const char* const name : {"chess", "capablanca"}) {
    const custom::Rules rules(built_in(name)->facts);
    std::size_t ended = 0;
    std::size_t pinned = 0;
    for (const custom::GamePosition& reached : custom::varied_game_positions(rules, count, 1)) {
      ended += custom::castles_by_ended_right(rules, reached.position) ? 1 : 0;
      pinned += has_pinned_capture(rules, reached.position) ? 1 : 0;
      custom::Position played = rules.start();
      for (const custom::Move& move : reached.line) {
        played = rules.after(played, move);
      }
      EXPECT_EQ(
          custom::fen_of(rules.facts(), played) == custom::fen_of(rules.facts(), reached.position),
          reached.in_a_game);
    }
    EXPECT_GE(ended, 8U) << name;
    EXPECT_GE(pinned, 3U) << name;
  }
}

TEST(BuiltIn, DrawingOfPositionsStops) {
  const custom::Rules rules(built_in("chess")->facts);
  constexpr std::size_t count = 10;
  std::atomic<bool> stop = false;
  EXPECT_FALSE(custom::varied_game_positions(rules, count, 1, &stop).empty());
  stop = true;
  EXPECT_THROW((void)custom::random_game_positions(rules, count, 1, &stop), Interrupted);
  EXPECT_THROW((void)custom::varied_game_positions(rules, count, 1, &stop), Interrupted);
}

TEST(BuiltIn, VariedPositionsAreBeforeArrivalsToo) {
  constexpr std::size_t count = 60;
  for (const char* const name : {"kingofthehill", "racingkings"}) {
    const custom::Rules rules(built_in(name)->facts);
    const auto varied = custom::varied_game_positions(rules, count, 1);
    const auto arrivals =
        std::count_if(varied.begin(), varied.end(), [&](const custom::GamePosition& reached) {
          const auto moves = rules.legal_moves(reached.position);
          return std::any_of(moves.begin(), moves.end(), [&](const custom::Move& move) {
            const auto after = rules.after(reached.position, move);
            return rules.has_arrived(after, reached.position.side);
          });
        });
    EXPECT_GE(arrivals, 7) << name;
  }
}

TEST(BuiltIn, ARightToCastleEndsForGood) {
  const custom::Rules rules(built_in("chess")->facts);
  const auto castles = [&](const char* fen) {
    return custom::castles_by_ended_right(rules, custom::parse_position(rules.facts(), fen));
  };
  EXPECT_TRUE(castles("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
  EXPECT_TRUE(castles("4k3/8/8/8/8/8/8/4K2n w - - 0 1")) << "the rook was captured";
  EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/4K2R w K - 0 1")) << "the right has not ended";
  EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/4K2N w - - 0 1"));
  EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/3K3R w - - 0 1"));
  EXPECT_FALSE(castles("4kr2/8/8/8/8/8/8/4K2R w - - 0 1"));
}

TEST(BuiltIn, CountsFromTheStartAreThosePublished) {
  const std::map<std::string, std::pair<int, std::uint64_t>> published{
      {"chess", {3, 8902}},        {"crazyhouse", {3, 8902}}, {"makruk", {3, 12012}},
      {"capablanca", {3, 25228}},  {"xiangqi", {2, 1920}},    {"shogi", {3, 25470}},
      {"minishogi", {3, 2512}},    {"antichess", {3, 8067}},  {"horde", {4, 23310}},
      {"racingkings", {3, 11264}}, {"atomic", {3, 8902}}};
  for (const auto& [name, count] : published) {
    const auto game = built_in(name);
    const custom::Rules rules(game->facts);
    EXPECT_EQ(custom::perft(rules, rules.start(), count.first, {}), Total(count.second)) << name;
  }
}

// ---- Hurdle's own games -------------------------------------------------------------------------

/// A move that one of the two lists, and what the other one lists.
struct Extra {
  const std::string& move;
  bool own;  ///< listed by Hurdle's own game alone
  const std::set<std::string>& others;
  bool king = false;  ///< a king moves
};

/// One of Hurdle's games, and whether the format cannot say this difference.
struct Pair {
  std::string own;
  bool (*excused)(const Extra&) = [](const Extra&) { return false; };
};

bool is_drop(const Extra& extra) {
  return !extra.own && extra.move.find('@') != std::string::npos;
}
bool is_pawn_drop(const Extra& extra) {
  return !extra.own && extra.move.rfind("P@", 0) == 0;
}
bool drops_or_leaves_the_camp(const Extra& extra) {
  const bool plus = extra.move.back() == '+';
  const std::string twin = plus ? extra.move.substr(0, extra.move.size() - 1) : extra.move + "+";
  return is_drop(extra) || (plus != extra.own && extra.others.count(twin) > 0);
}
bool drops_pawn_or_castles(const Extra& extra) {
  return is_pawn_drop(extra) ||
         (extra.own && extra.king && std::abs(extra.move[0] - extra.move[2]) > 1);
}

/// Compares the moves of our own referee in a position with those of the custom game in its FEN.
void expect_same_moves(const Pair& pair, const Variant& own, const custom::Game& game,
                       const Setup& setup) {
  const std::string fen = to_fen(own.notation, setup);
  const custom::Position position = custom::parse_position(game.facts, fen);
  std::set<std::string> ours;
  for (const Move move : own.referee.legal_moves(setup)) {
    ours.insert(to_text(own.notation, move));
  }
  const std::set<std::string> theirs = moves_in(game, fen);
  const auto check = [&](const std::set<std::string>& one, const std::set<std::string>& other,
                         bool is_own) {
    for (const std::string& move : one) {
      const bool drop = move.find('@') != std::string::npos;
      const custom::Square from(drop ? 0 : move[0] - 'a', drop ? 0 : std::stoi(move.substr(1)) - 1);
      const bool king = !drop && position.at(from).type == custom::Type::king;
      EXPECT_TRUE(other.count(move) > 0 || pair.excused({move, is_own, other, king}))
          << game.name << " " << fen << ": only " << (is_own ? "our own game" : "the custom game")
          << " lists " << move;
    }
  };
  check(ours, theirs, true);
  check(theirs, ours, false);
}

TEST(HurdlesOwnGames, TheFileListsTheSameMovesAsTheirReferees) {
  const std::vector<Pair> pairs{{"chess"},
                                {"chess960"},
                                {"crazyhouse"},
                                {"makruk"},
                                {"makpong"},
                                {"xiangqi"},
                                {"janggi"},
                                {"janggi-casual"},
                                {"shogi", is_pawn_drop},
                                {"pandemonium", drops_pawn_or_castles},
                                {"nine-elder", drops_or_leaves_the_camp},
                                {"nine-elder-literal", drops_or_leaves_the_camp},
                                {"nine-elder-leaping", drops_or_leaves_the_camp},
                                {"nine-elder-shogi", is_drop}};
  const custom::Games games = custom::load_variants(variants_file("hurdle.ini"));
  ASSERT_EQ(games.loaded.size(), all_variants().size());
  constexpr int plies = 60;
  int compared = 0;
  for (const Pair& pair : pairs) {
    const Variant& own = variant_named(pair.own);
    const auto game = games.find("hurdle-" + pair.own);
    ASSERT_NE(game, nullptr) << pair.own;
    for (int seed = 0; seed < random_cases(); ++seed) {
      const RandomGame played =
          random_game(own.referee, plies, static_cast<std::uint64_t>(seed), Draw::piece);
      for (std::size_t i = 0; i < played.positions.size(); i += 7) {
        const auto& setup = played.positions[i];
        if (setup.passes == 0) {  // the format's FEN has no passes
          expect_same_moves(pair, own, *game, setup);
          ++compared;
        }
      }
    }
  }
  std::cout << compared << " positions compared\n";
  EXPECT_GT(compared, 40 * random_cases());
}

}  // namespace
}  // namespace hurdle::props
