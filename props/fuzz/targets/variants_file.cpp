// Fuzz target: a variants file. Every game that loads plays.
#include "movegen/file/games.hpp"
#include "movegen/file/page/page.hpp"
#include "movegen/file/rules/fen.hpp"
#include "movegen/file/rules/rules.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void variants_file(std::string_view input) {
  const file::Games games = file::load_variants(input);
  for (const file::Problem& problem : games.problems) {
    must(problem.line > 0, "a problem has a line");
  }
  for (const auto& game : games.loaded) {
    const file::Rules rules(game->facts);
    file::Position position = rules.start();
    must(!file::rules_page(*game).empty(), "a game has a page");
    constexpr int plies = 4;
    for (int ply = 0; ply < plies; ++ply) {
      const std::string fen = file::fen_of(game->facts, position);
      must(file::fen_of(game->facts, file::parse_position(game->facts, fen)) == fen,
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
