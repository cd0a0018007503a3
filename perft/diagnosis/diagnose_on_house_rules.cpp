// House rules as the base of a diagnosis: mutants on top of them.
#include <algorithm>
#include <utility>

#include "perft/diagnosis/cover.hpp"
#include "perft/diagnosis/diagnostician.hpp"
#include "perft/diagnosis/variant_by_house_rules.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_bases = 3;

}  // namespace

std::vector<std::size_t> Diagnostician::better_bases() {
  if (!evidence_.variant().house_rules.empty() || !candidates_.scope().is_whole()) {
    return {};
  }
  std::vector<std::pair<std::size_t, std::size_t>> wrong;  // replies, candidate
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    if (candidates_[candidate].house_rules != nullptr) {
      wrong.emplace_back(search_.mismatches({candidate}), candidate);
    }
  }
  std::ranges::sort(wrong);
  std::vector<std::size_t> bases;
  for (const auto& [replies, candidate] : wrong) {
    if (replies < evidence_.wrong().size() && bases.size() < most_bases) {
      bases.push_back(candidate);
    }
  }
  return bases;
}

std::vector<Theory> Diagnostician::complete_on(const std::vector<std::size_t>& bases) {
  std::vector<Theory> theories;
  for (const std::size_t base : bases) {
    for (const Theory& theory : find_on(base, &Diagnostician::find_complete)) {
      if (std::ranges::find(theories, theory) == theories.end()) {
        theories.push_back(theory);
      }
    }
  }
  const auto leaves_some = [&](const Theory& theory) {
    return explained({theory}) < evidence_.wrong().size() || is_refuted(theory);
  };
  std::erase_if(theories, leaves_some);
  add_others(theories);
  questions_.separate(theories);
  std::erase_if(theories, leaves_some);
  put_simplest_first(theories);
  const bool proved = !theories.empty() && !questions_.unproved_member(theories.front()) &&
                      !leaves_some(theories.front());
  return proved ? theories : std::vector<Theory>{};
}

void Diagnostician::add_others(std::vector<Theory>& theories) {
  add_parts(candidates_, evidence_, search_, theories);
  CoverSearch(candidates_, evidence_, search_, {}).add_rivals(theories);
}

void Diagnostician::find_better_base(const std::vector<std::size_t>& bases,
                                     std::vector<Theory>& theories) {
  for (const std::size_t base : bases) {
    std::vector<Theory> others = find_on(base, &Diagnostician::find_partial);
    if (explained(others) > explained(theories)) {
      theories = std::move(others);
    }
    if (explained(theories) == evidence_.wrong().size()) {
      break;
    }
  }
  add_others(theories);
  questions_.separate_partial(theories);
  put_best_first(theories);
  while (!theories.empty() && (is_refuted(theories.front()) ||
                               questions_.unproved_member(theories.front()).has_value())) {
    theories.erase(theories.begin());
  }
}

std::vector<Theory> Diagnostician::find_on(std::size_t base, Find how) {
  const Variant& variant = evidence_.variant();
  const auto played = by_house_rules(variant, {candidates_[base].house_rules, 1});
  const Ask ask = legal_only(variant, ask_);
  const std::size_t known = answers_.size();
  Diagnostician on_base(*played, replayed(played->referee, answers_), ask, options_, repeats_);
  std::vector<Theory> theories;
  for (const Theory& theory : (on_base.*how)()) {
    theories.push_back({base});
    for (const std::size_t member : theory) {
      theories.back().push_back(candidates_.find(on_base.candidates_[member].id).value());
    }
    std::ranges::sort(theories.back());
  }
  const auto asked = replayed(variant.referee, std::span(answers_).subspan(known));
  std::ranges::for_each(asked, [&](const Answer& one) { evidence_.add(one); });
  std::erase_if(theories, [&](const Theory& theory) { return is_refuted(theory); });
  const bool proved = !theories.empty() && !questions_.unproved_member(theories.front()) &&
                      !is_refuted(theories.front());
  return proved ? theories : std::vector<Theory>{};
}

}  // namespace hurdle
