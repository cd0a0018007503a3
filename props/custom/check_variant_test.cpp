// `hurdle check-variant` with engines in shell: which are right and which wrong, and that another
// spelling of a move, or a field of a FEN that is not read, is no wrong move.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "props/assertions.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// A UCI engine in shell that answers by `hurdle perft` with its own file. `filter` is a script of
/// sed for its lines of moves, `before` are commands after it has read the FEN `$fen`.
std::string engine_with(const Scratch& scratch, const std::string& file,
                        const std::string& filter = "", const std::string& before = ":") {
  return "sh " +
         scratch.file("engine.sh",
                      R"(while read -r line; do
  case $line in
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

/// How an engine writes the moves of that start, and what is said of it.
struct Spelling {
  const char* name;
  const char* filter;
  int code;
  std::vector<const char*> says;
};

void PrintTo(const Spelling& spelling,
             std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << spelling.name;
}

class Spellings : public testing::TestWithParam<Spelling> {};

TEST_P(Spellings, AreReadOrCalledUnsettledAndAreNoWrongMoves) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const Outcome outcome =
      check_variant("small", file, 1, engine_with(scratch, file, GetParam().filter));
  EXPECT_EQ(outcome.code, GetParam().code) << outcome.out << outcome.err;
  for (const char* words : GetParam().says) {
    EXPECT_TRUE(says(outcome.out + outcome.err, words));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Every, Spellings,
    testing::Values(
        Spelling{"as the file", "", 0, {"1 right, 0 wrong"}},
        Spelling{"dashes", R"(s/^\(..\)\(..\)/\1-\2/)", 0, {"1 right, 0 wrong"}},
        Spelling{"numbers", "s/^/3. /", 0, {"1 right, 0 wrong"}},
        Spelling{"castling in words", "s/^e1c1:/O-O-O:/", 0, {"1 right, 0 wrong"}},
        Spelling{"castling to the rook", "s/^e1c1:/e1a1:/", 0, {"1 right, 0 wrong"}},
        Spelling{
            "promotions in capitals", R"(s/^\(....\)\([qrbn]\)/\1=\u\2/)", 0, {"1 right, 0 wrong"}},
        Spelling{"a queen without its letter", "s/q:/:/", 0, {"1 right, 0 wrong"}},
        Spelling{"castling in two ways",
                 "s/^\\(e1c1\\): .*/&\\ne1a1: 0/",
                 2,
                 {"unsettled notation: e1a1 and e1c1 are both e1c1", "0 wrong, 1 not judged"}},
        Spelling{"no letters", "s/[qrbn]:/:/", 2, {"unsettled notation: ", "b7b8 may be b7b8n"}},
        Spelling{"other words", "s/^e1e2:/Ke2:/", 2, {"'Ke2', which is no move in coordinates"}},
        Spelling{"another board", "s/^e1e2:/e9e10:/", 2, {"'e9e10', which is no move"}},
        Spelling{
            "only queens", "/[rbn]:/d", 1, {"`promotionPieceTypes = q`", "This explains 1 of 1"}},
        Spelling{"a move less", "/^e1e2:/d", 1, {"the engine lacks e1e2"}},
        Spelling{"a move more", "s/^e1e2:.*/&\\ne1e3: 9/", 1, {"the engine adds e1e3"}}));

TEST(CheckVariant, DropsMayBeWrittenAsInUsi) {
  const Scratch scratch;
  const std::string file = scratch.file(
      "small.ini", "[small:crazyhouse]\nstartFen = 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1\n");
  const Outcome outcome = check_variant("small", file, 1, engine_with(scratch, file, "s/@/*/"));
  EXPECT_EQ(outcome.code, 0) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out, "1 right, 0 wrong"));
}

TEST(CheckVariant, AFieldOfAFenThatIsNotReadIsNoWrongMove) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const std::string no_rights = "fen=$(echo \"$fen\" | sed \"s/ KQkq / - /\")";
  const Outcome outcome = check_variant("small", file, 1, engine_with(scratch, file, "", no_rights),
                                        "--json " + scratch.path("a"));
  EXPECT_EQ(outcome.code, 2) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out,
                   "by this FEN the engine lacks e1c1; after the same moves from the "
                   "start its list is right"));
}

/// It would play another game, and each list would be called wrong.
TEST(CheckVariant, AGameThatTheEngineDoesNotListIsNotAsked) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const std::string other = "sh " + scratch.file("other.sh", R"(while read -r line; do
  case $line in
    uci) echo 'option name UCI_Variant type combo default chess var chess var mini'; echo uciok ;;
    isready) echo readyok ;;
  esac
done
)");
  expect_refused(check_variant("small", file, 1, other), {"does not list 'small'"});
}

/// The rest of a reply that cannot be read belongs to no later question.
TEST(CheckVariant, AReplyThatCannotBeReadIsSkippedToItsEnd) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const std::string always = "sh " + scratch.file("always.sh", R"(while read -r line; do
  case $line in
    uci) echo uciok ;;
    isready) echo readyok ;;
    'go perft '*) echo 'e1e2: 20'; echo 'Nodes searched: 20' ;;
  esac
done
)");
  const Outcome outcome = check_variant("small", file, 3, always);
  EXPECT_EQ(outcome.code, 1) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out, "3 lists of moves: 0 right, 3 wrong"));
}

TEST(CheckVariant, NamesTheQuestionWithoutReply) {
  const Scratch scratch;
  const std::string file = scratch.file("small.ini", castles_and_promotes);
  const std::string silent = "sh " + scratch.file("silent.sh", "echo uciok\nsleep 5\n");
  expect_refused(check_variant("small", file, 1, silent, "--timeout 1"),
                 {"did not reply to `isready` in the time limit of 1 s"});
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
  const Outcome bad_engine = with(wrong);
  EXPECT_EQ(bad_engine.code, 1) << bad_engine.out << bad_engine.err;
  EXPECT_TRUE(says(bad_engine.out, "the engine lacks"));
  expect_refused(hurdle({"check-variant", "tiny", "--variants", right, "--engine", "/none"}),
                 {"/none"});
}

}  // namespace
}  // namespace hurdle::props
