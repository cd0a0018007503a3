// The CI action for engines (ci/action): its script, run directly with the built program, and
// whether the action passes every variable to the script.
#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

#include <pugixml.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

namespace fs = std::filesystem;

const std::string action_folder = HURDLE_SOURCE_DIR "/ci/action/";

const std::string kings_of_makruk = position_set("makruk", R"(
  - id: kings
    fen: "3k4/8/8/8/8/8/8/4K3 w - - 0 1"
    about: Kings.
    exercises: [T1]
    tags: [quick]
    perft: { 1: "5" }
  - id: kings-again
    fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    about: Kings.
    exercises: [T1]
    perft: { 1: "5" }
)");

class Action : public testing::Test {
 protected:
  /// Runs the script in a new folder with these variables.
  [[nodiscard]] Outcome run(const std::string& variables) const {
    return shell("cd '" + scratch_.path("") + "' && GITHUB_STEP_SUMMARY=summary " + variables +
                 " '" + action_folder + "check.sh'");
  }

  [[nodiscard]] Outcome check(const std::string& engine, const std::string& more = "") const {
    return run("HURDLE_PROGRAM=\"$HURDLE\" HURDLE_SETS=kings.yaml HURDLE_ENGINE=\"" + engine +
               "\" " + more);
  }

  [[nodiscard]] std::string content(const std::string& name) const {
    return content_of(scratch_.path(name));
  }

  Scratch scratch_;
  std::string set_ = scratch_.file("kings.yaml", kings_of_makruk);
};

TEST_F(Action, ChecksAnEngineAndLeavesReports) {
  expect_good(check(own_engine()), {"1 position: 1 right, 0 wrong, 0 unanswered\n"});
  EXPECT_TRUE(says(content("summary"),
                   "### Hurdle: no difference from the rules\n\n1 position: 1 right, 0 "));
  pugi::xml_document junit;
  ASSERT_TRUE(junit.load_string(content("hurdle-reports/hurdle.xml").c_str()));
  EXPECT_EQ(junit.child("testsuites").attribute("tests").as_int(), 1);
  EXPECT_TRUE(says(content("hurdle-reports/hurdle.html"), "</html>"));
  EXPECT_TRUE(says(content("hurdle-reports/hurdle.json"), "\"command\": \"check\""));
}

TEST_F(Action, ReturnsTheExitCodeAndWritesTheSummary) {
  const Outcome wrong = check(wrong_engine("king-steps-straight-only"), "HURDLE_TAG=all");
  EXPECT_EQ(wrong.code, 1) << wrong.out << wrong.err;
  EXPECT_TRUE(says(content("summary"), "### Hurdle: wrong moves were found\n")) << wrong.out;
  EXPECT_TRUE(says(content("summary"), "missing (legal, the engine lacks them)"));
  EXPECT_EQ(check("false", "HURDLE_REPORTS=else/where").code, 2);
  EXPECT_TRUE(says(content("summary"), "### Hurdle: could not be asked everything\n"));
  EXPECT_TRUE(fs::exists(scratch_.path("else/where/hurdle.xml")));
}

/// GitHub shows a line `::error …` on the commit's page, and one with `file=` beside the line.
TEST_F(Action, AnnotatesFindingsOnGitHubOnly) {
  const std::string wrong = wrong_engine("king-steps-straight-only");
  const Outcome annotated = check(wrong, "GITHUB_ACTIONS=true");
  expect_wrong(annotated, {"\n::error title=Hurdle::Probable bug: "});
  const std::string finding = "\n::error file=kings.yaml,line=6,title=T1 ";
  EXPECT_TRUE(says(annotated.out, finding));
  EXPECT_TRUE(says(annotated.out, "::kings (makruk)\n"));
  const Outcome absolute =
      run("HURDLE_PROGRAM=\"$HURDLE\" HURDLE_SETS=\"$PWD/kings.yaml\" "
          "HURDLE_ENGINE='" +
          wrong + "' GITHUB_ACTIONS=true");
  EXPECT_TRUE(says(absolute.out, finding)) << "paths begin at the root";
  EXPECT_FALSE(says(check(wrong).out, "::error"));
  EXPECT_FALSE(says(check(own_engine(), "GITHUB_ACTIONS=true").out, "::error"));
}

