// `hurdle check-variant` by each protocol, with Debian's Fairy-Stockfish, right and behind filters
// that make it wrong.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

constexpr const char* fairy_stockfish = "/usr/games/fairy-stockfish";

/// Fairy-Stockfish between two scripts of sed, one for what it reads and one for what it writes.
std::string filtered(const Scratch& scratch, const std::string& read, const std::string& write) {
  return "sh " + scratch.file("filtered.sh", fmt::format("sed -u '{}' | {} | sed -u '{}'\n", read,
                                                         fairy_stockfish, write));
}

Outcome check(const std::string& game, const std::string& file, const std::string& protocol,
              const std::string& engine) {
  return hurdle({"check-variant", game, "--variants", file, "--positions", "4", "--protocol",
                 protocol, "--engine", engine});
}

class Protocols : public testing::Test {
 protected:
  void SetUp() override { HURDLE_NEEDS(fairy_stockfish); }
};

struct Spoken {
  const char* protocol;
  const char* game;
};

void PrintTo(const Spoken& spoken, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << spoken.protocol << " " << spoken.game;
}

class AllProtocols : public Protocols, public testing::WithParamInterface<Spoken> {};

TEST_P(AllProtocols, FindARightEngineRight) {
  const auto& [protocol, game] = GetParam();
  EXPECT_TRUE(says(good(check(game, "builtin", protocol, fairy_stockfish)).out,
                   "lists of moves: 4 right, 0 wrong"));
}

INSTANTIATE_TEST_SUITE_P(
    CustomGames, AllProtocols,
    testing::Values(Spoken{"usi", "minishogi"}, Spoken{"usi", "kyotoshogi"},
                    Spoken{"usi-search", "minishogi"}, Spoken{"ucci", "shako"},
                    Spoken{"ucci-search", "shako"}, Spoken{"uci-search", "capablanca"},
                    Spoken{"uci-search", "janggi"}, Spoken{"xboard", "placement"},
                    Spoken{"xboard", "sittuyin"}, Spoken{"xboard", "minishogi"},
                    Spoken{"xboard", "janggi"}, Spoken{"xboard", "clobber"}));

class SaidByEach : public Protocols, public testing::WithParamInterface<const char*> {};

TEST_P(SaidByEach, WhatAnEngineGetsWrong) {
  const Scratch scratch;
  const std::string file = scratch.file("loose.ini", "[loose:minishogi]\ndropNoDoubled = -\n");
  const std::string engine =
      filtered(scratch, "/VariantPath/d; s/loose/minishogi/", "s/minishogi/loose/");
  expect_wrong(check("loose", file, GetParam(), engine),
               {"It plays as if: `dropNoDoubled = p`", "missing move by drops", "P@"});
}

INSTANTIATE_TEST_SUITE_P(CustomGames, SaidByEach,
                         testing::Values("uci", "usi", "usi-search", "uci-search", "xboard"));

TEST_F(Protocols, AnEngineMayHaveAnotherNameOfTheGame) {
  const Scratch scratch;
  const std::string file = scratch.file("mine.ini", "[mine:minishogi]\n");
  const std::string engine = filtered(scratch, "/VariantPath/d", "");
  for (const char* command :
       {"check-variant mine --positions 4", "check --variant mine --random 4"}) {
    const Outcome outcome =
        shell(fmt::format("\"$HURDLE\" {} --variants '{}' --protocol uci --engine '{}' "
                          "--variant-map mine=minishogi",
                          command, file, engine));
    EXPECT_TRUE(says(good(outcome).out, "lists of moves: 4 right, 0 wrong")) << command;
  }
}

TEST_F(Protocols, AMoveThatIsPlayedAndNotGeneratedIsNoFinding) {
  const Scratch scratch;
  const std::string deaf = filtered(scratch, "", "/^Error.*: e1e5$/d");
  EXPECT_TRUE(says(good(check("minishogi", "builtin", "xboard", deaf)).out,
                   "the engine accepts illegal moves when they are sent, first e1e5 in "));
}

/// An engine without perft, whose search never shows the move a2a3. `alone` is what it plays if it
/// may play nothing else, and `other` what it plays if it may play nothing but another move.
std::string searching_engine(const Scratch& scratch, const std::string& file,
                             const std::string& alone, const std::string& other = "${line##* }") {
  return "sh " + scratch.file("search.sh", R"(list() {
  n=0; best=
  for move in $("$HURDLE" perft tiny 1 --divide --variants )" +
                                               file + R"( --fen "$fen" 2>/dev/null |
      sed -n 's/^\([a-e][0-9a-e]*\) .*/\1/p'); do
    case $move in a2a3) ;; *) n=$((n + 1)); best=$move; echo "info multipv $n pv $move" ;; esac
  done
  echo "bestmove ${best:-0000}"
}
while read -r line; do
  case $line in
    uci) echo 'option name MultiPV type spin default 1 min 1 max 500'; echo uciok ;;
    isready) echo readyok ;;
    'position startpos'*) fen=$(sed -n 's/^startFen = //p' )" +
                                               file + R"() ;;
    'position '*) fen=${line#position fen }; fen=${fen%% moves *} ;;
    'go depth 1 searchmoves a2a3') echo 'bestmove )" +
                                               alone + R"(' ;;
    'go depth 1 searchmoves '*) echo "bestmove )" +
                                               other + R"(" ;;
    go*) list ;;
  esac
