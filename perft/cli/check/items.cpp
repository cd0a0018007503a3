#include "perft/cli/check/items.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/check/random_items.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/exhaust/placements.hpp"
#include "perft/sample/double_step.hpp"

namespace hurdle::cli {
namespace {

/// The items of the named variants. Throws Failure if one of them has no item.
std::vector<engines::CheckItem> only(const std::vector<engines::CheckItem>& items,
                                     const std::set<const Variant*>& named) {
  std::vector<engines::CheckItem> kept;
  for (const Variant* variant : named) {
    const auto is_of_it = [&](const engines::CheckItem& item) { return item.variant == variant; };
    if (std::ranges::none_of(items, is_of_it)) {
      throw Failure(fmt::format("--variant {}: the sets have no position of this variant",
                                variant->notation.name));
    }
  }
  std::ranges::copy_if(items, std::back_inserter(kept), [&](const engines::CheckItem& item) {
    return named.count(item.variant) > 0;
  });
  return kept;
}

/// Every Nth of the items, from the Kth on. Throws Failure if there is none.
std::vector<engines::CheckItem> only(std::vector<engines::CheckItem> items, Part part) {
  const auto parts = static_cast<std::size_t>(part.parts);
  const auto first = static_cast<std::size_t>(part.number) - 1;
  if (parts == 1) {
    return items;
  }
  std::vector<engines::CheckItem> kept;
  for (std::size_t index = first; index < items.size(); index += parts) {
    kept.push_back(std::move(items[index]));
  }
  return kept;
}

/// The most positions of all materials of a part together, as `Placements::most` counts them.
constexpr double most_material_positions = 1e6;

std::vector<Material> parsed(const Variant& variant, const std::vector<std::string>& texts) {
  std::vector<Material> all;
  for (const std::string& text : texts) {
    for (Material& material : materials_of(variant, text, "--material: ")) {
      all.push_back(std::move(material));
    }
  }
  return all;
}

/// Whether no step of a pawn leads to the position's squares of en passant. Engines may drop such
/// squares when they read a FEN.
bool has_unexplained_passed_squares(const Variant& variant, const Setup& setup) {
  return !setup.en_passant.empty() && !last_double_step(variant.referee, setup);
}

/// An id has the placement of the royal pieces and the number in it, so that every part names a
/// position alike. Throws Interrupted.
void add_positions(const Variant& variant, const Placements& placements, Part part,
                   std::vector<engines::CheckItem>& items) {
  const std::string& text = placements.material().text;
  const auto parts = static_cast<std::size_t>(part.parts);
  for (auto unit = static_cast<std::size_t>(part.number) - 1; unit < placements.units();
       unit += parts) {
    std::size_t number = 0;
    const auto add = [&](const Setup& setup) {
      if (engines::sendable_position(variant, setup).position &&
          !has_unexplained_passed_squares(variant, setup)) {
        items.push_back({"material",
                         0,
                         fmt::format("{}-{}-{}", text, unit + 1, ++number),
                         &variant,
                         setup,
                         {{1, variant.fast.perft(setup, 1)}}});
      }
      return true;
    };
    placements.for_each(unit, add, false, &stop_flag());
    throw_if_set(&stop_flag());
  }
}

/// Every position of the materials that can be sent to an engine, with its count at depth 1 by the
/// fast generator. Of several parts, the positions of every Nth placement of the royal pieces.
/// Throws Failure for a text that is no material of the variant, and for too many positions;
/// Interrupted.
std::vector<engines::CheckItem> material_items(const Variant& variant,
                                               const std::vector<std::string>& materials,
                                               Part part) {
  const std::vector<RoyalPair> royals = royal_pairs(variant.referee);
  Placements::KnownSquares known;
  std::vector<Placements> all;
  double most = 0;
  for (Material& material : parsed(variant, materials)) {
    all.emplace_back(variant.referee, royals, std::move(material), &known);
    most += all.back().most();
  }
  most /= part.parts;
  if (most > most_material_positions) {
    throw Failure(
        fmt::format("--material: at most {:.0f} positions, more than {:.0f}; expected "
                    "fewer pieces, as K+1, or more parts (--part K/N)",
                    most, most_material_positions));
  }
  std::vector<engines::CheckItem> items;
  for (const Placements& placements : all) {
    add_positions(variant, placements, part, items);
  }
  return items;
}

}  // namespace

std::optional<custom::CustomCheck> CheckItems::custom_check() const {
  if (file_.given() && variants_->size() != 1) {
    throw Failure(fmt::format("--variants: needs one --variant, given {}", variants_->size()));
  }
  auto game = variants_->size() == 1 ? file_.game(variants_->front()) : nullptr;
  if (game == nullptr) {
    return std::nullopt;
  }
  if (sets_.given()) {
    throw Failure("sets of positions do not go with --variants: the positions are random ones");
  }
  custom::CustomCheck check{std::move(game), file_.path_of(variants_->front())};
  check.positions = random_.given() ? random_.value() : check.positions;
  check.seed = seed_.given() ? seed_.value() : check.seed;
  return check;
}

std::set<const Variant*> CheckItems::named(const HouseRulesOption& house_rules) const {
  std::set<const Variant*> variants;
  for (const std::string& name : *variants_) {
    variants.insert(&house_rules.apply(variant_named(name)));
  }
  return variants;
}

const Variant* CheckItems::unnamed() const {
  return variants_->size() == 1 ? &variant_named(variants_->front()) : nullptr;
}

std::vector<PositionSet> CheckItems::sets_of_named() const {
  std::vector<PositionSet> sets = sets_.load_or_own({unnamed(), nullptr});
  if (names_variants()) {
    const auto named = this->named(HouseRulesOption());
    std::erase_if(sets, [&](const PositionSet& set) { return named.count(set.variant) == 0; });
  }
  return sets;
}

std::string CheckItems::all_words() const {
  std::string words = sets_.words();
  for (const auto& [option, values] :
       {std::pair{"--variant", &*variants_}, std::pair{"--material", &*materials_}}) {
    for (const std::string& value : *values) {
      words += fmt::format(" {} {}", option, engines::shell_word(value));
    }
  }
  if (random_.given()) {
    words += fmt::format(" --random {} --seed {}", random_.value(), seed_.value());
  }
  return words;
}

std::vector<engines::CheckItem> CheckItems::load(const HouseRulesOption& house_rules,
                                                 Part part) const {
  std::set<const Variant*> variants = named(house_rules);
  const std::uint64_t fresh = random_.value();
  const std::uint64_t seed = seed_.value();
  if (seed_.given() && !random_.given()) {
    throw Failure("--seed: needs --random N");
  }
  if (!materials_->empty() && variants.size() != 1) {
    throw Failure(fmt::format("--material: needs one --variant, given {}", variants.size()));
  }
  std::vector<engines::CheckItem> items;
  const bool has_sets =
      sets_.given() || (!random_.given() && materials_->empty()) || variants.empty();
  if (!has_sets && !sets_.tag().empty()) {
    throw Failure(fmt::format(
        "--tag '{}': chooses positions of sets, and --variant with --random or --material takes "
        "no sets; expected a PATH, as positions",
        hurdle::quoted(sets_.tag())));
  }
  if (has_sets) {
    items = engines::check_items(house_rules.apply(sets_of_named()), sets_.tag());
    items = variants.empty() ? items : only(items, variants);
    for (const engines::CheckItem& item : items) {
      variants.insert(item.variant);
    }
  }
  for (const Variant* variant : variants) {
    const auto drawn = engines::random_items(*variant, fresh, seed, &stop_flag());
    items.insert(items.end(), drawn.begin(), drawn.end());
  }
  items = only(std::move(items), part);
  if (!materials_->empty()) {
    const auto every = material_items(**variants.begin(), *materials_, part);
    items.insert(items.end(), every.begin(), every.end());
  }
  if (items.empty() && part.parts > 1) {
    throw Failure(fmt::format("--part {}/{}: the check has too few positions for so many parts",
                              part.number, part.parts));
  }
  return items;
}

std::vector<engines::GameItem> CheckItems::load_games() const {
  std::set<const Variant*> wanted;
  for (const std::string& name : *variants_) {
    wanted.insert(&variant_named(name));
  }
  std::set<const Variant*> missing = wanted;
  std::vector<engines::GameItem> items;
  for (const GameSet& set : sets_.load_games_or_own()) {
    for (const GameRecord& game : set.games) {
      if (sets_.takes(game) && (wanted.empty() || wanted.count(game.variant) > 0)) {
        missing.erase(game.variant);
        items.push_back({{set.file,
                          static_cast<std::size_t>(game.start.line),
                          game.start.id,
                          game.variant,
                          game.start.setup,
                          {}},
                         game.moves,
                         game.by == by_impasse});
      }
    }
  }
  if (!missing.empty()) {
    throw Failure(fmt::format("--variant {}: the sets have no game of this variant",
                              (*missing.begin())->notation.name));
  }
  return items;
}

std::set<const Variant*> variants_of(const std::vector<engines::CheckItem>& items) {
  std::set<const Variant*> variants;
  for (const engines::CheckItem& item : items) {
    variants.insert(item.variant);
  }
  return variants;
}

}  // namespace hurdle::cli
