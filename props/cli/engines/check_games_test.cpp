// `hurdle check --games`: which replies about whole games are findings, and which are only missing.
// The engines are the program itself, changed by a script.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string games = game_set("janggi", R"(
  - id: two-passes
    fen: "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1"
    moves: "e1e1 d10d10"
    result: "1/2-1/2"
    by: J12
  - id: one-pass
    fen: "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1"
    moves: "e1e1"
    result: "*"
  - id: pass-and-on
    fen: "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1"
    moves: "e1e1 d10d9 a2a3"
    result: "*"
  - id: quiet
    fen: "5k3/9/9/9/9/9/9/9/R8/3K5 w - - 98 80"
    moves: "a2a3 f10f9"
    result: "*"
  - id: mate
    fen: "3k5/R8/8R/9/9/9/9/9/9/4K4 w - - 0 1"
    moves: "i8i10"
    result: "1-0"
    by: J14
  - id: threefold
    fen: "5k3/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"
    moves: "a2a3 f10f9 a3a2 f9f10 a2a3 f10f9 a3a2 f9f10"
    result: "1/2-1/2"
    by: J16
)");

/// The set of games, and checks of engines with it.
class GamesOfEngines : public WithPython<> {
 protected:
  [[nodiscard]] static std::string engine(const std::string& words) {
    return "python3 '" HURDLE_SOURCE_DIR "/props/examples/engines/programs/games.py' " + words;
  }

  [[nodiscard]] Outcome check(const std::string& command, const std::string& protocol,
                              const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words{"check", set_,         "--games", "--engine",
                                   command, "--protocol", protocol,  "--at-once"};
    if (protocol == "xboard") {  // xboard engines number ten ranks from 0 and pass with @@@@
      words.insert(words.end(), {"--ranks-from", "1", "--pass", ""});
    }
    return hurdle(joined(words, more));
  }

  /// Expects a finding of this kind in this game only, with the engine's reply.
  void expect_fault(const std::string& mode, const std::string& game, const std::string& fault,
                    const std::string& words, const std::string& protocol = "jsonl") const {
    expect_wrong(check(engine(protocol + ' ' + mode), protocol, {"--all"}),
                 {": " + game + " (janggi): " + fault + "\n", words});
  }

  Scratch scratch_;
  std::string set_ = scratch_.file("games.yaml", games);
};

TEST_F(GamesOfEngines, RightOnesPassByEveryProtocol) {
  for (const std::string protocol : {"jsonl", "uci", "xboard"}) {
    const Outcome outcome = check(engine(protocol + " right"), protocol);
    EXPECT_EQ(outcome.code, 0) << protocol << ": " << outcome.out << outcome.err;
    EXPECT_TRUE(says(outcome.out, "6 games: 6 passed, 0 failed, 0 unanswered\n"));
    EXPECT_FALSE(says(outcome.out, "not said"));
    EXPECT_FALSE(says(outcome.out, "not compared"));
  }
}

TEST_F(GamesOfEngines, OneThatEndsByOnePassIsFound) {
  expect_fault("one-pass", "one-pass", "ends before the end",
               "the game goes on, with 4 legal moves\n  the engine: no move; it says: '1/2-1/2 by "
               "J12'");
}

TEST_F(GamesOfEngines, OneThatRefusesTheMovesBehindAPassIsFoundWhereItStops) {
  const Outcome outcome = check(engine("jsonl one-pass"), "jsonl", {"--all"});
  EXPECT_TRUE(
      says(outcome.out, "pass-and-on (janggi): ends before the end\n  after 1 ply: e1e1\n"));
  expect_fault("refuses-passes", "one-pass", "a legal move refused",
               "at the start\n  the rules: the game goes on, with 21 legal moves; by J9 (pass)");
}

TEST_F(GamesOfEngines, OneThatAppliesFiftyMovesToJanggiIsFound) {
  expect_fault("fifty-moves", "quiet", "ends before the end", "'1/2-1/2 by fifty moves'");
  expect_fault("fifty-moves", "quiet", "ends before the end", "'1/2-1/2 {by fifty moves}'",
               "xboard");
}

TEST_F(GamesOfEngines, OneThatGivesAnotherResultOrClauseIsFound) {
  expect_fault("wins", "two-passes", "another result",
               "the rules: over, 1/2-1/2 by J12 (two passes in a row end the game): Both sides");
  expect_fault("mates", "two-passes", "another reason", "it says: '1/2-1/2 by J14'");
  expect_fault("mates", "threefold", "another reason", "it says: '1/2-1/2 {by J14}'", "uci");
}

TEST_F(GamesOfEngines, OneThatNeverEndsAGameIsFound) {
  expect_fault("endless", "two-passes", "goes on after the end", "it says: '*'");
}

