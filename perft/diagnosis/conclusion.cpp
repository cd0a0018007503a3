#include "perft/diagnosis/conclusion.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "perft/diagnosis/attack_difference.hpp"

namespace hurdle {
namespace {

Explanation explanation_of(const Candidate& candidate) {
  return {candidate.id, candidate.clause, candidate.sentence, candidate.house_rules};
}

Symptom symptom(const Observation& seen) {
  Symptom symptom{seen.base, seen.line, seen.position, seen.listed, seen.missing, {},
                  {},        "",        false};
  for (const std::string& move : seen.extra) {
    const bool legal = std::binary_search(seen.legal.begin(), seen.legal.end(), move);
    (legal ? symptom.repeated : symptom.extra).push_back(move);
  }
  return symptom;
}

/// The moves of `one` that are also in `other`.
Listing common(const Listing& one, const Listing& other) {
  return difference(one, difference(one, other));
}

}  // namespace

Diagnosis Conclusion::of(const std::vector<Theory>& theories, Repeats repeats) {
  const std::vector<Observation>& wrong = evidence_.wrong();
  const Theory theory = theories.empty() ? Theory{} : theories.front();
  const std::vector<bool> explained = explained_by(theory);
  Diagnosis result;
  result.variant = &evidence_.variant();
  result.symptoms = wrong.size();
  std::vector<Observation> left;
  for (std::size_t index = 0; index < wrong.size(); ++index) {
    if (!explained[index]) {
      left.push_back(beyond(theory, wrong[index]));
      result.unexplained.push_back(symptom(wrong[index]));
    }
  }
  result.explained = wrong.size() - left.size();
  for (const std::size_t candidate : theory) {
    result.causes.push_back(cause(theory, candidate, explained));
    add_others(candidate, theories, result.causes.back());
  }
  std::stable_sort(result.causes.begin(), result.causes.end(),
                   [](const Cause& one, const Cause& other) {
                     return one.symptoms.size() > other.symptoms.size();
                   });
  std::vector<const Observation*> open;
  std::transform(left.begin(), left.end(), std::back_inserter(open),
                 [](const Observation& seen) { return &seen; });
  result.patterns = patterns(evidence_, open, repeats);
  return result;
}

std::vector<bool> Conclusion::explained_by(const Theory& theory) {
  std::vector<bool> explained;
  for (const Observation& seen : evidence_.wrong()) {
    explained.push_back(!theory.empty() && search_.lists(theory, seen));
  }
  return explained;
}

/// What the theory leaves unexplained of a wrong reply.
Observation Conclusion::beyond(const Theory& theory, Observation seen) {
  if (const auto predicted = search_.listing(theory, seen); predicted) {
    seen.legal = *predicted;
    seen.missing = difference(seen.legal, seen.listed);
    seen.extra = difference(seen.listed, seen.legal);
  }
  return seen;
}

/// The wrong reply with only those moves that the candidate changes beside the others.
Symptom Conclusion::share_of(std::size_t candidate, const Theory& theory, const Observation& seen) {
  Symptom share = symptom(seen);
  const auto with_it = search_.listing(theory, seen);
  const auto rest = search_.listing(rest_of(theory, {candidate}), seen);
  if (with_it && rest) {
    const Listing missing = common(share.missing, difference(*rest, *with_it));
    const Listing extra = common(share.extra, difference(*with_it, *rest));
    if (!missing.empty() || !extra.empty()) {
      share.missing = missing;
      share.extra = extra;
    }
  }
  return share;
}

/// A candidate contributes to a finding that it explains alone, and to one that the theory without
/// it does not explain.
Cause Conclusion::cause(const Theory& theory, std::size_t candidate,
                        const std::vector<bool>& explained) {
  const std::vector<Observation>& wrong = evidence_.wrong();
  const std::vector<bool> alone = explained_by({candidate});
  const std::vector<bool> rest = explained_by(rest_of(theory, {candidate}));
  Cause cause;
  cause.explanation = explanation_of(candidates_[candidate]);
  std::array<std::vector<Symptom>, 3> by_weight;
  for (std::size_t index = 0; index < wrong.size(); ++index) {
    if (!explained[index] || (!alone[index] && rest[index])) {
      continue;
    }
    const std::size_t weight = rest[index] ? 2 : alone[index] ? 0 : 1;
    Symptom& one = by_weight.at(weight).emplace_back(
        alone[index] ? symptom(wrong[index]) : share_of(candidate, theory, wrong[index]));
    one.alone = alone[index];
    if (one.alone) {
      ++cause.alone;
      one.attack = attack_difference(evidence_.variant().referee, *candidates_[candidate].rules,
                                     wrong[index]);
    }
  }
  for (std::vector<Symptom>& symptoms : by_weight) {
    std::move(symptoms.begin(), symptoms.end(), std::back_inserter(cause.symptoms));
  }
  return cause;
}

/// Adds what the other theories have instead of this candidate of the first.
void Conclusion::add_others(std::size_t candidate, const std::vector<Theory>& theories,
                            Cause& cause) {
  const Theory& theory = theories.front();
  const Theory rest = rest_of(theory, {candidate});
  const std::vector<bool> explained = explained_by(theory);
  for (auto other = theories.begin() + 1; other != theories.end(); ++other) {
    if (std::includes(other->begin(), other->end(), rest.begin(), rest.end())) {
      const std::vector<bool> by_other = explained_by(*other);
      const auto number = std::count(by_other.begin(), by_other.end(), true);
      for (const std::size_t one : rest_of(*other, theory)) {
        const Explanation explanation = explanation_of(candidates_[one]);
        if (by_other == explained) {
          cause.alike.push_back(explanation);
        } else {
          cause.rivals.push_back({explanation, static_cast<std::size_t>(number)});
        }
      }
    }
  }
}

}  // namespace hurdle
