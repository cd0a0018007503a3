#include "perft/cli/options/house_rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/diagnosis/variant_by_house_rules.hpp"

namespace hurdle::cli {
namespace {

/// The house rules of this name, or the mutant of this name as house rules.
std::optional<HouseRules> find(const Mutants& known, const std::string& name) {
  if (const HouseRules* house_rules = known.find_house_rules(name)) {
    return *house_rules;
  }
  if (const Mutant* mutant = known.find(name)) {
    return HouseRules{name, mutant->info.sentence, "", "", {name}, ""};
  }
  return std::nullopt;
}

std::string names_of(const Mutants& known) {
  return join_texts(known.house_rules(), ", ", &HouseRules::name);
}

/// Removes the positions that are invalid under the house rules, and returns their number.
std::size_t remove_invalid(PositionSet& set) {
  const auto is_invalid = [&](const PositionEntry& entry) {
    return set.variant->referee.invalid_reason(entry.setup).has_value();
  };
  return std::erase_if(set.positions, is_invalid);
}

}  // namespace

HouseRulesOption::HouseRulesOption(const Command& command)
    : ListOption(command, "--house-rules NAME,...",
                 "Play by these house rules, such as no-pass (see hurdle variants --house-rules)",
                 Traits{.offers = offered_house_rules, .separator = ','}) {}

bool HouseRulesOption::known_to(const Variant& variant) const {
  const Mutants& known = mutants_of(variant.notation);
  return std::ranges::all_of(
      **this, [&](const std::string& name) { return find(known, name).has_value(); });
}

std::vector<HouseRules> HouseRulesOption::of(const Variant& variant) const {
  const Mutants& known = mutants_of(variant.notation);
  std::vector<HouseRules> all_house_rules;
  for (const std::string& name : **this) {
    const auto house_rules = find(known, name);
    if (!house_rules) {
      throw Failure(fmt::format("--house-rules '{}': {} has no such house rules; it has {}",
                                hurdle::quoted(name), variant.notation.name, names_of(known)));
    }
    all_house_rules.push_back(*house_rules);
  }
  return all_house_rules;
}

const Variant& HouseRulesOption::apply(const Variant& variant) const {
  if (!given()) {
    // NOLINTNEXTLINE(bugprone-return-const-ref-from-parameter): variants outlive every command
    return variant;
  }
  using Chosen = std::pair<const Notation*, std::vector<std::string>>;
  static std::map<Chosen, std::shared_ptr<const Variant>> all;
  std::shared_ptr<const Variant>& played = all[{&variant.notation, **this}];
  if (!played) {
    played = by_house_rules(variant, of(variant));
  }
  return *played;
}

std::vector<PositionSet> HouseRulesOption::apply(std::vector<PositionSet> sets) const {
  if (!given() || sets.empty()) {
    return sets;
  }
  const Variant& first = *sets.front().variant;
  std::map<std::string_view, std::size_t> skipped;
  std::size_t invalid = 0;
  std::vector<PositionSet> left;
  for (PositionSet& set : sets) {
    if (!known_to(*set.variant)) {
      ++skipped[set.variant->notation.name];
      continue;
    }
    set.variant = &apply(*set.variant);
    invalid += remove_invalid(set);
    if (!set.positions.empty()) {
      left.push_back(std::move(set));
    }
  }
  if (left.empty()) {
    (void)of(first);  // throws Failure, which lists the house rules
    throw Failure("--house-rules: no position of these sets can be used");
  }
  for (const auto& [variant, count] : skipped) {
    print_to_stderr(fmt::format("skipped: {} sets of {}, which has no house rules {}", count,
                                variant, fmt::join(**this, ",")));
  }
  if (invalid > 0) {
    print_to_stderr(
        fmt::format("skipped: {} positions that are invalid by these house rules", invalid));
  }
  return left;
}

void HouseRulesOption::announce(const Variant& variant) const {
  for (const HouseRules& house_rules : of(variant)) {
    print_to_stderr(fmt::format("house rules {}: {} ({})", house_rules.name, house_rules.says,
                                only_referee_counts(apply(variant)) ? "only the referee counts"
                                                                    : "as " + house_rules.same_as));
  }
}

void HouseRulesOption::add_to(Json& result, const Variant& variant) const {
  for (const HouseRules& house_rules : of(variant)) {
    Json& list = result["readings"];
    Json told = to_json(house_rules);
    if (std::ranges::find(list, told) == list.end()) {
      list.push_back(std::move(told));
    }
  }
}

std::string HouseRulesOption::words() const {
  return given() ? fmt::format(" --house-rules {}", fmt::join(**this, ",")) : "";
}

void HouseRulesOption::refuse_for_custom_game() const {
  require_absent({{"--house-rules", given()}}, "a custom game; change its file instead");
}

void HouseRulesOption::refuse(const Variant& read, bool given, const std::string& option) const {
  if (given && this->given() && only_referee_counts(read)) {
    throw Failure(
        fmt::format("{}: does not go with --house-rules {}: only the referee counts by house rules",
                    option, fmt::join(**this, ",")));
  }
}

std::vector<const Variant*> variants_of(std::span<const PositionSet> sets) {
  std::vector<const Variant*> variants;
  for (const PositionSet& set : sets) {
    if (std::ranges::find(variants, set.variant) == variants.end()) {
      variants.push_back(set.variant);
    }
  }
  return variants;
}

void recount(const Variant& variant, const Setup& setup, Total max_nodes, const CountOptions& how,
             std::map<int, Total>& counts) {
  std::erase_if(counts, [&](const auto& one) { return one.second > max_nodes; });
  for (auto& [depth, count] : counts) {
    count = variant.fast.perft(setup, depth, how);
  }
}

Json to_json(const HouseRules& house_rules) {
  return {{"name", house_rules.name},
          {"says", house_rules.says},
          {"who", house_rules.who},
          {"source", house_rules.source},
          {"beliefs", house_rules.mutants},
          {"same_as", house_rules.same_as.empty() ? Json(nullptr) : Json(house_rules.same_as)}};
}

}  // namespace hurdle::cli
