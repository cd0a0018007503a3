// The quick positions of a game, to check engines on in tests of the diagnosis, and the replies of
// engines there.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/diagnosis/evidence.hpp"
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

/// The lists of moves of an engine with these mutants, in the quick positions of a game that no
/// pass precedes.
inline std::vector<Answer> quick_answers(const Variant& game,
                                         const std::vector<std::string>& mutants) {
  const Mutants& known = mutants_of(game.notation);
  std::vector<const Mutant*> parts;
  for (const std::string& name : mutants) {
    parts.push_back(known.find(name));
    EXPECT_NE(parts.back(), nullptr) << name;
  }
  const std::shared_ptr<const Referee> rules = known.together(parts);
  std::vector<Answer> answers;
  for (const engines::CheckItem& item : quick_items(game.notation)) {
    if (item.setup.passes == 0) {
      Division moves;
      for (const std::string& move : listing_of(*rules, item.setup)) {
        moves[move] = Total(1);
      }
      answers.push_back({item.setup, {}, item.setup, 1, moves});
    }
  }
  return answers;
}

}  // namespace hurdle::props
