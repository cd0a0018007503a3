// `hurdle check` in parts: the sum of the parts is the whole, and what is missing or contradictory
// is named. The engine is a plain engine of Xiangqi whose generals may face.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

using nlohmann::json;

/// Checks of a wrong engine.
class CheckParts : public testing::Test {
 protected:
  [[nodiscard]] Outcome run(const std::vector<std::string>& questions,
                            const std::vector<std::string>& more) const {
    const std::string engine = HURDLE_PLAIN_ENGINE " xiangqi generals-may-face";
    return hurdle(joined({"check", "--engine", engine, "--journal", path("journal")},
                         joined(questions, more)));
  }

  /// Writes the parts, and returns `check --add` with their files.
  [[nodiscard]] std::vector<std::string> parts_of(const std::vector<std::string>& questions,
                                                  int parts) const {
    std::vector<std::string> adding{"check", "--add"};
    for (int part = 1; part <= parts; ++part) {
      const std::string file = path(fmt::format("part-{}.json", part));
      const Outcome outcome =
          run(questions, {"--part", fmt::format("{}/{}", part, parts), "--json", file});
      EXPECT_NE(outcome.code, 2) << outcome.err;
      adding.push_back(file);
    }
    return adding;
  }

  [[nodiscard]] std::string path(const std::string& name) const { return scratch_.path(name); }

  Scratch scratch_;
};

std::set<std::string> findings_of(const json& result) {
  std::set<std::string> findings;
  for (const json& finding : result.at("findings")) {
    findings.insert(finding.at("id").get<std::string>() + " " + finding.at("fen").dump() +
                    finding.at("missing").dump());
  }
  return findings;
}

void expect_same(const json& whole, const json& sum) {
  for (const auto& [name, value] : whole.at("by_position").items()) {
    EXPECT_EQ(sum.at("by_position").at(name), value) << name;
  }
  for (const char* count : {"positions", "passed", "failed", "asked", "max_nodes", "engine"}) {
    EXPECT_EQ(sum.at(count), whole.at(count)) << count;
  }
  EXPECT_EQ(findings_of(sum), findings_of(whole));
  EXPECT_FALSE(findings_of(whole).empty());
}

TEST_F(CheckParts, OfAMaterialAddUpToTheWhole) {
  const std::vector<std::string> questions{"--variant", "xiangqi", "--material", "KAvK"};
  const Outcome all = run(questions, {"--json", path("whole.json")});
  EXPECT_EQ(all.code, 1) << all.err;
  const json whole = json::parse(content_of(path("whole.json"))).at("result");
  std::vector<std::string> adding = parts_of(questions, 3);
  const Outcome text = hurdle(adding);
  EXPECT_EQ(text.code, 1) << text.err;
  const std::size_t last = all.out.rfind("positions: ");
  ASSERT_NE(last, std::string::npos);
  EXPECT_TRUE(says(text.out, all.out.substr(last))) << all.out;
  EXPECT_TRUE(says(text.out, "probable bug, by "));
  adding.insert(adding.end(), {"--json", "-"});
  const json sum = json::parse(hurdle(adding).out).at("result");
  expect_same(whole, sum);
  EXPECT_EQ(sum.at("diagnoses").front().at("part"), 1);
}

