#include "perft/diagnosis/diagnose.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "perft/diagnosis/attack_difference.hpp"
#include "perft/diagnosis/cover.hpp"

namespace hurdle {
namespace {

Explanation explanation_of(const Candidate& candidate) {
  return {candidate.id, candidate.clause, candidate.sentence, candidate.house_rules};
}

Symptom symptom(const Observation& seen) {
  return {seen.base, seen.line, seen.position, seen.listed, seen.missing, seen.extra, ""};
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
    std::vector<const Observation*> open;
    for (std::size_t index = 0; index < wrong.size(); ++index) {
      if (!explained[index]) {
        open.push_back(&wrong[index]);
        result_.unexplained.push_back(symptom(wrong[index]));
      }
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

  /// A candidate contributes to a finding that it explains alone, and to one that the theory
  /// without it does not explain.
  Cause cause(const Theory& theory, std::size_t candidate, const std::vector<bool>& explained) {
    const std::vector<Observation>& wrong = evidence_.wrong();
    const std::vector<bool> alone = explained_by({candidate});
    const std::vector<bool> rest = explained_by(without(theory, candidate));
    Cause cause{explanation_of(candidates_[candidate]), {}, {}, 0};
    for (std::size_t index = 0; index < wrong.size(); ++index) {
      if (explained[index] && (alone[index] || !rest[index])) {
        Symptom& explained_one = cause.symptoms.emplace_back(symptom(wrong[index]));
        if (alone[index]) {
          ++cause.alone;
          explained_one.attack = attack_difference(evidence_.variant().referee,
                                                   *candidates_[candidate].rules, wrong[index]);
        }
      }
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
