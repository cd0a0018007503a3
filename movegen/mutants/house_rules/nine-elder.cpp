// Other Nine elders: the page's own contradictions, read the other way, and what programs can say.
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

/// The other house_rules of N2, N5 and N6; each is a variant of its own.
HouseRulesList of_the_default() {
  return {
      {"literal",
       "The dragon goes as an incense, the horse as an incense or one step diagonally.",
       "who takes the page's sentences about dragon and horse by the letter",
       page,
       {"dragon-goes-as-an-incense", "horse-goes-as-the-page-says"},
       "nine-elder-literal"},
      {"leaping",
       "Nothing stops a cassia.",
       "who believes the page where it says that it leaps",
       page,
       {"cassia-leaps"},
       "nine-elder-leaping"},
      {"shogi-promotion",
       "A move that starts or ends in the camp may promote; a pawn on the last rank must.",
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
             "who takes the page's names and values for the rule",
             page,
             {"dragon-steps-diagonally", "horse-goes-as-in-shogi"},
             "nine-elder"}};
  }
  if (&variant == &notation_leaping) {
    return {{"lame",
             "A piece on its first step stops a cassia.",
             "who believes the page where it says that a piece in its path stops it",
             page,
             {"cassia-is-stopped"},
             "nine-elder"}};
  }
  if (&variant == &notation_shogi) {
    return {{"promotion-on-reach",
             "Every move that ends in the camp promotes, and no other.",
             "who takes the page by the letter",
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
