#include "perft/cli/check/material_items.hpp"

#include <fmt/format.h>

#include <utility>

#include "perft/cli/program/failure.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/exhaust/placements.hpp"

namespace hurdle::cli {
namespace {

std::vector<Material> parsed(const Variant& variant, const std::vector<std::string>& texts) {
  std::vector<Material> all;
  for (const std::string& text : texts) {
    try {
      for (Material& material : parse_material(variant.notation, text)) {
        all.push_back(std::move(material));
      }
    } catch (const BadMaterial& error) {
      throw Failure(fmt::format("--material: {}", error.what()));
    }
  }
  return all;
}

/// An id has the placement of the royal pieces and the number in it, so that every part names a
/// position alike.
void add_positions(const Variant& variant, const Placements& placements, Part part,
                   std::vector<engines::CheckItem>& items) {
  const std::string& text = placements.material().text;
  const auto parts = static_cast<std::size_t>(part.parts);
  for (auto unit = static_cast<std::size_t>(part.number) - 1; unit < placements.units();
       unit += parts) {
    std::size_t number = 0;
    placements.for_each(unit, [&](const Setup& setup) {
      if (engines::sendable_position(variant, setup).position) {
        items.push_back({"material",
                         0,
                         fmt::format("{}-{}-{}", text, unit + 1, ++number),
                         &variant,
                         setup,
                         {{1, variant.fast.perft(setup, 1)}}});
      }
      return true;
    });
  }
}

}  // namespace

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

}  // namespace hurdle::cli
