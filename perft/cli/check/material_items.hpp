// Every position of a material as the positions of a check.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/count/parts.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// The most positions of all materials of a part together, as `Placements::most` counts them.
inline constexpr double most_material_positions = 1e6;

/// Every position of the materials that can be sent to an engine, with its count at depth 1 by the
/// fast generator. Of several parts, the positions of every Nth placement of the royal pieces.
/// Throws Failure for a text that is no material of the variant, and for too many positions.
[[nodiscard]] std::vector<engines::CheckItem> material_items(
    const Variant& variant, const std::vector<std::string>& materials, Part part = {});

}  // namespace hurdle::cli
