#include "perft/diagnosis/theory.hpp"

#include <algorithm>

namespace hurdle {
namespace {

/// The reading that is exactly this mutant, or null.
const HouseRules* reading_of(const Mutants& mutants, const std::string& name) {
  for (const HouseRules& reading : mutants.house_rules()) {
    if (reading.mutants.size() == 1 && reading.mutants.front() == name) {
      return &reading;
    }
  }
  return nullptr;
}

}  // namespace

Suspects::Suspects(const Notation& variant) : mutants_(mutants_of(variant)) {
  for (const HouseRules& reading : mutants_.house_rules()) {
    if (reading.mutants.size() > 1) {
      Suspect suspect{reading.name, "", reading.says, &reading, {}, nullptr};
      for (const std::string& name : reading.mutants) {
        suspect.errors.push_back(mutants_.find(name));
      }
      suspect.clause = suspect.errors.front()->info.clause;
      suspect.rules = mutants_.together(suspect.errors);
      all_.push_back(std::move(suspect));
    }
  }
  for (const Mutant& mutant : mutants_.all()) {
    const auto& [name, clause, error] = mutant.info;
    all_.push_back({name, clause, error, reading_of(mutants_, name), {&mutant}, mutant.referee});
  }
  // What organisations and programs hold is likelier than what nobody is known to.
  std::stable_partition(all_.begin(), all_.end(),
                        [](const Suspect& one) { return one.reading != nullptr; });
}

std::shared_ptr<const Referee> Suspects::rules_of(const Theory& theory) {
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
