// The commands about whole games: adjudicate and play-random, and how other commands handle files
// of games.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string two_passes = game_set("janggi", R"(
  - id: right
    tags: [quick]
    moves: "e2e2 e9e9"
    result: "1/2-1/2"
    by: J12
  - id: wrong
    moves: "e2e2 e9e9"
    result: "1-0"
)");

TEST(Adjudicate, AGameOfTheCommandLine) {
  const Outcome over = good({"adjudicate", "janggi", "--moves", "e2e2 e9e9"});
  EXPECT_EQ(over.out,
            "over after ply 2: 1/2-1/2 by J12 (two passes in a row end the game): Both sides have "
            "passed in a row.\n");
  expect_good(hurdle({"adjudicate", "janggi", "--moves", "e2e2"}),
              {"goes on after ply 1\n", "passes in a row 1 of 2 (J12)", "points, 72 : 73.5 (J15)"});
}

TEST(Adjudicate, OptionsResultsAndReasonsAreCompared) {
  const std::vector<std::string> game{"adjudicate", "janggi", "--moves", "e2e2 e9e9"};
  const auto with = [&](const std::vector<std::string>& more) {
    return hurdle(joined(game, more));
  };
  EXPECT_EQ(with({"--rules", "points", "--result", "0-1", "--by", "J12"}).code, 0);
  EXPECT_EQ(with({"--result", "0-1"}).code, 1);
  EXPECT_EQ(with({"--by", "J11", "--result", "1/2-1/2"}).code, 1);
  expect_refused(with({"--rules", "chess"}), {"expected one of: draws, points"});
  expect_refused(with({"--by", "J99"}), {"hurdle: --by: no clause 'J99' in janggi"});
  expect_refused(with({"--result", "2-0"}), {"hurdle: --result: unknown result '2-0'"});
}

TEST(Adjudicate, HouseRulesChangeMovesAndEnds) {
  const auto with = [](const std::string& moves) {
    return hurdle({"adjudicate", "janggi", "--house-rules", "three-passes-end", "--moves", moves});
  };
  EXPECT_TRUE(says(with("e2e2 e9e9").out, "goes on after ply 2\n"));
  EXPECT_TRUE(says(with("e2e2 e9e9 e2e2").out, "over after ply 3: 1/2-1/2 by J12"));
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", two_passes);
  expect_refused(hurdle({"adjudicate", file, "--house-rules", "three-passes-end"}),
                 {"--house-rules: needs a VARIANT"});
}

TEST(Adjudicate, OtherOrganisationsEndsAreOptions) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> rows{
      {{"--moves", "e2e2 e9e9", "--rules", "pieces"}, "0-1 by J12"},
      {{"--moves", "a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10", "--repetition", "loses"},
       "1-0 by J16"},
      {{"--moves", "a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10", "--repetition", "none"},
       "goes on after ply 8"}};
  for (const auto& [options, verdict] : rows) {
    EXPECT_TRUE(says(good(joined({"adjudicate", "janggi"}, options)).out, verdict));
  }
}

TEST(Adjudicate, AnIllegalMoveHasItsNumberClauseAndSentence) {
  expect_wrong(hurdle({"adjudicate", "makpong", "--moves", "a3a4 a6a4"}),
               {"wrong: move 2 'a6a4' is illegal by M4: The pawn on a6"});
}

TEST(Adjudicate, FilesAndJson) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", two_passes);
  expect_wrong(hurdle({"adjudicate", file, "--json", scratch.path("out.json")}),
               {"a.yaml:6: right: over after ply 2",
                "a.yaml:13: wrong: wrong: result 1-0, but the rules say 1/2-1/2",
                "2 games, 1 right, 1 wrong\n"});
  const auto result = nlohmann::json::parse(content_of(scratch.path("out.json")))["result"];
  EXPECT_EQ(result["wrong"], 1);
  EXPECT_EQ(result["games"][0]["end"]["clause"], "J12");
  EXPECT_EQ(result["games"][1]["mistakes"][0]["line"], 13);
}

