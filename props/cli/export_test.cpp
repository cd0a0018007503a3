// `hurdle export`: names of the files, and the contents of each format.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/lists.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/text/csv.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

namespace fs = std::filesystem;

using Row = std::vector<std::string>;

const std::string positions = HURDLE_SOURCE_DIR "/positions";

/// A set with texts that CSV must quote.
const std::string awkward = position_set("makpong", R"(
  - id: start
    fen: "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"
    about: "A comma, a \"quote\" and\na second line."
    exercises: [M1, M4]
    tags: [quick, first]
    perft: { 1: "23", 2: "529" }
    confirmed: { fast: 2, referee: 1 }
  - id: uncounted
    setup: [makruk]
    about: No counts.
    exercises: [M4]
    moves: [a3a4]
)");

/// The rows of a CSV text, parsed by RFC 4180.
std::vector<Row> rows_of(const std::string& text) {
  std::vector<Row> rows(1, Row(1));
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string& field = rows.back().back();
    if (quoted) {
      if (text[i] != '"') {
        field += text[i];
      } else if (i + 1 < text.size() && text[i + 1] == '"') {
        field += text[++i];
      } else {
        quoted = false;
      }
    } else if (text[i] == '"') {
      EXPECT_EQ(field, "") << "a quote inside a field that is not quoted";
      quoted = true;
    } else if (text[i] == ',') {
      rows.back().emplace_back();
    } else if (text.compare(i, 2, "\r\n") == 0) {
      rows.emplace_back(1);
      ++i;
    } else {
      field += text[i];
    }
  }
  EXPECT_EQ(rows.back(), Row{""}) << "the last line is not ended";
  rows.pop_back();
  return rows;
}

std::vector<PositionSet> sets_below(const std::string& folder) {
  const fs::path path = folder;
  return load_sets({&path, 1});
}

/// The path to which a set of `positions` is exported.
std::string place_of(const Scratch& scratch, const PositionSet& set, const std::string& extension) {
  return scratch.path(fs::path(set.name).replace_extension(extension).string());
}

TEST(Export, TakesTheGameOfFilesThatDoNotNameTheirs) {
  const Scratch scratch;
  const std::string line = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n";
  const std::string file = scratch.file("a.epd", line);
  const std::vector<std::string> command{"export", file, "--epd", scratch.path("out")};
  expect_refused(hurdle(command), {"give --variant"});
  (void)good(joined(command, {"--variant", "chess"}));
  EXPECT_EQ(content_of(scratch.path("out/a.epd")), "# variant: chess\n# line-1\n" + line);
}

TEST(Export, MirrorsTheNamesAndReportsTheFiles) {
  const Scratch scratch;
  const std::string file = scratch.file("sets/deep/a.yaml", awkward);
  const std::string out = scratch.path("out/new");
  for (const char* folder : {"sets", "sets/"}) {
    const Outcome outcome = good({"export", scratch.path(folder), "--epd", out, "--csv", out});
    EXPECT_EQ(outcome.out, "");
    const std::string said = outcome.err;
    EXPECT_TRUE(says(said, out + ": 1 .epd file, 2 positions, 2 counts\n"));
    EXPECT_TRUE(says(said, out + ": 1 .csv file, 2 positions, 2 counts\n"));
    EXPECT_TRUE(fs::exists(out + "/deep/a.epd"));
    EXPECT_TRUE(fs::exists(out + "/deep/a.csv"));
    EXPECT_FALSE(fs::exists(out + "/deep/a.json"));
  }
  EXPECT_EQ(hurdle({"export", file, "--json", out}).code, 0);
  EXPECT_TRUE(fs::exists(out + "/a.json"));
}

TEST(Export, WritesTheLegalMovesOfEveryPositionIfAsked) {
  const Scratch scratch;
  const std::string out = scratch.path("out");
  const std::string pins = published("makpong/pins.yaml");
  (void)good({"export", pins, "--json", out, "--moves"});
  const auto set = nlohmann::json::parse(content_of(out + "/pins.json"));
  ASSERT_FALSE(set["positions"].empty());
  for (const auto& position : set["positions"]) {
    const Outcome ours = good({"perft", "makpong", "1", "--fen", position["fen"]});
    EXPECT_EQ(ours.out, std::to_string(position["moves"].size()) + '\n') << position;
    EXPECT_TRUE(std::ranges::is_sorted(position["moves"])) << position;
  }
}

