// The results of `verify`: findings, passes, skips; and its reports in JSON and JUnit.
#include "perft/suite/verify.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "perft/output/json.hpp"
#include "perft/report/json.hpp"
#include "perft/report/junit.hpp"
#include "props/cli/program.hpp"
#include "props/examples/counting/wrong_generator.hpp"
#include "props/examples/suite/texts.hpp"

namespace hurdle {
namespace {

using props::full_set;
using props::replaced;
using props::Scratch;

std::vector<PositionSet> sets_of(const std::string& text, const std::string& file = "f.yaml") {
  return {parse_yaml_set(text, file)};
}

TEST(Verify, PassesWhatIsRightByBothGenerators) {
  for (const bool referee : {false, true}) {
    VerifyOptions options;
    options.referee = referee;
    const VerifyResult result = verify(sets_of(full_set), options);
    EXPECT_EQ(result.passed, 3U);
    EXPECT_EQ(result.failed, 0U);
    EXPECT_EQ(result.skipped, 0U);
  }
}

TEST(Verify, NamesTheWrongCount) {
  const VerifyResult result = verify(sets_of(replaced(full_set, "\"32\"", "\"30\"")));
  EXPECT_EQ(result.failed, 1U);
  EXPECT_EQ(to_text(result.checks[0]), "f.yaml:16: start depth 1: expected 30, found 32");
}

TEST(Verify, NamesMissingAndExtraMoves) {
  const VerifyResult result = verify(sets_of(replaced(full_set, "d1e1, d1e2", "d1e1, d1c1")));
  EXPECT_EQ(result.failed, 1U);
  EXPECT_EQ(to_text(result.checks[1]),
            "f.yaml:25: generals moves: expected 4, found 4; missing d1c1, extra d1e2");
}

TEST(Verify, FindsAWrongGenerator) {
  const Variant& right = *find_variant("janggi");
  const props::WrongGenerator wrong(right.plain, props::WrongGenerator::Way::moves);
  const Variant variant{right.notation, right.referee, wrong, right.plain, right.key_of};
  auto sets = sets_of(full_set);
  sets[0].variant = &variant;
  EXPECT_EQ(verify(sets).failed, 1U);
}

TEST(Verify, SkipsOnlyWhatALimitLeavesOut) {
  std::vector<PositionSet> sets =
      sets_of(replaced(full_set, "{ 1: \"32\" }", "{ 1: \"32\", 7: \"99999999999\" }"));
  std::vector<CheckStatus> seen;
  VerifyOptions options;
  options.on_check = [&](const Check& check) { seen.push_back(check.status); };
  const VerifyResult by_nodes = verify(sets, options);
  EXPECT_EQ(by_nodes.skipped, 1U);
  EXPECT_EQ(by_nodes.passed, 3U);
  EXPECT_EQ(seen, (std::vector<CheckStatus>{CheckStatus::passed, CheckStatus::skipped,
                                            CheckStatus::passed, CheckStatus::passed}));
  options.max_nodes = 200'000'000'000;
  options.depth = 6;
  EXPECT_EQ(verify(sets, options).skipped, 1U);
  options.max_nodes = 30;
  EXPECT_EQ(verify(sets, options).skipped, 2U);
  options.tag = "quick";
  EXPECT_EQ(verify(sets, options).checks.size(), 2U);
  options.tag = "unknown";
  EXPECT_TRUE(verify(sets, options).checks.empty());
}

TEST(Report, JsonHoldsCountsAsStrings) {
  const VerifyResult result = verify(sets_of(replaced(full_set, "\"32\"", "\"30\"")));
  const Json json = envelope("verify", to_json(result));
  EXPECT_EQ(json["schema"], 1);
  EXPECT_EQ(json["command"], "verify");
  for (const char* key : {"version", "commit", "compiler", "build_type", "flags", "cpu_features"}) {
    EXPECT_FALSE(json["build"].at(key).get<std::string>().empty()) << key;
  }
  EXPECT_EQ(json["result"]["failed"], "1");
  const Json& check = json["result"]["checks"][0];
  EXPECT_EQ(check["expected"], "30");
  EXPECT_EQ(check["found"], "32");
  EXPECT_EQ(check["line"], 16);
  EXPECT_EQ(check["status"], "failed");
}

TEST(Report, JunitHoldsEveryCheck) {
  auto sets = sets_of(replaced(full_set, "{ 1: \"32\" }", "{ 1: \"30\", 30: \"9999999999\" }"));
  sets.push_back(parse_yaml_set(full_set, "g.yaml"));
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(to_junit(junit_report(verify(sets))).c_str()));
  const pugi::xml_node suites = document.child("testsuites");
  EXPECT_EQ(suites.attribute("tests").as_int(), 7);
  EXPECT_EQ(suites.attribute("failures").as_int(), 1);
  EXPECT_EQ(suites.attribute("skipped").as_int(), 1);
  const pugi::xml_node suite = suites.child("testsuite");
  EXPECT_STREQ(suite.attribute("name").value(), "f.yaml");
  EXPECT_STREQ(suite.next_sibling().attribute("name").value(), "g.yaml");
  const pugi::xml_node wrong = suite.child("testcase");
  EXPECT_STREQ(wrong.attribute("name").value(), "start depth 1");
  EXPECT_EQ(wrong.attribute("line").as_int(), 16);
  EXPECT_STREQ(wrong.child("failure").attribute("message").value(),
               "f.yaml:16: start depth 1: expected 30, found 32");
  EXPECT_TRUE(wrong.next_sibling().child("skipped"));
}

TEST(Report, ForbiddenBytesBreakNoFile) {
  const std::string name = "a<b>&\"\x01\xFF\xC3\xEF\xBF\xBF.yaml";
  const VerifyResult result = verify(sets_of(replaced(full_set, "\"32\"", "\"30\""), name));
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(to_junit(junit_report(result)).c_str()));
  EXPECT_STREQ(document.child("testsuites").child("testsuite").attribute("name").value(),
               "a<b>&\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD.yaml");

  const Scratch scratch;
  const std::string path = scratch.path("report.json");
  write_json(path, "verify", to_json(result));
  std::ifstream in(path);
  const Json json = Json::parse(in);
  EXPECT_EQ(json["result"]["checks"][0]["id"], "start");
  EXPECT_THROW(write_json("no/such/folder/x.json", "verify", {}), std::runtime_error);
  EXPECT_THROW(write_junit("no/such/folder/x.xml", junit_report(result)), std::runtime_error);
}

}  // namespace
}  // namespace hurdle
