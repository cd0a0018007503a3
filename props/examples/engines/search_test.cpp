// Engines without `go perft`: other commands, and lists of moves from searches.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/items.hpp"
#include "props/examples/engines/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

const char* const two_castlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const char* const bare_kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const char* const two_moves = "7k/8/8/8/8/8/1R6/KR6 b - - 0 1";
const char* const only_move = "7k/8/8/8/8/8/6R1/K7 b - - 0 1";
const char* const mated = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";

std::string searcher(const std::string& protocol, const std::string& mode) {
  return "env HURDLE='" HURDLE_PROGRAM "' python3 " +
         scripted("searcher.py", protocol + ' ' + mode);
}

CheckResult check_searcher(const std::string& mode, const std::vector<std::string>& fens,
                           int depths = 1, const std::string& protocol = "uci",
                           const std::string& by = "") {
  const Variant& variant = *find_variant(protocol == "uci"   ? "chess"
                                         : protocol == "usi" ? "shogi"
                                                             : "xiangqi");
  const std::vector<CheckItem> items =
      mapped(fens, [&](const std::string& fen) { return published_item(variant, fen, depths); });
  const Protocol& search = *find_protocol(by.empty() ? protocol + "-search" : by);
  CheckOptions options;
  options.start = search.start;
  options.engine.dialect = search.dialect();
  options.engine.command = searcher(protocol, mode);
  return check(items, options);
}

using Searches = WithPython<>;
using OtherPerfts = WithPython<>;

TEST_F(Searches, ShowAllMoves) {
  for (const char* mode : {"right", "a1a1"}) {
    expect_numbers(
        check_searcher(mode, {two_castlings, bare_kings, two_moves, only_move, mated}, 2), 10, 0,
        0);
  }
}

