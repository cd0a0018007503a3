// What an engine may call a variant of ours. Knows names; refuses to know how they are told.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// Our name -> the engine's.
using VariantMap = std::map<std::string, std::string>;

/// Reads `name=engine-name` texts into a map. Throws std::invalid_argument for any other form and
/// for a name that is no variant of ours.
[[nodiscard]] VariantMap parse_variant_map(const std::vector<std::string>& texts);

/// The names to try for a variant, the likeliest first. The one that is given stands alone. Of an
/// engine that lists its variants one name is left, the first of ours and our aliases that is
/// listed as it is, else but for the case of letters, else but for `-` and `_` too; none when none
/// is. With an empty list they are our name and every alias.
[[nodiscard]] std::vector<std::string> names_to_try(const VariantMap& given,
                                                    const Notation& notation,
                                                    const std::set<std::string>& listed);

}  // namespace hurdle::engines
