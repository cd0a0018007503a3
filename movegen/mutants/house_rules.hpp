// A reading: rules that an organisation or a well-known program plays by instead of a variant's
// own. Data only; what it believes are names of the variant's mutants.
#pragma once

#include <string>
#include <vector>

namespace hurdle {

/// Other rules than a variant's, held by somebody: not an error, but not these rules either.
struct HouseRules {
  std::string name;    ///< "no-pass": unique in its variant, and it stays
  std::string says;    ///< one sentence, as its players believe it: "A player in check may pass."
  std::string who;     ///< who plays so: programs and organisations
  std::string source;  ///< where that can be read
  std::vector<std::string> mutants;  ///< the mutants that together are this reading
  std::string same_as;               ///< a variant of ours that plays exactly so, or nothing
};

}  // namespace hurdle
