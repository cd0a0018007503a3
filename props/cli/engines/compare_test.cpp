// `hurdle compare`: which of two engines is wrong, or both, or only deeper in the tree. The engines
// are the program itself, unchanged or changed.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/replaced.hpp"
#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// An elephant blocked by soldiers, and an enemy soldier that may move sideways.
const std::string elephants = position_set("janggi", R"(
  - id: stopped
    fen: "3k5/9/9/9/9/4P4/4B4/9/9/5K3 w - - 0 1"
    about: The soldier before the elephant stops two of its leaps.
    exercises: [J4, J8]
  - id: stopped-above-a-soldier
    fen: "3k5/9/9/9/9/4P4/4B4/9/p8/5K3 w - - 0 1"
    about: The same, and a soldier that only goes sideways on the next ply.
    exercises: [J4, J8]
  - id: generals
    fen: "3k5/9/9/9/9/9/9/9/9/5K3 w - - 0 1"
    about: No elephant.
    exercises: [J1]
)");

class Compared : public testing::Test {
 protected:
  void SetUp() override {
    set_ = scratch_.file("elephants.yaml", elephants);
    ASSERT_EQ(hurdle({"suite", "count", set_, "--depth", "2"}).code, 0);
  }

  [[nodiscard]] Outcome run(const std::string& a, const std::string& b,
                            const std::vector<std::string>& more = {}) const {
    return hurdle(joined({"compare", a, b, set_}, more));
  }

  [[nodiscard]] nlohmann::json result(const std::string& a, const std::string& b) const {
    const Outcome outcome = run(a, b, {"--json", "-"});
    EXPECT_EQ(outcome.code, 1) << outcome.err;
    return nlohmann::json::parse(outcome.out).at("result");
  }

  Scratch scratch_;
  std::string set_;
};

TEST_F(Compared, TwoThatAreRightDifferNowhere) {
  expect_good(run(own_engine(), wrong_engine("")),
              {"A: hurdle ",
               ": right everywhere\nB: hurdle-mutants by the rules: right everywhere\n3 positions: "
               "both right 3, A alone wrong 0, B alone wrong 0, both wrong 0\n"});
}

TEST_F(Compared, TheOneThatIsWrongIsNamedWithTheClauseWhicheverItIs) {
  const std::string heading = "\nclauses of the first wrong move (consequences included):\n";
  const Outcome first = run(wrong_engine("elephant-leaps"), own_engine(), {"--all"});
  expect_wrong(first, {"A: hurdle-mutants elephant-leaps: wrong in 2 positions (J4)\n",
                       "A is wrong, B is right: J4 elephant\n",
                       heading + "A is wrong, B is right: J4 elephant: 2 positions, first ",
                       "extra (the engine has them, not legal): e4c7 e4g7\n",
                       "to reproduce: hurdle explain janggi --fen \"3k5/9/9/9/9/4P4/",
                       "both right 1, A alone wrong 2, B alone wrong 0, both wrong 0"});
  expect_wrong(
      run(own_engine(), wrong_engine("elephant-leaps")),
      {"B is wrong, A is right: J4 elephant: 2 positions, first ", "B in janggi:\nProbable bug: "});
}

TEST_F(Compared, BothMayBeWrongInTheSameWay) {
  expect_wrong(run(wrong_engine("elephant-leaps"), wrong_engine("elephant-leaps")),
               {"Both are wrong in the same way: J4 elephant: 2 positions", "A and B in janggi:\n",
                "both wrong 2\n"});
}

TEST_F(Compared, BothMayBeWrongEachInItsOwnWay) {
  const auto json = result(wrong_engine("elephant-leaps"), wrong_engine("soldier-never-sideways"));
  const auto& dispute = json.at("disputes").at(0);
  EXPECT_EQ(dispute.at("a"), "wrong");
  EXPECT_EQ(dispute.at("b"), "wrong");
  EXPECT_EQ(dispute.at("same"), false);
  EXPECT_EQ(dispute.at("finding").at("clause"), "J4");
  EXPECT_EQ(dispute.at("second").at("clause"), "J8");
  EXPECT_EQ(dispute.at("second").at("missing"), (std::vector<std::string>{"e5d5", "e5f5"}));
  const auto other = result(wrong_engine("soldier-never-sideways"), wrong_engine("elephant-leaps"));
  EXPECT_EQ(other.at("disputes").at(0).at("finding"), dispute.at("second"));
}

