// `hurdle check-variant` with engines in shell: which are right and which wrong, and that another
// spelling of a move, or a field of a FEN that is not read, is no wrong move. Engines that fail at
// some positions are asked about the others.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "props/assertions.hpp"
#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

/// A UCI engine in shell that answers by `hurdle perft` with its own file. `filter` is a script of
/// sed for its lines of moves, `before` are commands after it has read the FEN `$fen`, `cases` are
/// the first of those for the lines that it reads.
std::string engine_with(const Scratch& scratch, const std::string& file,
                        const std::string& filter = "", const std::string& before = ":",
                        const std::string& cases = "") {
  return "sh " +
         scratch.file("engine.sh",
                      R"(while read -r line; do
  case $line in
    )" + cases + R"(
    uci) echo 'id name shell'; echo uciok ;;
    isready) echo readyok ;;
    'setoption name UCI_Variant value '*) game=${line##* } ;;
    'position '*) position=${line#position }
      moves=; case $position in *' moves '*) moves=${position##* moves } ;; esac
      case $position in
        startpos*) fen=$(sed -n 's/^startFen = //p' )" +
                          file + R"() ;;
        *) fen=${position#fen }; fen=${fen%% moves *}
           )" + before + R"( ;;
      esac ;;
    'go perft '*) "$HURDLE" perft "$game" "${line##* }" --divide --variants )" +
                          file + R"( \
        --fen "$fen" --moves "$moves" 2>/dev/null | sed '/ /s/ /: /; /^[0-9]*$/d; /^$/d' |
        sed ')" + filter +
                          R"(' | awk '{ print; sum += $NF } END { print "Nodes searched: " sum }' ;;
  esac
done
)");
}

/// `hurdle check-variant` of a game on some positions with an engine in shell.
Outcome check_variant(const std::string& game, const std::string& file, int positions,
                      const std::string& engine, const std::string& more = "") {
  return shell(fmt::format(
      "export HURDLE; \"$HURDLE\" check-variant {} --variants '{}' --positions {} {} --engine '{}'",
      game, file, positions, more, engine));
}

constexpr const char* castles_and_promotes =
    "[small:chess]\nstartFen = r3k2r/1P6/8/8/8/8/7p/R3K1NR w KQkq - 0 1\n";

/// An engine of that game, as `engine_with` makes it, and what is said of it.
struct Engine {
  const char* name;
  const char* filter = "";
  int code = 0;
  std::vector<const char*> says;
  int positions = 1;
  const char* before = ":";
  const char* cases = "";
};

void PrintTo(const Engine& engine, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << engine.name;
}

class Engines : public testing::TestWithParam<Engine> {};

TEST_P(Engines, AreAccusedOfNoMoreThanTheirListsShow) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const Engine& how = GetParam();
  const Outcome outcome = check_variant(
      "small", file, how.positions, engine_with(scratch, file, how.filter, how.before, how.cases),
      "--timeout 1 --json " + scratch.path("json"));
  EXPECT_EQ(outcome.code, how.code) << outcome.out << outcome.err;
  for (const char* words : how.says) {
    EXPECT_TRUE(says(outcome.out + outcome.err, words));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Spellings, Engines,
    testing::Values(
        Engine{"as the file", "", 0, {"1 right, 0 wrong"}},
        Engine{"dashes", R"(s/^\(..\)\(..\)/\1-\2/)", 0, {"1 right, 0 wrong"}},
        Engine{"numbers", "s/^/3. /", 0, {"1 right, 0 wrong"}},
        Engine{"castling in words", "s/^e1c1:/O-O-O:/", 0, {"1 right, 0 wrong"}},
        Engine{"castling to the rook", "s/^e1c1:/e1a1:/", 0, {"1 right, 0 wrong"}},
        Engine{"capitals", R"(s/^\(....\)\([qrbn]\)/\1=\u\2/)", 0, {"1 right, 0 wrong"}},
        Engine{"a queen without its letter", "s/q:/:/", 0, {"1 right, 0 wrong"}},
        Engine{"castling in two ways",
               "s/^\\(e1c1\\): .*/&\\ne1a1: 0/",
               2,
               {"unsettled notation: e1a1 and e1c1 are both e1c1", "0 wrong, 1 not judged"}},
        Engine{"no letters", "s/[qrbn]:/:/", 2, {"unsettled notation: ", "b7b8 may be b7b8n"}},
        Engine{"other words", "s/^e1e2:/Ke2:/", 2, {"'Ke2', which is no move in coordinates"}},
        Engine{"another board", "s/^e1e2:/e9e10:/", 2, {"'e9e10', which is no move"}}));

