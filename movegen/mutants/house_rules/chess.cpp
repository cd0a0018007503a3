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
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::chess
