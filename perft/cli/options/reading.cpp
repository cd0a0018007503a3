#include "perft/cli/options/reading.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/referee_generator.hpp"

namespace hurdle::cli {
namespace {

/// The reading of this name, or what is believed by the mutant of this name.
std::optional<HouseRules> find(const Mutants& known, const std::string& name) {
  if (const HouseRules* reading = known.find_house_rules(name)) {
    return *reading;
  }
  if (const Mutant* mutant = known.find(name)) {
    return HouseRules{name, mutant->info.sentence, "", "", {name}, ""};
  }
  return std::nullopt;
}

std::string names_of(const Mutants& known) {
  std::vector<std::string_view> names;
  for (const HouseRules& reading : known.house_rules()) {
    names.push_back(reading.name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

/// The variant of ours that plays so, if there is one.
const Variant* same_as(std::span<const HouseRules> readings) {
  const bool alias = readings.size() == 1 && !readings.front().same_as.empty();
  return alias ? &variant_named(readings.front().same_as) : nullptr;
}

/// A variant as it is read, and what its generators are made of.
struct VariantAsRead {
  std::shared_ptr<const Referee> referee;
  std::shared_ptr<const Generator> generator;
  Variant variant;
};

VariantAsRead make(const Variant& variant, std::span<const HouseRules> readings) {
  auto referee = mutants_of(variant.notation).played_by(readings);
  auto generator = make_referee_generator(referee);
  const Variant* same = same_as(readings);
  const Generator& fast = same == nullptr ? *generator : same->fast;
  const Generator& plain = same == nullptr ? *generator : same->plain;
  const Referee& rules = *referee;
  return {std::move(referee), std::move(generator),
          Variant{variant.notation, rules, fast, plain, variant.key_of}};
}

/// Without the positions that the set's variant, as it is read, calls impossible: how many.
std::size_t drop_impossible(PositionSet& set) {
  const auto is_impossible = [&](const PositionEntry& entry) {
    return set.variant->referee.impossible(entry.setup).has_value();
  };
  return std::erase_if(set.positions, is_impossible);
}

}  // namespace

void ReadingOption::add_to(const Command& command) {
  option_ = command.add_list(
      "--house-rules", names_,
      "Play by these house rules, as no-pass (see hurdle variants --house-rules)", "NAME,...");
  option_.separated_by(',').one_at_a_time().offers(offered_readings);
}

void ReadingOption::add_refused_to(const Command& command, const std::string& why) {
  option_ = command.add_list("--house-rules", names_, "Refused here: " + why, "NAME,...");
  option_.separated_by(',').one_at_a_time();
}

bool ReadingOption::known_to(const Variant& variant) const {
  const Mutants& known = mutants_of(variant.notation);
  return std::all_of(names_.begin(), names_.end(),
                     [&](const std::string& name) { return find(known, name).has_value(); });
}

std::vector<HouseRules> ReadingOption::of(const Variant& variant) const {
  const Mutants& known = mutants_of(variant.notation);
  std::vector<HouseRules> readings;
  for (const std::string& name : names_) {
    const auto reading = find(known, name);
    if (!reading) {
      throw Failure(fmt::format("--house-rules '{}': {} has no such house rules; it has {}",
                                hurdle::quoted(name), variant.notation.name, names_of(known)));
    }
    readings.push_back(*reading);
  }
  return readings;
}

const Variant& ReadingOption::read(const Variant& variant) const {
  if (!given()) {
    return variant;
  }
  static std::map<std::pair<const Notation*, std::vector<std::string>>, VariantAsRead> all;
  const auto key = std::make_pair(&variant.notation, names_);
  const auto found = all.find(key);
  return found != all.end() ? found->second.variant
                            : all.emplace(key, make(variant, of(variant))).first->second.variant;
}

std::vector<PositionSet> ReadingOption::read(std::vector<PositionSet> sets) const {
  if (!given()) {
    return sets;
  }
  const Variant& first = *sets.front().variant;
  std::map<std::string_view, std::size_t> unread;
  std::size_t impossible = 0;
  std::vector<PositionSet> left;
  for (PositionSet& set : sets) {
    if (!known_to(*set.variant)) {
      ++unread[set.variant->notation.name];
      continue;
    }
    set.variant = &read(*set.variant);
    impossible += drop_impossible(set);
    if (!set.positions.empty()) {
      left.push_back(std::move(set));
    }
  }
  if (left.empty()) {
    (void)of(first);  // says which readings there are
    throw Failure("--house-rules: no position of these sets can be used");
  }
  for (const auto& [variant, count] : unread) {
    talk(fmt::format("skipped: {} sets of {}, which has no house rules {}", count, variant,
                     fmt::join(names_, ",")));
  }
  if (impossible > 0) {
    talk(fmt::format("skipped: {} positions that are invalid by these house rules", impossible));
  }
  return left;
}

void ReadingOption::talk_about(const Variant& variant) const {
  const std::vector<HouseRules> readings = of(variant);
  const Variant* same = same_as(readings);
  const std::string counted =
      same == nullptr ? "only the referee counts" : fmt::format("as {}", same->notation.name);
  for (const HouseRules& reading : readings) {
    talk(fmt::format("house rules {}: {} ({})", reading.name, reading.says, counted));
  }
}

void ReadingOption::add_to(Json& result, const Variant& variant) const {
  for (const HouseRules& reading : of(variant)) {
    Json& list = result["readings"];
    Json told = to_json(reading);
    if (std::find(list.begin(), list.end(), told) == list.end()) {
      list.push_back(std::move(told));
    }
  }
}

std::string ReadingOption::words() const {
  return given() ? fmt::format(" --house-rules {}", fmt::join(names_, ",")) : "";
}

void ReadingOption::refuse(const Variant& read, bool given, const std::string& option) const {
  if (given && this->given() && counted_by_the_referee_alone(read)) {
    throw Failure(
        fmt::format("{}: does not go with --house-rules {}: only the referee counts by house rules",
                    option, fmt::join(names_, ",")));
  }
}

std::vector<const Variant*> variants_of(std::span<const PositionSet> sets) {
  std::vector<const Variant*> variants;
  for (const PositionSet& set : sets) {
    if (std::find(variants.begin(), variants.end(), set.variant) == variants.end()) {
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

Json to_json(const HouseRules& reading) {
  return {{"name", reading.name},
          {"says", reading.says},
          {"who", reading.who},
          {"source", reading.source},
          {"beliefs", reading.mutants},
          {"same_as", reading.same_as.empty() ? Json(nullptr) : Json(reading.same_as)}};
}

}  // namespace hurdle::cli
