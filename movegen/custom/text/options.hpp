// The keys of a variants file: what each sets in a description. The only list of keys.
#pragma once

#include <span>
#include <string_view>

#include "movegen/custom/description.hpp"
#include "movegen/custom/text/value.hpp"

namespace hurdle::custom {

/// The players that an entry is about: both for `dropRegion`, one for `dropRegionWhite`.
struct Sides {
  bool white = true;
  bool black = true;
};

enum class Support {
  rules,         ///< decides about moves or results
  unjudged_end,  ///< an end of whole games that Hurdle does not judge
  programs       ///< is about programs
};

/// A key. Pieces and mobility regions are keys too, but `section.cpp` treats them itself.
struct Option {
  std::string_view key;
  Support support = Support::rules;
  bool by_side = false;  ///< `keyWhite` and `keyBlack` exist
  void (*set)(const Value& value, Description& facts, Sides sides) = nullptr;
};

/// All options, in the order in which Fairy-Stockfish applies them.
[[nodiscard]] std::span<const Option> all_options();

}  // namespace hurdle::custom
