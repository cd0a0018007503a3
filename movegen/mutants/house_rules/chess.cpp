// House rules of chess, with their sources.
#include "movegen/mutants/games/chess/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::chess {

std::vector<HouseRules> house_rules() {
  return {
      {"no-castling",
       "No player may castle.",
       "players of no-castling chess, and Fairy-Stockfish's nocastle",
       "https://arxiv.org/abs/2009.04374 (Tomasev and others, Assessing Game Balance with "
       "AlphaZero)",
       {"no-castling"}},
      mutation::ends_by_the_counter(),
      {"bare-royals-end-the-line",
       "When only the kings are left, the game is over, and the position has no moves.",
       "programs that list moves only while the game continues",
       "https://handbook.fide.com/chapter/E012023 (FIDE Laws of Chess, 5.2.2: dead position)",
       {"bare-royals-end-the-line"}},
      {"material-that-cannot-mate-ends-the-line",
       "When only the kings and at most one bishop or knight are left, the game is over, and the "
       "position has no moves.",
       "programs that list moves only while the game continues, such as OpenSpiel, which also ends "
       "games with bishops on squares of one colour alone",
       "https://github.com/google-deepmind/open_spiel (open_spiel/games/chess/chess_board.cc: "
       "HasSufficientMaterial)",
       {"material-that-cannot-mate-ends-the-line"}},
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::chess