constexpr const char* counts_falsely = "s/: [0-9][0-9]$/: 7/";

INSTANTIATE_TEST_SUITE_P(
    WrongLists, Engines,
    testing::Values(
        Engine{.name = "only queens",
               .filter = "/[rbn]:/d",
               .code = 1,
               .says = {"`promotionPieceTypes = q`", "This explains 1 of 1"}},
        Engine{
            .name = "a move less",
            .filter = "/^e1e2:/d",
            .code = 1,
            .says =
                {"missing move by king (king (K)), 1 position:\n  FEN: r3k2r/1P6/",
                 "\n  missing (legal, the engine lacks them): e1e2\n  e1e2 is legal by king (king "
                 "(K)): Steps along",
                 "\n  to reproduce: hurdle explain small --variants ",
                 "KQkq - 0 1\" e1e2\n  to ask the engine:\n    setoption name VariantPath value "}},
        Engine{.name = "a move more",
               .filter = "s/^e1e2:.*/&\\ne1e3: 9/",
               .code = 1,
               .says = {"extra (the engine has them, not legal): e1e3", "e1e3 is illegal by king"}},
        Engine{.name = "one list for all",
               .filter = "1s/.*/e1e2: 20/;1!d",
               .code = 1,
               .says = {" 0 right, 3 wrong"},
               .positions = 3},
        Engine{.name = "one that remembers",
               .filter = "'\"$less\"'",
               .code = 1,
               .says = {"right in a new engine, 3 positions", "4 lists of moves: 1 right, 3 wrong"},
               .positions = 4,
               .before = "test \"$asked\" && less=1d; asked=1"},
        Engine{.name = "one that errs after moves",
               .filter = "'\"${moves:+/^[a-h]8/d}\"'",
               .code = 1,
               .says = {"missing move by ", "after moves alone, ",
                        "\n  by the FEN of this position its list is right: probably "},
               .positions = 4},
        Engine{.name = "one that errs after every move",
               .filter = "'\"${moves:+1d}\"'",
               .code = 1,
               .says = {"after moves alone, ", "\n3 lists of moves: 2 right, 1 wrong\n"},
               .positions = 2},
        Engine{.name = "one that lists a move twice",
               .filter = "s/^e1f1: 1$/&\\n&/",
               .code = 1,
               .says = {"move listed twice by king (king (K))", "\n  listed twice: e1f1\n"},
               .positions = 9},
        Engine{
            .name = "one that counts otherwise than it lists",
            .filter = counts_falsely,
            .code = 1,
            .says = {"contradiction, 4 positions", "the engine contradicts itself: 7 replies to "},
            .positions = 4}));

INSTANTIATE_TEST_SUITE_P(
    NoReplies, Engines,
    testing::Values(
        Engine{.name = "one that ends",
               .code = 2,
               .says = {"unanswered (crashed): ", " b ", "  | boom", " right, 0 wrong, "},
               .positions = 6,
               .before = "case $fen in *' b '*) echo boom >&2; exit 3 ;; esac"},
        Engine{.name = "one that hangs",
               .code = 2,
               .says = {"unanswered (timed out): ", " right, 0 wrong, "},
               .positions = 6,
               .before = "case $fen in *' b '*) sleep 9 ;; esac"},
        Engine{.name = "one that refuses",
               .code = 2,
               .says = {"unanswered (refused): the engine refused `position`: 'error: no b'"},
               .positions = 6,
               .cases = "'position fen '*' b '*) echo 'error: no b' ;;"},
        Engine{.name = "one that plays no move",
               .filter = counts_falsely,
               .code = 2,
               .says = {"unanswered (misread position): ", "; the move was not played",
                        " 0 wrong, 4 una"},
               .positions = 4,
               .cases = "'position fen '*moves*) ;;"},
        Engine{.name = "one that shows another position and lists wrong moves",
               .filter = "/^e1e2:/d",
               .code = 2,
               .says = {"unanswered (misread position): the engine has another position: expected "
                        "'r3k2r/1P6/8/8/8/8/7p/R3K1NR w', found '4k3/8/8/8/8/8/8/4K3 w'"},
               .cases = "d) echo 'Fen: 4k3/8/8/8/8/8/8/4K3 w - - 0 1' ;;"},
        Engine{.name = "one that shows another position and lists the right moves",
               .says = {"1 right, 0 wrong"},
               .cases = "d) echo 'Fen: 4k3/8/8/8/8/8/8/4K3 w - - 0 1' ;;"},
        Engine{
            .name = "one that counts to depth 1",
            .filter = "s/: .*/: 1/",
            .code = 2,
            .says =
                {"unanswered (nonsense): the engine replied to depth 2 with the counts of depth 1",
                 " 4 right, 0 wrong, 4 unanswered"},
            .positions = 4},
        Engine{.name = "one that is silent",
               .code = 2,
               .says = {"did not reply to `isready` in the time limit of 1 s"},
               .cases = "isready) ;;"},
        Engine{
            .name = "one that reads no rights",
            .code = 2,
            .says =
                {"by this FEN the engine lacks e1c1; after the same moves from the start its list "
                 "is right"},
            .before = "fen=$(echo \"$fen\" | sed \"s/ KQkq / - /\")"},
        Engine{
            .name = "one that lists other games",
            .code = 2,
            .says = {"does not list 'small'"},
            .cases =
                "uci) echo 'option name UCI_Variant type combo var chess var mini'; echo uciok ;;"},
        Engine{.name = "one that knows one game",
               .says = {"it is taken to play small alone", "4 lists of moves: 4 right, 0 wrong"},
               .positions = 4,
               .cases = "setoption*) game=small; echo \"No such option: $line\" ;;"},
        Engine{.name = "one that knows another game",
               .filter = "/^e/d",
               .code = 1,
               .says = {"it is taken to play small alone",
                        "none of its lists is right: it seems to play another game"},
               .cases = "setoption*) game=small; echo \"No such option: $line\" ;;"}));

