// Replies in a form that Hurdle accepts or names. The engines are the program itself, with its
// output changed.
#include <gtest/gtest.h>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

std::string engine_through(const Scratch& scratch, const std::string& script) {
  return shell_engine(scratch, "\"$HURDLE\" serve | sed -u '" + script + "'");
}

TEST(OddReplies, APromptBeforeAReplyIsSkipped) {
  const Scratch scratch;
  const std::string engine =
      engine_through(scratch, "/^[a-h][1-8][a-h][1-8]*: 1$/s/^/> /; s/^Nodes searched/> &/");
  const Outcome outcome =
      good({"check", published("makruk/pins.yaml"), "--max-nodes", "50", "--engine", engine});
  EXPECT_TRUE(says(outcome.out, " 0 wrong, 0 unanswered"));
  EXPECT_FALSE(says(outcome.out, "Hurdle ignores them"));
}

TEST(OddReplies, ATotalThatCannotBeReadIsNamedOnceWithTheExpectedOne) {
  const Scratch scratch;
  const std::string engine =
      engine_through(scratch, "s/^Nodes searched: \\(.*\\)/nodes searched = \\1 in 12 ms/");
  const Outcome outcome = hurdle({"hello", "--engine", engine, "--variant", "makruk"});
  expect_no_verdict(outcome,
                    {"with 'nodes searched = 23 in 12 ms'; expected the total alone, as `Nodes "
                     "searched: 23`\n"});
  EXPECT_FALSE(says(outcome.out, "Hurdle ignores them"));
}

/// The positions of a walk have no FEN of their own in the report.
TEST(OddReplies, ARefusedQuestionIsNamedByItsMoves) {
  const Scratch scratch;
  const std::string engine = shell_engine(
      scratch, R"(sed -u 's/"moves":\["[^]]*/"moves":["zz"/' | "$HURDLE" serve --protocol jsonl)");
  expect_no_verdict(hurdle({"check", published("makruk/pins.yaml"), "--max-nodes", "200",
                            "--protocol", "jsonl", "--at-once", "--engine", engine}),
                    {"unanswered (refused): the engine refused question ",
                     "): 'error illegal move 'zz'", " (after "});
}

/// The author saw "expected a count" and his count.
TEST(OddReplies, CountsWithSeparatorsAreNamed) {
  const Scratch scratch;
  for (const char* separator : {",", ".", "'\\''", " "}) {
    const std::string engine = engine_through(
        scratch, "/^[a-h]/s/\\([0-9]\\)\\([0-9]\\{3\\}\\)$/\\1" + std::string(separator) + "\\2/");
    expect_no_verdict(hurdle({"check", published("chess/starts.yaml"), "--at-once", "--protocol",
                              "uci", "--max-nodes", "300000", "--engine", engine}),
                      {"; expected a count without separators, as "});
  }
}

TEST(OddReplies, ATotalWithSeparatorsIsNamed) {
  const Scratch scratch;
  const std::string engine =
      engine_through(scratch, "/^Nodes/s/\\([0-9]\\)\\([0-9]\\{3\\}\\)$/\\1,\\2/");
  expect_no_verdict(hurdle({"check", published("chess/starts.yaml"), "--at-once", "--protocol",
                            "uci", "--max-nodes", "10000", "--engine", engine}),
                    {"expected the total without separators, as `Nodes searched: "});
}

TEST(OddReplies, ColoursAreRemoved) {
  const Scratch scratch;
  const std::string engine = engine_through(
      scratch, "s/^[^:]*/\\x1b[1;32m&\\x1b[0m/; s/[0-9]*$/\\x1b[38;5;196m&\\x1b[K\\x1b[m/");
  expect_good(
      hurdle({"check", published("makruk/pins.yaml"), "--max-nodes", "50", "--engine", engine}),
      {" 0 wrong, 0 unanswered"});
}

/// Megalodon's `go perft` prints `info` lines; it was said not to reply.
TEST(OddReplies, TheLastLineOfAReplyWithoutMovesIsNamed) {
  const Scratch scratch;
  const std::string engine =
      engine_through(scratch, "/: 1$/d; s/^Nodes searched.*/info depth 1 nodes 20 time 1/");
  expect_no_verdict(
      hurdle({"check", published("makpong/starts.yaml"), "--at-once", "--protocol", "uci",
              "--timeout", "1", "--max-nodes", "50", "--max-restarts", "0", "--engine", engine}),
      {"the engine did not reply to `go perft 1` in the time limit of 1 s; its last line was 'info "
       "depth 1 nodes 20 time 1'"});
}

/// The outcome of checking an engine whose lists of more than 40 moves end in words that are no
/// moves.
Outcome check_with_short_lists(const std::string& command) {
  const Scratch scratch;
  const std::string filter = scratch.file("filter.py", R"(
import sys
number = 0
for line in sys.stdin:
    number = number + 1 if line.endswith(": 1\n") else 0
    print("0000: 1" if number > 40 else line.rstrip(), flush=True)
)");
  return hurdle({"check", published("chess/published.yaml"), published("chess/pieces.yaml"),
                 "--max-nodes", "100", "--at-once", "--protocol", "uci", "--engine",
                 shell_engine(scratch, command + " | python3 -u '" + filter + "'")});
}

/// Demolito's list of moves has room for 192; it was said to write another notation.
TEST(OddReplies, AListOfMovesThatIsTooShortIsNamed) {
  HURDLE_NEEDS("python3");
  expect_wrong(check_with_short_lists("\"$HURDLE\" serve"),
               {"No diagnosis: only its lists of 41 moves and more have words that "
                "are no moves, as '0000'. Its list of moves may be too short."});
}

TEST(OddReplies, WordsThatAreNoMovesDoNotHideABugOfOtherLists) {
  HURDLE_NEEDS("python3");
  expect_wrong(check_with_short_lists(wrong_engine("knight-takes-nothing")),
               {"Probable bug: the knight cannot capture", "Explains 8 of 12 wrong positions",
                "Excluded lists of moves: only its lists of 41 moves and more "
                "have words that are no moves"});
}

/// The engine lacks moves from file a to file c, too, which no mutant does.
TEST(OddReplies, ABugThatExplainsFewPositionsMayBeAPartOfALargerOne) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const std::string filter = scratch.file("filter.py", R"(
import re, sys
lost = 0
for line in sys.stdin:
    if re.match(r"a\dc\d: ", line):
        lost += int(line.split()[-1])
    elif line.startswith("Nodes searched"):
        print("Nodes searched:", int(line.split()[-1]) - lost, flush=True)
        lost = 0
    else:
        print(line, end="", flush=True)
)");
  const std::string engine = shell_engine(
      scratch, wrong_engine("queens-only-in-check") + " | python3 -u '" + filter + "'");
  expect_wrong(hurdle({"check", published("chess"), "--tag", "quick", "--variant", "chess",
                       "--max-nodes", "100", "--at-once", "--protocol", "uci", "--engine", engine}),
               {"Possible bug: a pawn that answers a check becomes a queen and nothing else",
                "More wrong positions stay unexplained than it explains on its own: the cause may "
                "be a part of a larger bug."});
}

