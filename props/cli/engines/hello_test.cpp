// The handshake with engines that play correctly but use another notation
// (props/examples/engines/programs/other_words.py): the report names each difference and the option
// to use, and no notation is reported as a bug in the rules.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// A notation, and the expected report.
struct Writing {
  std::string mode;
  std::string sentence;
  std::string option;  ///< makes a check possible; empty if none does
};

std::ostream& operator<<(std::ostream& out, const Writing& writing) {
  return out << writing.mode;
}

class SpellingsOfHello : public WithPython<testing::TestWithParam<Writing>> {
 protected:
  Scratch scratch_;
  std::string set_ = scratch_.file("set.yaml", two_soldiers);
};

TEST_P(SpellingsOfHello, AreReportedInOneSentence) {
  const Writing& writing = GetParam();
  const Outcome outcome =
      hurdle({"hello", "--engine", other_words(writing.mode), "--variant", "janggi"});
  EXPECT_EQ(outcome.code, writing.option.empty() ? 2 : 0) << outcome.out << outcome.err;
  const std::string use = writing.option.empty() ? "" : ": use `" + writing.option + "`";
  EXPECT_TRUE(says(outcome.out, "janggi: " + writing.sentence + use + "\n"));
}

TEST_P(SpellingsOfHello, AreReadByTheCheckIfAnOptionHelps) {
  const Writing& writing = GetParam();
  const Outcome outcome = hurdle({"check", set_, "--engine", other_words(writing.mode)});
  if (writing.option.empty()) {
    expect_refused(outcome, {writing.sentence});
    return;
  }
  expect_good(outcome, {"janggi: " + writing.sentence + ": read as with `" + writing.option + "`\n",
                        "1 right, 0 wrong"});
}

TEST_P(SpellingsOfHello, AreRefusedIfAnOptionContradictsThem) {
  const Writing& writing = GetParam();
  const Outcome refused = hurdle(
      {"check", set_, "--engine", other_words(writing.mode), "--promotion", "of no piece here"});
  expect_refused(refused, {writing.sentence});
  const std::size_t at = refused.err.find("  hurdle check ");
  if (writing.option.empty()) {
    EXPECT_EQ(at, std::string::npos) << refused.err;
    return;
  }
  ASSERT_NE(at, std::string::npos) << refused.err;
  const std::string line = refused.err.substr(at + 9, refused.err.find('\n', at) - at - 9);
  EXPECT_TRUE(says(line, writing.option));
  const Outcome outcome = shell("$HURDLE " + line);
  EXPECT_EQ(outcome.code, 0) << line << '\n' << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out, "1 right, 0 wrong"));
}

INSTANTIATE_TEST_SUITE_P(
    Writings, SpellingsOfHello,
    testing::Values(
        Writing{"ranks-from-0", "your ranks count from 0", "--ranks-from 0"},
        Writing{"ranks-down", "your board is upside down: its first rank is our last",
                "--ranks-down"},
        Writing{"upper-case", "you write moves in upper case", "--upper-case"},
        Writing{"pass-0000", "you write the pass as 0000", "--pass 0000"},
        Writing{"pass-word", "you write the pass as pass", "--pass pass"},
        Writing{"letters", "you write u j x z for our a n b p", "--letters a=u,n=j,b=x,p=z"},
        Writing{"digits", "you write squares as two digits, the file first", "--squares file-rank"},
        Writing{
            "odd-words",
            "Hurdle cannot read your moves (the first is 'from.a.1.to.a.2'): write squares as a1, "
            "or see the options of `hurdle check`; if the engine plays another game, name that by "
            "--variant",
            ""}),
    [](const auto& instance) { return case_name(instance.param.mode); });

/// A notation, a set that shows it, and the expected report with the option that reads it.
struct Advice {
  std::string mode;
  std::string set;
  std::string sentence;
  std::string option;
};