TEST(Adjudicate, RecordsMayNameOurGamesWithCapitals) {
  const Scratch scratch;
  // WXF is read of Hurdle's own games, not of custom games.
  const std::string file = scratch.file("game.pgn", "[Variant \"Xiangqi\"]\n\n1. C2=5 *\n");
  const Outcome outcome = good({"adjudicate", file, "--json", "-"});
  const auto games = nlohmann::json::parse(outcome.out).at("result").at("games");
  EXPECT_EQ(games.at(0).at("variant"), "xiangqi");
  EXPECT_TRUE(games.at(0).contains("near")) << games;
}

TEST(Adjudicate, OptionsOfEndsAreTakenForRecordsThatNameNone) {
  const Scratch scratch;
  const std::string moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 0-1\n";
  const std::string file = scratch.file("resigned.pgn", "[Result \"0-1\"]\n\n" + moves);
  expect_good(hurdle({"adjudicate", file}),
              {"right only by --rules arbiter; by the usual ends of the game: "});
  const Outcome claims = hurdle({"adjudicate", file, "--rules", "claims"});
  expect_wrong(claims, {"wrong: result 0-1, but the rules say 1/2-1/2 by H12"});
  const Outcome arbiter = good({"adjudicate", file, "--rules", "arbiter"});
  EXPECT_EQ(arbiter.out.find("right only by"), std::string::npos) << arbiter.out;
  const std::string named =
      scratch.file("named.pgn", "[Result \"0-1\"]\n[Rules \"arbiter\"]\n\n" + moves);
  EXPECT_EQ(hurdle({"adjudicate", named, "--rules", "claims"}).code, 0);
  expect_refused(hurdle({"adjudicate", file, "--impasse", "24"}), {"--impasse"});
}

TEST(Adjudicate, BadInputIsNamed) {
  const Scratch scratch;
  const std::string empty = scratch.file("empty.pgn", "");
  const std::string truncated = scratch.file("cut.pgn", "[Variant \"janggi\"]\n\n1. e2e2 e9");
  for (const auto& [arguments, message] :
       std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"adjudicate", empty}, "empty.pgn:1:1: the file is empty"},
           {{"adjudicate", truncated}, "cut.pgn:3:9: move 2 'e9' cannot be read"},
           {{"adjudicate", empty, "--moves", "e2e2"}, "need a VARIANT"}}) {
    expect_refused(hurdle(arguments), {message});
  }
}

TEST(PlayRandom, GamesAreTheSameForASeedAndRight) {
  const Scratch scratch;
  for (const std::string name : {"games.yaml", "games.pgn"}) {
    const std::string one = scratch.path(name);
    const std::string two = scratch.path("again-" + name);
    for (const std::string& out : {one, two}) {
      ASSERT_EQ(hurdle({"play-random", "nine-elder", "--seed", "3", "--games", "4", "--plies", "30",
                        "--out", out})
                    .code,
                0);
    }
    EXPECT_EQ(content_of(one), content_of(two));
    EXPECT_TRUE(says(good({"adjudicate", one}).out, "4 games, 4 right, 0 wrong\n"));
  }
}

TEST(FilesOfGames, AreJudgedByVerifyAndLeftOutByOthersWhoSaySo) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", two_passes);
  const Outcome verify = hurdle({"verify", file});
  expect_wrong(verify, {"a.yaml:11: wrong game: result 1-0", "1 passed, 1 failed, 0 skipped"});
  EXPECT_EQ(hurdle({"verify", file, "--tag", "quick"}).out, "1 passed, 0 failed, 0 skipped\n");
  expect_failed(hurdle({"export", file, "--epd", scratch.path("epd")}),
                {"skipped: 1 file of games"});
  expect_failed(hurdle({"suite", "count", file}), {"unchanged, games have no counts"});
}

}  // namespace
}  // namespace hurdle::props
