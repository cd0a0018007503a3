// House rules of Janggi, with their sources.
#include "movegen/mutants/games/janggi/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {
namespace {

using HouseRulesList = std::vector<HouseRules>;

constexpr const char* fairy = "https://github.com/fairy-stockfish/Fairy-Stockfish";
constexpr const char* arena =
    "https://github.com/bskang-openbus/janggi-arena-mvp (packages/engine/src/game.ts)";

HouseRules pseudo_legal() {
  HouseRules rules = mutation::pseudo_legal();
  rules.who =
      "the Python library janggi (pyjanggi), and kingjanggi.or.kr, where a captured "
      "general loses";
  rules.source =
      "https://github.com/sungho-cho/pyjanggi (janggi/game/janggi_game.py), "
      "http://kingjanggi.or.kr/wp/?page_id=334";
  return rules;
}

/// House rules about passes, in both variants of the family.
HouseRulesList of_passes(const Notation& variant) {
  const bool casual = &variant == &notation_casual;
  return {
      {"no-pass",
       casual ? "No player may pass."
              : "No player may pass, and facing generals have no consequence.",
       "janggi-engine (g23252a-svg), which has no move for the pass",
       "https://github.com/g23252a-svg/janggi-engine",
       {"no-pass"}},
      {"general-is-captured",
       casual
           ? "The general can be captured like any piece, which ends the game, and no player may "
             "pass."
           : "The general can be captured like any piece, which ends the game; no player may "
             "pass, and facing generals have no consequence.",
       "the Python library janggi (pyjanggi), the Java course of woowacourse",
       "https://github.com/sungho-cho/pyjanggi (janggi/game/janggi_game.py), "
       "https://github.com/woowacourse/java-janggi (README.md)",
       {"pseudo-legal", "no-pass"}},
      {"pass-only-when-stuck",
       casual ? "A player may pass only if no other move is legal."
              : "A player may pass only if no other move is legal, or to accept the draw of facing "
                "generals.",
       "janggi.pl, a page of rules; alphazero_janggi (Aunsiels), which passes when mated, too",
       "http://www.janggi.pl/janggi-rules/ (rule 5), "
       "https://github.com/Aunsiels/alphazero_janggi (janggi/board.py)",
       {"pass-only-when-stuck"}},
      {"pass-in-check",
       "A player in check may pass.",
       "ladofa/janggi, and readers who follow Wikipedia literally: no restriction on when one can "
       "pass",
       "https://github.com/ladofa/janggi (python_tf/game.py), https://en.wikipedia.org/wiki/Janggi",
       {"pass-in-check"}},
      {"passes-never-end",
       "Two passes in a row do not end the game.",
       "janggi-arena-mvp (bskang-openbus); Fairy-Stockfish until April 2020",
       std::string(arena) + ", " + fairy + "/issues/99",
       {"passes-never-end"}},
      {"three-passes-end",
       "Three passes in a row, not two, end the game.",
       "kingjanggi.or.kr, an association with rules of its own",
       "http://kingjanggi.or.kr/wp/?page_id=334",
       {"three-passes-end"}},
      pseudo_legal(),
  };
}

/// House rules about facing generals, in both variants of the family.
HouseRulesList of_facings() {
  return {
      {"facing-forbidden",
       "No move may leave the generals facing each other.",
       "janggi-game (michaeldslim)",
       "https://github.com/michaeldslim/janggi-game (src/game/check.ts)",
       {"facing-never-made"}},
      {"facing-ends",
       "Generals that face each other end the game.",
       "janggi-game (michaeldslim), when it judges such a position",
       "https://github.com/michaeldslim/janggi-game (src/game/endgame.ts)",
       {"facing-ends-at-once"}},
      {"facing-ends-and-no-pass-does",
       "Generals that face each other end the game, and no number of passes does.",
       "janggi-arena-mvp (bskang-openbus)",
       arena,
       {"facing-ends-at-once", "passes-never-end"}},
  };
}

HouseRulesList of_all_clauses() {
  return {
      {"facing-ignored",
       "Facing generals have no consequence.",
       "casual players; Fairy-Stockfish's janggicasual and janggimodern",
       std::string(fairy) + " (src/variant.cpp: bikjangRule)",
       {"facing-ignored"},
       "janggi-casual"},
      {"facing-as-in-xiangqi",
       "No player may leave the generals facing each other, by a move or by a pass, as in Xiangqi.",
       "variants of Fairy-Stockfish with flyingGeneral instead of bikjangRule",
       std::string(fairy) + " (src/variants.ini: flyingGeneral)",
       {"facing-never-made", "facing-is-no-draw", "facing-pass-goes-on"}},
      {"no-draw-pass-in-check",
       "A player in check may not accept the draw.",
       "mcr (ywzvennu/mcr); Fairy-Stockfish until March 2020",
       "https://github.com/ywzvennu/mcr (src/geometry/variants/janggi.rs), " + std::string(fairy) +
           "/issues/94",
       {"no-draw-in-check"}},
  };
}

HouseRulesList of_the_casual_game() {
  return {
      {"facing-draws",
       "Facing generals bind the player to move, who may accept the draw.",
       "players of the variant janggi; Fairy-Stockfish's janggi, PyChess",
       std::string(fairy) + " (src/variant.cpp: bikjangRule)",
       {"facing-still-binds", "facing-still-draws-in-check", "facing-pass-still-ends"},
       "janggi"},
  };
}

}  // namespace

HouseRulesList house_rules(const Notation& variant) {
  HouseRulesList all = of_passes(variant);
  for (const HouseRulesList& more :
       {of_facings(), &variant == &notation_casual ? of_the_casual_game() : of_all_clauses()}) {
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

}  // namespace hurdle::janggi