/// Both engines differ from the rules at once, and from each other one move later.
TEST_F(Compared, TheSearchEndsWhereTwoWrongEnginesDiffer) {
  const std::string both_leap = scratch_.file("han.yaml", position_set("janggi", R"(
  - id: a-soldier-later
    fen: "3k5/9/9/9/9/4R4/4B4/p8/9/5K3 w - - 0 1"
    about: The chariot stops the elephant; the other side's soldier may go sideways.
    exercises: [J4, J8]
)"));
  ASSERT_EQ(hurdle({"suite", "count", both_leap, "--depth", "2"}).code, 0);
  const Outcome outcome =
      hurdle({"compare", wrong_engine("elephant-leaps"),
              wrong_engine("elephant-leaps,soldier-never-sideways"), both_leap, "--json", "-"});
  EXPECT_EQ(outcome.code, 1) << outcome.err;
  const auto disputes = nlohmann::json::parse(outcome.out).at("result").at("disputes");
  ASSERT_EQ(disputes.size(), 2U) << disputes;
  EXPECT_EQ(disputes.at(0).at("same"), true);
  EXPECT_EQ(disputes.at(0).at("finding").at("clause"), "J4");
  const auto& parting = disputes.at(1);
  EXPECT_EQ(parting.at("same"), false);
  EXPECT_EQ(parting.at("b"), "wrong");
  EXPECT_EQ(parting.at("finding").at("path").size(), 1U);
  const auto& of_b = parting.at("second").is_null() ? parting.at("finding") : parting.at("second");
  EXPECT_EQ(of_b.at("clause"), "J8") << parting;
}

TEST_F(Compared, EachIsSpokenToInItsOwnWay) {
  good(run(own_engine(), own_engine() + " --protocol jsonl", {"--protocol-b", "jsonl"}));
  expect_good(run(own_engine() + " --protocol jsonl", own_engine() + " --protocol jsonl",
                  {"--protocol", "jsonl", "--random", "3"}),
              {"6 positions: both right 6"});
  expect_wrong(run(own_engine(), own_engine(),
                   {"--random", "30", "--variant-map-a", "janggi=janggi-casual"}),
               {"A is wrong, B is right: J10 facing generals"});
}

TEST_F(Compared, EachHasItsOwnHandshake) {
  expect_good(run(own_engine(), own_engine() + " --protocol jsonl"),
              {": right everywhere\n   protocol: jsonl\n3 positions: "});
  const std::string profile = scratch_.file("mine.yaml", R"(schema: 1
kind: engine
name: mine
about: A profile of this test.
protocol: uci
variants: { janggi: janggi-casual }
)");
  expect_wrong(run(own_engine(), own_engine(), {"--random", "30", "--profile-b", profile}),
               {"B is wrong, A is right: J10 facing generals"});
}

TEST_F(Compared, AnotherNotationIsReadAsItIsWritten) {
  HURDLE_NEEDS("python3");
  const std::string from_zero = other_words("ranks-from-0");
  expect_good(run(own_engine(), from_zero),
              {"your ranks count from 0: read as with `--ranks-from 0`"});
  expect_refused(
      run(own_engine(), from_zero, {"--ranks-from-b", "1"}),
      {"B: The engine's notation differs from the given options", "your ranks count from 0"});
  good(run(own_engine(), from_zero, {"--ranks-from-b", "0"}));
  const Outcome at_once = run(own_engine(), from_zero, {"--at-once"});
  EXPECT_EQ(at_once.code, 1) << at_once.out << at_once.err;
}

TEST_F(Compared, AnEngineThatDoesNotAnswerIsNoDifference) {
  expect_no_verdict(
      run(own_engine(), "false"),
      {"B: false: nothing was answered, 6 counts unanswered\n", "B: unanswered (crashed): ",
       "3 positions: both right 0, A alone wrong 0, B alone wrong 0, both "
       "wrong 0, not compared 3\n"});
}

/// The program, which lists this game alone.
std::string engine_of(const Scratch& scratch, const std::string& game) {
  const std::string program = scratch.file(
      game + ".sh",
      "\"$HURDLE\" serve | sed -u 's/^option name UCI_Variant .*/option name UCI_Variant type "
      "combo default " +
          game + " var " + game + "/'\n");
  return "sh '" + program + "'";
}

TEST_F(Compared, EnginesWithoutACommonGameAreNotCompared) {
  const std::string kings = scratch_.file("kings.yaml", position_set("makruk", R"(
  - id: kings
    fen: "7k/8/8/8/8/8/8/K7 w - - 0 1"
    about: Two kings.
    exercises: [T1]
    perft: { 1: "3" }
)"));
  expect_no_verdict(hurdle({"compare", engine_of(scratch_, "janggi"), engine_of(scratch_, "makruk"),
                            set_, kings, "--max-nodes", "50"}),
                    {"A and B have no game in common: A plays janggi, B plays makruk\n"
                     "4 positions: both right 0, A alone wrong 0, B alone wrong 0, both wrong 0, "
                     "not compared 4\n"});
}

TEST_F(Compared, ASetThatIsWrongIsNoEnginesFault) {
  std::string text = content_of(set_);
  const std::string count = "perft: { 1: \"";
  text.insert(text.rfind(count) + count.size(), "9");
  expect_wrong(
      hurdle({"compare", own_engine(), wrong_engine(""), scratch_.file("wrong.yaml", text)}),
      {"Both are right, and the set is wrong: published count differs",
       "both right 3, A alone wrong 0, B alone wrong 0, both wrong 0\n"});
}

/// A soldier that only goes sideways, and an elephant that a chariot stops.
const std::string soldier_and_elephant = position_set("janggi", R"(
  - id: soldier
    fen: "3k5/9/9/9/9/9/9/9/p8/5K3 b - - 0 1"
    about: A soldier that only goes sideways.
    exercises: [J8]
    perft: { 1: "6" }
  - id: elephant
    fen: "3k5/9/9/9/9/4R4/4B4/9/9/5K3 w - - 0 1"
    about: The chariot before the elephant stops two of its leaps.
    exercises: [J4]
    perft: { 1: "23" }
)");

/// Compares the engine of these mutants, which may leap with elephants by its profile, with another
/// one.
Outcome compare_leaping(const Scratch& scratch, const std::string& mutants,
                        const std::string& other = own_engine()) {
  const std::string profile = scratch.file("leaps.yaml", R"(schema: 1
kind: engine
name: leaps
about: A profile of this test.
protocol: uci
variants: { janggi: janggi }
differs-by: [J4]
)");
  return hurdle({"compare", wrong_engine(mutants), other,
                 scratch.file("two.yaml", soldier_and_elephant), "--profile-a", profile});
}

TEST_F(Compared, AnExpectedDifferenceIsNoFindingOfThePositionBeforeIt) {
  const Outcome outcome = compare_leaping(scratch_, "elephant-leaps,soldier-never-sideways");
  expect_wrong(outcome,
               {"A: hurdle-mutants elephant-leaps,soldier-never-sideways: wrong in 1 "
                "position (J8), different as expected in 1 position (J4)\n",
                ": right everywhere\n", "A is wrong, B is right: J8 soldier: 1 position, ",
                "A alone wrong 1, B alone wrong 0, both wrong 0, different as expected 1\n"});
}

TEST_F(Compared, ExpectedDifferencesAreCounted) {
  expect_good(
      compare_leaping(scratch_, "elephant-leaps"),
      {"A: hurdle-mutants elephant-leaps: different as expected in 1 position (J4), else "
       "right everywhere\n",
       "both right 1, A alone wrong 0, B alone wrong 0, both wrong 0, different as expected 1\n"});
}

/// B is wrong by other moves in the position where A leaps.
TEST_F(Compared, AnEngineThatDiffersAsExpectedIsNotWrongWhereTheOtherIs) {
  expect_wrong(compare_leaping(scratch_, "elephant-leaps", wrong_engine("chariot-never-left")),
               {"A: hurdle-mutants elephant-leaps: different as expected in 1 position (J4), else "
                "right everywhere\n",
                "B is wrong, A differs as expected: J5 chariot",
                "A alone wrong 0, B alone wrong 1, both wrong 0\n"});
}

/// It took half a minute to find no bug that explains what the profile explains.
TEST_F(Compared, ExpectedDifferencesAreNotDiagnosedBesideAWrongCountOfTheSet) {
  const std::string set =
      scratch_.file("wrong.yaml", replaced_all(soldier_and_elephant, "\"6\"", "\"7\""));
  const Outcome outcome = hurdle({"check", set, "--engine", wrong_engine("elephant-leaps"),
                                  "--variant", "janggi", "--differs-by", "J4"});
  expect_wrong(outcome, {"published count differs",
                         " 1 different as expected, 1 published count differs\n"});
  EXPECT_FALSE(says(outcome.out, "bug"));
}

TEST_F(Compared, AnInterruptPrintsTheFindings) {
  RunOptions interrupt;
  interrupt.interrupt = true;
  const Outcome outcome = hurdle({"compare", "sleep 100", own_engine(), set_}, interrupt);
  EXPECT_EQ(outcome.code, 130);
  EXPECT_TRUE(says(outcome.out, "interrupted: "));
}

TEST_F(Compared, TheEngineThatDoesNotReplyIsNamed) {
  const std::string mute = engine_that_ends_in(scratch_, "janggi");
  expect_no_verdict(run(mute, own_engine(), {"--max-restarts", "0", "--protocol", "uci"}),
                    {"A: unanswered (crashed): the engine exited",
                     "A: unanswered (crashed): the engine was given up"});
  expect_no_verdict(run(mute, mute, {"--max-restarts", "0", "--protocol", "uci"}),
                    {"A and B: unanswered (crashed): the engine was given up"});
}

}  // namespace
}  // namespace hurdle::props
