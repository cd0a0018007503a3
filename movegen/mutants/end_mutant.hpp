// Mutants of the clauses that end games. Built like other mutants: a list of rules, each with a
// change of hooks.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "movegen/mutants/rule.hpp"
#include "movegen/referee/ends.hpp"

namespace hurdle {

/// A variant's ends with one clause changed.
struct EndMutant {
  using Make =
      std::function<std::unique_ptr<const GameEnds>(const Referee&, const EndOptions& options)>;

  MutantInfo info;
  Make make;  ///< the referee plays by the rules and must outlive the ends; throws BadEndOption
};

namespace mutation {

/// The end of the game by a clause, or none.
using End = std::optional<GameEnd>;
using EndClause = Hook<End(const GameHistory&)>;

/// The functions of `GameEnds` that mutants change.
struct EndHooks {
  Hook<Setup(const Setup&)> state_of;
  Hook<std::optional<Colour>(const GameHistory&, int occurrence)> perpetual_checker;
};

/// These ends with changes; a game's own class overrides the clauses that the game adds.
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

/// The mutants made of a list of rules; `Mutated` is the game's class with hooks.
template <class Mutated, class Hooks>
[[nodiscard]] std::vector<EndMutant> end_mutants(const Rules<Hooks>& rules) {
  std::vector<EndMutant> all;
  all.reserve(rules.size());
  for (const Rule<Hooks>& rule : rules) {
    all.push_back(
        {rule.info, [change = rule.change](const Referee& referee, const EndOptions& options) {
           Hooks hooks;
           change(hooks);
           return std::make_unique<const Mutated>(referee, options, std::move(hooks));
         }});
  }
  return all;
}

}  // namespace mutation
}  // namespace hurdle
