// `hurdle exhaust` and `hurdle solve` on the command line: their lines, their JSON, their exit
// codes, and what they refuse.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

TEST(ExhaustCommand, PrintsALineForEachMaterialAndTheirSum) {
  const Outcome outcome = good({"exhaust", "janggi", "KvK", "KAvK", "--threads", "1"});
  ASSERT_EQ(outcome.lines().size(), 3U) << outcome.out;
  EXPECT_EQ(outcome.lines()[0].rfind("janggi KvK: ", 0), 0U) << outcome.out;
  EXPECT_EQ(outcome.lines()[1].rfind("janggi KAvK: ", 0), 0U) << outcome.out;
  EXPECT_EQ(outcome.lines()[2].rfind("janggi all: ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, " 0 differ\n"));
  EXPECT_TRUE(says(outcome.err, "2 materials, at most "));
}

TEST(ExhaustCommand, CountsTheSameWithEveryNumberOfThreadsAndHalfWithOneMirrorImage) {
  const auto json = [](std::vector<std::string> more) {
    std::vector<std::string> words{"exhaust", "makruk", "KPvK", "--json", "-"};
    words.insert(words.end(), more.begin(), more.end());
    nlohmann::json materials = nlohmann::json::parse(good(words).out)["result"]["materials"];
    for (nlohmann::json& material : materials) {
      EXPECT_GE(material.at("seconds").get<double>(), 0);
      material.erase("seconds");
    }
    return materials;
  };
  const nlohmann::json one = json({"--threads", "1"});
  EXPECT_EQ(one, json({"--threads", "2"}));
  EXPECT_EQ(one[0]["material"], "KPvK");
  EXPECT_EQ(one[0]["different"], "0");
  const auto half = json({"--mirror", "--depth", "2"});
  EXPECT_EQ(one[0]["positions_number"], half[0]["positions_number"].get<int>() * 2);
  EXPECT_EQ(one[0]["mates_number"], half[0]["mates_number"].get<int>() * 2);
}

TEST(ExhaustCommand, RefusesWhatIsNoMaterialOrTooMuch) {
  const auto refused = [](const std::vector<std::string>& words, const std::string& message) {
    const Outcome outcome = hurdle(words);
    EXPECT_EQ(outcome.code, 2) << outcome.out;
    EXPECT_TRUE(says(outcome.err, message)) << outcome.err;
  };
  refused({"exhaust", "chess", "KXvK"},
          "material 'KXvK': expected one of the pieces K Q R B N P, found 'X' at character 2");
  refused({"exhaust", "chess", "KQRvKR"}, "--yes starts anyway");
  // Nearly all placements are invalid, and the materials are many: the estimate takes a second.
  refused({"exhaust", "chess", "KQQQQQQvK"}, "--yes starts anyway");
  refused({"exhaust", "chess", "K+4"}, ": more than a year on ");
  refused({"exhaust", "chess"}, "MATERIAL");
  refused({"exhaust", "draughts", "KvK"}, "draughts");
  refused({"exhaust", "chess", "KvK", "--depth", "3"}, "--depth");
}

/// A comparison that can be made in parts.
struct InParts {
  std::vector<std::string> command;
  std::vector<std::string> another;  ///< options that make it another comparison
  std::string difference;            ///< how that is refused
};

class PartsOfACommand : public testing::TestWithParam<InParts> {
 protected:
  static Outcome with(std::vector<std::string> more) {
    const std::vector<std::string>& command = GetParam().command;
    more.insert(more.begin(), command.begin(), command.end());
    return hurdle(more);
  }
};

TEST_P(PartsOfACommand, AddUpToTheWhole) {
  const Scratch scratch;
  std::vector<std::string> add{"--add"};
  for (int part = 1; part <= 3; ++part) {
    add.push_back(scratch.path("part-" + std::to_string(part) + ".json"));
    const Outcome done = with({"--part", std::to_string(part) + "/3", "--json", add.back()});
    EXPECT_EQ(done.code, 0) << done.err;
  }
  const Outcome whole = with({});
  EXPECT_EQ(with(add).out, whole.out);
  std::vector<std::string> twice = add;
  twice.push_back(add.back());
  EXPECT_EQ(with(twice).out, whole.out);

  const Outcome missing = with({add[0], add[1], add[3]});
  EXPECT_EQ(missing.code, 1);
  EXPECT_EQ(missing.out, "missing: part 2/3\n");
  std::vector<std::string> others = add;
  others.insert(others.end(), GetParam().another.begin(), GetParam().another.end());
  const Outcome deeper = with(others);
  EXPECT_EQ(deeper.code, 2);
  EXPECT_TRUE(says(deeper.err, "part-1.json: " + GetParam().difference)) << deeper.err;
  std::string edited = content_of(add[1]);
  edited.replace(edited.find("\"moves\": \"") + 10, 1, "9");
  twice.back() = scratch.file("edited.json", edited);
  const Outcome other = with(twice);
  EXPECT_EQ(other.code, 1) << other.err;
  EXPECT_TRUE(says(other.out, "contradiction in part 1: ")) << other.out;
  const Outcome junk = with({"--add", scratch.file("junk.json", "{}")});
  EXPECT_EQ(junk.code, 2);
  EXPECT_TRUE(says(junk.err, "junk.json: command: ")) << junk.err;
  for (const char* part : {"0/3", "4/3", "3", "x/3", "1/0", "1/100001"}) {
    EXPECT_EQ(with({"--part", part}).code, 2) << part;
  }
  EXPECT_EQ(with({"--part", "1/3", add[0], add[1]}).code, 2);
}

INSTANTIATE_TEST_SUITE_P(Commands, PartsOfACommand,
                         testing::Values(InParts{{"exhaust", "janggi", "KvK", "KAvK"},
                                                 {"--depth", "2"},
                                                 "depth: expected 2"},
                                         InParts{{"sample", "crazyhouse", "--positions", "2300"},
                                                 {"--seed", "4"},
                                                 "seed: expected 4"}),
                         [](const auto& info) { return info.param.command.front(); });

TEST(SampleCommand, TakesNoInterruptedPart) {
  const Scratch scratch;
  const std::string file = scratch.path("part.json");
  const std::vector<std::string> command{"sample", "makruk", "--positions", "700"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), command.begin(), command.end());
    return hurdle(more);
  };
  EXPECT_EQ(with({"--part", "1/2", "--json", file}).code, 0);
  std::string edited = content_of(file);
  edited.replace(edited.find("\"positions\": \"500\""), 18, "\"positions\": \"400\"");
  const Outcome outcome = with({"--add", scratch.file("edited.json", edited)});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(says(outcome.err, "expected 500 positions in part 1/2: the run was interrupted"))
      << outcome.err;
}

