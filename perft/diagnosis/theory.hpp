// What an engine may believe: one wrong reading of a variant's rules, or several together. Knows
// how a theory answers; refuses to know what an engine answered.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle {

/// One thing that can be believed: a mutant, or a reading made of several.
struct Suspect {
  std::string id;                           ///< the mutant's name, or the reading's; it stays
  std::string clause;                       ///< the first clause that is read otherwise
  std::string sentence;                     ///< what is believed
  const HouseRules* house_rules = nullptr;  ///< when others are known to play so
  std::vector<const Mutant*> errors;        ///< what it consists of
  std::shared_ptr<const Referee> rules;     ///< with these errors
};

/// Beliefs that are held together, by their places among the suspects, in ascending order.
using Theory = std::vector<std::size_t>;

/// All that can be believed about one variant.
class Suspects {
 public:
  explicit Suspects(const Notation& variant);

  [[nodiscard]] std::size_t size() const noexcept { return all_.size(); }
  [[nodiscard]] const Suspect& operator[](std::size_t index) const { return all_[index]; }

  /// The rules with all errors of a theory; those with none are not asked for. The latest are kept.
  [[nodiscard]] std::shared_ptr<const Referee> rules_of(const Theory& theory);

 private:
  const Mutants& mutants_;
  std::vector<Suspect> all_;
  std::map<Theory, std::shared_ptr<const Referee>> made_;
};

}  // namespace hurdle
