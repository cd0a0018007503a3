// House rules of Pandemonium, with their sources.
#include "movegen/mutants/games/pandemonium/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::pandemonium {
namespace {

constexpr const char* custom =
    "https://github.com/fairy-stockfish/Fairy-Stockfish (src/variants.ini)";

}  // namespace

std::vector<HouseRules> house_rules() {
  return {
      {"camp-of-two-ranks",
       "The enemy camp is the last two ranks.",
       "vchess (Pandemonium)",
       "https://git.auder.net/?p=vchess.git (3b98a861: promotion on last 2 ranks)",
       {"camp-of-two-ranks"}},
      {"camp-of-three-ranks",
       "The enemy camp is the last three ranks, as in Shogi.",
       "Fairy-Stockfish's pandemonium, a later edition on 9x9 squares",
       std::string(custom) + ", [pandemonium]",
       {"camp-of-three-ranks"}},
      {"promotion-by-arriving",
       "Only a move that ends on the last rank may promote.",
       "the inventor's first edition",
       "https://www.chessvariants.com/index/revisions.php?itemid=MSpandemonium&revision=1828",
       {"no-promotion-by-leaving"}},
      {"pawn-drop-mates",
       "A dropped pawn may mate, as in Crazyhouse.",
       "custom variants of Fairy-Stockfish, made from its crazyhouse",
       custom,
       {"pawn-drop-mates"}},
      {"castling-rights",
       "A king or rook that has moved, or a dropped rook, cannot castle.",
       "vchess (Pandemonium) and custom variants of Fairy-Stockfish: rights as in chess",
       "https://github.com/yagu0/vchess (client/src/variants/Pandemonium.js), " +
           std::string(custom),
       {"rights-as-in-chess"}},
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::pandemonium
