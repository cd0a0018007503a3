// Fuzz target: a variants file. Every game that loads plays.
#include "movegen/custom/games.hpp"
#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void variants_file(std::string_view input) {
  const custom::Games games = custom::load_variants(input);
  for (const custom::Problem& problem : games.problems) {
    must(problem.line > 0, "a problem has a line");
  }
  for (const auto& game : games.loaded) {
    const custom::Rules rules(game->facts);
    custom::Position position = rules.start();
    must(!custom::rules_page(*game).empty(), "a game has a page");
    constexpr int plies = 4;
    for (int ply = 0; ply < plies; ++ply) {
      const std::string fen = custom::fen_of(game->facts, position);
      must(custom::fen_of(game->facts, custom::parse_position(game->facts, fen)) == fen,
           "a position survives its FEN");
      const auto moves = rules.legal_moves(position);
      if (moves.empty()) {
        break;
      }
      position = rules.after(position, moves[moves.size() / 2]);
    }
  }
}

}  // namespace hurdle::fuzz
