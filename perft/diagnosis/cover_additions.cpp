// What the choice among explanations leaves out: mutants that hide each other where the engine is
// right, and rivals of the theories that it found.
#include <algorithm>

#include "perft/diagnosis/cover.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_hidden = 24;     // mutants that others may hide
constexpr std::size_t most_tried = 40;      // wrong replies that choose them
constexpr std::size_t least_explained = 2;  // of these by each
constexpr std::size_t most_to_grow = 120;   // unexplained positions that choose the next mutant
constexpr std::size_t most_left = 8;  // unexplained positions that a hidden mutant is tried at

}  // namespace

/// The mutant that, added to the theory, explains the most of the wrong replies that are left.
std::optional<std::size_t> CoverSearch::best_addition(const Theory& theory,
                                                      const std::vector<const Observation*>& left,
                                                      const Theory& banned) {
  std::optional<std::size_t> best;
  std::size_t most = 0;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    if (has(refused_, candidate) || has(banned, candidate) || has(theory, candidate) ||
        contradiction(candidate) != nullptr) {
      continue;
    }
    const Theory larger = sum_of(theory, {candidate});
    const auto explains = [&](const Observation* seen) {
      return spend(1) && search_.alone(candidate, *seen).effect != Effect::none &&
             search_.lists(larger, *seen);
    };
    const auto explained =
        static_cast<std::size_t>(std::count_if(left.begin(), left.end(), explains));
    if (explained > most) {
      most = explained;
      best = candidate;
    }
  }
  return best;
}

/// Replaces the theories by one that grows by the mutant which explains the most of what is left,
/// if that explains more: the choice among explanations of single positions fails where many
/// coincidences explain the first of them.
void CoverSearch::grow(Cover& best) {
  const std::size_t explained = best.theories.empty() ? 0 : count_explained(best.theories.front());
  if (explained == evidence_.wrong().size()) {
    return;
  }
  Theory theory;
  Theory banned;
  while (theory.size() < most_together) {
    const auto addition = best_addition(theory, unexplained(theory, most_to_grow), banned);
    if (!addition) {
      break;
    }
    Theory larger = sum_of(theory, {*addition});
    if (count_explained(larger) > (theory.empty() ? 0 : count_explained(theory)) &&
        is_consistent(larger)) {
      theory = std::move(larger);
    } else {
      banned = sum_of(banned, {*addition});
    }
  }
  if (!theory.empty() && count_explained(theory) > explained) {
    best.theories = {theory};
  }
}

/// The hidden mutants that explain the most of the simplest wrong replies alone.
std::vector<CoverSearch::Hidden> CoverSearch::hidden_mutants() {
  const std::size_t tried = std::min(evidence_.wrong().size(), most_tried);
  std::vector<Hidden> all;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    Hidden one{candidate, 0, nullptr};
    for (std::size_t wrong = 0; wrong < tried && !has(refused_, candidate); ++wrong) {
      one.explained += search_.lists({candidate}, evidence_.wrong()[wrong]) ? 1 : 0;
    }
    one.contradiction = one.explained < least_explained ? nullptr : contradiction(candidate);
    if (one.contradiction != nullptr) {
      all.push_back(one);
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const Hidden& one, const Hidden& other) {
    return one.explained > other.explained;
  });
  all.resize(std::min(all.size(), most_hidden));
  return all;
}

std::vector<const Observation*> CoverSearch::unexplained(const Theory& theory, std::size_t most) {
  std::vector<const Observation*> left;
  for (const Observation& seen : evidence_.wrong()) {
    if (left.size() < most && (theory.empty() || !search_.lists(theory, seen))) {
      left.push_back(&seen);
    }
  }
  return left;
}

/// Takes a pair that explains more than the theories, where one mutant hides the other in all
/// positions in which the engine is right.
void CoverSearch::find_hidden_pairs(Cover& best) {
  std::size_t explained = best.theories.empty() ? 0 : count_explained(best.theories.front());
  if (explained == evidence_.wrong().size()) {
    return;
  }
  for (const Hidden& one : hidden_mutants()) {
    for (std::size_t other = 0; other < candidates_.size(); ++other) {
      const Theory pair = sum_of({one.candidate}, {other});
      if (!has(refused_, other) && search_.lists(pair, *one.contradiction) &&
          count_explained(pair) > explained && holds(pair)) {
        explained = count_explained(pair);
        best.theories = {pair};
      }
    }
  }
}

/// Adds mutants to the first theory that change a right reply alone, where another mutant of the
/// theory hides them. Its rivals are found anew.
void CoverSearch::add_hidden(Cover& best) {
  for (bool added = !best.theories.empty(); added;) {
    const Theory theory = best.theories.front();
    const std::vector<const Observation*> left = unexplained(theory, most_left);
    std::size_t explained = count_explained(theory);
    added = false;
    for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
      const Theory larger = sum_of(theory, {candidate});
      const auto explains = [&](const Observation* seen) {
        return spend(1) && search_.lists(larger, *seen);
      };
      if (larger.size() > most_together || has(refused_, candidate) || has(theory, candidate) ||
          std::none_of(left.begin(), left.end(), explains) ||
          count_explained(larger) <= explained || !holds(larger)) {
        continue;
      }
      explained = count_explained(larger);
      best.theories = {larger};
      added = true;
    }
  }
}

/// The choice of theories stops at `most_theories`, and leaves out what a wrong reply contradicts.
/// But where the theory explains nothing, something unknown acts, so such a reply does not refute a
/// rival.
void CoverSearch::add_rivals(std::vector<Theory>& theories) {
  const std::vector<Theory> found = theories;
  for (const Theory& theory : found) {
    for (const std::size_t member : theory) {
      const Theory rest = rest_of(theory, {member});
      const std::vector<const Observation*> explained = explained_first_needing(theory, rest);
      for (std::size_t other = 0; other < candidates_.size(); ++other) {
        const Theory rival = sum_of(rest, {other});
        const auto explains = [&](const Observation* seen) {
          return spend(1) && search_.lists(rival, *seen);
        };
        if (!has(refused_, other) && !has(theory, other) &&
            std::count(theories.begin(), theories.end(), rival) == 0 &&
            std::all_of(explained.begin(), explained.end(), explains) &&
            agrees_where_right(rival)) {
          theories.push_back(rival);
        }
      }
    }
  }
}

std::vector<const Observation*> CoverSearch::explained_first_needing(const Theory& theory,
                                                                     const Theory& rest) {
  std::vector<const Observation*> explained;
  for (const Observation& seen : evidence_.wrong()) {
    if (search_.lists(theory, seen)) {
      explained.push_back(&seen);
    }
  }
  std::stable_partition(explained.begin(), explained.end(), [&](const Observation* seen) {
    return rest.empty() || !search_.lists(rest, *seen);
  });
  return explained;
}

}  // namespace hurdle
