// `--house-rules`: counts, lists and explains by house rules or mutants; refuses operations that
// they do not support.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string starts = published("janggi/starts.yaml");

TEST(HouseRules, AreCountedByTheRefereeAndReported) {
  const Outcome outcome = good({"perft", "janggi", "3", "--house-rules", "no-pass"});
  EXPECT_EQ(outcome.out, "30353\n");
  EXPECT_TRUE(
      says(outcome.err,
           "house rules no-pass: No player may pass, and facing generals have no consequence. "
           "(only the referee counts)"));
  EXPECT_EQ(
      good({"perft", "janggi", "3", "--house-rules", "no-pass", "--threads", "2", "--no-bulk"}).out,
      "30353\n");
}

TEST(HouseRules, WorkByTheirPreviousOptionThatTheHelpHides) {
  EXPECT_EQ(good({"perft", "janggi", "3", "--reading", "no-pass"}).out, "30353\n");
  EXPECT_EQ(good({"perft", "janggi", "3", "--reading=no-pass"}).out, "30353\n");
  EXPECT_EQ(good({"variants", "--readings"}).out, good({"variants", "--house-rules"}).out);
  EXPECT_FALSE(says(good({"perft", "--help"}).out, "--reading"));
}

TEST(HouseRules, ThatIsAVariantOfOursIsCountedAsIt) {
  const Outcome outcome =
      good({"perft", "janggi", "4", "--house-rules", "facing-ignored", "--hash", "1"});
  EXPECT_EQ(outcome.out, good({"perft", "janggi-casual", "4"}).out);
  EXPECT_TRUE(says(outcome.err, "(as janggi-casual)"));
}

TEST(HouseRules, SeveralAreTakenTogetherHoweverTheyAreNamed) {
  const std::string together =
      good({"perft", "janggi", "3", "--house-rules", "no-pass,pseudo-legal"}).out;
  EXPECT_EQ(
      good({"perft", "janggi", "3", "--house-rules", "pseudo-legal", "--house-rules", "no-pass"})
          .out,
      together);
  EXPECT_EQ(good({"perft", "janggi", "3", "--house-rules", "general-is-captured"}).out, together);
}

TEST(HouseRules, MayBeAMutantByItsName) {
  const Outcome outcome = good({"perft", "janggi", "2", "--house-rules", "one-pass-ends"});
  EXPECT_EQ(outcome.out, "992\n");
  EXPECT_TRUE(says(outcome.err, "house rules one-pass-ends: One pass ends the game."));
}

TEST(HouseRules, IsInTheJson) {
  const auto json = nlohmann::json::parse(
      good({"perft", "janggi", "2", "--house-rules", "no-pass", "--json", "-"}).out);
  EXPECT_EQ(json["result"]["generator"], "referee");
  EXPECT_EQ(json["result"]["readings"][0]["name"], "no-pass");
  EXPECT_EQ(json["result"]["readings"][0]["beliefs"][0], "no-pass");
  EXPECT_FALSE(
      nlohmann::json::parse(good({"perft", "janggi", "2", "--json", "-"}).out)["result"].contains(
          "readings"));
}

