#include "perft/diagnosis/theory.hpp"

#include <algorithm>

namespace hurdle {
namespace {

/// The reading that is exactly this misreading, or null.
const Reading* reading_of(const Misreadings& misreadings, const std::string& name) {
  for (const Reading& reading : misreadings.readings()) {
    if (reading.beliefs.size() == 1 && reading.beliefs.front() == name) {
      return &reading;
    }
  }
  return nullptr;
}

}  // namespace

Suspects::Suspects(const Notation& variant) : misreadings_(misreadings_of(variant)) {
  for (const Reading& reading : misreadings_.readings()) {
    if (reading.beliefs.size() > 1) {
      Suspect suspect{reading.name, "", reading.says, &reading, {}, nullptr};
      for (const std::string& name : reading.beliefs) {
        suspect.errors.push_back(misreadings_.find(name));
      }
      suspect.clause = suspect.errors.front()->belief.clause;
      suspect.rules = misreadings_.together(suspect.errors);
      all_.push_back(std::move(suspect));
    }
  }
  for (const Misreading& misreading : misreadings_.all()) {
    const auto& [name, clause, error] = misreading.belief;
    all_.push_back(
        {name, clause, error, reading_of(misreadings_, name), {&misreading}, misreading.referee});
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
    std::vector<const Misreading*> errors;
    for (const std::size_t one : theory) {
      const std::vector<const Misreading*>& more = all_[one].errors;
      std::copy_if(more.begin(), more.end(), std::back_inserter(errors), [&](const auto* error) {
        return std::find(errors.begin(), errors.end(), error) == errors.end();
      });
    }
    rules = misreadings_.together(errors);
  }
  return rules;
}

}  // namespace hurdle