done
)");
}

TEST(ProtocolsOfCustomGames, AMoveThatASearchDoesNotShowIsLackedOnlyIfItIsNotPlayedAlone) {
  const Scratch scratch;
  const std::string file =
      scratch.file("tiny.ini",
                   "[tiny:chess]\nmaxFile = 5\nmaxRank = 5\ncastling = false\ndoubleStep = false\n"
                   "promotionRegionWhite = *5\nstartFen = k4/5/5/P4/2K2 w - - 0 1\n");
  const auto check_with = [&](const std::string& engine) {
    return shell("export HURDLE; \"$HURDLE\" check-variant tiny --variants '" + file +
                 "' --positions 1 --protocol uci-search --engine '" + engine + "'");
  };
  const auto with = [&](const std::string& alone) {
    return check_with(searching_engine(scratch, file, alone));
  };
  EXPECT_TRUE(says(good(with("a2a3")).out, "1 right, 0 wrong"));
  expect_wrong(with("c1c2"), {"missing (legal, the engine lacks them): a2a3"});
  const Outcome deaf = check_with(searching_engine(scratch, file, "c1c2", "0000"));
  EXPECT_EQ(deaf.code, 2) << deaf.out << deaf.err;
  EXPECT_TRUE(says(deaf.out + deaf.err, "the engine does not obey `searchmoves`"));
}

TEST(ProtocolsOfCustomGames, RanksFrom1ByUcciAccuseNoRule) {
  const Scratch scratch;
  const std::string file =
      scratch.file("tall.ini",
                   "[tall:chess]\nmaxRank = 10\ncastling = false\ndoubleStep = false\n"
                   "promotionRegionWhite = *10\nstartFen = k7/8/8/8/8/8/P7/8/8/K6R w - - 0 1\n");
  const std::string engine = "sh " + scratch.file("engine.sh", R"(while read -r line; do
  case $line in
    ucci) echo 'id name shell'; echo ucciok ;;
    isready) echo readyok ;;
    'position '*) position=${line#position fen }; fen=${position%% moves *}
      moves=; case $position in *' moves '*) moves=${position##* moves } ;; esac ;;
    'go perft '*) "$HURDLE" perft tall "${line##* }" --divide --variants )" +
                                                                   file + R"( \
        --fen "$fen" --moves "$moves" 2>/dev/null | sed '/ /s/ /: /; /^[0-9]*$/d; /^$/d' |
        awk '{ print; sum += $NF } END { print "Nodes searched: " sum }' ;;
  esac
done
)");
  const Outcome outcome = shell("export HURDLE; \"$HURDLE\" check-variant tall --variants '" +
                                file + "' --positions 3 --protocol ucci --engine '" + engine + "'");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(says(outcome.out + outcome.err, "the engine counts ranks from 1, as in '"));
  EXPECT_TRUE(says(outcome.out, "0 right, 0 wrong"));
}

TEST(ProtocolsOfCustomGames, ThatCannotWriteAGameAreRefused) {
  const auto refuses = [](const char* game, const char* protocol, const char* words) {
    expect_refused(check(game, "builtin", protocol, "true"),
                   {fmt::format("--protocol {}: ", protocol), words});
  };
  refuses("seirawan", "xboard", "moves with gating or walls cannot be tried");
  refuses("capablanca", "ucci", "ranks of a board of 8 ranks from 0 or from 1");
  refuses("shako", "usi", "expected a board of at most nine files and ranks, found 10 and 10");
}

TEST_F(Protocols, PositionsThatUsiCannotWriteAreNotAsked) {
  const Outcome outcome =
      hurdle({"check-variant", "nocastle", "--variants", "builtin", "--positions", "10",
              "--protocol", "usi", "--engine", fairy_stockfish});
  EXPECT_EQ(outcome.code, 2) << outcome.err;
  EXPECT_TRUE(says(outcome.out, "the field 'g3' has no place in a position of USI"));
  EXPECT_TRUE(says(outcome.out, "10 lists of moves: 7 right, 0 wrong, 3 unanswered"));
}

TEST_F(Protocols, FieldsThatUsiDoesNotHaveAreNamed) {
  expect_refused(check("knightmate", "builtin", "usi", fairy_stockfish),
                 {"the field 'KQkq' has no place in a position of USI"});
}

}  // namespace
}  // namespace hurdle::props