TEST(HouseRules, ListsMovesAndExplainsByItsOwnSentence) {
  EXPECT_TRUE(says(good({"moves", "janggi"}).out, "e2e2\n"));
  EXPECT_FALSE(says(good({"moves", "janggi", "--house-rules", "no-pass"}).out, "e2e2\n"));
  const Outcome outcome = hurdle({"explain", "janggi", "e2e2", "--house-rules", "no-pass"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.out,
            "e2e2 is illegal by J9 (pass): No player may pass, and facing generals have no "
            "consequence.\n");
  EXPECT_EQ(good({"explain", "janggi", "a4a5", "--house-rules", "no-pass"}).out,
            good({"explain", "janggi", "a4a5"}).out);
  // The rules would name facing generals, which mean nothing by these.
  for (const char* house_rules : {"no-pass", "facing-ignored"}) {
    EXPECT_TRUE(says(hurdle({"explain", "janggi", "--fen", "3a1k3/4P4/9/9/9/9/9/9/9/5K3 b - - 0 2",
                             "d10d9", "--house-rules", house_rules})
                         .out,
                     "d10d9 is illegal by C5 (check): "));
  }
}

TEST(HouseRules, PlaysTheMovesThatLeadToThePosition) {
  good({"perft", "janggi", "1", "--house-rules", "passes-never-end", "--moves", "e2e2 e9e9 e2e2"});
}

TEST(HouseRules, IsCountedByVerifyAndComparedWithNothing) {
  const Outcome outcome = good({"verify", starts, "--house-rules", "no-pass", "--depth", "3"});
  EXPECT_TRUE(says(outcome.out, " depth 3: 30353 (referee only)\n"));
  const std::string last = outcome.lines().back();
  EXPECT_EQ(last.rfind("0 passed, 0 failed, ", 0), 0U) << last;
  EXPECT_TRUE(says(last, "counted but not compared"));
  const auto json = nlohmann::json::parse(
      good({"verify", starts, "--house-rules", "no-pass", "--depth", "1", "--json", "-"}).out);
  EXPECT_EQ(json["result"]["passed"], "0");
  EXPECT_NE(json["result"]["counted"], "0");
  EXPECT_EQ(json["result"]["readings"][0]["name"], "no-pass");
  for (const auto& check : json["result"]["checks"]) {
    EXPECT_NE(check["status"], "passed");
  }
  const std::string junit =
      good({"verify", starts, "--house-rules", "no-pass", "--depth", "1", "--junit", "-"}).out;
  EXPECT_TRUE(says(junit, "not compared"));
}

TEST(HouseRules, LeavesOutVariantsThatDoNotHaveIt) {
  const std::string folder = published("janggi");
  const Outcome outcome =
      good({"verify", folder, "--house-rules", "facing-ignored", "--depth", "1", "--tag", "quick"});
  EXPECT_TRUE(says(outcome.err, "sets of janggi-casual, which has no house rules facing-ignored"));
  EXPECT_TRUE(says(outcome.out, "(by house rules)"));
}

/// A dozen lines named sets of chess and other games, which the user had excluded.
TEST(HouseRules, AreNotMissedInGamesThatTheUserExcludes) {
  const Outcome outcome =
      hurdle({"check", published("janggi"), published("makruk/pins.yaml"), "--variant", "janggi",
              "--house-rules", "no-pass", "--at-once", "--max-nodes", "50", "--tag", "quick",
              "--engine", wrong_engine("--house-rules no-pass")});
  EXPECT_TRUE(says(outcome.out, " 0 wrong")) << outcome.err;
  EXPECT_FALSE(says(outcome.err, "which has no house rules")) << outcome.err;
}

TEST(HouseRules, IsWhatAnEngineIsCheckedAgainst) {
  const std::string engine = wrong_engine("--house-rules no-pass");
  const auto with = [&](const std::vector<std::string>& more) {
    return hurdle(joined({"check", starts, "--at-once", "--max-nodes", "100", "--stop-after", "1",
                          "--engine", engine},
                         more));
  };
  EXPECT_EQ(with({}).code, 1);
  EXPECT_TRUE(says(good(with({"--house-rules", "no-pass"})).out, " 0 wrong"));
  expect_wrong(with({"--house-rules", "three-passes-end"}), {"--house-rules three-passes-end\n"});
  expect_refused(with({"--house-rules", "no-pass", "--confirm", "somebody 1"}), {"--confirm"});
}

/// Checks `hurdle-mutants serve` with these arguments on the quick positions of the game.
Outcome check_served(const std::string& served, const std::string& game,
                     const std::vector<std::string>& more = {}) {
  return hurdle(joined({"check", published(game), "--variant", game, "--tag", "quick",
                        "--max-nodes", "100", "--at-once", "--engine", wrong_engine(served)},
                       more));
}

/// Checks an engine that plays Janggi by the house rules and the mutant.
Outcome check_mutant(const std::string& mutant, const std::string& house_rules,
                     const std::vector<std::string>& more) {
  return check_served(mutant + " --house-rules " + house_rules, "janggi", more);
}

TEST(HouseRules, DoNotEndTheDiagnosis) {
  const Outcome outcome = check_mutant("elephant-leaps", "no-pass", {"--house-rules", "no-pass"});
  expect_wrong(outcome, {"\njanggi --house-rules no-pass:\n"
                         "Probable bug: an elephant leaps over everything (rule J4).\n"});
  for (const std::string& line : outcome.lines()) {
    if (says(line, "to reproduce: ")) {
      EXPECT_TRUE(line.ends_with(" --house-rules no-pass")) << line;
    }
  }
}

/// The number before these words.
std::string number_before(const std::string& text, const std::string& words) {
  const std::size_t end = text.find(words);
  return end == std::string::npos ? ""
                                  : text.substr(text.find_last_of(" \n", end - 1) + 1,
                                                end - text.find_last_of(" \n", end - 1) - 1);
}

TEST(HouseRules, OfAnEngineAreNamedBesideTheClausesOfTheTournamentRules) {
  const Outcome outcome = check_mutant("elephant-leaps", "facing-forbidden", {});
  expect_wrong(outcome,
               {"  These are the house rules `facing-forbidden`; the tournament rules differ in "
                "J10 ",
                "To check by them: --house-rules facing-forbidden\n",
                "Probable bug: an elephant leaps over everything (rule J4).\n"});
  EXPECT_FALSE(says(outcome.out, "michaeldslim")) << "its author need not be told";
  const std::string wrong = number_before(outcome.out, " wrong, 0 unanswered");
  EXPECT_TRUE(says(outcome.out, "explain " + wrong + " of " + wrong + " wrong positions;"));
}

TEST(HouseRules, ThatAnEnginePlaysInPartAreOneCauseAndNoProbableBug) {
  const Outcome outcome =
      check_served("pawns-must-promote,rooks-must-promote,bishops-must-promote", "shogi");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(
      says(outcome.out,
           "\nshogi:\nHouse rules or bug: a pawn must promote wherever it may; a rook must "
           "promote wherever it may, as it loses nothing; a bishop must promote wherever it "
           "may, as it loses nothing (rule S9).\n"))
      << outcome.out;
  EXPECT_TRUE(says(outcome.out,
                   "\n  This is part of the house rules `no-idle-refusals`; the tournament rules "
                   "differ in S9 promotion.\n  To check by them: --house-rules "
                   "pawns-must-promote,rooks-must-promote,bishops-must-promote\n"));
  EXPECT_FALSE(says(outcome.out, "Probable bug"));
}

TEST(HouseRules, OfGamesThatEndByACounterAreNoProbableBug) {
  const Outcome outcome = check_served("fifty-moves-end-the-line", "chess");
  expect_wrong(outcome,
               {"\nchess:\nHouse rules or bug: a hundred plies without a capture, a drop or a "
                "pawn's move end the line (rule C3).\n",
                "To check by them: --house-rules fifty-moves-end-the-line\n"});
  EXPECT_FALSE(says(outcome.out, "Probable bug"));
}

TEST(HouseRules, AreListedWithTheirSources) {
  const std::string out = good({"variants", "--house-rules"}).out;
  EXPECT_TRUE(says(out, "no-pass: No player may pass"));
  EXPECT_TRUE(says(out, "source: https://"));
  const auto json = nlohmann::json::parse(good({"variants", "--json", "-"}).out);
  for (const auto& variant : json["result"]) {
    EXPECT_FALSE(variant["readings"].empty()) << variant["name"];
  }
}

}  // namespace
}  // namespace hurdle::props