TEST(CheckVariant, AnUnsteadyEngineIsAccusedOfNoMoveAndNoFen) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const Outcome outcome = check_variant(
      "small", file, 6,
      engine_with(scratch, file, "'\"$twice\"'",
                  "asked=$((asked + 1)); twice=; test $((asked % 3)) = 0 && twice=1p"));
  EXPECT_EQ(outcome.code, 1) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out, "contradicts itself: its list lists twice "));
  EXPECT_TRUE(says(outcome.out, ", and is right when it is asked again"));
  for (const char* accusation : {"after moves alone", "not judged", "plays as if"}) {
    EXPECT_EQ(outcome.out.find(accusation), std::string::npos) << outcome.out;
  }
}

/// It ends when it is sent moves, so it must be started again to print its position.
TEST(CheckVariant, AnotherPositionOfAnEngineThatEndedIsNoWrongMove) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const Outcome outcome =
      check_variant("small", file, 1,
                    engine_with(scratch, file, "1d", ":",
                                "'position startpos'*) exit 1 ;; "
                                "d) echo 'Fen: 4k3/8/8/8/8/8/8/4K3 w - - 0 1' ;;"));
  EXPECT_EQ(outcome.code, 2) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out, "misread position"));
  EXPECT_TRUE(says(outcome.out, "1 list of moves: 0 right, 0 wrong, 1 unanswered"));
}

TEST(CheckVariant, NamesRightsToCastleThatDoNotEnd) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", "[small:chess]\n");
  const std::string engine =
      "'" HURDLE_SOURCE_DIR "/props/examples/engines/programs/kept_rights.py' " + file + " small";
  const Outcome outcome =
      shell("HURDLE='" HURDLE_PROGRAM "' \"$HURDLE\" check-variant small --variants '" + file +
            "' --positions 60 --engine \"python3 " + engine + "\"");
  EXPECT_EQ(outcome.code, 1) << outcome.out << outcome.err;
  for (const char* ending : {"a move of the king", "a move of a rook"}) {
    EXPECT_TRUE(says(outcome.out, std::string("It plays as if: ") + ending +
                                      " did not end the right to castle\nThis explains "));
  }
  EXPECT_TRUE(says(outcome.out, " leaves a wrong position behind, as if a move of "));
  EXPECT_EQ(outcome.out.find("No known bug"), std::string::npos) << outcome.out;
}

TEST(CheckVariant, MatesMayBeMissingInPerft2) {
  const Scratch scratch;
  const std::string file =
      scratch.file("small.ini", "[small:chess]\nstartFen = k7/8/1K6/8/8/8/8/7R w - - 0 1\n");
  expect_good(check_variant("small", file, 1, engine_with(scratch, file, "/: 0$/d")),
              {"1 right, 0 wrong"});
  expect_wrong(check_variant("small", file, 1, engine_with(scratch, file, "/: 2$/d")),
               {"contradicts itself: its list by perft 2 lacks "});
}

TEST(CheckVariant, DropsMayBeWrittenAsInUsi) {
  const Scratch scratch;
  const std::string file = scratch.file(
      "small.ini", "[small:crazyhouse]\nstartFen = 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1\n");
  expect_good(check_variant("small", file, 1, engine_with(scratch, file, "s/@/*/")),
              {"1 right, 0 wrong"});
}

