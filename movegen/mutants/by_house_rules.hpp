// A referee that plays by a reading and says so where it differs from the rules: its words are the
// rules' where both agree, and the reading's where they do not.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"

namespace hurdle::mutation {

/// One of the mutants that a reading is made of.
struct ChangedClause {
  std::string clause;  ///< that is read otherwise
  std::string says;    ///< the reading's sentence
  std::shared_ptr<const Referee> alone;
};

/// Plays as `read` does. Where that differs from `rules`, the first of `clauses` that makes the
/// difference alone is said, or the first of all; there is at least one.
[[nodiscard]] std::shared_ptr<const Referee> by_house_rules(std::shared_ptr<const Referee> rules,
                                                            std::shared_ptr<const Referee> read,
                                                            std::vector<ChangedClause> clauses);

}  // namespace hurdle::mutation
