// Mutated kings, golds and silvers (S1, S4, S5), and what goes as a gold when it is promoted.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

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
  return {
      {"king-goes-as-a-gold", "S1", "The king cannot step diagonally back.",
       goes(plain(king), steps(as_gold))},
      {"king-goes-straight-only", "S1", "The king cannot step diagonally.",
       goes(plain(king), steps(straight))},
      {"king-goes-round-the-board", "S1",
       "A king on the edge steps to the other edge, a rank higher or lower.",
       goes(plain(king), wrapped_steps(as_king))},
      {"gold-goes-as-a-king", "S4", "The gold steps diagonally back too.",
       goes(plain(gold), steps(as_king))},
      {"gold-goes-as-a-silver", "S4", "Gold and silver go alike.",
       goes(plain(gold), steps(as_silver))},
      {"gold-never-goes-back", "S4", "The gold cannot step straight back.",
       goes(plain(gold), never(back))},
      {"gold-never-goes-sideways", "S4", "The gold cannot step sideways.",
       goes(plain(gold), never(sideways))},
      {"gold-never-goes-diagonally", "S4", "The gold goes straight only.",
       goes(plain(gold), steps(straight))},
      {"gold-forgets-a-diagonal", "S4", "The gold has one diagonal step forward, to the left.",
       goes(plain(gold), never({{1, 1}}))},
      {"gote-gold-faces-up", "S4", "Gote's gold steps diagonally up the board.",
       goes(plain(gold), steps_up(as_gold))},
      {"gold-goes-round-the-board", "S4",
       "A gold on the edge steps to the other edge, a rank higher or lower.",
       goes(plain(gold), wrapped_steps(as_gold))},
      {"silver-goes-as-a-gold", "S5", "The silver goes as a gold before it is promoted.",
       goes(plain(silver), steps(as_gold))},
      {"silver-goes-straight-back", "S5", "The silver steps straight back too.",
       goes(plain(silver), also(steps(back)))},
      {"silver-goes-sideways", "S5", "The silver steps sideways too.",
       goes(plain(silver), also(steps(sideways)))},
      {"silver-never-goes-back", "S5", "The silver steps forward only.",
       goes(plain(silver), never(back_aslant))},
      {"silver-goes-diagonally-only", "S5", "The silver cannot step straight forward.",
       goes(plain(silver), steps(diagonal))},
      {"gote-silver-faces-up", "S5", "Gote's silver steps straight up the board.",
       goes(plain(silver), steps_up(as_silver))},
      {"silver-goes-round-the-board", "S5",
       "A silver on the edge steps to the other edge, a rank higher or lower.",
       goes(plain(silver), wrapped_steps(as_silver))},
  };
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
