// Replays every seed of every fuzz target, so that no earlier failure returns. Ordinary tests, run
// by every build, including the one with sanitizers.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/suite/text/source.hpp"
#include "props/fuzz/change_position.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_of(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

class FuzzSeeds : public testing::TestWithParam<Target> {
 protected:
  static void replay(const fs::path& file) {
    SCOPED_TRACE(file);
    const std::string bytes = read_file(file);
    EXPECT_NO_THROW(GetParam().run(bytes));
    EXPECT_NO_THROW(GetParam().run(std::string_view(bytes).substr(0, bytes.size() / 2)));
  }
};

TEST_P(FuzzSeeds, HoldWhatTheTargetPromises) {
  const fs::path source = HURDLE_SOURCE_DIR;
  std::vector<fs::path> files = files_of(source / "props/fuzz/corpus" / GetParam().name);
  EXPECT_FALSE(files.empty()) << "a target without seeds";
  if (!GetParam().more_seeds.empty()) {
    const auto more = files_of(source / GetParam().more_seeds);
    files.insert(files.end(), more.begin(), more.end());
  }
  for (const fs::path& file : files) {
    replay(file);
  }
  EXPECT_NO_THROW(GetParam().run(""));
  EXPECT_TRUE(fs::is_regular_file(source / "props/fuzz/dictionaries" /
                                  (std::string(GetParam().dictionary) + ".dict")));
}

INSTANTIATE_TEST_SUITE_P(Targets, FuzzSeeds, testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto& instance) { return std::string(instance.param.name); });

/// After random changes of bytes hardly one input in a thousand would be counted.
TEST(FuzzChanges, OfPositionsAreMostlyPossible) {
  constexpr std::uint64_t most = 100;
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const std::string start = to_fen(notation, start_position(notation));
    const std::string input = std::string(notation.name) + ' ' + start;
    std::set<std::string> fens;
    for (std::uint64_t seed = 0; seed < most; ++seed) {
      const std::optional<std::string> changed = changed_fen(input, seed);
      ASSERT_TRUE(changed);
      EXPECT_EQ(changed, changed_fen(input, seed));
      const std::string_view fen = variant_and_rest(*changed).second;
      if (!variant.referee.invalid_reason(parse_fen(notation, fen))) {
        fens.emplace(fen);
      }
    }
    EXPECT_GT(fens.size(), most / 2) << notation.name;
  }
  EXPECT_TRUE(changed_fen("makruk ?", 1));
  EXPECT_TRUE(changed_packed("makruk ?", 1));
  EXPECT_FALSE(changed_fen("checkers", 1));
  EXPECT_FALSE(changed_packed("checkers", 1));
}

/// A fuzzer reaches the code of a game from a seed of that game.
TEST(FuzzCorpus, HasSeedsOfEveryGameWhereOneIsNamed) {
  for (const char* target : {"fen", "move", "packed"}) {
    std::set<std::string> games;
    for (const fs::path& file :
         files_of(fs::path(HURDLE_SOURCE_DIR) / "props/fuzz/corpus" / target)) {
      std::ifstream in(file, std::ios::binary);
      std::string game;
      in >> game;
      games.insert(game);
    }
    for (const Variant& variant : all_variants()) {
      EXPECT_TRUE(games.contains(std::string(variant.notation.name)))
          << target << " has no seed of " << variant.notation.name;
    }
  }
}

/// A dictionary with the name of one game must have them all.
TEST(FuzzDictionaries, HaveTheNameOfEveryGame) {
  for (const char* dictionary : {"fen", "json", "packed", "pgn", "yaml"}) {
    std::ifstream in(fs::path(HURDLE_SOURCE_DIR) / "props/fuzz/dictionaries" /
                     (std::string(dictionary) + ".dict"));
    std::set<std::string> words;
    for (std::string line; std::getline(in, line);) {
      std::erase(line, '"');
      words.insert(line);
    }
    for (const Variant& variant : all_variants()) {
      const std::string name(variant.notation.name);
      EXPECT_TRUE(words.contains(name) || words.contains(name + ' ') ||
                  words.contains("\\x22" + name + "\\x22"))
          << dictionary << " has no " << name;
    }
  }
}

/// Seeds in a folder without a target would never be replayed.
TEST(FuzzCorpus, IsOfTargets) {
  for (const auto& entry : fs::directory_iterator(HURDLE_SOURCE_DIR "/props/fuzz/corpus")) {
    EXPECT_NE(find_target(entry.path().filename().string()), nullptr) << entry.path();
  }
}

}  // namespace
}  // namespace hurdle::fuzz
