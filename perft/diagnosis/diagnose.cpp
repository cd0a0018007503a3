#include "perft/diagnosis/diagnose.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

#include "perft/diagnosis/attack_difference.hpp"
#include "perft/diagnosis/cover.hpp"
#include "perft/diagnosis/other_board.hpp"

namespace hurdle {
namespace {

Explanation explanation_of(const Candidate& candidate) {
  return {candidate.id, candidate.clause, candidate.sentence, candidate.house_rules};
}

Symptom symptom(const Observation& seen) {
  Symptom symptom{seen.base, seen.line, seen.position, seen.listed, seen.missing, {}, {}, ""};
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

Theory without(const Theory& theory, std::size_t candidate) {
  Theory rest;
  std::copy_if(theory.begin(), theory.end(), std::back_inserter(rest),
               [&](std::size_t one) { return one != candidate; });
  return rest;
}

constexpr int most_rounds = 6;
constexpr int most_partial_rounds = 10;

class Diagnostician {
 public:
  Diagnostician(const Variant& variant, std::span<const Answer> answers, const Ask& ask,
                const QuestionOptions& options, Repeats repeats)
      : candidates_(variant.notation),
        evidence_(variant, answers, repeats),
        search_(candidates_, evidence_, options.stop),
        questions_(candidates_, evidence_, ask, options),
        repeats_(repeats) {
    result_.variant = &variant;
  }

  /// Empty when moves that are listed twice prevent an explanation.
  std::optional<Diagnosis> run() {
    if (auto pattern = other_board(evidence_)) {
      conclude({});
      result_.patterns = {std::move(*pattern)};
      result_.answers = evidence_.right().size();
      return std::move(result_);
    }
    const std::vector<Theory> theories = find();
    if (repeats_ == Repeats::count && repeats_are_open(theories)) {
      return std::nullopt;
    }
    conclude(theories);
    // When findings stay unexplained, wrong deeper counts were not compared.
    const bool whole = result_.explained == result_.symptoms;
    result_.answers =
        evidence_.right().size() + result_.explained + (whole ? search_.deep_looked_at() : 0);
    result_.asked = questions_.asked();
    return std::move(result_);
  }

 private:
  /// Theories that no question separates. When a reply refutes the first of them, the search
  /// restarts with that reply as further evidence. If no mutant and no pair reproduces every reply,
  /// theories that leave some replies unexplained; empty if none of them is proved.
  std::vector<Theory> find() {
    for (int round = 0; round < most_rounds; ++round) {
      std::vector<Theory> theories = search_.complete();
      if (theories.empty()) {
        break;
      }
      questions_.separate(theories);
      if (!theories.empty() && questions_.confirm(theories.front())) {
        return theories;
      }
    }
    return find_partial();
  }

  /// A mutant that is not proved takes no part in the next round.
  std::vector<Theory> find_partial() {
    Theory refused;
    for (int round = 0; round < most_partial_rounds; ++round) {
      Cover cover = CoverSearch(candidates_, evidence_, search_, refused).find();
      result_.searched_all = cover.whole;
      const std::size_t before = evidence_.wrong().size() + evidence_.right().size();
      questions_.separate_partial(cover.theories);
      if (cover.theories.empty()) {
        if (evidence_.wrong().size() + evidence_.right().size() == before) {
          return {};
        }
        continue;
      }
      if (const auto member = questions_.unproved_member(cover.theories.front())) {
        refused.insert(std::lower_bound(refused.begin(), refused.end(), *member), *member);
      } else if (CoverSearch(candidates_, evidence_, search_, refused)
                     .holds(cover.theories.front())) {
        return cover.theories;
      }
    }
    return {};
  }

  bool repeats_are_open(const std::vector<Theory>& theories) {
    return std::any_of(evidence_.repeated().begin(), evidence_.repeated().end(),
                       [&](const Observation& repeated) {
                         return theories.empty() || explains_too_little(theories.front(), repeated);
                       });
  }

  /// Whether the theory's moves differ from the engine's in an observation with repeated moves.
  bool explains_too_little(const Theory& theory, const Observation& repeated) {
    const auto same = [&](const Observation& seen) {
      return seen.base == repeated.base && seen.line == repeated.line;
    };
    return std::any_of(
        evidence_.wrong().begin(), evidence_.wrong().end(),
        [&](const Observation& seen) { return same(seen) && !search_.lists(theory, seen); });
  }

  /// The findings that a theory explains: it lists the same moves as the engine.
  std::vector<bool> explained_by(const Theory& theory) {
    std::vector<bool> explained;
    for (const Observation& seen : evidence_.wrong()) {
      explained.push_back(!theory.empty() && search_.lists(theory, seen));
    }
    return explained;
  }

  void conclude(const std::vector<Theory>& theories) {
    const std::vector<Observation>& wrong = evidence_.wrong();
    const Theory theory = theories.empty() ? Theory{} : theories.front();
    const std::vector<bool> explained = explained_by(theory);
    std::vector<Observation> left;
    for (std::size_t index = 0; index < wrong.size(); ++index) {
      if (!explained[index]) {
        left.push_back(beyond(theory, wrong[index]));
        result_.unexplained.push_back(symptom(wrong[index]));
      }
    }
    std::vector<const Observation*> open;
    open.reserve(left.size());
    for (const Observation& seen : left) {
      open.push_back(&seen);
    }
    result_.symptoms = wrong.size();
    result_.explained = wrong.size() - open.size();
    for (const std::size_t candidate : theory) {
      result_.causes.push_back(cause(theory, candidate, explained));
      for (auto other = theories.begin() + 1; other != theories.end(); ++other) {
        const Theory rest = without(theory, candidate);
        if (std::includes(other->begin(), other->end(), rest.begin(), rest.end())) {
          for (const std::size_t one : *other) {
            if (std::count(theory.begin(), theory.end(), one) == 0) {
              result_.causes.back().alike.push_back(explanation_of(candidates_[one]));
            }
          }
        }
      }
    }
    std::stable_sort(result_.causes.begin(), result_.causes.end(),
                     [](const Cause& one, const Cause& other) {
                       return one.symptoms.size() > other.symptoms.size();
                     });
    result_.patterns = patterns(evidence_, open, repeats_);
  }

  /// The moves of a theory; nothing if it cannot play the line.
  std::optional<Listing> listing(const Theory& theory, const Observation& seen) {
    const Referee& rules =
        theory.empty() ? evidence_.variant().referee : *candidates_.rules_of(theory);
    const std::optional<Setup> position = play(rules, seen.base, seen.line);
    return position ? std::optional(listing_of(rules, *position)) : std::nullopt;
  }

  /// What the theory leaves unexplained of a wrong reply.
  Observation beyond(const Theory& theory, Observation seen) {
    if (const auto predicted = listing(theory, seen); predicted && !theory.empty()) {
      seen.legal = *predicted;
      seen.missing = difference(seen.legal, seen.listed);
      seen.extra = difference(seen.listed, seen.legal);
    }
    return seen;
  }

  /// The wrong reply with only those moves that the candidate changes beside the others.
  Symptom share_of(std::size_t candidate, const Theory& theory, const Observation& seen) {
    Symptom share = symptom(seen);
    const auto with_it = listing(theory, seen);
    const auto rest = listing(without(theory, candidate), seen);
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

  /// A candidate contributes to a finding that it explains alone, and to one that the theory
  /// without it does not explain.
  Cause cause(const Theory& theory, std::size_t candidate, const std::vector<bool>& explained) {
    const std::vector<Observation>& wrong = evidence_.wrong();
    const std::vector<bool> alone = explained_by({candidate});
    const std::vector<bool> rest = explained_by(without(theory, candidate));
    Cause cause{explanation_of(candidates_[candidate]), {}, {}, 0};
    std::array<std::vector<Symptom>, 3> by_weight;
    for (std::size_t index = 0; index < wrong.size(); ++index) {
      if (!explained[index] || (!alone[index] && rest[index])) {
        continue;
      }
      const std::size_t weight = rest[index] ? 2 : alone[index] ? 0 : 1;
      Symptom& one = by_weight.at(weight).emplace_back(
          alone[index] ? symptom(wrong[index]) : share_of(candidate, theory, wrong[index]));
      if (alone[index]) {
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

  Candidates candidates_;
  Evidence evidence_;
  Search search_;
  Questions questions_;
  Repeats repeats_;
  Diagnosis result_;
};

}  // namespace

Diagnosis diagnose(const Variant& variant, std::span<const Answer> answers, const Ask& ask,
                   const QuestionOptions& options) {
  std::optional<Diagnosis> found =
      Diagnostician(variant, answers, ask, options, Repeats::count).run();
  return found ? std::move(*found)
               : Diagnostician(variant, answers, ask, options, Repeats::ignore).run().value();
}

}  // namespace hurdle