/// As most engines, it skips what it cannot play, and replies about another position.
TEST(OddReplies, APassThatIsNotPlayedIsSaidSo) {
  const Scratch scratch;
  const std::string engine =
      shell_engine(scratch, "sed -u '/^position/s/ moves .*//' | \"$HURDLE\" serve");
  const Outcome outcome = hurdle({"check", published("janggi/passes.yaml"), "--at-once",
                                  "--protocol", "uci", "--engine", engine});
  EXPECT_TRUE(says(outcome.out,
                   "unanswered (misread position): the engine does not play the pass "
                   "d1d1, which leads to this position"))
      << outcome.out;
}

/// An engine with a bad hash table was accused of a rule, and its author saw the right moves.
TEST(OddReplies, MovesThatANewEngineListsRightAccuseNoRule) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const std::string filter = scratch.file("filter.py", R"(
import sys
replies = lost = 0
for line in sys.stdin:
    if line.startswith("Nodes searched"):
        print("Nodes searched:", int(line.split()[-1]) - lost, flush=True)
        replies += 1
        lost = 0
    elif replies > 20 and line.startswith("e1g1: "):
        lost = int(line.split()[-1])
    else:
        print(line, end="", flush=True)
)");
  const std::string engine =
      shell_engine(scratch, "\"$HURDLE\" serve | python3 -u '" + filter + "'");
  const Outcome outcome = hurdle({"check", published("chess/castling.yaml"), "--max-nodes", "100",
                                  "--at-once", "--protocol", "uci", "--engine", engine});
  expect_wrong(outcome, {": right in a new engine\n",
                         "a new engine lists the right moves. No rule is shown to be wrong "
                         "there: look at what the engine keeps"});
  EXPECT_FALSE(says(outcome.out, "Probable bug")) << outcome.out;
}

/// It lists no games, refuses chess positions and cannot print its own.
TEST(OddReplies, TheGameOfAnEngineThatShowsNoPositionIsFoundByItsFirstMoves) {
  const Scratch scratch;
  const std::string engine =
      shell_engine(scratch,
                   "sed -u '/^d$/d; /UCI_Variant/d' | \"$HURDLE\" serve --variant xiangqi | "
                   "grep --line-buffered -v UCI_Variant");
  expect_good(hurdle({"hello", "--engine", engine}),
              {"xiangqi: 2 positions with 90 moves: all as ours\n"});
}

/// It was given up after two of them, and no position was checked.
TEST(OddReplies, AnEngineThatEndsAtSomePositionsIsAskedAboutTheOthers) {
  const Scratch scratch;
  const std::string engine = shell_engine(scratch, "sed -u '/fen r3k2r/q' | \"$HURDLE\" serve");
  const std::string missing = "chess: no reply about 2 of 4 positions: the engine ";
  EXPECT_TRUE(says(good({"hello", "--variant", "chess", "--engine", engine}).out, missing));
  const Outcome outcome =
      hurdle({"check", published("chess/castling-rights.yaml"), "--max-nodes", "100", "--variant",
              "chess", "--max-restarts", "2", "--engine", engine});
  expect_no_verdict(outcome, {missing, " right, 0 wrong, "});
  EXPECT_FALSE(says(outcome.out, " 0 right, ")) << outcome.out;
  EXPECT_FALSE(says(outcome.out, "given up")) << outcome.out;
}