TEST_F(CheckParts, OfSetsAndRandomPositionsAddUpToTheWhole) {
  const std::string set = scratch_.file("sets/generals.yaml", position_set("xiangqi", R"(
  - id: advisor-between
    fen: "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1"
    about: The advisor stands between the generals.
    exercises: [X8]
    perft: { 1: "2" }
  - id: beside
    fen: "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"
    about: The general may not go to the file of the other.
    exercises: [X8]
    perft: { 1: "2" }
)"));
  const std::vector<std::string> questions{set, "--variant", "xiangqi", "--random", "4"};
  EXPECT_EQ(run(questions, {"--json", path("whole.json")}).code, 1);
  const json whole = json::parse(content_of(path("whole.json"))).at("result");
  std::vector<std::string> adding = parts_of(questions, 2);
  adding.insert(adding.end(), {"--json", "-"});
  expect_same(whole, json::parse(hurdle(adding).out).at("result"));
  expect_refused(run(questions, {"--part", "9/9"}),
                 {"--part 9/9: the check has too few positions"});
}

/// By the published rules Black is in check, so the path to the finding has an illegal move.
TEST_F(CheckParts, ByHouseRulesAddUpToTheWhole) {
  const std::vector<std::string> by{"--variant", "chess", "--house-rules", "pseudo-legal"};
  const std::string set = scratch_.file("castling.epd",
                                        "4k3/8/8/8/4R3/1n6/8/R3K2R b KQ - 0 1 ;D1 26 ;D2 112\n"
                                        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15\n");
  const auto check = [&](const std::vector<std::string>& more) {
    return hurdle(joined({"check", set, "--at-once", "--engine",
                          wrong_engine("pseudo-legal,king-castles-without-the-captured-rook")},
                         joined(by, more)));
  };
  expect_wrong(check({"--json", path("whole.json")}), {"1 right, 1 wrong"});
  std::vector<std::string> adding{"check", "--add"};
  for (const char* part : {"1/2", "2/2"}) {
    adding.push_back(path(fmt::format("by-rules-{}.json", part[0])));
    (void)check({"--part", part, "--json", adding.back()});
  }
  expect_wrong(hurdle(joined(adding, {"--json", path("sum.json"), "--html", path("sum.html")})),
               {"1 right, 1 wrong"});
  const json whole = json::parse(content_of(path("whole.json"))).at("result");
  const json sum = json::parse(content_of(path("sum.json"))).at("result");
  expect_same(whole, sum);
  EXPECT_EQ(sum.at("findings").front().at("path"), json::array({"b3a1"}));
  EXPECT_EQ(sum.at("readings"), whole.at("readings"));
  EXPECT_TRUE(says(content_of(path("sum.html")), "--house-rules pseudo-legal</code>"));

  json other = json::parse(content_of(adding[3]));
  other["result"]["readings"][0]["name"] = "fifty-moves-end-the-line";
  adding[3] = scratch_.file("other-rules.json", other.dump());
  expect_refused(hurdle(adding),
                 {"readings: expected pseudo-legal, found fifty-moves-end-the-line"});
}

/// The engine and both generators agree on 20 and 400: the set is wrong, and the engine is not.
TEST_F(CheckParts, AccuseNoEngineOfAWrongPublishedCount) {
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const std::string set = scratch_.file(
      "wrong.epd", fmt::format("# variant: chess\n{0} ;D1 20 ;D2 401\n{0} ;D1 20\n", start));
  const std::string closing =
      "2 positions: 1 right, 0 wrong, 0 unanswered, 1 published count differs\n";
  std::vector<std::string> adding{"check", "--add"};
  const std::vector<std::string> check{"check",      set,         "--at-once",    "--engine",
                                       own_engine(), "--journal", path("journal")};
  expect_wrong(hurdle(check), {closing});
  for (const char* part : {"1/2", "2/2"}) {
    adding.push_back(path(fmt::format("wrong-set-{}.json", part[0])));
    (void)hurdle(joined(check, {"--part", part, "--json", adding.back()}));
  }
  expect_wrong(hurdle(joined(adding, {"--json", path("sum.json")})), {closing});
  const json sum = json::parse(content_of(path("sum.json"))).at("result");
  EXPECT_EQ(sum.at("failed"), "1") << "the check failed, and the engine is not wrong";
  EXPECT_EQ(sum.at("by_position").at("failed"), 1);
  EXPECT_EQ(sum.at("by_position").at("published_differs"), 1);
  expect_wrong(hurdle(joined(check, {"--stop-after", "1"})), {"0 wrong", "1 not reached"});
  expect_wrong(hurdle(joined(check, {"--junit", "-"})), {" message=\"published count differs\""});
}

TEST_F(CheckParts, AreRefusedIfTheyAreNotAllOfOneWhole) {
  const std::vector<std::string> advisors{"--variant", "xiangqi", "--material", "KAvK"};
  std::vector<std::string> adding = parts_of(advisors, 2);
  const Outcome one = hurdle({"check", "--add", adding[2]});
  expect_no_verdict(one, {"missing: part 2/2"});
  EXPECT_TRUE(says(one.err, "there is no sum"));
  expect_refused(hurdle({"check", "--add", adding[2], "--json", "-"}), {"missing: part 2/2\n"},
                 "missing");

  json older = json::parse(content_of(adding[3]));
  for (json& finding : older["result"]["findings"]) {
    finding.erase("question");
  }
  const std::string by_older = scratch_.file("older.json", older.dump());
  EXPECT_EQ(hurdle({"check", "--add", adding[2], by_older}).out, hurdle(adding).out);

  json changed = json::parse(content_of(adding[3]));
  changed["result"]["findings"] = json::array();
  adding.push_back(scratch_.file("changed.json", changed.dump()));
  expect_wrong(hurdle(adding), {"contradiction in part 2: "});

  const std::string other = path("other.json");
  (void)run({"--variant", "xiangqi", "--material", "KvK"}, {"--part", "2/2", "--json", other});
  expect_refused(hurdle({"check", "--add", adding[2], other}),
                 {"asked: expected ' --variant xiangqi --material KAvK', found "});

  expect_refused(hurdle({"check", "--add", scratch_.file("x.json", "{}")}),
                 {"command: missing; expected a file that hurdle check --part"});
  const std::map<std::string, std::string> ignored{
      {"--engine", "true"},      {"--differs-by", "X8"},    {"--tag", "quick"},
      {"--timeout", "5"},        {"--rules", "xiangqi"},    {"--profile", "ffish"},
      {"--variants", "my.ini"},  {"--letters", "t=b"},      {"--protocol", "uci"},
      {"--jobs", "2"},           {"--max-restarts", "3"},   {"--house-rules", "no-pass"},
      {"--variant", "xiangqi"},  {"--journal", "x.jsonl"},  {"--stop-after", "1"},
      {"--junit", "report.xml"}, {"--baseline", "old.json"}};
  for (const auto& [option, value] : ignored) {
    expect_refused(hurdle({"check", option, value, "--add", adding[2]}),
                   {option + ": does not go with --add, which asks no engine"});
  }
  expect_refused(hurdle({"check", "--at-once", "--add", adding[2]}),
                 {"--at-once: does not go with --add"});
  expect_refused(hurdle({"check", "sets", "--add", adding[2]}), {"PATH: does not go with --add"});
}

}  // namespace
}  // namespace hurdle::props
