// House rules of Makruk, with their sources.
#include "movegen/mutants/games/makruk/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::makruk {

std::vector<HouseRules> house_rules() {
  return {
      {"makpong",
       "A king in check may only take its one checker, as in Makpong.",
       "players of Makpong, and programs that are told to play it instead",
       "https://www.pychess.org/variants/makpong",
       {"king-in-check-takes-only", "king-stays-in-double-check"},
       "makpong"},
      {"asean",
       "A pawn promotes on the last rank, to queen, bishop, knight or rook.",
       "players of ASEAN chess; Fairy-Stockfish's asean",
       "https://github.com/fairy-stockfish/Fairy-Stockfish (src/variant.cpp: asean_variant)",
       {"promotes-on-the-last-rank", "promotion-to-any-piece"}},
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::makruk
