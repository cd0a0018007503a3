// The built-in games: all load, positions survive their FEN, known counts,
// and agreement with the referees of Hurdle's own games, which share no rule with them.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "movegen/file/rules/fen.hpp"
#include "movegen/file/rules/rules.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/file/count.hpp"
#include "perft/file/sample.hpp"
#include "perft/sample/random_game.hpp"
#include "props/cases.hpp"
#include "props/file/shared.hpp"

namespace hurdle::props {
namespace {

constexpr std::size_t names_in_fairy_stockfish = 121;

TEST(BuiltIn, EveryNameLoads) {
  const file::Games& games = file::built_in_games();
  EXPECT_EQ(games.loaded.size(), names_in_fairy_stockfish);
  for (const file::Problem& problem : games.problems) {
    EXPECT_NE(problem.severity, file::Severity::error) << to_text(problem, "built-in");
  }
}

TEST(BuiltIn, APositionSurvivesItsFen) {
  for (const auto& game : file::built_in_games().loaded) {
    const file::Rules rules(game->facts);
    const auto seed = static_cast<std::uint64_t>(random_cases());
    for (const file::Position& position : file::random_positions(rules, 3, seed)) {
      const std::string fen = file::fen_of(game->facts, position);
      EXPECT_EQ(file::fen_of(game->facts, file::parse_position(game->facts, fen)), fen);
    }
  }
}

TEST(BuiltIn, CountsFromTheStartAreThosePublished) {
  const std::map<std::string, std::pair<int, std::uint64_t>> published{
      {"chess", {3, 8902}},        {"crazyhouse", {3, 8902}}, {"makruk", {3, 12012}},
      {"capablanca", {3, 25228}},  {"xiangqi", {2, 1920}},    {"shogi", {3, 25470}},
      {"minishogi", {3, 2512}},    {"antichess", {3, 8067}},  {"horde", {4, 23310}},
      {"racingkings", {3, 11264}}, {"atomic", {3, 8902}}};
  for (const auto& [name, count] : published) {
    const auto game = built_in(name);
    const file::Rules rules(game->facts);
    EXPECT_EQ(file::perft(rules, rules.start(), count.first, {}), Total(count.second)) << name;
  }
}

// ---- Hurdle's own games -------------------------------------------------------------------------

struct Pair {
  std::string own;
  std::string file;
  std::string only_there;  ///< moves that only the format's rules have begin like this
};

/// The moves of our own referee in a position, and those of the file's game in its FEN.
void expect_same_moves(const Pair& pair, const Variant& own, const file::Game& game,
                       const Setup& setup) {
  const std::string fen = to_fen(own.notation, setup);
  std::set<std::string> expected;
  for (const Move move : own.referee.legal_moves(setup)) {
    expected.insert(to_text(own.notation, move));
  }
  std::set<std::string> found;
  for (const std::string& move : moves_in(game, fen)) {
    const bool known =
        pair.only_there.empty() || move.rfind(pair.only_there, 0) != 0 || expected.count(move) > 0;
    if (known) {
      found.insert(move);
    }
  }
  EXPECT_EQ(found, expected) << pair.file << " " << fen;
}

TEST(BuiltIn, HurdlesOwnRefereesListTheSameMoves) {
  // Shogi's mate by a pawn drop is legal in the format. Chess960 writes castling by the rook.
  const std::vector<Pair> pairs{
      {"chess", "chess", ""},           {"chess960", "fischerandom", ""},
      {"crazyhouse", "crazyhouse", ""}, {"makruk", "makruk", ""},
      {"makpong", "makpong", ""},       {"xiangqi", "xiangqi", ""},
      {"janggi", "janggi", ""},         {"janggi-casual", "janggicasual", ""},
      {"shogi", "shogi", "P@"}};
  constexpr int plies = 60;
  int compared = 0;
  for (const Pair& pair : pairs) {
    const Variant& own = variant_named(pair.own);
    const auto game = built_in(pair.file);
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
  EXPECT_GT(compared, 30 * random_cases());
}

}  // namespace
}  // namespace hurdle::props
