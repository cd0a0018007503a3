#include "perft/diagnosis/search.hpp"

#include <omp.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_remembered = 20'000;  // theories
constexpr std::size_t most_leads = 12;           // for the first half of a pair
constexpr std::size_t sampled_wrong = 24;        // wrong replies used to weigh a lead
constexpr std::size_t sampled_right = 24;        // right replies used to weigh a lead

bool overlap(const Listing& one, const Listing& other) {
  return difference(one, other).size() < one.size();
}

/// A key that groups similar errors: the number of missing moves, the number of extra moves, and
/// where the first of them starts.
std::string look_of(const Observation& seen) {
  const Listing& moves = seen.missing.empty() ? seen.extra : seen.missing;
  return (seen.missing.empty() ? "+" : "-") + moves.front().substr(0, 2) +
         (seen.listed.empty() ? "all" : "");
}

Theory with(Theory theory, std::size_t candidate) {
  theory.insert(std::lower_bound(theory.begin(), theory.end(), candidate), candidate);
  return theory;
}

}  // namespace

Effect effect_of(const Listing& listing, const Observation& seen) {
  if (listing == seen.listed) {
    return seen.wrong() ? Effect::exact : Effect::none;
  }
  if (listing == seen.legal) {
    return Effect::none;
  }
  const bool part = within(difference(seen.legal, listing), seen.missing) &&
                    within(difference(listing, seen.legal), seen.extra);
  return part ? Effect::part : Effect::contrary;
}

void TheorySearch::check_stop() const {
  if (stop_ != nullptr && *stop_) {
    throw Interrupted();
  }
}

bool TheorySearch::lists(const Theory& theory, const Observation& seen) {
  check_stop();
  if (listed_.size() > most_remembered && listed_.count(theory) == 0) {
    listed_.clear();
  }
  std::vector<std::optional<bool>>& known = listed_[theory];
  if (known.size() <= seen.id) {
    known.resize(seen.id + 1);
  }
  if (!known[seen.id]) {
    known[seen.id] = listing(theory, seen) == seen.listed;
  }
  return *known[seen.id];
}

std::optional<Listing> TheorySearch::listing(const Theory& theory, const Observation& seen) {
  if (theory.empty()) {
    return seen.legal;
  }
  const Referee& rules = *candidates_.rules_of(theory);
  const std::optional<Setup> position = play(rules, seen.base, seen.line);
  return position ? std::optional(listing_of(rules, *position)) : std::nullopt;
}

const TheorySearch::Alone& TheorySearch::alone(std::size_t candidate, const Observation& seen) {
  Alone& known = alone_[{candidate, seen.id}];
  if (known.effect == Effect::unknown) {
    check_stop();
    known = computed_alone(candidate, seen);
  }
  return known;
}

TheorySearch::Alone TheorySearch::computed_alone(std::size_t candidate,
                                                 const Observation& seen) const {
  const Referee& rules = *candidates_[candidate].rules;
  const std::optional<Setup> position = play(rules, seen.base, seen.line);
  Alone result;
  result.listing = position ? listing_of(rules, *position) : Listing{};
  result.effect = position ? effect_of(result.listing, seen) : Effect::contrary;
  if (result.effect == Effect::none) {
    result.listing.clear();  // most of them; nothing needs it
  }
  return result;
}

void TheorySearch::compute_alone(const Theory& candidates,
                                 const std::vector<const Observation*>& seen) {
  struct Open {
    std::size_t candidate;
    const Observation* seen;
    Alone* known;  // stays where it is in the map
  };
  std::vector<Open> open;
  for (const std::size_t candidate : candidates) {
    for (const Observation* one : seen) {
      Alone& known = alone_[{candidate, one->id}];
      if (known.effect == Effect::unknown) {
        open.push_back({candidate, one, &known});
      }
    }
  }
  check_stop();
  const auto compute = [&](std::size_t index) {
    const Open& one = open[index];
    *one.known = computed_alone(one.candidate, *one.seen);
  };
  for_each_index(open.size(), omp_get_max_threads(), compute, 16);
}

