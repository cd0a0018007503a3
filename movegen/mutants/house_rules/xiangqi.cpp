// House rules of Xiangqi, with their sources.
#include "movegen/mutants/games/xiangqi/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::xiangqi {
namespace {

constexpr const char* unusual =
    "https://github.com/Samera2022/UnusualChineseChess (GameRulesConfig.java)";

HouseRules pseudo_legal() {
  HouseRules rules = mutation::pseudo_legal();
  rules.who = "gym-xiangqi (tanliyon), an environment for learning programs";
  rules.source = "https://github.com/tanliyon/gym-xiangqi (gym_xiangqi/envs/xiangqi_env.py: step)";
  return rules;
}

}  // namespace

std::vector<HouseRules> house_rules() {
  return {
      pseudo_legal(),
      {"general-is-captured",
       "The general can be captured like any piece, facing generals have no consequence, and "
       "elephants cross the river.",
       "moonfish (walker8088), Sunfish for Xiangqi, but for one eye of its elephants",
       "https://github.com/walker8088/moonfish (moonfish.py: gen_moves)",
       {"pseudo-legal", "facing-ignored", "elephant-crosses-the-river"}},
      {"facing-ignored",
       "Facing generals have no consequence.",
       "casual players; variants of Fairy-Stockfish without flyingGeneral",
       "https://github.com/fairy-stockfish/Fairy-Stockfish (src/variants.ini: flyingGeneral)",
       {"facing-ignored"}},
      {"facing-is-captured",
       "Generals may face each other, and the general of the player to move may capture the other.",
       "UnusualChineseChess with this option",
       std::string(unusual) + ": allowFlyingGeneral",
       {"facing-is-captured"}},
      {"elephants-cross",
       "Elephants cross the river.",
       "UnusualChineseChess with this option",
       std::string(unusual) + ": allowElephantCrossRiver",
       {"elephant-crosses-the-river"}},
      {"nothing-blocks-leaps",
       "No piece stops a horse on its leg or an elephant on its eye.",
       "UnusualChineseChess with this option",
       std::string(unusual) + ": unblockPiece",
       {"horse-leaps", "elephant-leaps"}},
      {"soldiers-go-back",
       "Soldiers also step backward.",
       "UnusualChineseChess with this option",
       std::string(unusual) + ": pawnCanRetreat",
       {"soldier-goes-back"}},
  };
}

}  // namespace hurdle::xiangqi