TEST_F(Searches, WithBannedMovesNameAllMoves) {
  expect_numbers(
      check_searcher("right",
                     {"4k4/9/9/9/9/9/9/9/r8/3K5 w - - 0 1", "3k5/9/9/9/9/9/9/8r/r8/4K4 w - - 0 1",
                      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"},
                     1, "ucci"),
      3, 0, 0);
}

TEST_F(Searches, ThatHideAMoveWhichTheEnginePlaysAreRight) {
  expect_numbers(check_searcher("hides", {two_castlings, bare_kings}, 2), 4, 0, 0);
}

TEST_F(Searches, ShowMissingAndExtraMoves) {
  for (const char* mode : {"lacks", "adds"}) {
    const CheckResult result = check_searcher(mode, {two_castlings, mated});
    expect_numbers(result, 1, 1, 0);
    ASSERT_EQ(result.findings.size(), 1U) << mode;
    EXPECT_EQ(result.findings[0].move, std::string(mode) == "adds" ? "a1h8" : "h1h8") << mode;
  }
}

/// Such engines were accused: a search may show a part of the moves.
TEST_F(Searches, ThatIgnoreSearchmovesProveNoMissingMove) {
  const CheckResult lacks = check_searcher("lacks-deaf", {two_castlings, mated});
  expect_numbers(lacks, 1, 0, 1);
  EXPECT_TRUE(says(lacks.failures.at(0).message,
                   "does not show 1 legal move: h1h8; the engine does not obey `searchmoves`"))
      << to_text(lacks);
  const CheckResult adds = check_searcher("lacks-adds-deaf", {two_castlings});
  expect_numbers(adds, 0, 1, 0);
  ASSERT_EQ(adds.findings.size(), 1U);
  EXPECT_TRUE(adds.findings[0].missing.empty()) << to_text(adds);
}

/// It was accused of all the moves beyond the lines that its search shows.
TEST_F(Searches, ThatShowAPartOfManyMovesProveNothing) {
  const char* const many = "4k3/8/8/8/8/8/8/QQ2K1QQ w - - 0 1";
  const CheckResult result = check_searcher("first-ten", {many, bare_kings});
  expect_numbers(result, 1, 0, 1);
  EXPECT_TRUE(says(result.failures.at(0).message, "shows only a part of the moves"))
      << to_text(result);
}

/// One such move ended the check of all positions.
TEST_F(Searches, WithAnUnreadableMoveInTheTreeLeaveOnePositionUnanswered) {
  const Variant& chess = *find_variant("chess");
  CheckItem deep = published_item(chess, bare_kings, 3);
  deep.perft.erase(1);
  deep.perft.erase(2);
  CheckOptions options;
  options.start = find_protocol("uci-search")->start;
  options.engine.command = searcher("uci", "h8h9");
  const CheckResult result = check({deep, published_item(chess, two_castlings, 1)}, options);
  expect_numbers(result, 1, 0, 1);
  EXPECT_TRUE(says(result.failures.at(0).message, "lists 'h8h9' after 1 of its moves"))
      << to_text(result);
}

/// No search shows nothing where moves are legal, unless the engine takes the game as over.
TEST_F(Searches, OfDrawnPositionsProveNothing) {
  const CheckResult result = check_searcher("draws", {bare_kings, two_castlings});
  expect_numbers(result, 1, 0, 1);
  EXPECT_TRUE(says(result.failures.at(0).message, "plays no move, where 5 are legal"))
      << to_text(result);
}

TEST_F(Searches, ThatMayLeaveMovesOutProveNothing) {
  const CheckResult few = check_searcher("ten", {two_castlings, bare_kings});
  expect_numbers(few, 1, 0, 1);
  EXPECT_TRUE(says(few.failures.at(0).message, "shows 10 moves, as many as its option MultiPV"));
  const CheckResult one_line = check_searcher("one-line", {two_castlings, only_move});
  expect_numbers(one_line, 0, 0, 2);
  EXPECT_TRUE(says(one_line.failures.at(0).message, "shows one line at the start position"));
  const CheckResult instant = check_searcher("instant", {only_move, bare_kings});
  EXPECT_EQ(instant.failed, 0U) << to_text(instant);
}

TEST_F(OtherPerfts, AreFoundByTheHandshake) {
  for (const auto& [mode, protocol] : {std::pair{"perft", "uci-perft"},
                                       {"split", "uci-perft"},
                                       {"splitperft", "uci-perft"},
                                       {"table", "uci-search"},
                                       {"total", "uci-count"}}) {
    const Outcome run = good(run_hurdle("hello --engine \"" + searcher("uci", mode) + '"'));
    EXPECT_TRUE(says(run.out, std::string("protocol: ") + protocol + "\n")) << mode;
    EXPECT_TRUE(says(run.out, "chess: 4 positions with 119 moves: all as ours")) << mode;
  }
}

/// The wait for a command that may begin a search, 2 s, is shorter than this start; that for the
/// first greeting, 5 s, is longer.
TEST_F(OtherPerfts, AreFoundOfAnEngineThatStartsSlowly) {
  const Scratch scratch;
  const std::string slow = scratch.file("slow.sh", "sleep 2.2\nexec " + searcher("uci", "perft"));
  const Outcome run = good(run_hurdle("hello --engine \"sh " + slow + '"'));
  EXPECT_TRUE(says(run.out, "protocol: uci-perft\n")) << run.out;
}

TEST_F(OtherPerfts, CountDeeper) {
  for (const char* mode : {"perft", "split", "splitperft"}) {
    const CheckResult result =
        check_searcher(mode, {two_castlings, bare_kings, mated}, 3, "uci", "uci-perft");
    expect_numbers(result, 9, 0, 0);
  }
}

TEST_F(Searches, AreFoundByTheHandshake) {
  for (const char* protocol : {"uci", "ucci"}) {
    expect_good(run_hurdle("hello --engine \"" + searcher(protocol, "right") + '"'),
                {std::string("protocol: ") + protocol + "-search", "all as ours"});
  }
  for (const auto& [mode, reason] :
       {std::pair{"ten", "uci-search: the engine's search shows 10 moves"},
        std::pair{"no-multipv", "uci-search: the engine has no option MultiPV"}}) {
    expect_no_verdict(run_hurdle("hello --engine \"" + searcher("uci", mode) + '"'), {reason});
  }
}

/// It was accused of wrong castlings.
TEST_F(Searches, AnEngineThatTakesKQkqForCornersGetsTheOption) {
  const Outcome run =
      run_hurdle("hello --variant chess960 --engine \"" + searcher("uci", "corners") + '"');
  EXPECT_TRUE(says(run.out, "use `--shredder-fen`"));
  EXPECT_TRUE(says(run.out, "read so: all as ours"));
}

const char* const may_promote = "8k/9/9/R8/9/9/9/9/4K4[] w - - 0 1";

/// Gikou was accused of missing moves: Shogi engines do not search some that are never better.
TEST_F(Searches, ThatLeaveOutMovesWithoutPromotionProveNothing) {
  const CheckResult result = check_searcher("promotes", {may_promote}, 1, "usi");
  expect_numbers(result, 0, 0, 1);
  EXPECT_TRUE(says(result.failures.at(0).message, "shows 9d9c+ and not 9d9c")) << to_text(result);
  const CheckResult right = check_searcher("right", {may_promote}, 1, "usi");
  expect_numbers(right, 1, 0, 0);
  const CheckResult wrong = check_searcher("hasty", {may_promote}, 1, "usi");
  expect_numbers(wrong, 0, 1, 0);
  ASSERT_EQ(wrong.findings.size(), 1U);
  EXPECT_EQ(wrong.findings[0].missing.size(), 1U) << to_text(wrong);
}

/// Gikou was accused falsely: it searches a pawn drop that mates, and finds that it is a
/// foul.
TEST_F(Searches, ThatScoreAFoulAsLostProveNothing) {
  const char* const drop_would_mate = "kn7/9/1K7/9/9/9/9/9/9[P] w - - 0 1";
  const CheckResult foul = check_searcher("foul", {drop_would_mate}, 1, "usi");
  expect_numbers(foul, 0, 0, 1);
  EXPECT_TRUE(says(foul.failures.at(0).message,
                   "shows P*9b, which is not legal, and scores it as "
                   "mate against the side that plays it"))
      << to_text(foul);
  const CheckResult wrong = check_searcher("mates", {drop_would_mate}, 1, "usi");
  expect_numbers(wrong, 0, 1, 0);
}

/// After its end at `d` it was asked for a search before it had loaded its data.
TEST_F(Searches, OfAnEngineThatIsStartedAgainComeAfterItsIsready) {
  expect_numbers(check_searcher("strict", {may_promote}, 1, "usi"), 1, 0, 0);
}

/// YaneuraOu was accused of the moves of the start position.
TEST_F(Searches, OfAnEngineThatResetsItsPositionWhenItIsReadyAskWithoutIt) {
  const CheckResult result = check_searcher("resets", {may_promote}, 2, "usi", "usi");
  expect_numbers(result, 2, 0, 0);
}

TEST(SearchesOfFairyStockfish, ShowWhatItsPerftShows) {
  HURDLE_NEEDS("/usr/games/fairy-stockfish");
  const Outcome run = run_hurdle(
      "check '" HURDLE_SOURCE_DIR
      "/positions/shogi/checks-and-mates.yaml' --max-nodes 100 --protocol usi-search --engine "
      "/usr/games/fairy-stockfish");
  EXPECT_TRUE(says(run.out, " 0 wrong, 0 unanswered"));
}

}  // namespace
}  // namespace hurdle::props
