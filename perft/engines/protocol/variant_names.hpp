// The names that an engine may use for our variants.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// Our name -> the engine's.
using VariantMap = std::map<std::string, std::string>;

/// Parses `name=engine-name` texts into a map. Throws std::invalid_argument for any other form and
/// for a name that is not one of our variants, or of the custom game if there is one, or that is
/// given twice.
[[nodiscard]] VariantMap parse_variant_map(const std::vector<std::string>& texts,
                                           std::string_view custom_game = {});

/// The names to try for a variant, the likeliest first:
/// - a name in `given`: that name only;
/// - `listed` is empty: our name and every alias;
/// - else the first of our name and aliases that is listed, compared exactly, then ignoring case,
///   then also ignoring `-` and `_`; empty if none is listed.
[[nodiscard]] std::vector<std::string> names_to_try(const VariantMap& given,
                                                    const Notation& notation,
                                                    const std::set<std::string>& listed);

}  // namespace hurdle::engines
