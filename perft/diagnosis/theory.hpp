// A theory about an engine: one mutant of a variant's rules, or several together. Does not depend
// on replies.
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

/// One element of a theory: a mutant, or house rules made of several mutants.
struct Candidate {
  std::string id;        ///< the name of the mutant or of the house rules; stable
  std::string clause;    ///< the first clause that differs
  std::string sentence;  ///< what is played instead
  const HouseRules* house_rules = nullptr;  ///< set when others are known to play so
  std::vector<const Mutant*> errors;        ///< the mutants that it consists of
  std::shared_ptr<const Referee> rules;     ///< the rules with these mutants
};

/// Indices of candidates, in ascending order.
using Theory = std::vector<std::size_t>;

/// All mutants and house rules of one variant.
class Candidates {
 public:
  explicit Candidates(const Notation& variant);

  [[nodiscard]] std::size_t size() const noexcept { return all_.size(); }
  [[nodiscard]] const Candidate& operator[](std::size_t index) const { return all_[index]; }

  /// The rules with all mutants of a theory, which must not be empty. The latest ones are cached.
  [[nodiscard]] std::shared_ptr<const Referee> rules_of(const Theory& theory);

 private:
  const Mutants& mutants_;
  std::vector<Candidate> all_;
  std::map<Theory, std::shared_ptr<const Referee>> made_;
};

}  // namespace hurdle
