// Other chesses: what programs and players hold where their rules are not these.
#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/chess/misreadings/rules.hpp"

namespace hurdle::chess {

std::vector<Reading> readings() {
  return {
      {"no-castling",
       "Nobody castles.",
       "players of no-castling chess, and Fairy-Stockfish's nocastle",
       "https://arxiv.org/abs/2009.04374 (Tomasev and others, Assessing Game Balance with "
       "AlphaZero)",
       {"no-castling"},
       ""},
      wrong::pseudo_legal(),
  };
}

}  // namespace hurdle::chess