/// Checks an engine of this notation: found, as the report says, and then given by the option.
Outcome check_by_advice(const Advice& advice) {
  const std::vector<std::string> words{
      "check", published(advice.set), "--engine", other_words(advice.mode), "--max-nodes", "3000"};
  const Outcome found = hurdle(words);
  EXPECT_TRUE(says(found.out, advice.sentence + ": read as with `" + advice.option + "`"));
  const std::size_t blank = advice.option.find(' ');
  std::vector<std::string> advised = words;
  advised.push_back(advice.option.substr(0, blank));
  if (blank != std::string::npos) {
    advised.push_back(advice.option.substr(blank + 1));
  }
  Outcome given = hurdle(advised);
  EXPECT_EQ(found.code, given.code) << found.out;
  return given;
}

class NotationsByAdvice : public WithPython<testing::TestWithParam<Advice>> {};

TEST_P(NotationsByAdvice, AreNoBug) {
  good(check_by_advice(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(
    Games, NotationsByAdvice,
    testing::Values(
        Advice{"king-takes-rook", "chess/castling.yaml",
               "you write castling as the king's move onto its rook", "--king-takes-rook"},
        Advice{"castling-words", "chess/castling.yaml", "you write castling as O-O",
               "--castling O-O"},
        Advice{"shredder-fen", "chess/chess960-castling.yaml",
               "you read castling rights as the files of rooks, as in HAha", "--shredder-fen"},
        // In this notation Q is the nearest rook.
        Advice{"inner-rook", "chess/chess960-castling.yaml",
               "you read castling rights as the files of rooks, as in HAha", "--shredder-fen"},
        Advice{"swapped-letters", "makruk/pieces.yaml", "you write s m for our m s",
               "--letters m=s,s=m"},
        Advice{"sfen", "shogi/drops.yaml", "you read positions as SFEN", "--sfen"}),
    [](const auto& instance) { return case_name(instance.param.mode); });

using HelloToChess = WithPython<>;
using HelloToChess960 = WithPython<>;
using HelloToXiangqi = WithPython<>;
using HelloToShogi = WithPython<>;
using HelloToScripts = WithPython<>;

TEST_F(HelloToChess, ANotationThatCannotBeSettledIsShownSideBySide) {
  const std::string set = published("chess/castling.yaml");
  expect_refused(hurdle({"check", set, "--engine", other_words("own-castling")}),
                 {"chess: Hurdle cannot read some of your moves (the first is 'K>c1'): ",
                  "  only ours: e1c1 e1g1\n  only yours: K>c1 K>g1\n  to settle it: write each of "
                  "yours as one of ours; "});
}

TEST_F(HelloToChess960, CastlingToTheKingsGoalIsNoBug) {
  const Outcome outcome =
      check_by_advice({"king-destination", "chess/chess960-castling.yaml",
                       "you write castling as the king's move to its goal", "--king-destination"});
  EXPECT_TRUE(says(outcome.out, " 0 wrong, 0 unanswered")) << outcome.err;
  EXPECT_TRUE(says(outcome.out, "castling and a step of the king read the same"));
}

TEST_F(HelloToXiangqi, AnEngineMayReadFensWithoutTwoFields) {
  const std::string set = published("xiangqi/starts.yaml");
  const std::string engine = other_words("short-fen");
  expect_good(hurdle({"hello", "--engine", engine, "--variant", "xiangqi"}),
              {"your FEN has no fields of castling and en passant: use `--short-fen`"});
  good({"check", set, "--engine", engine, "--max-nodes", "3000", "--letters", "n=h,b=e",
        "--short-fen"});
}

TEST_F(HelloToShogi, MarksOfDropsAndPromotionsAreTakenFromTheLists) {
  for (const auto& [mode, set, sentence, option] :
       {std::array<const char*, 4>{"odd-drops", "shogi/drops.yaml",
                                   "you write '!' between piece and square of a drop",
                                   "--drop '!'"},
        {"odd-promotions", "shogi/promotion.yaml", "you write '/' after a move that promotes",
         "--promotion /"},
        {"letter-promotions", "shogi/promotion.yaml", "you write 'n' after a move that promotes",
         "--promotion n"}}) {
    expect_good(
        hurdle({"hello", "--engine", other_words(mode), "--variant", "shogi"}),
        {std::string(sentence) + ": use `" + option + "`", " moves, read so: all as ours\n"});
    good(shell(fmt::format("$HURDLE check {}/positions/{} --max-nodes 3000 {} --engine \"{}\"",
                           HURDLE_SOURCE_DIR, set, option, other_words(mode))));
  }
}

TEST_F(HelloToShogi, TheCommandNamesTheGameOfItsOptions) {
  const Scratch scratch;
  const std::string only_shogi = shell_engine(
      scratch, other_words("odd-drops") + " | sed -u 's/ default .*/ default shogi var shogi/'");
  expect_good(hurdle({"hello", "--engine", only_shogi}),
              {" --protocol uci --variant shogi --drop '!'\n"});
}

TEST_F(HelloToShogi, WithoutANotationThereIsNoDiagnosis) {
  const Outcome outcome =
      hurdle({"check", fmt::format("{}/positions/shogi/promotion.yaml", HURDLE_SOURCE_DIR),
              "--at-once", "--engine", other_words("letter-promotions"), "--max-nodes", "100"});
  expect_wrong(outcome, {"No diagnosis: its notation is not settled, as '"});
  EXPECT_FALSE(says(outcome.out, "Probable bug"));
}

TEST_F(HelloToScripts, ReportsMovesThatASearchDoesNotShow) {
  const std::string engine =
      "python3 " HURDLE_SOURCE_DIR "/props/examples/engines/programs/searcher.py usi promotes";
  const Outcome hello = hurdle({"hello", "--engine", engine, "--variant", "shogi"});
  EXPECT_TRUE(says(hello.out, ": 2 not shown by the search, 0 extra; "));
}

TEST_F(HelloToScripts, ByAProtocolOfListsNeedsALineForEachMove) {
  for (const auto& [mode, sentence] :
       {std::pair{"total-only", "you give a total and no line for each move"},
        std::pair{"silent-total", "you give a total and no line for each move"},
        std::pair{"arrows",
                  "you give a total and no line that can be read as a move with its count, but "
                  "'a1a2 => 1': print `move: count` lines before the total"}}) {
    expect_no_verdict(hurdle({"hello", "--protocol", "uci", "--engine", other_words(mode),
                              "--variant", "janggi"}),
                      {sentence});
  }
}

TEST_F(HelloToScripts, ReportsUnusualRepliesThatItReads) {
  const Scratch scratch;
  const std::string set = scratch.file("set.yaml", two_soldiers);
  for (const auto& [mode, sentence] :
       {std::pair{"dash", "you write '-' between a move and its count; Hurdle accepts it"},
        std::pair{"log",
                  "you write lines that are not part of the reply, as '[12:00:00] thinking about "
                  "go'; Hurdle ignores them"}}) {
    expect_good(hurdle({"hello", "--engine", other_words(mode), "--variant", "janggi"}),
                {sentence});
    expect_good(hurdle({"check", set, "--engine", other_words(mode)}),
                {sentence, "1 right, 0 wrong"});
  }
}

/// A spelling of moves or totals, and a set that shows it.
struct Spelling {
  std::string mode;
  std::string set;
};

class Spellings : public WithPython<testing::TestWithParam<Spelling>> {};

TEST_P(Spellings, SayNothingAboutTheRules) {
  const Spelling& spelling = GetParam();
  expect_good(hurdle({"check", published(spelling.set), "--max-nodes", "3000", "--engine",
                      other_words(spelling.mode)}),
              {" 0 wrong, 0 unanswered"});
}

INSTANTIATE_TEST_SUITE_P(
    Sets, Spellings,
    testing::Values(Spelling{"lower-drops", "shogi/drops.yaml"},
                    Spelling{"bare-drops", "crazyhouse/drops.yaml"},
                    Spelling{"upper-promotions", "chess/promotion.yaml"},
                    Spelling{"upper-promotions", "makruk/pawns-and-promotion.yaml"},
                    Spelling{"long-moves", "chess/promotion.yaml"},
                    Spelling{"other-total", "makruk/pieces.yaml"},
                    Spelling{"total-then-speed", "makruk/pieces.yaml"},
                    Spelling{"words-after-counts", "makruk/pieces.yaml"},
                    Spelling{"null-move", "chess/mates.yaml"},
                    Spelling{"numbered-moves", "makruk/pieces.yaml"},
                    Spelling{"nodes-after-moves", "xiangqi/horses.yaml"}),
    [](const auto& instance) { return case_name(instance.param.mode + "_" + instance.param.set); });

TEST(Hello, ReportsThatAllMovesAgree) {
  const Outcome outcome =
      good({"hello", "--engine", std::string("'") + HURDLE_PROGRAM + "' serve"});
  EXPECT_TRUE(says(outcome.out, "protocol: uci\n"));
  for (const char* game : {"janggi", "makruk", "pandemonium", "nine-elder-shogi"}) {
    EXPECT_TRUE(says(outcome.out, fmt::format("{}: 2 positions with ", game)));
  }
  EXPECT_FALSE(says(outcome.out, "missing"));
  EXPECT_TRUE(says(outcome.out, "  hurdle check --engine "));
}

TEST(Hello, NamesTheGamesThatAnEngineDoesNotKnow) {
  const Scratch scratch;
  const std::string two =
      shell_engine(scratch,
                   "\"$HURDLE\" serve | sed -u 's/combo default .*/combo default makruk "
                   "var makruk var chess/'");
  expect_good(hurdle({"hello", "--engine", two}),
              {"chess: 4 positions with 119 moves: all as ours\n",
               "not known to the engine: janggi, janggi-casual, makpong,"});
  expect_no_verdict(hurdle({"hello", "--engine", two, "--variant", "janggi,makruk"}),
                    {"not known to the engine: janggi: the engine does not list 'janggi'",
                     " --protocol uci --variant makruk\n"});
  const Outcome told = hurdle({"hello", "--engine", two, "--variant", "janggi", "--json", "-"});
  EXPECT_EQ(told.code, 2) << told.err;
  const auto janggi = nlohmann::json::parse(told.out).at("result").at("variants").at(0);
  EXPECT_EQ(janggi.at("trouble"), "variant unknown");
  EXPECT_TRUE(says(janggi.at("message"), "does not list 'janggi'")) << janggi;
}

TEST(Hello, AsksOnAfterAGameThatEndsTheEngine) {
  const Scratch scratch;
  const Outcome outcome = good({"hello", "--engine", engine_that_ends_in(scratch, "makruk")});
  EXPECT_TRUE(says(outcome.out, "makruk: no reply (crashed): the engine exited"));
  for (const char* game : {"janggi", "xiangqi", "shogi", "chess", "crazyhouse"}) {
    EXPECT_TRUE(says(outcome.out, fmt::format("\n{}: ", game)));
  }
  EXPECT_FALSE(says(outcome.out, "use `--"));
}

/// An engine that is gone after the last question was taken for one that is not told its games.
TEST_F(HelloToScripts, ReportsWrongMovesOfAnEngineThatEndsInTheLastGame) {
  const Scratch scratch;
  const std::string without_a4b4 = scratch.file("filter.py", R"(
import sys
lacking = 0
for line in sys.stdin:
    if line == "a4b4: 1\n":
        lacking = 1
        continue
    if line.startswith("Nodes searched: "):
        line = f"Nodes searched: {int(line.split()[-1]) - lacking}"
        lacking = 0
    print(line.rstrip(), flush=True)
)");
  const std::string engine =
      shell_engine(scratch, "sed -u '/value crazyhouse/q' | \"$HURDLE\" serve | python3 -u '" +
                                without_a4b4 + "'");
  const Outcome outcome = hurdle({"hello", "--engine", engine});
  EXPECT_TRUE(says(outcome.out, "crazyhouse: no reply (crashed): the engine exited"));
  EXPECT_TRUE(says(outcome.out, "\njanggi: 2 positions with 75 moves: 1 missing"));
  EXPECT_FALSE(says(outcome.out, "not known to the engine"));
}

TEST(Hello, NamesHouseRules) {
  // With a given protocol: when several are tried, the engine has only 5 seconds for each, which an
  // unoptimised build may need to start on a busy machine.
  expect_good(hurdle({"hello", "--variant", "janggi", "--protocol", "uci", "--engine",
                      wrong_engine("no-pass")}),
              {"use `--house-rules no-pass`", " --variant janggi --house-rules no-pass\n"});
}

TEST(Hello, LeavesRulesToTheCheck) {
  const Outcome outcome = good({"hello", "--variant", "janggi", "--engine",
                                wrong_engine("cannon-takes-cannons-on-diagonals")});
  EXPECT_FALSE(says(outcome.out, "use `--"));
}

TEST_F(HelloToScripts, AreReportedAsJson) {
  const Outcome outcome = good({"hello", "--engine", other_words("ranks-from-0"), "--variant",
                                "makruk,janggi", "--json", "-"});
  const auto result = nlohmann::json::parse(outcome.out).at("result");
  EXPECT_EQ(result.at("protocol"), "uci");
  ASSERT_EQ(result.at("variants").size(), 2U);
  EXPECT_EQ(result.at("variants")[0].at("dialect")[0].at("option"), "--ranks-from 0");
  EXPECT_EQ(result.at("commands").size(), 1U);
}

TEST(Hello, AsksAnEngineThatHangsInNoMoreGames) {
  const Scratch scratch;
  const std::string engine =
      shell_engine(scratch, "echo >>'" + scratch.path("starts") +
                                "'\nwhile read line; do\n  case $line in\n    uci) echo uciok ;;\n"
                                "    isready) echo readyok ;;\n    quit) exit ;;\n  esac\ndone");
  const Outcome outcome =
      hurdle({"hello", "--protocol", "uci", "--timeout", "1", "--engine", engine});
  expect_no_verdict(outcome, {"\nchess: no reply (timed out): the engine did not reply to `go "
                              "perft 1` in the time limit of 1 s\nchess960, crazyhouse: no reply"});
  EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 5) << outcome.out;
  EXPECT_LT(content_of(scratch.path("starts")).size(), 14U) << "it was asked in every game";
}

TEST(InstalledSets, AreTakenWithoutAPath) {
  expect_good(hurdle({"check", "--tag", "quick", "--max-nodes", "50", "--variant", "makruk",
                      "--engine", std::string("'") + HURDLE_PROGRAM + "' serve"}),
              {" right, 0 wrong"});
}

TEST(InstalledSets, OfGamesThatTheEngineDoesNotKnowTakeOneLine) {
  const Scratch scratch;
  const std::string one = shell_engine(
      scratch, "\"$HURDLE\" serve | sed -u 's/combo default .*/combo default makruk var makruk/'");
  const Outcome outcome = hurdle({"check", "--tag", "quick", "--max-nodes", "50", "--engine", one});
  expect_good(outcome, {"skipped: chess, chess960, crazyhouse, janggi, ",
                        " positions: the engine does not know these games; "});
  EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 4) << outcome.out;
  EXPECT_EQ(outcome.err, "");
}

}  // namespace
}  // namespace hurdle::props
