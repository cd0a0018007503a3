#include "perft/diagnosis/questions.hpp"

#include <algorithm>

#include "perft/count/interrupted.hpp"
#include "perft/sample/position_source.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_confirmations = 8;

}  // namespace

bool Questions::differ(const std::vector<Theory>& theories, const Setup& position) {
  if (options_.stop != nullptr && *options_.stop) {
    throw Interrupted();
  }
  const auto listing = [&](const Theory& theory) {
    return listing_of(*suspects_.rules_of(theory), position);
  };
  const Listing first = listing(theories.front());
  return std::any_of(theories.begin() + 1, theories.end(),
                     [&](const Theory& theory) { return listing(theory) != first; });
}

std::optional<Observation> Questions::answer(const Setup& position) {
  if (!ask_ || asked_ >= options_.most_questions) {
    return std::nullopt;
  }
  const std::optional<Division> division = ask_(position, 1);
  if (!division) {
    return std::nullopt;
  }
  ++asked_;
  return evidence_.add({position, 1, *division});
}

bool Questions::narrow(std::vector<Theory>& theories, const Setup& position) {
  if (evidence_.has(position) || !differ(theories, position)) {
    return false;
  }
  const std::optional<Observation> seen = answer(position);
  if (!seen) {
    return false;
  }
  theories.erase(std::remove_if(theories.begin(), theories.end(),
                                [&](const Theory& theory) {
                                  return listing_of(*suspects_.rules_of(theory), position) !=
                                         seen->listed;
                                }),
                 theories.end());
  return true;
}

void Questions::tell_apart(std::vector<Theory>& theories) {
  for (const Setup& position : options_.pool) {
    if (theories.size() < 2) {
      return;
    }
    (void)narrow(theories, position);
  }
  const Referee& rules = evidence_.variant().referee;
  PositionSource source(rules, options_.seed);
  for (std::uint64_t nodes = 0; theories.size() >= 2 && nodes < options_.nodes;) {
    const Setup position = source.next();
    nodes += 1 + rules.count_legal_moves(position) * theories.size();
    if (position.passes < 2 && !rules.impossible(position)) {
      (void)narrow(theories, position);
    }
  }
}

bool Questions::confirm(const Theory& theory) {
  std::size_t confirmed = 0;
  for (const Setup& position : options_.pool) {
    if (confirmed == most_confirmations) {
      break;
    }
    if (evidence_.has(position)) {
      continue;
    }
    const Listing believed = listing_of(*suspects_.rules_of(theory), position);
    if (believed == listing_of(evidence_.variant().referee, position)) {
      continue;
    }
    if (const std::optional<Observation> seen = answer(position)) {
      if (seen->listed != believed) {
        return false;
      }
      ++confirmed;
    }
  }
  return true;
}

}  // namespace hurdle
