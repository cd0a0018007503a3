// `hurdle exhaust` and `hurdle solve` on the command line: their lines, their JSON, their exit
// codes, and what they refuse.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

TEST(ExhaustCommand, PrintsALineForEachMaterialAndTheirSum) {
  const Outcome outcome = good({"exhaust", "janggi", "KvK", "KAvK", "--threads", "1"});
  ASSERT_EQ(outcome.lines().size(), 3U) << outcome.out;
  EXPECT_EQ(outcome.lines()[0].rfind("janggi KvK: ", 0), 0U) << outcome.out;
  EXPECT_EQ(outcome.lines()[1].rfind("janggi KAvK: ", 0), 0U) << outcome.out;
  EXPECT_EQ(outcome.lines()[2].rfind("janggi all: ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, " 0 differ\n"));
  EXPECT_TRUE(says(outcome.err, "2 materials, at most "));
}

TEST(ExhaustCommand, CountsTheSameWithEveryNumberOfThreadsAndHalfWithOneMirrorImage) {
  const auto json = [](const std::vector<std::string>& more) {
    const Outcome outcome = good(joined({"exhaust", "makruk", "KPvK", "--json", "-"}, more));
    nlohmann::json materials = nlohmann::json::parse(outcome.out)["result"]["materials"];
    for (nlohmann::json& material : materials) {
      EXPECT_GE(material.at("seconds").get<double>(), 0);
      material.erase("seconds");
    }
    return materials;
  };
  const nlohmann::json one = json({"--threads", "1"});
  EXPECT_EQ(one, json({"--threads", "2"}));
  EXPECT_EQ(one[0]["material"], "KPvK");
  EXPECT_EQ(one[0]["different"], "0");
  const auto half = json({"--mirror", "--depth", "2"});
  EXPECT_EQ(one[0]["positions_number"], half[0]["positions_number"].get<int>() * 2);
  EXPECT_EQ(one[0]["mates_number"], half[0]["mates_number"].get<int>() * 2);
}

TEST(ExhaustCommand, EndsSoonAfterAnInterrupt) {
  RunOptions interrupted;
  interrupted.interrupt = true;
  const Outcome outcome =
      hurdle({"exhaust", "chess", "KQRvKB", "--yes", "--threads", "1"}, interrupted);
  EXPECT_EQ(outcome.code, 130);
  EXPECT_TRUE(says(outcome.err, "hurdle: interrupted; the counts are those of a part"));
}

/// A comparison that can be made in parts.
struct InParts {
  std::vector<std::string> command;
  std::vector<std::string> another;  ///< options that make it another comparison
  std::string difference;            ///< how that is refused
};

TEST(ExhaustCommand, PrintsTheCommandThatAsksAnEngine) {
  const Outcome outcome =
      good({"exhaust", "crazyhouse", "KRvK[Pp]", "KvK", "--part", "1/8", "--oracle", "my engine"});
  EXPECT_EQ(outcome.out,
            "hurdle check --variant crazyhouse --material 'KRvK[Pp]' --material KvK --engine "
            "'my engine' --part 1/8\n");
  EXPECT_EQ(outcome.err, "");
}

class PartsOfACommand : public testing::TestWithParam<InParts> {
 protected:
  static Outcome with(const std::vector<std::string>& more) {
    return hurdle(joined(GetParam().command, more));
  }
};

TEST_P(PartsOfACommand, AddUpToTheWhole) {
  const Scratch scratch;
  std::vector<std::string> add{"--add"};
  for (int part = 1; part <= 3; ++part) {
    add.push_back(scratch.path("part-" + std::to_string(part) + ".json"));
    good(with({"--part", std::to_string(part) + "/3", "--json", add.back()}));
  }
  const Outcome whole = with({});
  EXPECT_EQ(with(add).out, whole.out);
  std::vector<std::string> twice = add;
  twice.push_back(add.back());
  EXPECT_EQ(with(twice).out, whole.out);

  const Outcome missing = with({add[0], add[1], add[3]});
  EXPECT_EQ(missing.code, 2);
  EXPECT_EQ(missing.out, "missing: part 2/3\n");
  const Outcome as_json = with({add[0], add[1], add[3], "--json", "-"});
  EXPECT_EQ(as_json.out, "");
  expect_failed(as_json, {"missing: part 2/3\n"});
  expect_refused(with(joined(add, GetParam().another)), {"part-1.json: " + GetParam().difference});
  std::string edited = content_of(add[1]);
  edited.replace(edited.find("\"moves\": \"") + 10, 1, "9");
  twice.back() = scratch.file("edited.json", edited);
  expect_wrong(with(twice), {"contradiction in part 1: "});
  expect_refused(with({"--add", scratch.file("junk.json", "{}")}), {"junk.json: command: "});
  for (const char* part : {"0/3", "4/3", "3", "x/3", "1/0", "1/100001"}) {
    EXPECT_EQ(with({"--part", part}).code, 2) << part;
  }
  EXPECT_EQ(with({"--part", "1/3", add[0], add[1]}).code, 2);
}

TEST_P(PartsOfACommand, OfOtherRulesHaveNoSum) {
  const Scratch scratch;
  const std::string file = scratch.path("part.json");
  (void)good(with({"--part", "1/2", "--json", file}));
  nlohmann::json part = nlohmann::json::parse(content_of(file));
  part["result"]["rules_version"] = "1:0123456789abcdef";
  expect_refused(with({"--add", scratch.file("other.json", part.dump())}),
                 {"other.json: rules_version: expected 1:", "found 1:0123456789abcdef"});
  part["result"].erase("rules_version");
  expect_refused(with({"--add", scratch.file("older.json", part.dump())}),
                 {"older.json: rules_version: missing: an older version of hurdle wrote the part"});
}

INSTANTIATE_TEST_SUITE_P(Commands, PartsOfACommand,
                         testing::Values(InParts{{"exhaust", "janggi", "KvK", "KAvK"},
                                                 {"--depth", "2"},
                                                 "depth: expected 2"},
                                         InParts{{"sample", "crazyhouse", "--positions", "2300"},
                                                 {"--seed", "4"},
                                                 "seed: expected 4"}),
                         [](const auto& info) { return info.param.command.front(); });

TEST(SampleCommand, TakesNoInterruptedPart) {
  const Scratch scratch;
  const std::string file = scratch.path("part.json");
  const std::vector<std::string> command{"sample", "makruk", "--positions", "700"};
  const auto with = [&](const std::vector<std::string>& more) {
    return hurdle(joined(command, more));
  };
  EXPECT_EQ(with({"--part", "1/2", "--json", file}).code, 0);
  std::string edited = content_of(file);
  edited.replace(edited.find("\"positions\": \"500\""), 18, "\"positions\": \"400\"");
  expect_refused(with({"--add", scratch.file("edited.json", edited)}),
                 {"expected 500 positions in part 1/2: the run was interrupted"});
}

TEST(SampleCommand, PrintsWhatEachStratumProves) {
  const Outcome outcome =
      good({"sample", "shogi", "--positions", "600", "--seed", "3", "--threads", "2"});
  EXPECT_EQ(outcome.lines()[0].rfind("shogi: 600 positions, ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, "all                     600        0   5.00e-03\n"));
  EXPECT_TRUE(says(outcome.out, "barred-drop "));
  EXPECT_FALSE(says(outcome.out, "castling "));
  const auto json = nlohmann::json::parse(
      good({"sample", "shogi", "--positions", "40", "--only", "check", "--json", "-"}).out);
  EXPECT_EQ(json["result"]["strata"]["check"]["positions_number"], 40);
  EXPECT_DOUBLE_EQ(json["result"]["all"]["at_most"].get<double>(), 3.0 / 40);
}

TEST(SolveCommand, PrintsOutcomesAndTheLongestGames) {
  const Outcome outcome = good({"solve", "makruk", "KRvK", "--threads", "1"});
  EXPECT_TRUE(says(outcome.err, " positions up to symmetry and "));
  ASSERT_GE(outcome.lines().size(), 9U) << outcome.out;
  EXPECT_EQ(outcome.lines()[0].rfind("makruk KRvK: ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, "White to move: "));
  EXPECT_TRUE(says(outcome.out, "  longest: "));
  EXPECT_TRUE(says(outcome.err, "makruk KRvK: 2 materials, at most "));
}

TEST(SolveCommand, WritesTheSameWithEveryNumberOfThreads) {
  const auto json = [](const char* threads) {
    return nlohmann::json::parse(
        good({"solve", "xiangqi", "KPvKA", "--threads", threads, "--json", "-"}).out)["result"];
  };
  const nlohmann::json one = json("1");
  EXPECT_EQ(one, json("2"));
  EXPECT_EQ(one["material"], "KPvKA");
  std::uint64_t won = 0;
  for (const auto& [plies, count] : one["white"]["won_in"].items()) {
    EXPECT_GT(std::stoi(plies), 0);
    won += std::stoull(count.get<std::string>());
  }
  EXPECT_EQ(won, one["white"]["won_number"].get<std::uint64_t>());
}

TEST(SolveCommand, PrintsEveryMaterialThatArises) {
  const auto solved = [](const std::string& material) {
    const Outcome outcome = good({"solve", "xiangqi", material, "--arising", "--json", "-"});
    return nlohmann::json::parse(outcome.out)["result"];
  };
  const nlohmann::json whole = solved("KAvKP");
  std::map<std::string, nlohmann::json> arising;
  for (const nlohmann::json& material : whole["arising"]) {
    arising[material["material"].get<std::string>()] = material;
  }
  EXPECT_EQ(arising.size(), 3U);
  nlohmann::json alone = solved("KAvK");
  EXPECT_EQ(arising.at("KAvK")["positions"], alone["positions"]);
  EXPECT_EQ(arising.at("KAvK")["white"], alone["white"]);
  EXPECT_EQ(arising.at("KvKP")["black"]["won"], solved("KPvK")["white"]["won"]);
  EXPECT_FALSE(arising.at("KvK").contains("arising"));
}

TEST(SolveCommand, RefusesAFolderWithoutRoomForItsMoves) {
  RunOptions nowhere;
  nowhere.environment = {{"TMPDIR", "/no/such/folder"}};
  expect_failed(
      hurdle({"solve", "chess", "KRvK"}, nowhere),
      {"cannot create a temporary file in /no/such/folder: ", "TMPDIR chooses its folder"});
}

TEST(SolveCommand, HasAPageThatAScriptWrites) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const std::string file = scratch.path("result.json");
  (void)good({"solve", "xiangqi", "KAvKP", "--arising", "--json", file});
  const Outcome page =
      shell("python3 '" HURDLE_SOURCE_DIR "/perft/exhaust/endgames/page.py' '" + file + "'");
  expect_good(page,
              {"### xiangqi: 3 pieces", "| KvKP | 0 | 546 | 2,469 | 2,394 | 432 | 0 | 0 | 20 |",
               "Drawn in every position: KAvK.", "### xiangqi: 4 pieces"});

  const std::string script = "python3 '" HURDLE_SOURCE_DIR "/perft/exhaust/endgames/page.py' ";
  const std::string kept = scratch.file("page.md", page.out);
  const std::string again = "--keep '" + kept + "' '" + file + "'";
  EXPECT_EQ(content_of(kept).substr(page.out.find("## ")),
            good(shell(script + again)).out.substr(page.out.find("## ")));
  const std::string more = scratch.path("more.json");
  (void)good({"solve", "chess", "KRvK", "--arising", "--json", more});
  const Outcome both = shell(script + "--keep '" + kept + "' '" + more + "'");
  expect_good(both,
              {"; 2 results of hurdle ", "| KvKP | 0 | 546 | 2,469 | 2,394 | 432 | 0 | 0 | 20 |",
               "\n| KRvK | 175,168 | 0 | 0 | 0 | 22,244 | 201,700 | 216 | 32 |"});
  nlohmann::json twin = nlohmann::json::parse(content_of(more));
  twin["result"]["variant"] = "chess960";
  const std::string twin_file = scratch.file("twin.json", twin.dump());
  const Outcome twins = good(shell(script + "'" + more + "' '" + twin_file + "'"));
  EXPECT_TRUE(says(twins.out, "The longest win: 32 plies, as in [chess](#chess).\n"));
  const std::string kept_twins = scratch.file("twins.md", twins.out);
  EXPECT_EQ(good(shell(script + "--keep '" + kept_twins + "'")).out, twins.out);

  const std::string cut = scratch.file("cut.md", both.out.substr(0, both.out.find("## xiangqi")));
  expect_failed(shell(script + "--keep '" + cut + "' '" + more + "'"),
                {"its games do not add up to the "});
  expect_failed(shell(script + "--keep '" + file + "' '" + more + "'"),
                {"expected a page that this script has written"});

  const std::string sizes = "python3 '" HURDLE_SOURCE_DIR "/perft/exhaust/endgames/sizes.py' ";
  const Outcome size = good(shell(sizes + "'" HURDLE_PROGRAM "' xiangqi KRvKR"));
  const std::string with_size = "--sizes '" + scratch.file("sizes.json", size.out) + "'";
  const Outcome larger = good(shell(script + with_size + " --keep '" + kept + "'"));
  EXPECT_TRUE(says(larger.out, "| KRvKR | 4 materials | ")) << larger.out;
  expect_failed(shell(script), {"expected results, or --keep with a page"});
}

TEST(ExhaustionPage, HasTheFiguresOfTheResults) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const std::string exhausted = scratch.path("exhaust.json");
  const std::string sampled = scratch.path("sample.json");
  (void)good({"exhaust", "janggi", "KvK", "--json", exhausted});
  (void)good({"sample", "makruk", "--positions", "300", "--json", sampled});
  const std::string script = "python3 '" HURDLE_SOURCE_DIR "/ci/modules/exhaustion.py' ";
  const Outcome page = shell(script + "'" + exhausted + "' '" + sampled + "'");
  expect_good(page,
              {"| janggi | 2 | 1 | all | 324 | ", "| makruk | 300 | ", " | 1.0e-02 | "});  // 3/300
  const Outcome other = shell(script + "'" + scratch.file("other.json", "{}") + "'");
  EXPECT_EQ(other.code, 2);
  EXPECT_TRUE(says(other.err, "other.json: expected the JSON of hurdle exhaust"));

  const std::string kept = scratch.file("page.md", page.out);
  (void)good({"exhaust", "xiangqi", "KvK", "--json", exhausted});
  expect_good(
      shell(script + "--keep '" + kept + "' '" + exhausted + "'"),
      {"| janggi | 2 | 1 | all | 324 | ", "| xiangqi | 2 | 1 | all | ", "| makruk | 300 | "});
  const Outcome no_page =
      shell(script + "--keep '" + scratch.path("other.json") + "' '" + exhausted + "'");
  EXPECT_EQ(no_page.code, 2);
  EXPECT_TRUE(says(no_page.err, "expected a page that this script has written"));
}

}  // namespace
}  // namespace hurdle::props
