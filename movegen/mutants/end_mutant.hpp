// Mutated ends of games: what a mutant of an end clause is, and what those of all games have in
// common. Built as the other mutants are: a list of infos, each with a change of hooks.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "movegen/mutants/forward.hpp"
#include "movegen/mutants/hook.hpp"
#include "movegen/mutants/mutant.hpp"
#include "movegen/referee/ends.hpp"

namespace hurdle {

/// A variant's ends with one clause read changed.
struct EndMutant {
  using Make =
      std::function<std::unique_ptr<const GameEnds>(const Referee&, const EndOptions& options)>;

  MutantInfo info;
  Make make;  ///< the referee is the right one and must outlive them; throws BadEndOption
};

namespace mutation {

/// What a clause answers: the end that it brings, or nothing.
using End = std::optional<GameEnd>;

/// The functions of `GameEnds` that mutants change.
struct EndHooks {
  Hook<Setup(const Setup&)> state_of;
  Hook<std::optional<Colour>(const GameHistory&, int occurrence)> perpetual_checker;
};

/// These ends with changes; a family's own class overrides the clauses that it adds.
template <class Ends, class Hooks>
class HookedEnds : public Ends {
 public:
  using Original = Ends;

  HookedEnds(const Referee& rules, const EndOptions& options, Hooks hooks)
      : Ends(rules, options), hooks_(std::move(hooks)) {}

  HURDLE_HOOK(Setup, state_of, (const Setup& setup), setup);
  HURDLE_HOOK(std::optional<Colour>, perpetual_checker, (const GameHistory& game, int occurrence),
              game, occurrence);

 protected:
  Hooks hooks_;
};

/// A wrong end and what it changes.
template <class Hooks>
struct EndRule {
  const char* name;
  const char* clause;
  const char* error;
  Change<Hooks> change;
};

/// The mutants made of a list of rules: `Mutated` is the family's class with hooks.
template <class Mutated, class Hooks>
[[nodiscard]] std::vector<EndMutant> end_mutants(const std::vector<EndRule<Hooks>>& rules) {
  std::vector<EndMutant> all;
  all.reserve(rules.size());
  for (const EndRule<Hooks>& rule : rules) {
    all.push_back({{rule.name, rule.clause, rule.error},
                   [change = rule.change](const Referee& referee, const EndOptions& options) {
                     Hooks hooks;
                     change(hooks);
                     return std::make_unique<const Mutated>(referee, options, std::move(hooks));
                   }});
  }
  return all;
}

// ---- What clauses are changed to
// -----------------------------------------------------------------

/// The clause ends nothing.
[[nodiscard]] inline End goes_on(const GameHistory& /*game*/) {
  return std::nullopt;
}

/// The same end with another result.
[[nodiscard]] End as_draw(End end);
[[nodiscard]] End turned_round(End end);
/// The same end under another clause.
[[nodiscard]] End as_clause(End end, std::string_view clause);
/// Who is to move loses, by this clause.
[[nodiscard]] End mover_loses(const GameHistory& game, std::string_view clause);

/// The clause's end, told as another thing: `how` makes one end of the other.
template <class Hooks>
[[nodiscard]] Change<Hooks> told_as(Hook<End(const GameHistory&)> Hooks::*clause,
                                    std::function<End(End, const GameHistory&)> how) {
  return change(clause, [how = std::move(how)](const GameHistory& game, auto original) {
    const End end = original(game);
    return end ? how(end, game) : end;
  });
}

/// The clause ends a game only where this holds.
template <class Hooks>
[[nodiscard]] Change<Hooks> ends_only_if(Hook<End(const GameHistory&)> Hooks::*clause,
                                         std::function<bool(const GameHistory&)> holds) {
  return change(clause, [holds = std::move(holds)](const GameHistory& game, auto original) {
    return holds(game) ? original(game) : End{};
  });
}

/// The clause also draws a game where this holds.
template <class Hooks>
[[nodiscard]] Change<Hooks> also_draws(Hook<End(const GameHistory&)> Hooks::*clause, const char* id,
                                       std::function<bool(const GameHistory&)> holds) {
  return change(clause, [holds = std::move(holds), id](const GameHistory& game, auto original) {
    const End end = original(game);
    return end || !holds(game) ? end : End{GameEnd{GameResult::draw, id, "", ""}};
  });
}

/// The same plies as now stand between all occurrences of the position: it repeated in a row.
[[nodiscard]] bool without_a_break(const GameHistory& game);

/// The position of now has occurred at the start.
[[nodiscard]] inline bool began_so(const GameHistory& game) {
  return game.ply_of_occurrence(1) == 0;
}

/// What of a position is not compared.
[[nodiscard]] Setup without_side(Setup state);
[[nodiscard]] Setup without_hands(Setup state);
[[nodiscard]] Setup without_promotions(Setup state);

/// The state, but for something.
template <class Hooks>
[[nodiscard]] Change<Hooks> compares(Setup (*without)(Setup state)) {
  return [without](Hooks& hooks) {
    hooks.state_of.change(
        [without](const Setup& setup, auto original) { return without(original(setup)); });
  };
}

}  // namespace mutation
}  // namespace hurdle
