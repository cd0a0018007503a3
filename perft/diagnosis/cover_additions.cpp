// What the choice among explanations leaves out: mutants that hide each other where the engine is
// right, and rivals of the theories that it found.
#include <algorithm>
#include <iterator>

#include "perft/diagnosis/cover.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_hidden = 24;     // mutants that others may hide
constexpr std::size_t most_tried = 40;      // wrong replies that choose them
constexpr std::size_t least_explained = 2;  // of these by each
// Unexplained positions that choose the next mutant: if the first few do not, more.
constexpr std::size_t few_to_grow = 12;
constexpr std::size_t most_to_grow = 120;
constexpr std::size_t least_compared = 8;  // mutants, by all wrong replies
constexpr std::size_t most_seeds = 6;      // mutants that others hide, each tried as the first
constexpr std::size_t most_left = 8;       // unexplained positions that a hidden mutant is tried at

/// The moves that one of the lists has and the other lacks.
Listing apart(const Listing& one, const Listing& other) {
  Listing moves;
  std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(),
                                std::back_inserter(moves));
  return moves;
}

/// A wrong reply, and the moves in which a theory differs from it.
struct Left {
  const Observation* seen = nullptr;
  Listing open;
};

}  // namespace

/// The mutants that, added to the theory, explain some of the simplest wrong replies that are left,
/// at most so many of these; those that explain the most first. Tries only mutants that change one
/// of the moves in which the theory differs from the engine.
Theory CoverSearch::additions(const Theory& theory, std::size_t most) {
  const std::vector<const Observation*> unexplained_ones = unexplained(theory, most);
  Theory others;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    if (!has(refused_, candidate) && !has(theory, candidate)) {
      others.push_back(candidate);
    }
  }
  search_.compute_alone(others, unexplained_ones);
  std::vector<Left> left;
  for (const Observation* seen : unexplained_ones) {
    const std::optional<Listing> predicted = search_.listing(theory, *seen);
    left.push_back({seen, apart(predicted.value_or(Listing{}), seen->listed)});
  }
  std::vector<std::pair<std::size_t, std::size_t>> found;  // replies explained, candidate
  for (const std::size_t candidate : others) {
    const Theory larger = sum_of(theory, {candidate});
    const auto explained = std::ranges::count_if(left, [&](const Left& one) {
      const TheorySearch::Alone& alone = search_.alone(candidate, *one.seen);
      if (alone.effect == Effect::none) {
        return false;
      }
      const Listing changed = apart(alone.listing, one.seen->legal);
      return difference(changed, one.open).size() < changed.size() && spend(1) &&
             search_.lists(larger, *one.seen);
    });
    if (explained > 0) {
      found.emplace_back(explained, candidate);
    }
  }
  std::ranges::stable_sort(
      found, [](const auto& one, const auto& other) { return one.first > other.first; });
  Theory sorted;
  for (const auto& [explained, candidate] : found) {
    sorted.push_back(candidate);
  }
  return sorted;
}

/// The theory with the mutant that makes it explain the most, if it then explains more and the
/// right replies agree; empty if there is none. A few positions choose the mutants that are
/// compared.
Theory CoverSearch::grown(const Theory& theory, std::size_t positions) {
  Theory best;
  std::size_t explained = theory.empty() ? 0 : count_explained(theory);
  std::size_t compared = 0;
  for (const std::size_t addition : additions(theory, positions)) {
    if (++compared > least_compared && !best.empty()) {
      break;
    }
    Theory larger = sum_of(theory, {addition});
    const std::size_t by_larger = count_explained(larger);
    if (by_larger > explained && agrees_where_right(larger)) {
      best = std::move(larger);
      explained = by_larger;
    }
  }
  return best;
}

/// The theory, grown again and again. A wrong reply may contradict it until the mutant that hides
/// another there is part of it: returns the last theory that contradicts no reply, empty if there
/// is none.
Theory CoverSearch::grown_from(Theory theory) {
  Theory consistent;
  while (theory.size() < most_together) {
    Theory larger = grown(theory, few_to_grow);
    if (larger.empty()) {
      larger = grown(theory, most_to_grow);
    }
    if (larger.empty()) {
      break;
    }
    theory = std::move(larger);
    if (is_consistent(theory)) {
      consistent = theory;
    }
  }
  return consistent;
}

/// Finds a theory mutant by mutant, before the choice among explanations of single positions:
/// coincidences can explain these. A mutant that a right reply contradicts may be hidden there by
/// others, so some of these are tried as the first too.
void CoverSearch::grow(Cover& best) {
  Theory found = grown_from({});
  std::size_t explained = found.empty() ? 0 : count_explained(found);
  std::size_t seeds = 0;
  for (const std::size_t seed : additions({}, few_to_grow)) {
    if (explained == evidence_.wrong().size() || seeds == most_seeds) {
      break;
    }
    if (contradiction(seed) == nullptr) {
      continue;
    }
    ++seeds;
    Theory other = grown_from({seed});
    const std::size_t by_other = other.empty() ? 0 : count_explained(other);
    if (by_other > explained) {
      found = std::move(other);
      explained = by_other;
    }
  }
  if (!found.empty()) {
    best.theories = {found};
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
  std::ranges::stable_sort(
      all, [](const Hidden& one, const Hidden& other) { return one.explained > other.explained; });
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
      if (!has(refused_, other) && spend(1) &&
          search_.alone(other, *one.contradiction).effect != Effect::none &&
          search_.lists(pair, *one.contradiction) && count_explained(pair) > explained &&
          holds(pair)) {
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
          std::ranges::none_of(left, explains) || count_explained(larger) <= explained ||
          !holds(larger)) {
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
            std::ranges::count(theories, rival) == 0 && std::ranges::all_of(explained, explains) &&
            agrees_where_right(rival)) {
          theories.push_back(rival);
        }
      }
    }
  }
}

void CoverSearch::put_best_first(std::vector<Theory>& theories) {
  std::ranges::stable_sort(theories, [&](const Theory& one, const Theory& other) {
    return count_explained(one) > count_explained(other);
  });
  std::stable_partition(theories.begin(), theories.end(),
                        [&](const Theory& theory) { return is_consistent(theory); });
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
