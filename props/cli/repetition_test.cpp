// Repetitions of Xiangqi on the command line: options, records, exported games and answers.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

using nlohmann::json;

const std::string chased_cannon = "2ba1k3/4a4/b8/7R1/9/9/1r2p4/9/4A4/2B1KAB1c w - - 0 1";
const std::string one_loop = "h7i7 i1h1 i7h7 h1i1";

Outcome adjudicate(const std::vector<std::string>& more) {
  return hurdle(
      joined({"adjudicate", "xiangqi", "--fen", chased_cannon, "--moves", one_loop}, more));
}

TEST(Repetition, OptionsOfTheCommandLine) {
  EXPECT_TRUE(says(adjudicate({}).out, "occurrences of the position 2 of 3 (X12)"));
  EXPECT_TRUE(says(good(adjudicate({"--occurrences", "2", "--result", "0-1", "--by", "X17"})).out,
                   "over after ply 4: 0-1 by X17 (perpetual chase): Red loses: every move of Red "
                   "attacks the cannon on i1, which nothing can retake: 1. Rh7-i7, 2. Ri7-h7.\n"));
  EXPECT_TRUE(says(adjudicate({"--repetition", "draw", "--occurrences", "2"}).out, "by X12"));
  EXPECT_TRUE(says(adjudicate({"--no-capture", "2"}).out, "by X20"));
  EXPECT_TRUE(says(adjudicate({"--no-capture", "60"}).out,
                   "moves of each side without a capture 2 of 60 (X20)"));
}

TEST(Repetition, RecordsHaveTheOptionsAsKeys) {
  const Scratch scratch;
  const auto record = [&](const std::string& options, const std::string& claim) {
    return scratch.file("game.yaml", "variant: xiangqi\nfen: \"" + chased_cannon + "\"\nmoves: \"" +
                                         one_loop + "\"\n" + options + claim);
  };
  const std::string drawn = "result: \"1/2-1/2\"\nby: X12\n";
  EXPECT_EQ(hurdle({"adjudicate", record("repetition: draw\noccurrences: 2\n", drawn)}).code, 0);
  EXPECT_EQ(hurdle({"adjudicate", record("repetition: draw\n", drawn)}).code, 1);
  EXPECT_EQ(
      hurdle({"adjudicate", record("no-capture: 2\n", "result: \"1/2-1/2\"\nby: X20\n")}).code, 0);
  expect_refused(hurdle({"adjudicate", record("occurrences: 1\n", "")}),
                 {"game.yaml:4:14: occurrences '1' is unknown; expected one of: 3, 2"});
  expect_refused(hurdle({"adjudicate", record("no-capture: 0\n", "")}),
                 {"game.yaml:4:13: no-capture '0' is unknown"});
}

TEST(Repetition, PgnHasTheOptionsAsTags) {
  const Scratch scratch;
  const std::string head =
      "[Variant \"xiangqi\"]\n[SetUp \"1\"]\n[FEN \"" + chased_cannon + "\"]\n";
  const auto pgn = [&](const std::string& tags, const std::string& result) {
    return scratch.file("game.pgn", head + tags + "\n" + one_loop + " " + result + "\n");
  };
  EXPECT_EQ(hurdle({"adjudicate", pgn("[Occurrences \"2\"]\n[By \"X17\"]\n", "0-1")}).code, 0);
  EXPECT_EQ(hurdle({"adjudicate", pgn("[NoCapture \"2\"]\n[By \"X20\"]\n", "1/2-1/2")}).code, 0);
  expect_refused(hurdle({"adjudicate", pgn("[NoCapture \"x\"]\n", "*")}),
                 {"no-capture 'x' is unknown"});
}

