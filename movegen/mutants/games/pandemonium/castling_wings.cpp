// Castling of one side towards one corner, and past one sort of attacker (P10).
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/pandemonium/castling.hpp"
#include "movegen/mutants/games/pandemonium/sorts.hpp"

namespace hurdle::pandemonium {
namespace {

/// One side's castling towards one corner.
struct OneWing {
  Colour side;
  Wing wing;

  [[nodiscard]] bool is(const Castling& asked) const {
    return asked.side() == side && asked.wing == wing;
  }
};

Change<Hooks> forgets(OneWing one) {
  return unless(&Hooks::castling_pair_stands,
                [one](const Castling& asked) { return one.is(asked); });
}

/// One square between king and rook may be occupied.
Change<Hooks> passes_a_piece(OneWing one, int steps) {
  return change(&Hooks::castling_way_is_free, [one, steps](const Castling& asked, auto original) {
    if (!one.is(asked)) {
      return original(asked);
    }
    const Setup freed = without(asked.setup, asked.square(steps));
    return original({{asked.rules, freed}, asked.wing});
  });
}

/// One square of the king's way may be attacked.
Change<Hooks> crosses_an_attack(OneWing one, int crossed) {
  return dangers([one, crossed](const Castling& asked, int steps) {
    return !(one.is(asked) && steps == crossed) && asked.is_attacked(steps);
  });
}

/// The king crosses squares that only one sort of piece attacks.
Change<Hooks> crosses_attacks_by(Sort sort) {
  return dangers([sort](const Castling& asked, int steps) {
    const Setup there = asked.with_king_on(steps);
    const auto attackers =
        asked.rules.attackers(there, asked.square(steps), opponent(asked.side()));
    return !std::all_of(attackers.begin(), attackers.end(),
                        [&](Square from) { return sort.holds(there.at(from)); });
  });
}

MutantRules mutant_wings_of(Colour side) {
  MutantRules rules;
  for (const OneWing one : {OneWing{side, Wing::left}, OneWing{side, Wing::right}}) {
    const bool left = one.wing == Wing::left;
    const auto add = [&](const std::string& name, const std::string& error, Change<Hooks> change) {
      rules.push_back(
          {fmt::format("{}-castling-{}-{}", side_word(side), left ? "left" : "right", name), "P10",
           fmt::format("{} castling towards file {} {}.", sides(side), left ? 'a' : 'j', error),
           std::move(change)});
    };
    add("forgotten", "is forgotten", forgets(one));
    for (const int steps : {1, 2}) {
      add(fmt::format("over-a-piece-on-{}", steps),
          fmt::format("may pass a piece {} from the king", steps), passes_a_piece(one, steps));
      add(fmt::format("over-an-attack-on-{}", steps),
          fmt::format("may cross an attack {} from the king", steps),
          crosses_an_attack(one, steps));
    }
    if (!left) {
      add("over-a-piece-on-4", "may pass a piece next to the rook", passes_a_piece(one, 4));
    }
  }
  return rules;
}

MutantRules harmless_attackers() {
  MutantRules rules;
  for (const NamedSort& one : capturable()) {
    rules.push_back({fmt::format("castling-past-{}", one.name), "P10",
                     fmt::format("The king may cross what only the {} attacks.", one.name),
                     crosses_attacks_by(one.sort)});
  }
  return rules;
}

}  // namespace

MutantRules mutant_castling_wings() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    append(rules, mutant_wings_of(side));
  }
  append(rules, harmless_attackers());
  return rules;
}

}  // namespace hurdle::pandemonium
