// House rules: a named rule set that an organisation or program plays instead of a variant's own
// rules. Data only: the names of the variant's mutants of which it consists.
#pragma once

#include <string>
#include <vector>

namespace hurdle {

/// A rule set that a program or an organisation really plays, with its source.
struct HouseRules {
  std::string name;                  ///< "no-pass": unique in its variant, never changes
  std::string says;                  ///< the rule in one sentence: "A player in check may pass."
  std::string who;                   ///< the programs and organisations that play by it
  std::string source;                ///< where that is published
  std::vector<std::string> mutants;  ///< the mutants that together are these house rules
  std::string same_as = {};          ///< the variant of ours with exactly these rules, or empty
  bool parts_are_played = false;     ///< whether programs also play some of the mutants alone
};

}  // namespace hurdle
