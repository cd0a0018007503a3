// Other Shogis: what programs play by where their rules are not these.
#include "movegen/mutants/games/shogi/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::shogi {

std::vector<HouseRules> house_rules() {
  return {
      {"pawn-drop-mates",
       "A dropped pawn may mate.",
       "Fairy-Stockfish, which lists such a drop and then takes the mated player for the winner",
       "https://github.com/fairy-stockfish/Fairy-Stockfish (src/position.h: checkmate_value)",
       {"pawn-drop-mates"}},
      {"no-idle-refusals",
       "Pawn, rook and bishop promote wherever they may, and a lance on the last two ranks.",
       "YaneuraOu while it searches, and programs that are made of it",
       "https://github.com/yaneurao/YaneuraOu (source/movegen.cpp: All)",
       {"pawns-must-promote", "rooks-must-promote", "bishops-must-promote",
        "lances-must-promote-on-the-last-two-ranks"}},
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::shogi
