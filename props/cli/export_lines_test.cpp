// `hurdle export --perft` and `--lines`, parsed as other test programs parse them.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "movegen/vocab/text/text.hpp"
#include "perft/suite/set.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

namespace fs = std::filesystem;

/// The fields of a parsed position.
struct Read {
  std::string variant;
  std::string id;
  std::string position;
  std::map<int, std::string> perft;
};

/// Skips empty lines and those that begin with `#`; expects `epd` and `perft` after their `id`, as
/// the parsers of python-chess and shakmaty do.
std::vector<Read> read_perft(const std::string& text) {
  std::vector<Read> positions;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    std::istringstream words(line);
    std::string command;
    words >> command >> std::ws;
    if (command == "id") {
      std::getline(words, positions.emplace_back().id);
    } else if (command == "epd") {
      std::getline(words, positions.back().position);
    } else {
      EXPECT_EQ(command, "perft") << line;
      int depth = 0;
      std::string nodes;
      words >> depth >> nodes;
      EXPECT_TRUE(positions.back().perft.emplace(depth, nodes).second) << line;
      EXPECT_FALSE(words >> command) << line;
    }
  }
  return positions;
}

std::vector<Read> read_lines(const std::string& text) {
  std::vector<Read> positions;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    Read& read = positions.emplace_back();
    const std::size_t blank = line.find(' ');
    const std::size_t end = line.find(" ;");
    read.variant = line.substr(0, blank);
    read.position = line.substr(blank + 1, end - blank - 1);
    std::istringstream counts(end == std::string::npos ? "" : line.substr(end));
    char semicolon = 0;
    char letter = 0;
    int depth = 0;
    for (std::string nodes; counts >> semicolon >> letter >> depth >> nodes;) {
      EXPECT_EQ((std::string{semicolon, letter}), ";D") << line;
      EXPECT_TRUE(read.perft.emplace(depth, nodes).second) << line;
    }
  }
  return positions;
}

std::map<int, std::string> texts_of(const std::map<int, Total>& perft) {
  std::map<int, std::string> texts;
  for (const auto& [depth, nodes] : perft) {
    texts[depth] = to_text(nodes);
  }
  return texts;
}

class ExportedLines : public testing::Test {
 protected:
  /// Exports all sets.
  void write(const std::string& option) const {
    ASSERT_EQ(hurdle({"export", sets_folder_, option, scratch_.path("")}).code, 0);
  }

  [[nodiscard]] std::vector<PositionSet> sets() const {
    const fs::path path = sets_folder_;
    return load_sets({&path, 1});
  }

  [[nodiscard]] std::string text_of(const PositionSet& set, const char* extension) const {
    return content_of(scratch_.path(fs::path(set.name).replace_extension(extension).string()));
  }

 private:
  Scratch scratch_;
  std::string sets_folder_ = HURDLE_SOURCE_DIR "/positions";
};

TEST_F(ExportedLines, PerftHasEveryPositionAndCount) {
  write("--perft");
  for (const PositionSet& set : sets()) {
    const std::string text = text_of(set, ".perft");
    EXPECT_EQ(text.rfind("# variant: " + std::string(set.variant->notation.name) + "\n\nid ", 0),
              0U);
    const std::vector<Read> positions = read_perft(text);
    ASSERT_EQ(positions.size(), set.positions.size()) << set.file;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const PositionEntry& entry = set.positions[i];
      EXPECT_EQ(positions[i].id, entry.id);
      EXPECT_EQ(positions[i].perft, texts_of(entry.perft)) << entry.id;
      // An EPD has no counters; everything else must be present.
      hurdle::Setup read = parse_fen(set.variant->notation, positions[i].position);
      read.half = entry.setup.half;
      read.full = entry.setup.full;
      EXPECT_EQ(read, entry.setup) << entry.id;
      EXPECT_EQ(std::ranges::count(positions[i].position, ' '), 3) << positions[i].position;
    }
  }
}

TEST_F(ExportedLines, LinesHaveTheVariantInFront) {
  write("--lines");
  for (const PositionSet& set : sets()) {
    const std::vector<Read> positions = read_lines(text_of(set, ".txt"));
    ASSERT_EQ(positions.size(), set.positions.size()) << set.file;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const PositionEntry& entry = set.positions[i];
      EXPECT_EQ(positions[i].variant, set.variant->notation.name);
      EXPECT_EQ(positions[i].position, entry.fen_text);
      EXPECT_EQ(positions[i].perft, texts_of(entry.perft)) << entry.id;
    }
  }
}

}  // namespace
}  // namespace hurdle::props