/// As fairy-stockfish does. A game that begins after a pass is sent from the position before the
/// pass, which is the start position with the other side to move.
TEST_F(GamesOfEngines, OneThatTakesAnotherSideForAPassGetsAnotherBoardBetween) {
  const std::string set = scratch_.file("behind-a-pass.yaml", game_set("janggi", R"(
  - id: start-behind-a-pass
    fen: "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w p - 1 2"
    moves: "e2e2"
    result: "1/2-1/2"
    by: J12
)"));
  good({"check", set, "--games", "--engine", engine("xboard board-passes"), "--protocol", "xboard",
        "--at-once", "--ranks-from", "1", "--pass", ""});
}

TEST_F(GamesOfEngines, ListsWithoutHistoryAreNoFaultButAreNamed) {
  expect_good(check("'" HURDLE_PROGRAM "' serve", "uci"),
              {"not said: of 3 games that are over, the engine lists all moves of 1 and gives "
               "no result: 1 by J16\n",
               "not compared: results, since the engine gave none\n"});
  EXPECT_TRUE(says(good(check(wrong_hurdle("none"), "script")).out, "not compared: results"));
}

TEST_F(GamesOfEngines, OptionsAreSentIfTheProtocolHasThemAndComparedAlways) {
  const std::vector<std::string> points{"--rules", "points"};
  expect_good(check("'" HURDLE_PROGRAM "' serve --protocol jsonl", "jsonl", points),
              {"games of janggi end by --rules points\n"});
  EXPECT_EQ(check(engine("uci right rules=points"), "uci", points).code, 0);
  expect_wrong(check(engine("uci right"), "uci", points), {"another result, J12"});
}

TEST_F(GamesOfEngines, OptionsStandInTheEnginesProfileUnlessTheyAreGiven) {
  const std::vector<std::string> profile{
      "--profile", scratch_.file("mine.yaml",
                                 "schema: 1\nkind: engine\nname: mine\nabout: Of this test.\n"
                                 "ends: { janggi: { rules: points } }\n")};
  expect_good(check(engine("uci right rules=points"), "uci", profile),
              {"games of janggi end by --rules points\n"});
  std::vector<std::string> given = profile;
  given.insert(given.end(), {"--rules", "draws"});
  EXPECT_EQ(check(engine("uci right"), "uci", given).code, 0);
  EXPECT_EQ(check(engine("uci right"), "uci", profile).code, 1);
}

TEST_F(GamesOfEngines, ClausesThatTheyAreKnownToPlayOtherwiseAreNoFailure) {
  const Outcome one = check(engine("jsonl wins"), "jsonl", {"--differs-by", "J12"});
  EXPECT_EQ(one.code, 1) << one.err;
  EXPECT_TRUE(
      says(one.out,
           "different as expected:\nanother result, J12 (two passes in a row end the game): "
           "1 game\n6 games: 4 passed, 1 failed, 0 unanswered, 1 different as expected\n"));
  const Outcome both = good(check(engine("jsonl wins"), "jsonl", {"--differs-by", "J12,J16"}));
  EXPECT_FALSE(says(both.out, "by fault and clause"));
}

TEST_F(GamesOfEngines, StopAfterLeavesTheOthersUnreached) {
  expect_wrong(check(engine("jsonl wins"), "jsonl", {"--stop-after", "1"}),
               {"6 games: 0 passed, 1 failed, 0 unanswered, 5 not reached\n"});
}

TEST_F(GamesOfEngines, ThatEndAreAFailureOfEveryGame) {
  expect_no_verdict(check(engine("jsonl dies"), "jsonl"),
                    {"unanswered (crashed): the engine exited with code 3\n  at ",
                     "6 games: 0 passed, 0 failed, 6 unanswered\n"});
}

TEST_F(GamesOfEngines, RecordsWithAnIllegalMoveAndGamesThatTheyDoNotKnowAreNotAsked) {
  const std::string illegal = scratch_.file("illegal.yaml", game_set("janggi", R"(
  - id: illegal
    fen: "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1"
    moves: "a2b3"
    result: "*"
)"));
  const std::string makruk = scratch_.file("makruk.yaml", game_set("makruk", R"(
  - id: a
    moves: "a3a4"
    result: "*"
  - id: b
    moves: "b3b4"
    result: "*"
)"));
  expect_good(check(engine("uci right"), "uci", {illegal, makruk}),
              {":6: illegal (janggi): move 1 of the record, a2b3, is illegal by J5\n",
               "skipped: makruk, 2 positions: ",
               "9 games: 6 passed, 0 failed, 0 unanswered, 1 not asked, 2 of variants that the "
               "engine does not know\n"});
}

/// The rules leave it to the players whether to declare, but not with which result (N15).
TEST_F(GamesOfEngines, AnImpasseMayBeDeclaredWithItsOwnResultAlone) {
  const std::string set = scratch_.file("impasse.yaml", game_set("nine-elder", R"(
  - id: white-has-enough
    fen: "9/9/9/4J4/9/9/4j4/9/9[AAIIIINcccggnppppssssvv] w - - 0 1"
    moves: "e6e7"
    result: "1-0"
    by: impasse
  - id: white-has-too-little
    fen: "9/9/9/4J4/9/9/4j4/9/9[AAIINccciinppppssssvv] w - - 0 1"
    moves: "e6e7"
    result: "0-1"
    by: impasse
)"));
  const auto asked = [&](const std::string& mode) {
    return hurdle({"check", set, "--games", "--engine", engine("jsonl " + mode), "--protocol",
                   "jsonl", "--at-once"});
  };
  EXPECT_EQ(asked("right").code, 0) << "it declares nothing";
  expect_wrong(asked("white-wins"), {": white-has-too-little (nine-elder): ends before the end\n",
                                     "2 games: 1 passed, 1 failed, 0 unanswered\n"});
}

TEST_F(GamesOfEngines, FaultsAreThereForPrograms) {
  const Outcome outcome =
      check(engine("jsonl wins"), "jsonl", {"--json", scratch_.path("found.json")});
  EXPECT_EQ(outcome.code, 1) << outcome.err;
  const auto result = nlohmann::json::parse(content_of(scratch_.path("found.json")))["result"];
  EXPECT_EQ(result["failed"], "2");
  EXPECT_EQ(result["results_said"], "4");
  EXPECT_EQ(result["findings"][0]["id"], "two-passes");
  EXPECT_EQ(result["findings"][0]["clause"], "J12");
  EXPECT_EQ(result["findings"][0]["said"]["result"], "0-1");
}

TEST_F(GamesOfEngines, OneThatRepliesToAnotherQuestionIsUnanswered) {
  const std::string set = scratch_.file("mates.yaml", game_set("chess", R"(
  - id: white-moved
    fen: "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
    moves: "h1h2 e8e7"
    result: "*"
  - id: black-moved
    fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"
    moves: "e8d7 e2e4"
    result: "*"
)"));
  for (const char* mode : {"late", "start-only", "silent-refusal"}) {
    const Outcome outcome =
        hurdle({"check", set, "--games", "--protocol", "uci", "--at-once", "--engine",
                "env HURDLE='" HURDLE_PROGRAM "' python3 '" HURDLE_SOURCE_DIR
                "/props/examples/engines/programs/stale.py' " +
                    std::string(mode)});
    EXPECT_EQ(outcome.code, 2) << mode << outcome.out;
    EXPECT_TRUE(says(outcome.out, "unanswered (misread position)")) << mode;
  }
}

TEST_F(GamesOfEngines, OneThatPrintsTwoProcessorsGivesNoResult) {
  expect_good(check(engine("uci processors"), "uci"),
              {"not compared: results, since the engine gave none\n"});
}

/// A third occurrence draws only if a player claims it, so the engine may wait for the claim.
TEST_F(GamesOfEngines, OneThatWaitsForAClaimIsNotWrongUnlessTheRulesAreGiven) {
  const std::string set = scratch_.file("knights.yaml", game_set("chess", R"(
  - id: knights
    moves: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"
    result: "1/2-1/2"
    by: H12
)"));
  const std::vector<std::string> words{
      "check",      set,     "--games",  "--engine", engine("jsonl waits"),
      "--protocol", "jsonl", "--at-once"};
  expect_good(hurdle(words), {"gives no result: 1 by H12\n"});
  EXPECT_EQ(hurdle(joined(words, {"--rules", "claims"})).code, 1);
}

/// The late move of a search was taken for the reply to the next `go perft`.
TEST_F(GamesOfEngines, OneWhoseSearchIsTooLongIsToldToStop) {
  expect_good(check(engine("uci searches"), "uci", {"--timeout", "4"}),
              {"not compared: results, since the engine gave none\n"});
}

TEST(GamesOfTheProgram, NeedTheTag) {
  const Scratch scratch;
  expect_refused(hurdle({"check", scratch.file("games.yaml", games), "--games", "--engine",
                         own_engine(), "--protocol", "uci", "--at-once", "--tag", "quick"}),
                 {"--tag 'quick'"});
}

TEST(ServedGames, AreAnsweredWithTheirResult) {
  const Outcome outcome = shell(
      R"(printf '%s\n' '{"id":1,"variant":"janggi","moves":["e2e2","e9e9"],"game":"result"}' )"
      R"('{"id":2,"variant":"janggi","moves":["e2e2","e9e9","e2e2"],"game":"result"}' )"
      R"('{"id":3,"variant":"janggi","game":"result","rules":"chess"}' )"
      R"('{"id":4,"variant":"janggi","rules":"points"}' '{"id":5,"variant":"janggi","game":7}' )"
      R"('{"id":6,"variant":"janggi","moves":["a1a9"],"game":"result"}' )"
      R"( | $HURDLE serve --protocol jsonl)");
  const auto lines = outcome.lines();
  ASSERT_EQ(lines.size(), 6U) << outcome.out << outcome.err;
  EXPECT_EQ(lines[0],
            R"({"id":1,"moves":[],"result":"1/2-1/2","by":"J12","sentence":"Both sides have )"
            R"(passed in a row."})");
  EXPECT_TRUE(says(lines[1], "comes after the end: 1/2-1/2 by J12 after ply 2"));
  EXPECT_TRUE(says(lines[2], "expected one of: draws, points"));
  EXPECT_TRUE(says(lines[3], "goes with "));
  EXPECT_TRUE(says(lines[4], "expected a string"));
  EXPECT_TRUE(says(lines[5], "illegal move 'a1a9', by J5"));
}

}  // namespace
}  // namespace hurdle::props