TEST_F(Action, ComparesTwoEngines) {
  expect_good(check("", "HURDLE_COMPARE=\"$HURDLE serve\n$HURDLE serve\n\""), {"B: hurdle "});
}

/// A tarball is unpacked and verified, and its sets are found by game name.
TEST_F(Action, TakesHurdleFromATarball) {
  (void)scratch_.file("hurdle-0/bin/hurdle", "#!/bin/sh\nexec '" HURDLE_PROGRAM "' \"$@\"\n");
  (void)scratch_.file("hurdle-0/share/hurdle/positions/makruk/kings.yaml", kings_of_makruk);
  ASSERT_EQ(shell("cd '" + scratch_.path("") +
                  "' && chmod +x hurdle-0/bin/hurdle && tar -czf hurdle.tar.gz hurdle-0 && "
                  "sha256sum hurdle.tar.gz | cut -d ' ' -f 1 > sum")
                .code,
            0);
  const std::string variables =
      "HURDLE_TARBALL=hurdle.tar.gz HURDLE_SETS=makruk HURDLE_ENGINE=\"$HURDLE serve\" ";
  EXPECT_TRUE(says(good(run(variables + "HURDLE_SHA256=$(cat sum)")).out, "1 right"));
  expect_failed(run(variables + "HURDLE_SHA256=" + std::string(64, '0')),
                {"is not what HURDLE_SHA256 says"});
}

TEST_F(Action, NamesWhatIsMissing) {
  struct Row {
    std::string variables;
    std::string message;
  };
  const std::vector<Row> rows{
      {"HURDLE_PROGRAM=/nowhere", "HURDLE_PROGRAM '/nowhere' is no program"},
      {"HURDLE_TARBALL=/nowhere", "HURDLE_TARBALL '/nowhere' is not there"},
      {"HURDLE_TARBALL=kings.yaml", "cannot be unpacked"},
      {"HURDLE_PROGRAM=\"$HURDLE\"", "HURDLE_ENGINE is the engine's command line; it is empty"},
      {"HURDLE_PROGRAM=\"$HURDLE\" HURDLE_SETS=no-game",
       "HURDLE_SETS 'no-game' is neither a file nor "},
      {"HURDLE_PROGRAM=\"$HURDLE\" HURDLE_COMPARE=one", "HURDLE_COMPARE wants two command lines"}};
  for (const Row& row : rows) {
    expect_failed(run(row.variables), {row.message});
  }
}

/// Every input of the action is passed to the script, under a name that the script's header
/// documents.
TEST(ActionFile, HandsOnEveryInput) {
  const YAML::Node action = YAML::LoadFile(action_folder + "action.yml");
  const YAML::Node step = action["runs"]["steps"][0];
  EXPECT_EQ(action["runs"]["using"].as<std::string>(), "composite");
  EXPECT_TRUE(says(step["run"].as<std::string>(), "$GITHUB_ACTION_PATH/check.sh"));
  const std::string script = content_of(action_folder + "check.sh");
  std::set<std::string> handed;
  for (const auto& variable : step["env"]) {
    const auto name = variable.first.as<std::string>();
    EXPECT_TRUE(says(script.substr(0, script.find("set -euo")), name)) << name;
    handed.insert(variable.second.as<std::string>());
  }
  for (const auto& input : action["inputs"]) {
    EXPECT_EQ(handed.count("${{ inputs." + input.first.as<std::string>() + " }}"), 1U)
        << input.first.as<std::string>();
  }
  EXPECT_EQ(handed.size(), action["inputs"].size());
  const YAML::Node job = YAML::LoadFile(action_folder + "gitlab-ci.yml")["hurdle"];
  for (const auto& variable : job["variables"]) {
    EXPECT_TRUE(says(script, variable.first.as<std::string>()));
  }
}

}  // namespace
}  // namespace hurdle::props
