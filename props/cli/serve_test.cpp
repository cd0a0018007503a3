// `hurdle-mutants serve` as an engine under check, and its replies line by line.
#include <gtest/gtest.h>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string elephants = R"(schema: 1
kind: positions
variant: janggi
about: A set of this test, with an elephant and a soldier.
positions:
  - id: elephant-is-stopped
    fen: "3k5/9/9/9/9/4P4/4B4/9/9/5K3 w - - 0 1"
    about: The soldier before the elephant stops two of its leaps.
    exercises: [J4, J8]
)";

/// The engine's output for these lines.
Outcome serve_lines(const std::string& arguments, const std::string& lines) {
  return shell("printf '" + lines + "' | '" HURDLE_MUTANTS_PROGRAM "' serve " + arguments);
}

class Served : public testing::Test {
 protected:
  void SetUp() override {
    set_ = scratch_.file("elephants.yaml", elephants);
    ASSERT_EQ(hurdle({"suite", "count", set_, "--depth", "2"}).code, 0);
  }

  Outcome check(const std::string& arguments) const {
    return hurdle({"check", set_, "--engine", wrong_engine(arguments)});
  }

  Scratch scratch_;
  std::string set_;
};

TEST_F(Served, EngineIsFoundByItsClause) {
  expect_wrong(check("elephant-leaps"), {"engine: hurdle-mutants elephant-leaps\n", "J4", "e4c7"});
}

TEST_F(Served, EngineOfTwoNamesErrsInBoth) {
  expect_wrong(check("elephant-leaps,soldier-never-sideways"), {"e4c7", "e5d5"});
}

TEST_F(Served, EngineByTheRulesPasses) {
  EXPECT_TRUE(says(good(check("")).out, "engine: hurdle-mutants by the rules\n"));
}

TEST(Serve, OffersTheVariantsThatHaveTheMutant) {
  EXPECT_EQ(good(serve_lines("elephant-leaps", "uci\\nquit\\n")).out,
            "id name hurdle-mutants elephant-leaps\n"
            "id author hurdle\n"
            "option name UCI_Variant type combo default janggi var janggi var janggi-casual "
            "var xiangqi\n"
            "uciok\n");
}

TEST(Serve, CountsAndShowsPositions) {
  const Outcome outcome =
      serve_lines("stalemate-is-a-pass",
                  "setoption name UCI_Variant value makpong\\nucinewgame\\n"
                  "position fen k7/8/KR6/8/8/8/8/8 b - - 0 1\\ngo perft 1\\nd\\nisready\\n"
                  "position startpos moves a3a4 a6a5\\nd\\n");
  expect_good(outcome,
              {"a8a8: 1\n\nNodes searched: 1\n", "\nFen: k7/8/KR6/8/8/8/8/8 b - - 0 1\nreadyok\n",
               "\nFen: rnskmsnr/8/1ppppppp/p7/P7/1PPPPPPP/8/RNSKMSNR w - - 0 2\n"});
  EXPECT_EQ(outcome.err, "");
}

TEST(Serve, PlaysByHouseRules) {
  const Outcome outcome = serve_lines(
      "--house-rules no-pass", "position fen 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1\\ngo perft 1\\n");
  EXPECT_TRUE(says(outcome.out, "Nodes searched: 3\n")) << outcome.err;
}

TEST(Serve, RefusesWhatItCannotDoAndStaysWhereItWas) {
  struct Row {
    std::string line;
    std::string answer;
  };
  const std::vector<Row> rows{
      {"position fen 4k4 w", "error: bad FEN: board, column 4: "},
      {"position fen 4k4/9/9/9/9/9/9/9/9/9 w", "error: invalid position: Cho has no general"},
      {"position startpos moves a1a9", "error: illegal move "},
      {"position", "error: expected `position startpos`"},
      {"go depth 3", "error: this engine has no search"},
      {"go perft 0", "error: go perft "},
      {"setoption name UCI_Variant value makpong", "error: UCI_Variant "},
  };
  for (const Row& row : rows) {
    const Outcome outcome = serve_lines("elephant-leaps", row.line + "\\nd\\n");
    EXPECT_EQ(outcome.code, 0) << row.line;
    EXPECT_EQ(outcome.out.rfind(row.answer, 0), 0U) << row.line << ": " << outcome.out;
    EXPECT_TRUE(says(outcome.out,
                     "\nFen: rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/"
                     "RNBA1ABNR w - - 0 1\n"))
        << row.line;
  }
}

TEST(Serve, ShowsNoFenOfAPositionThatTwoPassesHaveEnded) {
  const Outcome outcome =
      serve_lines("elephant-leaps", "position startpos moves e2e2 e9e9\\nd\\ngo perft 1\\n");
  EXPECT_TRUE(says(outcome.out, "\nFen: none, the game has ended\n")) << outcome.out;
  EXPECT_TRUE(says(outcome.out, "Nodes searched: 0\n")) << outcome.out;
}

TEST(Serve, KeepsThePositionBeforeAPositionThatFails) {
  const std::string before = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
  for (const char* failed :
       {"startpos moves a4a5 a7a6 xyz", "fen 4k4 w", "fen 4k4/9/9/9/9/9/9/9/9/9 w", ""}) {
    const Outcome outcome = serve_lines(
        "elephant-leaps", "position fen " + before + "\\nposition " + failed + "\\nd\\n");
    EXPECT_EQ(outcome.out.rfind("error: ", 0), 0U) << failed << ": " << outcome.out;
    EXPECT_TRUE(says(outcome.out, "\nFen: " + before + "\n")) << failed;
  }
}

TEST(Serve, ReportsTheCommandsThatItIgnores) {
  const Outcome outcome =
      serve_lines("elephant-leaps", "banana split\\nsetoption name Hash value 16\\nisready\\n");
  EXPECT_EQ(outcome.out, "readyok\n");
  EXPECT_EQ(outcome.err, "ignored: 'banana'\nignored: option 'Hash'\n");
}

}  // namespace
}  // namespace hurdle::props
