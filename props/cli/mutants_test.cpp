// `hurdle-mutants` as a user runs it.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string bare_kings = R"(schema: 1
kind: positions
variant: makpong
about: A set of this test, with next to nothing on the board.
positions:
  - id: kings-and-rook
    fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
    about: Two kings and a rook.
    exercises: [M1]
    perft: { 1: "15" }
)";

TEST(Mutants, AreListedWithVariantClauseAndError) {
  const Outcome all = good(hurdle_mutants({"list"}));
  const Outcome some = good(hurdle_mutants({"list", "makpong"}));
  EXPECT_LT(some.lines().size(), all.lines().size());
  EXPECT_TRUE(says(some.out, "makpong C5 blind-to-rook: No rook attacks the king.\n"));
  for (const std::string& line : some.lines()) {
    EXPECT_EQ(line.rfind("makpong ", 0), 0U) << line;
  }
}

/// One of these replaces what the other changes.
TEST(Mutants, TogetherAreTheSameEngineInAnyOrder) {
  const auto moves_of = [](const std::string& names) {
    return good(shell("printf 'setoption name UCI_Variant value makpong\n"
                      "position fen 4ks2/8/8/8/8/8/1K6/8 b - - 0 1\ngo perft 1\nquit\n' | " +
                      wrong_engine(names)))
        .lines();
  };
  const std::string sideways = "bishop-steps-sideways-too";
  const std::string no_straight = "bishop-has-no-straight-step";
  const auto moves = moves_of(sideways + ',' + no_straight);
  EXPECT_EQ(std::ranges::count(moves, "f8g8: 1"), 1);
  EXPECT_EQ(std::ranges::count(moves, "f8f7: 1"), 0);
  EXPECT_EQ(moves, moves_of(no_straight + ',' + sideways));
}

TEST(Mutants, PowerTakesTheGameOfFilesThatDoNotNameTheirs) {
  const Scratch scratch;
  const std::string file = scratch.file("a.epd", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 ;D1 15\n");
  expect_failed(hurdle_mutants({"power", file}), {"give --variant"});
  expect_wrong(hurdle_mutants({"power", file, "--variant", "makpong"}), {"SURVIVES 1 counts"});
}

TEST(Mutants, PowerOfCustomGamesAloneSaysThatThereAreNoOwnPositions) {
  const Outcome outcome = hurdle_mutants({"power", published("variants")});
  expect_failed(outcome, {"found no positions of Hurdle's own games"});
  EXPECT_FALSE(says(outcome.err, "--tag"));
}

TEST(Mutants, PowerNamesKillersAndSurvivorsAndFailsForTheSurvivors) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", bare_kings);
  const Outcome outcome = hurdle_mutants({"power", file, "--json", scratch.path("power.json")});
  expect_wrong(outcome, {"SURVIVES 1 counts", "a.yaml:6 kings-and-rook depth 1: "});
  EXPECT_TRUE(says(outcome.err, "of variants that these sets are not about"));
  const auto result = nlohmann::json::parse(content_of(scratch.path("power.json")))["result"];
  const auto survivors = result["survivors"].get<std::size_t>();
  const auto all = result["mutants"].size();
  EXPECT_EQ(outcome.lines().back(), std::to_string(all) + " mutants, " +
                                        std::to_string(all - survivors) + " killed, " +
                                        std::to_string(survivors) + " survive");
}

TEST(Mutants, PowerIsNotMeasuredByAWrongCount) {
  const Scratch scratch;
  std::string stale = bare_kings;
  stale.replace(stale.find("\"15\""), 4, "\"16\"");
  expect_refused(hurdle_mutants({"power", scratch.file("a.yaml", stale)}),
                 {"a.yaml:6:1: kings-and-rook: depth 1 is written as 16, and the rules "
                  "count 15: hurdle suite count "},
                 "hurdle-mutants");
}

