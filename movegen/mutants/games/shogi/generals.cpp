// Mutated kings, golds, silvers and pawns (S1, S4, S5, S8), and what goes as a gold when it is
// promoted.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

/// What is got wrong of every kind that promotes to a gold; `before` is how it went.
MutantRules mutant_promoted_kind(Kind kind, std::string_view clause, const Going& before) {
  const std::string_view name = notation.of(kind).name;
  const std::string sort = kind == pawn ? "tokin" : fmt::format("promoted-{}", name);
  const std::string words = kind == pawn ? "tokin" : fmt::format("promoted {}", name);
  return {
      {fmt::format("{}-goes-as-a-{}", sort, name), clause,
       fmt::format("A {} goes as before.", words), goes(promoted(kind), before)},
      {fmt::format("{}-keeps-its-moves", sort), clause,
       fmt::format("A {} goes as before and as a gold.", words),
       goes(promoted(kind), also(before))},
      {fmt::format("{}-goes-as-a-king", sort), clause,
       fmt::format("A {} steps in all directions.", words), goes(promoted(kind), steps(as_king))},
      {fmt::format("gote-{}-faces-up", sort), clause,
       fmt::format("Gote's {} steps diagonally up the board.", words),
       goes(promoted(kind), steps_up(as_gold))},
  };
}

}  // namespace

MutantRules mutant_generals() {
  return joined<Hooks>(royal_steps("S1", cast), gold_steps("S4", cast), silver_steps("S5", cast));
}

MutantRules mutant_pawns() {
  return joined<Hooks>(pawn_steps("S8", cast, 3));
}

MutantRules mutant_promoted() {
  MutantRules rules = mutant_promoted_kind(silver, "S5", steps(as_silver));
  append(rules, mutant_promoted_kind(knight, "S6", steps({{-1, 2}, {1, 2}})));
  append(rules, mutant_promoted_kind(lance, "S7", slides(ahead)));
  // A gold can do what a pawn can: keeping its step adds nothing.
  const auto adds_nothing = [](const auto& rule) {
    return rule.info.name == "tokin-keeps-its-moves";
  };
  MutantRules tokins = mutant_promoted_kind(pawn, "S8", steps(ahead));
  tokins.erase(std::remove_if(tokins.begin(), tokins.end(), adds_nothing), tokins.end());
  append(rules, tokins);
  append(rules, MutantRules{{"tokin-goes-as-a-silver", "S8", "A tokin goes as a silver.",
                             goes(tokin, steps(as_silver))}});
  return rules;
}

}  // namespace hurdle::shogi
