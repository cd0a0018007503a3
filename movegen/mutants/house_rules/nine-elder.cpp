// House rules of Nine elder, with their sources: contradictions on the page, resolved otherwise.
#include "movegen/mutants/games/nine-elder/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"
#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::nine_elder {
namespace {

using HouseRulesList = std::vector<HouseRules>;

constexpr const char* page =
    "the game's page, which contradicts itself (movegen/variants/nine-elder/rules.md)";
constexpr const char* custom =
    "https://github.com/fairy-stockfish/Fairy-Stockfish (src/variants.ini)";

/// House rules that change N2, N5 or N6; most are also variants.
HouseRulesList of_the_default() {
  return {
      {"literal",
       "The dragon goes as an incense, the horse as an incense or one step diagonally.",
       "readers who follow the page's sentences about dragon and horse literally",
       page,
       {"dragon-goes-as-an-incense", "horse-goes-as-the-page-says"},
       "nine-elder-literal"},
      {"leaping",
       "Nothing stops a cassia.",
       "readers who follow the page's sentence that a cassia leaps",
       page,
       {"cassia-leaps"},
       "nine-elder-leaping"},
      {"shogi-promotion",
       "A move that starts or ends in the camp may promote; a pawn on the last rank must promote.",
       "players of Shogi",
       page,
       {"promotion-as-in-shogi"},
       "nine-elder-shogi"},
      {"promotion-on-leaving",
       "Every move that starts or ends in the camp promotes.",
       "custom variants of Fairy-Stockfish with mandatoryPiecePromotion",
       custom,
       {"promotion-is-forced-on-leaving"}},
  };
}

HouseRulesList of_one_clause(const Notation& variant) {
  if (&variant == &notation_literal) {
    return {{"by-name",
             "Dragon and horse go as their names say: as Shogi's.",
             "readers who follow the page's names and values",
             page,
             {"dragon-steps-diagonally", "horse-goes-as-in-shogi"},
             "nine-elder"}};
  }
  if (&variant == &notation_leaping) {
    return {{"lame",
             "A piece on its first step stops a cassia.",
             "readers who follow the page's sentence that a piece in a cassia's path stops it",
             page,
             {"cassia-is-stopped"},
             "nine-elder"}};
  }
  if (&variant == &notation_shogi) {
    return {{"promotion-on-reach",
             "Every move that ends in the camp promotes, and no other.",
             "readers who follow the page literally",
             page,
             {"promotion-on-reach"},
             "nine-elder"}};
  }
  return of_the_default();
}

}  // namespace

HouseRulesList house_rules(const Notation& variant) {
  HouseRulesList all = of_one_clause(variant);
  all.push_back({"drops-may-mate",
                 "A dropped piece may mate.",
                 "custom variants of Fairy-Stockfish",
                 custom,
                 {"drops-may-mate"}});
  all.push_back({"shogi-drop-mates",
                 "Only a dropped pawn may not mate, as in Shogi.",
                 "players of Shogi; Fairy-Stockfish's shogiPawnDropMateIllegal",
                 custom,
                 {"drops-but-pawns-may-mate"}});
  all.push_back(mutation::pseudo_legal());
  return all;
}

}  // namespace hurdle::nine_elder
