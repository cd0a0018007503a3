// The quick positions of a game, to check engines on in tests of the diagnosis.
#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::props {

inline std::vector<engines::CheckItem> quick_items(const Notation& notation) {
  const std::array<std::filesystem::path, 1> folder{
      std::filesystem::path(HURDLE_SOURCE_DIR "/positions") / notation.name};
  const std::vector<PositionSet> sets = load_sets(folder);
  std::vector<engines::CheckItem> items;
  for (const engines::CheckItem& item : engines::check_items(sets, "quick")) {
    if (item.variant->notation.name == notation.name) {
      items.push_back(item);
    }
  }
  return items;
}

}  // namespace hurdle::props
