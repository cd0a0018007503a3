// A referee that plays by house rules. It explains with the words of the rules where both agree,
// and with the sentence of the house rules where they differ.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"

namespace hurdle::mutation {

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
