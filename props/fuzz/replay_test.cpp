// Replays every seed of every fuzz target, so that no earlier failure returns, and random edits of
// the seeds. Ordinary tests, run by every build, including the one with sanitizers.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/suite/set.hpp"
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

/// The words of a dictionary, with `\xNN` decoded.
std::vector<std::string> words_of(std::string_view dictionary) {
  std::ifstream in(fs::path(HURDLE_SOURCE_DIR) / "props/fuzz/dictionaries" /
                   (std::string(dictionary) + ".dict"));
  std::vector<std::string> words;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with('"')) {
      continue;
    }
    std::string word = line.substr(1, line.rfind('"') - 1);
    for (std::size_t at = 0; (at = word.find("\\x", at)) != std::string::npos; ++at) {
      const int byte = std::stoi(word.substr(at + 2, 2), nullptr, 16);
      word.replace(at, 4, 1, static_cast<char>(byte));
    }
    words.push_back(word);
  }
  return words;
}

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t limit) {
  return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
}

/// The text after one to four small edits: bytes changed, deleted or doubled, a word inserted, the
/// end cut off.
std::string edited(std::string text, const std::vector<std::string>& words, Random& random) {
  constexpr std::size_t most_bytes = 30;
  for (std::size_t left = below(random, 4) + 1; left > 0 && !text.empty(); --left) {
    const std::size_t at = below(random, text.size());
    const std::size_t length = below(random, std::min(text.size() - at, most_bytes)) + 1;
    switch (below(random, 6)) {
      case 0:
        text[at] = static_cast<char>(below(random, 256));
        break;
      case 1:
        text[at] = text[below(random, text.size())];
        break;
      case 2:
        text.erase(at, length);
        break;
      case 3:
        text.insert(below(random, text.size()), text.substr(at, length));
        break;
      case 4:
        text.insert(at, words[below(random, words.size())]);
        break;
      default:
        text.resize(at + 1);
        break;
    }
  }
  return text;
}

class FuzzSeeds : public testing::TestWithParam<Target> {
 protected:
  /// The seeds of the target's own folder and of the further one.
  static std::vector<fs::path> seeds() {
    const fs::path source = HURDLE_SOURCE_DIR;
    std::vector<fs::path> files = files_of(source / "props/fuzz/corpus" / GetParam().name);
    EXPECT_FALSE(files.empty()) << "a target without seeds";
    if (!GetParam().more_seeds.empty()) {
      const auto more = files_of(source / GetParam().more_seeds);
      files.insert(files.end(), more.begin(), more.end());
    }
    return files;
  }

  static void replay(const fs::path& file) {
    SCOPED_TRACE(file);
    const std::string bytes = read_file(file);
    EXPECT_NO_THROW(GetParam().run(bytes));
    EXPECT_NO_THROW(GetParam().run(std::string_view(bytes).substr(0, bytes.size() / 2)));
  }
};

TEST_P(FuzzSeeds, HoldWhatTheTargetPromises) {
  for (const fs::path& file : seeds()) {
    replay(file);
  }
  EXPECT_NO_THROW(GetParam().run(""));
  EXPECT_FALSE(words_of(GetParam().dictionary).empty());
}

TEST_P(FuzzSeeds, HoldItAfterRandomEdits) {
  constexpr std::size_t inputs = 200;
  const std::uint64_t number = std::random_device{}();
  SCOPED_TRACE("the random number " + std::to_string(number));
  Random random(number);
  const std::vector<std::string> words = words_of(GetParam().dictionary);
  const std::vector<fs::path> files = seeds();
  for (std::size_t input = 0; input < std::max(inputs, files.size()); ++input) {
    const fs::path& file = files[input % files.size()];
    const std::string text = edited(read_file(file), words, random);
    EXPECT_NO_THROW(GetParam().run(text)) << file << ": " << quoted(text, 4 * text.size());
  }
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

/// Edits that a parser seldom refuses would test few of its refusals.
TEST(FuzzEdits, OfSetsAreOftenRefused) {
  constexpr int inputs = 200;
  const std::uint64_t number = std::random_device{}();
  Random random(number);
  for (const std::string folder : {"yaml_set", "epd_set"}) {
    const fs::path corpus = fs::path(HURDLE_SOURCE_DIR) / "props/fuzz/corpus" / folder;
    const std::string seed = read_file(files_of(corpus).front());
    const std::vector<std::string> words = words_of(find_target(folder)->dictionary);
    int refused = 0;
    for (int input = 0; input < inputs; ++input) {
      const std::string text = edited(seed, words, random);
      try {
        (void)(folder == "yaml_set" ? parse_yaml_set(text, folder) : parse_epd_set(text, folder));
      } catch (const SuiteError&) {
        ++refused;
      }
    }
    EXPECT_GT(refused, inputs / 4) << folder << ", the random number " << number;
  }
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
    const std::vector<std::string> words = words_of(dictionary);
    for (const Variant& variant : all_variants()) {
      const std::string name(variant.notation.name);
      EXPECT_TRUE(std::ranges::any_of(words,
                                      [&name](const std::string& word) {
                                        return word == name || word == name + ' ' ||
                                               word == '"' + name + '"';
                                      }))
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