/// PyChess takes e1g1 and e1h1 for the same castling; it was told that it lists the move twice.
TEST(OddReplies, TwoSpellingsThatAreAcceptedAreOneMove) {
  const Scratch scratch;
  const std::string set = scratch.file("set.yaml", position_set("chess960", R"(
  - id: castles
    fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    about: The king castles.
    exercises: [H7]
    perft: { 1: "15" }
)"));
  const std::string engine = "sh '" HURDLE_SOURCE_DIR
                             "/props/examples/engines/programs/fake_xboard.sh' also-e1g1=e1h1 '" +
                             std::string(HURDLE_PROGRAM) + "'";
  expect_good(hurdle({"check", set, "--protocol", "xboard", "--king-destination", "--at-once",
                      "--engine", engine}),
              {"1 position: 1 right, 0 wrong"});
}

/// By house rules without passes its pass was no text of a move (C7).
TEST(OddReplies, AnOwnWordForAPassIsReadWhereHouseRulesForbidPasses) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const std::string filter = scratch.file("filter.py", R"(
import sys
moves = []
for line in sys.stdin:
    word = line.split(":")[0]
    if line.startswith("Nodes searched"):
        real = [move for move in moves if move[:len(move) // 2] != move[len(move) // 2:]]
        for move in real or ["a1a1"] * len(moves):
            print(f"{move}: 1")
        print("Nodes searched:", len(real or moves), flush=True)
        moves = []
    elif line.endswith(": 1\n"):
        moves.append(word)
    else:
        print(line, end="", flush=True)
)");
  const std::string engine =
      shell_engine(scratch, "\"$HURDLE\" serve --variant janggi | python3 -u '" + filter + "'");
  const Outcome outcome =
      hurdle({"check", published("janggi/soldiers-and-passes.yaml"), "--max-nodes", "40",
              "--house-rules", "no-pass", "--engine", engine});
  expect_wrong(outcome, {"J9 pass: "});
  EXPECT_FALSE(says(outcome.out, "C7 moves in text"));
}

/// There was a line for each game, with another number.
TEST(OddReplies, RefusalsThatDifferInNumbersAreOneLineOfHello) {
  const Scratch scratch;
  const std::string engine = shell_engine(scratch, R"(while read -r line; do
  number=$(echo "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
  echo "{\"id\":$number,\"error\":\"no board for $number\"}"
done)");
  expect_no_verdict(
      hurdle({"hello", "--protocol", "jsonl", "--variant", "chess,makruk", "--engine", engine}),
      {"chess, makruk: no reply (refused): the engine refused question "});
}

/// vshogi reads a FEN as an SFEN: the other side is to move and nothing is in hand. It was said to
/// see the board upside down and mirrored.
TEST(OddReplies, AFenTakenForAnSfenIsNoTurnedBoard) {
  const Scratch scratch;
  const std::string engine = shell_engine(scratch, R"(depth=$1; line=$3; fen=$2
case $fen in *'['*) set -- $fen; fen="${1%%\[*} $2 - 1" ;; esac
"$HURDLE" perft shogi $depth --divide --notation usi --fen "sfen $fen" --moves "$line")");
  expect_good(hurdle({"hello", "--variant", "shogi", "--protocol", "script", "--engine", engine}),
              {"you read positions as SFEN: use `--sfen`\n", " moves, read so: all as ours\n"});
}

/// An engine that plays by the rules, but replies to `go perft` about Makruk with a bestmove.
TEST(OddReplies, TheNextStepIsOneThatCanBeTaken) {
  const Scratch scratch;
  const std::string engine = shell_engine(scratch, R"(exec 3>&1
while read -r line; do
  case $line in *'value makruk') makruk=1 ;; esac
  case $makruk$line in '1go perft'*) echo 'bestmove e2e1' >&3 ;; *) echo "$line" ;; esac
done | "$HURDLE" serve)");
  const std::vector<std::string> words{"check", published("makruk/pins.yaml"), "--engine", engine};
  expect_refused(hurdle(words), {"\nnext: connect its move generator by a kit (ci/kits)\n"});
  expect_refused(hurdle(joined(words, {"--protocol", "uci"})),
                 {"\nnext: try without --protocol, or connect its move generator by a kit"});
}

TEST(OddReplies, TheNextStepOfAnEngineThatIsTooSlowIsMoreTime) {
  expect_refused(
      hurdle({"hello", "--engine", "sleep 100", "--protocol", "uci", "--timeout", "1"}),
      {"\nnext: if the engine is right but slow, give it a larger --timeout, or skip the "
       "handshake of hurdle check by --at-once; else try without --protocol, or "});
}

}  // namespace
}  // namespace hurdle::props