TEST(Export, WritesOnlyWhatTheTagLeaves) {
  const Scratch scratch;
  (void)scratch.file("sets/a.yaml", awkward);
  std::string untagged = awkward;
  untagged.replace(untagged.find("quick"), 5, "slow");
  (void)scratch.file("sets/b.yaml", untagged);
  const std::string out = scratch.path("out");
  const Outcome outcome = hurdle({"export", scratch.path("sets"), "--tag", "quick", "--json", out});
  EXPECT_EQ(outcome.err, out + ": 1 .json file, 1 position, 2 counts\n");
  EXPECT_EQ(nlohmann::json::parse(content_of(out + "/a.json"))["positions"].size(), 1U);
  EXPECT_FALSE(fs::exists(out + "/b.json"));
}

TEST(Export, EpdIsVerifiedLikeTheSetsItWasMadeOf) {
  const Scratch scratch;
  const auto score = [](const std::string& path) {
    return good({"verify", path, "--max-nodes", "2000"}).out;
  };
  ASSERT_EQ(hurdle({"export", positions, "--epd", scratch.path("")}).code, 0);
  std::size_t counts = 0;
  for (const PositionSet& set : sets_below(positions)) {
    const PositionSet again = load_set(place_of(scratch, set, ".epd"));
    EXPECT_EQ(again.variant, set.variant);
    ASSERT_EQ(again.positions.size(), set.positions.size()) << set.file;
    for (std::size_t i = 0; i < set.positions.size(); ++i) {
      EXPECT_EQ(again.positions[i].setup, set.positions[i].setup) << set.positions[i].id;
      EXPECT_EQ(again.positions[i].perft, set.positions[i].perft) << set.positions[i].id;
      counts += set.positions[i].perft.size();
    }
  }
  EXPECT_GT(counts, 100U);
  const Scratch makpong;
  ASSERT_EQ(hurdle({"export", positions + "/makpong", "--epd", makpong.path("")}).code, 0);
  EXPECT_TRUE(says(score(makpong.path("")), " passed, 0 failed, "));
}

TEST(Export, JsonHoldsEveryFieldOfTheSets) {
  const Scratch scratch;
  (void)scratch.file("sets/a.yaml", awkward);
  for (const std::string& folder : {positions, scratch.path("sets")}) {
    ASSERT_EQ(hurdle({"export", folder, "--json", scratch.path("")}).code, 0);
    for (const PositionSet& set : sets_below(folder)) {
      const auto json = nlohmann::json::parse(content_of(place_of(scratch, set, ".json")));
      EXPECT_EQ(json["variant"], set.variant->notation.name);
      EXPECT_EQ(json["about"], set.about);
      EXPECT_EQ(json["file"], set.name);
      ASSERT_EQ(json["positions"].size(), set.positions.size()) << set.file;
      for (std::size_t i = 0; i < set.positions.size(); ++i) {
        const PositionEntry& entry = set.positions[i];
        const auto& found = json["positions"][i];
        EXPECT_EQ(found["id"], entry.id);
        EXPECT_EQ(found["fen"], entry.fen_text);
        EXPECT_EQ(found["setup"].is_null(), entry.setup_names.empty());
        EXPECT_EQ(found["about"], entry.about);
        EXPECT_EQ(found["exercises"], entry.exercises);
        EXPECT_EQ(found["tags"], entry.tags);
        EXPECT_EQ(found["confirmed"], nlohmann::json(entry.confirmed));
        EXPECT_EQ(found["moves"], entry.moves ? nlohmann::json(*entry.moves) : nlohmann::json());
        ASSERT_EQ(found["perft"].size(), entry.perft.size());
        for (const auto& [depth, nodes] : entry.perft) {
          EXPECT_EQ(found["perft"][std::to_string(depth)], to_text(nodes)) << entry.id;
        }
      }
    }
  }
}

TEST(Export, CsvHasARowACountAndQuotesWhatItMust) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", awkward);
  ASSERT_EQ(hurdle({"export", file, "--csv", scratch.path("")}).code, 0);
  const std::string text = content_of(scratch.path("a.csv"));
  const std::string fen = "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";
  const std::string about = "A comma, a \"quote\" and\na second line.";
  const std::vector<Row> rows = rows_of(text);
  ASSERT_EQ(rows.size(), 4U) << text;
  EXPECT_EQ(rows[0], (Row{"variant", "file", "id", "fen", "depth", "nodes", "about", "exercises",
                          "tags", "confirmed"}));
  EXPECT_EQ(rows[1], (Row{"makpong", "a.yaml", "start", fen, "1", "23", about, "M1 M4",
                          "quick first", "fast; referee"}));
  EXPECT_EQ(rows[2], (Row{"makpong", "a.yaml", "start", fen, "2", "529", about, "M1 M4",
                          "quick first", "fast"}));
  EXPECT_EQ(rows[3][2], "uncounted");
  EXPECT_EQ(rows[3][4] + rows[3][5] + rows[3][9], "") << "no counts, but no position is lost";
  EXPECT_TRUE(says(text, R"(,"A comma, a ""quote"" and)"));
}