std::size_t TheorySearch::mismatches(const Theory& theory) {
  std::size_t number = 0;
  for (const auto* observations : {&evidence_.wrong(), &evidence_.right()}) {
    number += static_cast<std::size_t>(std::ranges::count_if(
        *observations, [&](const Observation& seen) { return !lists(theory, seen); }));
  }
  return number;
}

const Observation* TheorySearch::first_mismatch(const Theory& theory) {
  for (const auto* observations : {&evidence_.wrong(), &evidence_.right()}) {
    for (const Observation& seen : *observations) {
      if (!lists(theory, seen)) {
        return &seen;
      }
    }
  }
  return nullptr;
}

std::size_t TheorySearch::deep_looked_at(std::uint64_t nodes) const {
  Total spent;
  std::size_t number = 0;
  for (const DeepAnswer& deep : evidence_.deep()) {
    spent += deep.nodes;
    if (spent > Total(nodes)) {
      break;
    }
    ++number;
  }
  return number;
}

bool TheorySearch::contradicted_deeper(const Theory& theory, bool right_ones_only) {
  const auto [known, is_new] =
      contradicted_.try_emplace({theory, evidence_.deep().size(), right_ones_only}, false);
  if (is_new) {
    known->second = compare_deeper(theory, right_ones_only, deep_nodes);
  }
  return known->second;
}

bool TheorySearch::compare_deeper(const Theory& theory, bool right_ones_only, std::uint64_t nodes) {
  const std::size_t looked_at = deep_looked_at(nodes);
  for (std::size_t index = 0; index < looked_at; ++index) {
    if (contradicts(evidence_.deep()[index].answer, theory, right_ones_only)) {
      return true;
    }
  }
  return false;
}

bool TheorySearch::contradicts(const Answer& answer, const Theory& theory, bool if_right) {
  const Variant& variant = evidence_.variant();
  CountOptions how;
  how.stop = stop_;
  if (if_right &&
      !agree(by_text(variant.notation, variant.fast.divide(answer.position, answer.depth, how)),
             answer.moves)) {
    return false;
  }
  const std::shared_ptr<const Referee> rules = candidates_.rules_of(theory);
  const std::optional<Setup> position = play(*rules, answer.base, answer.line);
  return !position || !agree(division_of(rules, *position, answer.depth, stop_), answer.moves);
}

std::vector<Answer> TheorySearch::contradicting_right_counts(const Theory& theory) {
  std::vector<Answer> answers;
  const std::size_t looked_at = deep_looked_at();
  for (std::size_t index = 0; index < looked_at; ++index) {
    const Answer& answer = evidence_.deep()[index].answer;
    if (contradicts(answer, theory, true)) {
      answers.push_back(answer);
    }
  }
  return answers;
}

std::vector<Theory> TheorySearch::complete() {
  if (evidence_.wrong().empty()) {
    return {};
  }
  std::vector<Theory> theories = singles();
  return theories.empty() ? pairs() : theories;
}

std::vector<Theory> TheorySearch::singles() {
  std::vector<Theory> theories;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    const Theory theory{candidate};
    if (first_mismatch(theory) == nullptr && !contradicted_deeper(theory, false)) {
      theories.push_back(theory);
    }
  }
  return theories;
}

std::vector<const Observation*> TheorySearch::sample(std::size_t most) const {
  std::vector<const Observation*> first_looks;
  std::vector<const Observation*> others;
  std::set<std::string> looks;
  for (const Observation& seen : evidence_.wrong()) {
    (looks.insert(look_of(seen)).second ? first_looks : others).push_back(&seen);
  }
  first_looks.insert(first_looks.end(), others.begin(), others.end());
  first_looks.resize(std::min(most, first_looks.size()));
  return first_looks;
}

double TheorySearch::fit(std::size_t candidate, const std::vector<const Observation*>& sample) {
  const Referee& rules = *candidates_[candidate].rules;
  double fit = 0;
  for (const Observation* seen : sample) {
    check_stop();
    const std::optional<Setup> position = play(rules, seen->base, seen->line);
    if (!position) {
      fit -= 1;
      continue;
    }
    const Listing listing = listing_of(rules, *position);
    const Listing missing = difference(seen->legal, listing);
    const Listing extra = difference(listing, seen->legal);
    if (listing == seen->listed) {
      fit += seen->wrong() ? 2 : 0;
    } else if (!within(missing, seen->missing) || !within(extra, seen->extra)) {
      fit -= 1;
    } else if (!missing.empty() || !extra.empty()) {
      fit += 1;
    }
  }
  return fit;
}

