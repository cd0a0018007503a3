#include "movegen/mutants/mutant.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "movegen/mutants/by_house_rules.hpp"
#include "movegen/vocab/mapped.hpp"

namespace hurdle {
namespace {

/// Where a clause stands among the variant's own; common ones come before them.
std::ptrdiff_t order_of(const Notation& notation, const MutantInfo& info) {
  const auto found = std::ranges::find(notation.clauses, info.clause, &Clause::id);
  return found == notation.clauses.end() ? -1 : found - notation.clauses.begin();
}

/// The sentence with the game's name of its royal piece.
std::string in_the_games_words(const Notation& notation, std::string sentence) {
  constexpr std::string_view royal = "royal piece";
  for (std::size_t at = sentence.find(royal); at != std::string::npos; at = sentence.find(royal)) {
    sentence.replace(at, royal.size(), notation.of(Kind::royal).name);
  }
  return sentence;
}

}  // namespace

Mutants::Mutants(const Notation& notation, const std::vector<MutantInfo>& infos, Make make,
                 std::vector<HouseRules> house_rules)
    : house_rules_(std::move(house_rules)), given_(infos.size()), make_(std::move(make)) {
  std::iota(given_.begin(), given_.end(), std::size_t{0});
  std::ranges::stable_sort(given_, [&](std::size_t one, std::size_t other) {
    return order_of(notation, infos[one]) < order_of(notation, infos[other]);
  });
  for (const std::size_t index : given_) {
    MutantInfo info = infos[index];
    info.sentence = in_the_games_words(notation, std::move(info.sentence));
    all_.push_back({std::move(info),
                    mutation::until_the_royal_falls(make_({}, {&index, 1}, MutantScope::all))});
  }
  for (HouseRules& rules : house_rules_) {
    rules.says = in_the_games_words(notation, std::move(rules.says));
    (void)made_of(rules);
  }
}

const Mutant* Mutants::find(std::string_view name) const noexcept {
  const auto found =
      std::ranges::find_if(all_, [&](const Mutant& one) { return one.info.name == name; });
  return found == all_.end() ? nullptr : &*found;
}

std::vector<std::size_t> Mutants::places_of(std::span<const Mutant* const> some) const {
  return mapped(
      some, [&](const Mutant* one) { return given_[static_cast<std::size_t>(one - all_.data())]; });
}

std::shared_ptr<const Referee> Mutants::together(std::span<const Mutant* const> some,
                                                 MutantScope scope,
                                                 std::span<const Mutant* const> base) const {
  return mutation::until_the_royal_falls(make_(places_of(base), places_of(some), scope));
}

const HouseRules* Mutants::find_house_rules(std::string_view name) const noexcept {
  const auto found = std::ranges::find(house_rules_, name, &HouseRules::name);
  return found == house_rules_.end() ? nullptr : &*found;
}

std::vector<const Mutant*> Mutants::made_of(const HouseRules& rules) const {
  std::vector<const Mutant*> parts;
  for (const std::string& name : rules.mutants) {
    parts.push_back(find(name));
    if (parts.back() == nullptr) {
      throw std::logic_error("house rules " + rules.name + ": no mutant is called " + name);
    }
  }
  if (parts.empty()) {
    throw std::logic_error("house rules " + rules.name +
                           ": expected one mutant or more, found none");
  }
  return parts;
}

std::shared_ptr<const Referee> Mutants::played_by(std::span<const HouseRules> several) const {
  std::vector<const Mutant*> all;
  std::vector<mutation::ChangedClause> clauses;
  for (const HouseRules& rules : several) {
    for (const Mutant* one : made_of(rules)) {
      clauses.push_back({one->info.clause, rules.says, one->referee});
      if (std::ranges::find(all, one) == all.end()) {
        all.push_back(one);
      }
    }
  }
  return mutation::by_house_rules(make_({}, {}, MutantScope::all), together(all),
                                  std::move(clauses));
}

}  // namespace hurdle