TEST(Games, AreExportedAsJsonLinesAndPgn) {
  const Scratch scratch;
  const std::string set = scratch.file("in/sets/loops.yaml", game_set("xiangqi", R"(
  - id: chase
    tags: [quick]
    fen: ")" + chased_cannon + R"("
    occurrences: 2
    moves: ")" + one_loop + R"("
    result: "0-1"
    by: X17
  - id: agreed
    moves: "a1a2"
    result: "1/2-1/2"
    by: agreement
)"));
  const std::string out = scratch.path("out");
  const Outcome outcome = hurdle({"export", scratch.path("in"), "--games", out, "--pgn", out});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(says(outcome.err, "1 .jsonl file, 2 games, 5 plies"));
  const std::string lines = content_of(out + "/sets/loops.jsonl");
  const json chase = json::parse(lines.substr(0, lines.find('\n')));
  EXPECT_EQ(chase["id"], "chase");
  EXPECT_EQ(chase["file"], "sets/loops.yaml");
  EXPECT_EQ(chase["fen"], chased_cannon);
  EXPECT_EQ(chase["options"], json::parse(R"({"occurrences":"2"})"));
  EXPECT_EQ(chase["moves"], json::parse(R"(["h7i7","i1h1","i7h7","h1i1"])"));
  EXPECT_EQ(chase["results"], json::parse(R"(["*","*","*","*","0-1"])"));
  EXPECT_EQ(chase["clause"], "X17");
  const json agreed = json::parse(lines.substr(lines.find('\n') + 1));
  EXPECT_EQ(agreed["results"], json::parse(R"(["*","*"])"));
  EXPECT_EQ(agreed["result"], "1/2-1/2");
  EXPECT_EQ(agreed["by"], "agreement");
  EXPECT_EQ(agreed["clause"], nullptr);
  EXPECT_EQ(hurdle({"adjudicate", out + "/sets/loops.pgn"}).code, 0);

  EXPECT_EQ(hurdle({"export", set, "--tag", "quick", "--games", scratch.path("quick")}).code, 0);
  const std::string quick = content_of(scratch.path("quick") + "/loops.jsonl");
  EXPECT_EQ(std::ranges::count(quick, '\n'), 1);
  EXPECT_EQ(hurdle({"export", set, "--epd", out}).code, 2) << "no positions";
  const std::string no_games = published("makpong/pins.yaml");
  EXPECT_EQ(hurdle({"export", no_games, "--games", out}).code, 2) << "no games";
}

/// An engine of one line of shell that replies with this to every question.
std::string engine(const std::string& reply) {
  return R"(sh -c 'id=0; while read -r line; do id=$((id + 1)); printf "{\"id\":%d,)" + reply +
         R"(}\n" $id; done')";
}

TEST(Games, AreAskedForTheResultAlone) {
  const Scratch scratch;
  const std::string set = scratch.file("loop.yaml", game_set("xiangqi", R"(
  - id: chase
    fen: ")" + chased_cannon + R"("
    moves: ")" + one_loop + " " + one_loop + R"("
    result: "0-1"
    by: X17
)"));
  const auto check = [&](const std::string& reply, const std::vector<std::string>& more) {
    return hurdle(joined(
        {"check", set, "--games", "--at-once", "--protocol", "jsonl", "--engine", engine(reply)},
        more));
  };
  good(check(R"(\"result\":\"0-1\",\"by\":\"X17\")", {}));
  expect_wrong(check(R"(\"result\":\"1/2-1/2\")", {}), {"another result"});
  good(check(R"(\"result\":\"1/2-1/2\")", {"--repetition", "draw"}));
}

TEST(Games, AskedByTheWordAsk) {
  const Outcome outcome =
      shell(R"(printf '%s\n' '{"id":1,"variant":"xiangqi","fen":")" + chased_cannon +
            R"(","moves":["h7i7","i1h1","i7h7","h1i1"],"ask":"result","occurrences":2}' )"
            R"('{"id":2,"variant":"xiangqi","ask":"moves"}' )"
            R"('{"id":3,"variant":"xiangqi","ask":"result","occurrences":1}' )"
            R"('{"id":4,"variant":"xiangqi","occurrences":2}' )"
            R"( | $HURDLE serve --protocol jsonl)");
  const auto lines = outcome.lines();
  ASSERT_EQ(lines.size(), 4U) << outcome.out << outcome.err;
  EXPECT_TRUE(says(lines[0], R"({"id":1,"moves":[],"result":"0-1","by":"X17","sentence":"Red)"));
  EXPECT_TRUE(says(lines[1], "expected \\\"result\\\""));
  EXPECT_TRUE(says(lines[2], "occurrences '1' is unknown"));
  EXPECT_TRUE(says(lines[3], "goes with "));
}

}  // namespace
}  // namespace hurdle::props
