// Whole custom games on the command line: `play-random` writes what `adjudicate` finds
// right, and `adjudicate` names what is wrong in other records.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// Random games of every game of the file, judged again.
void expect_round_trip(const std::string& variants) {
  const Scratch scratch;
  std::string all;
  std::size_t games = 0;
  for (const std::string& line : good({"variants", "--variants", variants}).lines()) {
    const std::string name = line.substr(0, line.find(' '));
    all += good({"play-random", name, "--variants", variants, "--games", "4", "--plies", "60"}).out;
    games += 4;
  }
  EXPECT_GT(games, 0U);
  const Outcome judged = good({"adjudicate", scratch.file("all.pgn", all), "--variants", variants});
  EXPECT_EQ(judged.lines().back(), fmt::format("{0} games, {0} right, 0 wrong", games));
}

TEST(CustomRecords, RandomGamesOfEveryGameAreRight) {
  expect_round_trip(published("variants/pychess.ini"));
  expect_round_trip("builtin");
}

/// Judges one game of Capablanca chess with more tags.
Outcome judge(const std::string& tags, const std::string& moves) {
  const Scratch scratch;
  return hurdle({"adjudicate",
                 scratch.file("g.pgn", "[Variant \"capablanca\"]\n" + tags + "\n" + moves + "\n"),
                 "--variants", "builtin"});
}

constexpr const char* mate_in_one = "[FEN \"9k/10/8K1/10/10/10/10/R9 w - - 0 1\"]\n";

TEST(CustomRecords, ResultsAreComparedWithTheRules) {
  const std::string fen = mate_in_one;
  expect_good(judge(fen + "[Result \"1-0\"]\n[By \"mate\"]\n", "1. a1a8 1-0"),
              {"g.pgn:1: game-1: over after ply 1: 1-0 by mate: The game ends if"});
  const auto wrong = [&](const std::string& tags, const std::string& moves,
                         const std::string& words) {
    expect_wrong(judge(fen + tags, moves), {words});
  };
  wrong("[Result \"0-1\"]\n", "1. a1a8 0-1",
        "g.pgn:3: game-1: wrong: result 0-1, but the rules say 1-0 by mate: ");
  wrong("[By \"stalemate\"]\n", "1. a1a8 1-0", "g.pgn:3: game-1: wrong: by stalemate, but");
  wrong("", "1. a1a8 j8j7 1-0", "wrong: move 2 comes after the end: 1-0 by mate after ply 1");
  wrong("", "1. a1b2 *", "g.pgn:4: game-1: wrong: move 1 'a1b2' is illegal by rook: ");
  wrong("[By \"mate\"]\n", "1. a1a7 1-0",
        "by mate, but the rules say the game goes on after ply 1");
  wrong("[By \"agreement\"]\n", "1. a1a7 1-0", "an agreement is a draw");
  wrong("[By \"time\"]\n", "1. a1a7 *", "by time, but result * is no end");
  EXPECT_EQ(judge(fen + "[By \"resignation\"]\n", "1. a1a7 {enough} 1-0").code, 0);
  EXPECT_EQ(judge(fen, "1. a1a7 1-0").code, 0) << "PGN needs no reason";
}

TEST(CustomRecords, MovesMayBeInSan) {
  const std::string over = "over after ply 1: 1-0 by mate: ";
  for (const char* const move : {"Ra8#", "Ra8", "Ra1a8+", "Raa8!?", "R1a8"}) {
    const Outcome outcome = good(judge(mate_in_one, fmt::format("1. {} 1-0", move)));
    EXPECT_TRUE(says(outcome.out, over)) << move;
  }
  expect_good(judge("", "1.e4 e5 2. Nc3 d5 3. exd5 {a pawn} *"), {"goes on after ply 5"});
  const Scratch scratch;
  const std::string capital = "[Variant \"Capablanca\"]\n\n1. e4 *\n";
  EXPECT_TRUE(says(good({"adjudicate", scratch.file("c.pgn", capital)}).out, "after ply 1"));
}