/// Same for positions about bugs of real programs.
TEST(Mutants, AreKilledByThePositionsThatNameThem) {
  const Scratch scratch;
  const auto power_with = [&](const std::string& names) {
    std::string set = bare_kings;
    set.insert(set.find("    perft"), "    misreadings: [" + names + "]\n");
    return hurdle_mutants({"power", scratch.file("a.yaml", set)}).err;
  };
  EXPECT_TRUE(says(power_with("no-such-error"),
                   "a.yaml:6:1: kings-and-rook: makpong has no mutant 'no-such-error'"));
  EXPECT_TRUE(says(power_with("rook-stops-before-the-edge, blind-to-rook"),
                   "a.yaml:6:1: kings-and-rook: its counts up to 1000000 nodes are those of the "
                   "mutant 'blind-to-rook' too; "));
  EXPECT_FALSE(says(power_with("rook-stops-before-the-edge"), "too;"));
  const Outcome known = hurdle_mutants({"power", published("known-bugs"), "--tag", "quick"});
  EXPECT_EQ(known.code, 1) << known.err;
}

TEST(Mutants, PowerAsksForEveryKillerOnlyOnce) {
  const Scratch scratch;
  expect_refused(
      hurdle_mutants({"power", scratch.file("a.yaml", bare_kings), "--all", "--killers", "2"}),
      {"--all and --killers"}, "hurdle-mutants");
}

TEST(Mutants, DivideShowsWhatTheRulesSayOtherwise) {
  const Outcome outcome = good(hurdle_mutants(
      {"divide", "blind-to-rook", "makpong", "1", "--fen", "3rk3/8/8/8/8/8/8/R3K3 w - - 0 1"}));
  EXPECT_TRUE(says(outcome.err, "C5: No rook attacks the king."));
  EXPECT_TRUE(says(outcome.out, "e1d1 1 (illegal)\n"));
  EXPECT_TRUE(says(outcome.out, "e1e2 1\n"));
}

TEST(Mutants, DividePlaysMovesByTheMutant) {
  const Outcome outcome =
      good(hurdle_mutants({"divide", "passed-pawn-stays", "chess", "1", "--fen",
                           "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "--moves", "e4d3"}));
  EXPECT_TRUE(says(outcome.out, "d4d5 1 (illegal)\n")) << "the pawn that was taken stays";
}

TEST(Mutants, HuntPrintsAnEntryThatKills) {
  const Scratch scratch;
  const Outcome outcome = hurdle_mutants({"hunt", "blind-to-rook", "makpong", "--catches", "2"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const std::string set =
      "schema: 1\nkind: positions\nvariant: makpong\nabout: What a hunt found.\npositions:\n" +
      outcome.out;
  const std::string file = scratch.file("found.yaml", set);
  ASSERT_EQ(hurdle({"suite", "count", file, "--depth", "3"}).code, 0);
  EXPECT_TRUE(says(hurdle_mutants({"power", file}).out, "found.yaml:6 blind-to-rook"));
}

TEST(Mutants, AFruitlessHuntReportsThePositionsItTried) {
  // With depth 1 and one small tree allowed, a mutant that differs at the second ply survives.
  const Outcome outcome =
      hurdle_mutants({"hunt", "blind-to-rook", "makpong", "--positions", "3", "--max-nodes", "1"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.out, "");
  EXPECT_TRUE(says(outcome.err, "3 positions tried, 0 killed the mutant"));
}

TEST(Mutants, BadInputIsNamed) {
  const Scratch scratch;
  std::string unknown = bare_kings;
  unknown.replace(unknown.find("[M1]"), 4, "[M99]");
  const auto refused = [](const std::vector<std::string>& words, const std::string& message) {
    expect_refused(hurdle_mutants(words), {message}, "hurdle-mutants");
  };
  refused({"power", scratch.path("none.yaml")}, "none.yaml");
  refused({"power", scratch.file("unknown.yaml", unknown)}, "unknown.yaml:9:17: ");
  refused({"coverage", scratch.path("unknown.yaml")}, "M99");
}

}  // namespace
}  // namespace hurdle::props
