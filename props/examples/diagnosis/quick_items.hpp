// The quick positions of a game, to check engines on in tests of the diagnosis.
#pragma once

#include <filesystem>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::props {

/// The sets of one game and its house rules, whose names begin like their folder's. Each test is a
/// separate program, and parsing all games' sets takes longer than most tests.
inline std::vector<PositionSet> sets_of(const Notation& notation) {
  std::vector<std::filesystem::path> folders;
  for (const auto& entry : std::filesystem::directory_iterator(HURDLE_SOURCE_DIR "/positions")) {
    if (entry.is_directory() && notation.name.starts_with(entry.path().filename().string())) {
      folders.push_back(entry.path());
    }
  }
  return load_sets(folders);
}

inline std::vector<engines::CheckItem> quick_items(const Notation& notation) {
  const std::vector<PositionSet> sets = sets_of(notation);
  std::vector<engines::CheckItem> items;
  for (const engines::CheckItem& item : engines::check_items(sets, "quick")) {
    if (item.variant->notation.name == notation.name) {
      items.push_back(item);
    }
  }
  return items;
}

}  // namespace hurdle::props