TEST(CustomRecords, WhatCannotBeParsedIsRefusedWithItsPlace) {
  const auto refused = [](const std::string& tags, const std::string& moves,
                          const std::vector<std::string>& words) {
    expect_refused(judge(tags, moves), words);
  };
  refused("", "1. a2a4", {"g.pgn:", "ends without a result"});
  refused("", "1. Nf4 *", {"g.pgn:3:4", "move 1 cannot be read", "expected squares as e2e4"});
  refused("[FEN \"8/8 w\"]\n", "*", {"g.pgn:2:7", "column"});
  refused("[FEN \"10/10/10/10/10/10/10/k9 w\"]\n", "*", {"g.pgn:2:7", "a king of White ('K')"});
  refused("[SetUp \"1\"]\n", "*", {"g.pgn:2:9", "without the tag FEN"});
  refused("[Result \"2-0\"]\n", "*", {"g.pgn:2:10", "found '2-0'"});
  refused("[Result \"1-0\"]\n", "0-1", {"g.pgn:4:1", "the tag Result says 1-0"});
  refused("[By \"J12\"]\n", "*", {"g.pgn:2:6", "'J12' is no clause of capablanca"});
  const Scratch scratch;
  const auto file = [&](const std::string& text) {
    return hurdle({"adjudicate", scratch.file("x.pgn", text), "--variants", "builtin"});
  };
  expect_refused(file("[Variant \"nogame\"]\n\n*\n"), {"x.pgn:1:11", "'nogame' is no game"});
  expect_refused(file("[Event \"x\"]\n\n*\n"), {"x.pgn:1:9", "a tag Variant"});
  expect_refused(file("1. e2e4 *\n"), {"x.pgn:1:1", "moves without tags"});
  const std::string fine = scratch.file("fine.pgn", "[Variant \"capablanca\"]\n\n*\n");
  expect_refused(hurdle({"adjudicate", fine, "--variants", "builtin", "--moves", "a2a4"}),
                 {"no other option than --variants and --json"});
}

TEST(CustomRecords, OfGamesThatNeedNoFileAreJudgedWithoutOne) {
  const Scratch scratch;
  const std::string games = good({"play-random", "atomic", "--games", "3"}).out;
  const std::string file = scratch.file("atomic.pgn", games);
  EXPECT_EQ(good({"adjudicate", file}).lines().back(), "3 games, 3 right, 0 wrong");
  const std::string janggi = "[Variant \"janggi\"]\n\n1. e2e2 *\n";
  const std::string own = scratch.file("janggi.pgn", janggi);
  expect_refused(hurdle({"adjudicate", file, own}), {"atomic.pgn:", "atomic"});
  const std::string mixed = scratch.file("mixed.pgn", games + janggi);
  expect_refused(hurdle({"adjudicate", mixed}), {"mixed.pgn:", "'janggi'", "into another file"});
}

TEST(CustomRecords, AGameOnTheCommandLineIsJudgedAsOneInAFile) {
  const std::vector<std::string> command{"adjudicate", "capablanca", "--fen",
                                         "9k/10/8K1/10/10/10/10/R9 w - - 0 1", "--moves"};
  const auto judged = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = command;
    words.insert(words.end(), more.begin(), more.end());
    return hurdle(words);
  };
  expect_good(judged({"a1a8", "--result", "1-0", "--by", "mate"}),
              {"over after ply 1: 1-0 by mate: The game ends if"});
  EXPECT_EQ(judged({"a1a7,j8i7", "--variants", "builtin"}).code, 1)
      << "a king beside a king, after a comma";
  EXPECT_TRUE(says(judged({"a1a7"}).out, "goes on after ply 1"));
  const auto wrong = [&](const std::vector<std::string>& more, const std::string& words) {
    const Outcome outcome = judged(more);
    EXPECT_EQ(outcome.code, 1) << outcome.err;
    EXPECT_TRUE(says(outcome.out, words)) << outcome.out;
  };
  wrong({"a1a8", "--result", "0-1"}, "wrong: result 0-1, but the rules say 1-0 by mate: ");
  wrong({"a1a8 j8j7"}, "wrong: move 2 comes after the end: 1-0 by mate after ply 1");
  wrong({"a1b2"}, "wrong: move 1 'a1b2' is illegal by rook: ");
  wrong({"a1a7", "--by", "mate"}, "by mate, but the rules say the game goes on after ply 1");
}

TEST(CustomRecords, YamlIsRefusedByName) {
  const std::string set = published("variants/orda.yaml");
  expect_refused(hurdle({"adjudicate", set, "--variants", published("variants/pychess.ini")}),
                 {"orda.yaml: expected PGN with the tag Variant, found YAML"});
  expect_refused(hurdle({"adjudicate", set}), {"orda.yaml:2:7: kind 'file-positions'"});
}

TEST(CustomRecords, EndsThatAreNotJudgedAreNamed) {
  const Outcome outcome = good({"play-random", "xiangqi", "--variants", "builtin", "--games", "1"});
  EXPECT_TRUE(says(outcome.err, "note: Hurdle does not judge these ends of xiangqi: chasingRule"));
  EXPECT_TRUE(says(good({"rules", "xiangqi", "--variants", "builtin"}).out,
                   "Hurdle does not judge these options: chasingRule."));
}

}  // namespace
}  // namespace hurdle::props
