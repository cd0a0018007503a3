// Decides whether an engine plays by house rules, before anything else is known about it.
#include <algorithm>

#include "perft/diagnosis/diagnose.hpp"

namespace hurdle {
namespace {

/// The mutants of the house rules as candidates.
Theory parts_of(const Candidates& candidates, const HouseRules& house_rules) {
  Theory parts;
  for (const std::string& name : house_rules.mutants) {
    parts.push_back(candidates.find(name).value());
  }
  std::ranges::sort(parts);
  return parts;
}

}  // namespace

const HouseRules* proved_house_rules(const Variant& variant, std::span<const Answer> answers,
                                     const Ask& ask, const QuestionOptions& options) {
  Candidates candidates(variant);
  Evidence evidence(variant, answers);
  TheorySearch search(candidates, evidence, options.stop);
  Questions questions(candidates, evidence, ask, options);
  std::vector<Theory> theories = search.singles();
  const auto house_rules_of = [&](const Theory& theory) {
    return candidates[theory.front()].house_rules;
  };
  if (evidence.wrong().empty() || std::ranges::none_of(theories, house_rules_of)) {
    return nullptr;
  }
  questions.separate(theories);
  if (theories.size() != 1 || house_rules_of(theories.front()) == nullptr) {
    return nullptr;
  }
  const HouseRules* const found = house_rules_of(theories.front());
  const bool proved = !questions.unproved_member(parts_of(candidates, *found)) &&
                      search.mismatches(theories.front()) == 0;
  return proved ? found : nullptr;
}

}  // namespace hurdle