TEST(Export, CsvHasEveryCountOfThePositionSets) {
  const Scratch scratch;
  ASSERT_EQ(hurdle({"export", positions, "--csv", scratch.path("")}).code, 0);
  for (const PositionSet& set : sets_below(positions)) {
    std::map<std::pair<std::string, std::string>, std::string> found;
    for (const Row& row : rows_of(content_of(place_of(scratch, set, ".csv")))) {
      ASSERT_EQ(row.size(), 10U);
      found[{row[2], row[4]}] = row[5];
    }
    for (const PositionEntry& entry : set.positions) {
      for (const auto& [depth, nodes] : entry.perft) {
        EXPECT_EQ((found[{entry.id, std::to_string(depth)}]), to_text(nodes)) << entry.id;
      }
    }
  }
}

RC_GTEST_PROP(Export, CsvFieldsAreReadBackAsTheyWere, ()) {
  const auto letter = rc::gen::element('a', ' ', ',', '"', '\r', '\n', ';');
  const auto fields =
      *rc::gen::nonEmpty(rc::gen::container<Row>(rc::gen::container<std::string>(letter)));
  const std::string line = join_texts(fields, ",", csv_field);
  RC_ASSERT(rows_of(line + "\r\n") == std::vector<Row>{fields});
}

TEST(Export, RefusesBeforeItWritesAnything) {
  const Scratch scratch;
  const std::string first = scratch.file("one/a.yaml", awkward);
  const std::string second = scratch.file("two/a.yaml", awkward);
  const std::string out = scratch.path("out");
  const auto refused = [&](const std::vector<std::string>& arguments, const Row& words) {
    expect_refused(hurdle(joined({"export"}, arguments)), words);
    EXPECT_FALSE(fs::exists(out));
  };
  refused({first, second, "--epd", out}, {out + "/a.epd", first, second});
  refused({first, first, "--json", out}, {out + "/a.json", "both"});
  refused({first, scratch.file("three/bad.yaml", "schema: 2\n"), "--csv", out}, {"bad.yaml:1:"});
  refused({first, "--tag", "slow", "--csv", out}, {"--tag", "'slow'"});
}

TEST(Export, NeverReplacesASetThatItRead) {
  const Scratch scratch;
  const std::string text =
      "# variant: makpong\n# kept\nrnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w\n";
  const std::string file = scratch.file("a.epd", text);
  expect_refused(hurdle({"export", file, "--epd", scratch.path("")}),
                 {"the input " + file + " would be replaced"});
  EXPECT_EQ(content_of(file), text);
}

TEST(Export, ReplacesFilesWholeAndLeavesNothingBeside) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", awkward);
  const std::string target = scratch.file("out/a.epd", std::string(10'000, 'x'));
  ASSERT_EQ(hurdle({"export", file, "--epd", scratch.path("out")}).code, 0);
  EXPECT_EQ(content_of(target), to_epd(load_set(file)));
  EXPECT_EQ(std::distance(fs::directory_iterator(scratch.path("out")), {}), 1);
}

TEST(Export, ReportsAFullDiskAndKeepsTheOldFile) {
  const Scratch scratch;
  const std::string set = published("makpong/counting.yaml");
  const std::string old = scratch.file("out/counting.csv", "as it was\n");
  expect_refused(shell("ulimit -f 1; exec \"$HURDLE\" export '" + set + "' --csv '" +
                       scratch.path("out") + "'"),
                 {"counting.csv: cannot be written: File too large"});
  EXPECT_EQ(content_of(old), "as it was\n");
  EXPECT_EQ(std::distance(fs::directory_iterator(scratch.path("out")), {}), 1);
}

TEST(Export, NamesTheFolderThatCannotBeMade) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", awkward);
  for (const std::string& folder : {file, file + "/below", std::string("/proc/hurdle")}) {
    expect_refused(hurdle({"export", file, "--epd", folder}), {"--epd '" + folder + "'"});
  }
  fs::create_directories(scratch.path("out/a.csv"));
  expect_refused(hurdle({"export", file, "--csv", scratch.path("out")}),
                 {scratch.path("out/a.csv")});
}

}  // namespace
}  // namespace hurdle::props
