// House rules of Shogi, with their sources.
#include "movegen/mutants/games/shogi/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::shogi {
namespace {

HouseRules no_idle_refusals() {
  return {.name = "no-idle-refusals",
          .says =
              "Pawn, rook and bishop must promote wherever they may, and a lance on the last two "
              "ranks.",
          .who =
              "YaneuraOu and Apery during their search, and programs derived from them; many "
              "programs do so with some of these pieces",
          .source =
              "https://github.com/yaneurao/YaneuraOu (source/movegen.cpp: All), "
              "https://github.com/HiraokaTakuya/apery (src/generateMoves.cpp: ALL)",
          .mutants = {"pawns-must-promote", "rooks-must-promote", "bishops-must-promote",
                      "lances-must-promote-on-the-last-two-ranks"},
          .parts_are_played = true};
}

}  // namespace

std::vector<HouseRules> house_rules() {
  return {
      {"pawn-drop-mates",
       "A dropped pawn may mate.",
       "Fairy-Stockfish, which lists such a drop and then treats the mated player as the winner",
       "https://github.com/fairy-stockfish/Fairy-Stockfish (src/position.h: checkmate_value)",
       {"pawn-drop-mates"}},
      no_idle_refusals(),
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::shogi
