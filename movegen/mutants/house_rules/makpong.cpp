// House rules of Makpong, with their sources: three rules for a king in check, and Makruk.
#include "movegen/mutants/games/makpong/mutants.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::makpong {
namespace {

constexpr const char* three_ways = "https://github.com/fairy-stockfish/Fairy-Stockfish/issues/72";

}  // namespace

std::vector<HouseRules> house_rules() {
  return {
      {"makruk",
       "A king in check may flee, as in Makruk.",
       "players of Makruk, and programs that are told to play it instead",
       "https://www.pychess.org/variants/makpong",
       {"king-flees-check", "king-flees-double-check"},
       "makruk"},
      {"king-stays-in-check",
       "A king in check may not move at all, not even to take the checker.",
       "Moddable Chess; the first of three rules that Fairy-Stockfish's author considered",
       "https://rules.moddable.games/games/moddable-chess/content/variants/makpong.md, " +
           std::string(three_ways),
       {"king-never-answers"}},
      {"king-in-check-captures",
       "A king in check may capture any piece.",
       "the second of three rules that Fairy-Stockfish's author considered",
       three_ways,
       {"king-takes-anything", "king-takes-anything-in-double-check"}},
      mutation::pseudo_legal(),
  };
}

}  // namespace hurdle::makpong
