#include "perft/diagnosis/variant_by_house_rules.hpp"

#include <utility>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/referee_generator.hpp"

namespace hurdle {
namespace {

/// The variant of ours that equals these house rules; null if none does.
const Variant* same_as(std::span<const HouseRules> several) {
  const bool alias = several.size() == 1 && !several.front().same_as.empty();
  return alias ? &variant_named(several.front().same_as) : nullptr;
}

/// A variant and what it refers to.
struct Owner {
  std::shared_ptr<const Referee> referee;
  std::shared_ptr<const Generator> generator;
  Variant variant;
};

}  // namespace

std::shared_ptr<const Variant> by_house_rules(const Variant& variant,
                                              std::span<const HouseRules> several) {
  auto referee = mutants_of(variant.notation).played_by(several);
  auto generator = make_referee_generator(referee);
  const Variant* same = same_as(several);
  const Generator& fast = same == nullptr ? *generator : same->fast;
  const Generator& plain = same == nullptr ? *generator : same->plain;
  Variant made{
      variant.notation, *referee, fast, plain, variant.key_of, {several.begin(), several.end()}};
  const auto owner =
      std::make_shared<Owner>(Owner{std::move(referee), std::move(generator), std::move(made)});
  return {owner, &owner->variant};
}

}  // namespace hurdle
