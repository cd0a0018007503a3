// Referees around a mutant. One ends a line when a royal piece is captured, since a mutant of C5
// may allow that. The other plays by house rules: it explains legal moves with the sentences of the
// rules, illegal moves with those of the mutant, and moves that only one of the two allows with the
// sentence of the house rules.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"

namespace hurdle::mutation {

/// These rules; in addition the game is over in a position without both royal pieces.
[[nodiscard]] std::shared_ptr<const Referee> until_the_royal_falls(
    std::unique_ptr<const Referee> rules);

/// The end of a game whose royal piece has been captured; none while both stand.
[[nodiscard]] std::optional<EndingVerdict> fall_of_a_royal(const Notation& notation,
                                                           const Setup& setup);

/// One of the mutants of which house rules consist.
struct ChangedClause {
  std::string clause;  ///< the changed clause
  std::string says;    ///< the sentence of the house rules
  std::shared_ptr<const Referee> alone;
};

/// Plays as `read` does. Where that differs from `rules`, it explains with the first of `clauses`
/// that alone makes the difference, else with the first; `clauses` must not be empty.
[[nodiscard]] std::shared_ptr<const Referee> by_house_rules(std::shared_ptr<const Referee> rules,
                                                            std::shared_ptr<const Referee> read,
                                                            std::vector<ChangedClause> clauses);

}  // namespace hurdle::mutation