TEST(CheckVariant, AWrongListIsShownWithFewerPieces) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const auto with = [&](const std::string& filter, const std::string& before) {
    return check_variant("small", file, 1, engine_with(scratch, file, filter, before),
                         "--json " + scratch.path("json"));
  };
  expect_wrong(with("/^e1e2:/d", ":"), {"\n  with fewer pieces: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
                                        "4K3 w - - 0 1\" e1e2\n  to ask the engine:\n"});
  EXPECT_TRUE(
      says(content_of(scratch.path("json")), R"("position": "4k3/8/8/8/8/8/8/4K3 w - - 0 1",)"));
  const std::string by_two_pieces =
      "less=; case $fen in r*/R*) less=/^e1e2:/d ;; *8/8/4K3*) exit ;; esac";
  expect_wrong(with("'\"$less\"'", by_two_pieces),
               {"\n  with fewer pieces: r3k3/8/8/8/8/8/8/R3K3 w - - 0 1\n"});
}

TEST(CheckVariant, ScriptsAreAskedByTheirArguments) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const auto with = [&](const std::string& filter, const std::string& protocol) {
    const std::string script = scratch.file(
        "script.sh", "\"$HURDLE\" perft small $1 --divide --variants " + file +
                         " --fen \"$2\" --moves \"$3\" 2>/dev/null | sed '" + filter + "'\n");
    return check_variant("small", file, 3, "sh " + script, "--protocol " + protocol);
  };
  EXPECT_TRUE(says(good(with("", "script")).out, "3 lists of moves: 3 right, 0 wrong"));
  expect_no_verdict(with("s/^.... /Ke2 /", "script"), {"'Ke2', which is no move in coordinates"});
  expect_refused(with("", "uzi"), {"--protocol 'uzi': expected uci, "});
}

TEST(CheckVariant, EndsWhenItIsInterrupted) {
  RunOptions interrupted;
  interrupted.interrupt = true;
  // To draw so many positions takes minutes.
  const Outcome outcome = hurdle({"check-variant", "capablanca", "--variants", "builtin",
                                  "--positions", "100000", "--engine", own_engine()},
                                 interrupted);
  EXPECT_EQ(outcome.code, 130) << outcome.err;
}

/// An engine that interrupts Hurdle at its twelfth question.
TEST(CheckVariant, AnInterruptPrintsTheFindings) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const std::string wrong =
      scratch.file("wrong.ini", std::string(castles_and_promotes) + "promotionPieceTypes = q\n");
  const std::string engine =
      shell_engine(scratch,
                   "while read -r line; do case $line in 'go perft'*) asked=$((asked + 1)); test "
                   "$asked = 12 && kill -INT $PPID; esac; echo \"$line\"; done | \"$HURDLE\" serve "
                   "--variants " +
                       wrong);
  const Outcome outcome = hurdle({"check-variant", "small", "--variants", file, "--positions", "50",
                                  "--engine", engine, "--json", scratch.path("json")});
  EXPECT_EQ(outcome.code, 130) << outcome.err;
  EXPECT_TRUE(says(outcome.out, "missing (legal, the engine lacks them): "));
  EXPECT_TRUE(says(outcome.out, " of 50 positions were looked at; no diagnosis\n"));
  EXPECT_TRUE(says(content_of(scratch.path("json")), "\"interrupted\": true"));
  const Outcome compared = hurdle({"compare", engine, own_engine() + " --variants " + file,
                                   "--variants", file, "--variant", "small", "--random", "50"});
  EXPECT_EQ(compared.code, 130) << compared.err;
  EXPECT_TRUE(says(compared.out, "\nB: "));
  EXPECT_TRUE(says(compared.out, "interrupted: 0 of 50 positions were looked at"));
}

TEST(CheckVariant, DistinguishesRightFromWrongEngines) {
  const Scratch scratch;
  const std::string text =
      "[tiny:chess]\nmaxFile = 4\nmaxRank = 5\ncastling = false\ndoubleStep = false\n"
      "promotionRegionWhite = *5\nstartFen = k2n/4/4/P3/K2R w - - 0 1\n";
  const std::string right = scratch.file("right.ini", text);
  const std::string wrong = scratch.file("wrong.ini", text + "customPiece1 = r:mRcB\n");
  const auto with = [&](const std::string& file) {
    return check_variant("tiny", right, 4, engine_with(scratch, file));
  };
  EXPECT_TRUE(says(good(with(right)).out, "0 wrong"));
  expect_wrong(with(wrong), {"missing (legal, the engine lacks them)"});
  expect_refused(hurdle({"check-variant", "tiny", "--variants", right, "--engine", "/none"}),
                 {"/none"});
}

}  // namespace
}  // namespace hurdle::props