std::vector<TheorySearch::Lead> TheorySearch::leads(const Observation& seen) {
  std::vector<const Observation*> weighed = sample(sampled_wrong);
  for (const Observation& right : evidence_.right()) {
    if (weighed.size() >= sampled_wrong + sampled_right) {
      break;
    }
    weighed.push_back(&right);
  }
  std::vector<Lead> leads;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    check_stop();
    const Referee& rules = *candidates_[candidate].rules;
    const std::optional<Setup> position = play(rules, seen.base, seen.line);
    if (!position) {
      continue;
    }
    const Listing listing = listing_of(rules, *position);
    if (overlap(difference(seen.legal, listing), seen.missing) ||
        overlap(difference(listing, seen.legal), seen.extra)) {
      leads.push_back({candidate, fit(candidate, weighed)});
    }
  }
  std::ranges::stable_sort(leads,
                           [](const Lead& one, const Lead& other) { return one.fit > other.fit; });
  leads.resize(std::min(leads.size(), most_leads));
  return leads;
}

std::vector<bool> TheorySearch::acting_at(const Observation& seen) {
  std::vector<bool> acting;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    check_stop();
    const Referee& rules = *candidates_[candidate].rules;
    const std::optional<Setup> position = play(rules, seen.base, seen.line);
    acting.push_back(!position || listing_of(rules, *position) != seen.legal);
  }
  return acting;
}

std::vector<Theory> TheorySearch::pairs() {
  const std::vector<Lead> all_leads = leads(evidence_.wrong().front());
  std::map<const Observation*, std::vector<bool>> acting_alone;
  std::set<Theory> found;
  // Candidates that act alone where the first mutant is wrong come first: one list for each such
  // observation, shared by all first mutants that are wrong there. The others act only together
  // with the first mutant or never.
  for (const bool acts_alone : {true, false}) {
    for (const Lead& lead : all_leads) {
      const Observation* open = first_mismatch({lead.candidate});
      if (open == nullptr) {
        continue;  // deeper counts contradict it
      }
      std::vector<bool>& acting = acting_alone[open];
      if (acting.empty()) {
        acting = acting_at(*open);
      }
      for (std::size_t other = 0; other < candidates_.size(); ++other) {
        const Theory pair = with({lead.candidate}, other);
        if (other != lead.candidate && acting[other] == acts_alone && found.count(pair) == 0 &&
            lists(pair, *open) && first_mismatch(pair) == nullptr &&
            !contradicted_deeper(pair, false)) {
          found.insert(pair);
        }
      }
    }
    if (!found.empty()) {
      break;
    }
  }
  return {found.begin(), found.end()};
}

void add_parts(const Candidates& candidates, const Evidence& evidence, TheorySearch& search,
               std::vector<Theory>& theories) {
  for (std::size_t index = 0; index < theories.size(); ++index) {
    const Theory theory = theories[index];
    for (const std::size_t member : theory) {
      for (const Theory& part : candidates.parts_of(member)) {
        const Theory smaller = sum_of(rest_of(theory, {member}), part);
        const auto explains_the_same = [&](const Observation& seen) {
          return search.lists(smaller, seen) == search.lists(theory, seen);
        };
        const auto agrees = [&](const Observation& seen) { return search.lists(smaller, seen); };
        if (std::ranges::count(theories, smaller) == 0 &&
            std::ranges::all_of(evidence.wrong(), explains_the_same) &&
            std::ranges::all_of(evidence.right(), agrees)) {
          theories.push_back(smaller);
        }
      }
    }
  }
}

void fewest_mutants_first(const Candidates& candidates, std::vector<Theory>& theories) {
  std::ranges::stable_sort(theories, [&](const Theory& one, const Theory& other) {
    return candidates.mutants_in(one) < candidates.mutants_in(other);
  });
}

}  // namespace hurdle
