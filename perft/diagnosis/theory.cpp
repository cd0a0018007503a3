#include "perft/diagnosis/theory.hpp"

#include <algorithm>

namespace hurdle {
namespace {

/// The house rules that are exactly this mutant, or null.
const HouseRules* house_rules_of(const Mutants& mutants, const std::string& name) {
  for (const HouseRules& house_rules : mutants.house_rules()) {
    if (house_rules.mutants.size() == 1 && house_rules.mutants.front() == name) {
      return &house_rules;
    }
  }
  return nullptr;
}

}  // namespace

Candidates::Candidates(const Notation& variant) : mutants_(mutants_of(variant)) {
  for (const HouseRules& house_rules : mutants_.house_rules()) {
    if (house_rules.mutants.size() > 1) {
      Candidate candidate{house_rules.name, "", house_rules.says, &house_rules, {}, nullptr};
      for (const std::string& name : house_rules.mutants) {
        candidate.errors.push_back(mutants_.find(name));
      }
      candidate.clause = candidate.errors.front()->info.clause;
      candidate.rules = mutants_.together(candidate.errors);
      all_.push_back(std::move(candidate));
    }
  }
  for (const Mutant& mutant : mutants_.all()) {
    const auto& [name, clause, error] = mutant.info;
    all_.push_back(
        {name, clause, error, house_rules_of(mutants_, name), {&mutant}, mutant.referee});
  }
  // House rules that organisations and programs play are likelier than other mutants.
  std::stable_partition(all_.begin(), all_.end(),
                        [](const Candidate& one) { return one.house_rules != nullptr; });
}

std::shared_ptr<const Referee> Candidates::rules_of(const Theory& theory) {
  if (theory.size() == 1) {
    return all_[theory.front()].rules;
  }
  constexpr std::size_t most_kept = 4096;
  if (made_.size() >= most_kept) {
    made_.clear();
  }
  std::shared_ptr<const Referee>& rules = made_[theory];
  if (!rules) {
    std::vector<const Mutant*> errors;
    for (const std::size_t one : theory) {
      const std::vector<const Mutant*>& more = all_[one].errors;
      std::copy_if(more.begin(), more.end(), std::back_inserter(errors), [&](const auto* error) {
        return std::find(errors.begin(), errors.end(), error) == errors.end();
      });
    }
    rules = mutants_.together(errors);
  }
  return rules;
}

}  // namespace hurdle