TEST(SampleCommand, PrintsWhatEachStratumProves) {
  const Outcome outcome =
      good({"sample", "shogi", "--positions", "600", "--seed", "3", "--threads", "2"});
  EXPECT_EQ(outcome.lines()[0].rfind("shogi: 600 positions, ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, "all                     600        0   5.00e-03\n"))
      << outcome.out;
  EXPECT_TRUE(says(outcome.out, "barred-drop ")) << outcome.out;
  EXPECT_FALSE(says(outcome.out, "castling ")) << outcome.out;
  const auto json = nlohmann::json::parse(
      good({"sample", "shogi", "--positions", "40", "--only", "check", "--json", "-"}).out);
  EXPECT_EQ(json["result"]["strata"]["check"]["positions_number"], 40);
  EXPECT_DOUBLE_EQ(json["result"]["all"]["at_most"].get<double>(), 3.0 / 40);
}

TEST(SampleCommand, RefusesAnUnknownStratumAndOneThatTheGameLacks) {
  const Outcome unknown = hurdle({"sample", "shogi", "--only", "checks"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(says(unknown.err, "--only 'checks': expected check, double-check, pin"))
      << unknown.err;
  const Outcome lacking = hurdle({"sample", "makruk", "--positions", "1", "--only", "castling"});
  EXPECT_EQ(lacking.code, 2);
  EXPECT_TRUE(says(lacking.err, "no random position of makruk is in this stratum")) << lacking.err;
  EXPECT_EQ(hurdle({"sample", "makruk", "--positions", "0"}).code, 2);
}

TEST(SolveCommand, PrintsOutcomesAndTheLongestGames) {
  const Outcome outcome = good({"solve", "makruk", "KRvK", "--threads", "1"});
  ASSERT_GE(outcome.lines().size(), 9U) << outcome.out;
  EXPECT_EQ(outcome.lines()[0].rfind("makruk KRvK: ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, "White to move: "));
  EXPECT_TRUE(says(outcome.out, "  longest: "));
  EXPECT_TRUE(says(outcome.err, "makruk KRvK: 2 materials, at most "));
}

TEST(SolveCommand, WritesTheSameWithEveryNumberOfThreads) {
  const auto json = [](const char* threads) {
    return nlohmann::json::parse(
        good({"solve", "xiangqi", "KPvKA", "--threads", threads, "--json", "-"}).out)["result"];
  };
  const nlohmann::json one = json("1");
  EXPECT_EQ(one, json("2"));
  EXPECT_EQ(one["material"], "KPvKA");
  std::uint64_t won = 0;
  for (const auto& [plies, count] : one["white"]["won_in"].items()) {
    EXPECT_GT(std::stoi(plies), 0);
    won += std::stoull(count.get<std::string>());
  }
  EXPECT_EQ(won, one["white"]["won_number"].get<std::uint64_t>());
}

TEST(SolveCommand, PrintsEveryMaterialThatArises) {
  const auto solved = [](const std::string& material) {
    const Outcome outcome = good({"solve", "xiangqi", material, "--arising", "--json", "-"});
    return nlohmann::json::parse(outcome.out)["result"];
  };
  const nlohmann::json whole = solved("KAvKP");
  std::map<std::string, nlohmann::json> arising;
  for (const nlohmann::json& material : whole["arising"]) {
    arising[material["material"].get<std::string>()] = material;
  }
  EXPECT_EQ(arising.size(), 3U);
  nlohmann::json alone = solved("KAvK");
  EXPECT_EQ(arising.at("KAvK")["positions"], alone["positions"]);
  EXPECT_EQ(arising.at("KAvK")["white"], alone["white"]);
  EXPECT_EQ(arising.at("KvKP")["black"]["won"], solved("KPvK")["white"]["won"]);
  EXPECT_FALSE(arising.at("KvK").contains("arising"));
}

TEST(SolveCommand, HasAPageThatAScriptWrites) {
  const Scratch scratch;
  const std::string file = scratch.path("result.json");
  (void)good({"solve", "xiangqi", "KAvKP", "--arising", "--json", file});
  const Outcome page =
      shell("python3 '" HURDLE_SOURCE_DIR "/perft/exhaust/endgames/page.py' '" + file + "'");
  EXPECT_EQ(page.code, 0) << page.err;
  EXPECT_TRUE(says(page.out, "### xiangqi: 3 pieces")) << page.out;
  EXPECT_TRUE(says(page.out, "| KvKP | 0 | 546 | 2,469 | 2,394 | 432 | 0 | 0 | 20 |")) << page.out;
  EXPECT_TRUE(says(page.out, "Drawn in every position: KAvK.")) << page.out;
  EXPECT_TRUE(says(page.out, "### xiangqi: 4 pieces")) << page.out;
}

TEST(ExhaustionPage, HasTheFiguresOfTheResults) {
  const Scratch scratch;
  const std::string exhausted = scratch.path("exhaust.json");
  const std::string sampled = scratch.path("sample.json");
  (void)good({"exhaust", "janggi", "KvK", "--json", exhausted});
  (void)good({"sample", "makruk", "--positions", "300", "--json", sampled});
  const std::string script = "python3 '" HURDLE_SOURCE_DIR "/ci/modules/exhaustion.py' ";
  const Outcome page = shell(script + "'" + exhausted + "' '" + sampled + "'");
  EXPECT_EQ(page.code, 0) << page.err;
  EXPECT_TRUE(says(page.out, "| janggi | 2 | 1 | all | 324 | ")) << page.out;
  EXPECT_TRUE(says(page.out, "| makruk | 300 | ")) << page.out;
  EXPECT_TRUE(says(page.out, " | 1.0e-02 | ")) << page.out;  // 3/300
  const Outcome other = shell(script + "'" + scratch.file("other.json", "{}") + "'");
  EXPECT_EQ(other.code, 2);
  EXPECT_TRUE(says(other.err, "other.json: expected the JSON of hurdle exhaust")) << other.err;
}

TEST(SolveCommand, RefusesWhatIsNoMaterialOrTooMuch) {
  const auto refused = [](const std::vector<std::string>& words, const std::string& message) {
    const Outcome outcome = hurdle(words);
    EXPECT_EQ(outcome.code, 2) << outcome.out;
    EXPECT_TRUE(says(outcome.err, message)) << outcome.err;
  };
  refused({"solve", "chess", "K+1"}, "material 'K+1': expected one material, found 10");
  refused({"solve", "chess", "KQRBNvKQ"},
          "material 'KQRBNvKQ': expected at most 4 pieces besides the royal ones");
  refused({"solve", "chess", "KQvQ"}, "expected the king 'K' first, found 'Q' at character 4");
  refused({"solve", "chess", "KQRvKR"}, "--yes starts anyway");
}

}  // namespace
}  // namespace hurdle::props
