// Successful runs: output, files and exit codes of the commands.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "perft/count/variants.hpp"
#include "perft/output/json.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

using Lines = std::vector<std::string>;

nlohmann::json json_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--json", "-"});
  return nlohmann::json::parse(good(arguments).out);
}

TEST(Help, IsThereForEveryCommandWithAnExample) {
  const auto commands_of = [](const std::string& parent) {
    Lines names;
    const Lines lines = good({"--complete", parent, ""}).lines();
    for (std::size_t line = 1; line < lines.size(); ++line) {  // the first says what follows
      names.push_back(lines[line].substr(0, lines[line].find('\t')));
    }
    return names;
  };
  const Lines names = commands_of("");
  EXPECT_GT(names.size(), 20U);
  for (const std::string& name : names) {
    EXPECT_TRUE(says(good({name, "--help"}).out, "Example:\n  hurdle " + name)) << name;
    EXPECT_TRUE(says(good({"--help"}).out, name));
  }
  for (const std::string parent : {"suite", "campaign"}) {
    for (const std::string& name : commands_of(parent)) {
      EXPECT_TRUE(says(good({parent, name, "--help"}).out, "Example:\n  hurdle ")) << name;
    }
  }
}

TEST(Version, NamesWhatItWasBuiltFrom) {
  const Outcome version = good({"--version"});
  for (const char* part : {"hurdle", "commit", "compiler", "flags"}) {
    EXPECT_TRUE(says(version.out, part));
  }
  EXPECT_FALSE(says(version.out, "$<")) << "flags as the compiler got them";
  EXPECT_EQ(version.err, "");
}

TEST(Variants, AreListedOneALine) {
  const Outcome listed = good({"variants"});
  ASSERT_EQ(listed.lines().size(), all_variants().size()) << listed.out;
  for (std::size_t i = 0; i < all_variants().size(); ++i) {
    const Notation& notation = all_variants()[i].notation;
    EXPECT_EQ(listed.lines()[i].rfind(std::string(notation.name) + " ", 0), 0U);
    EXPECT_TRUE(says(listed.lines()[i], std::string(notation.summary)));
  }
  EXPECT_TRUE(says(listed.out, "makpong             8x8      2 setups  Simplified Makpong: "));
  EXPECT_TRUE(says(listed.out, "chess960            8x8    960 setups  "));
}

TEST(Variants, AreDescribedByName) {
  const Outcome one = good({"variants", "korean-chess"});
  EXPECT_EQ(one.out.rfind("janggi\n  Janggi (Korean chess)", 0), 0U) << one.out;
  EXPECT_TRUE(says(one.out, "outer-elephant   white "));
  EXPECT_FALSE(says(one.out, "makpong"));
  const Outcome two = good({"variants", "makruk", "janggi", "--house-rules"});
  EXPECT_EQ(two.out.rfind("makruk\n", 0), 0U) << two.out;
  EXPECT_TRUE(says(two.out, "\njanggi\n  "));
  EXPECT_EQ(json_of({"variants", "janggi"})["result"].size(), 1U);
}

TEST(Variants, ListsEveryVariantAndSetup) {
  const std::string out = good({"variants", "--details"}).out;
  for (const Variant& variant : all_variants()) {
    EXPECT_TRUE(says(out, std::string(variant.notation.name) + "\n"));
    for (const NamedSetup& setup : variant.notation.setups) {
      EXPECT_TRUE(says(out, std::string(setup.name)));
      EXPECT_TRUE(says(out, std::string(setup.white)));
    }
  }
  EXPECT_EQ(json_of({"variants"})["result"].size(), all_variants().size());
}

TEST(Perft, EndsWithTheTotalAlone) {
  EXPECT_EQ(good({"perft", "janggi", "0"}).out, "1\n");
  EXPECT_EQ(good({"perft", "janggi", "3"}).out, "33000\n");
  EXPECT_EQ(good({"perft", "korean-chess", "2"}).out, good({"perft", "janggi", "2"}).out);
  EXPECT_EQ(good({"perft", "makpong", "3", "--referee"}).out,
            good({"perft", "makpong", "3", "--no-bulk", "--threads", "2", "--hash", "1"}).out);
}

TEST(Perft, JsonListsTheOptionsOfTheCount) {
  const auto plain = json_of({"perft", "makpong", "3", "--hash", "auto"})["result"];
  EXPECT_EQ(plain["hash_mib"], 0);
  EXPECT_EQ(plain["pin"], false);
  const auto chosen =
      json_of({"perft", "makpong", "3", "--hash", "7", "--pin", "--threads", "1"})["result"];
  EXPECT_EQ(chosen["hash_mib"], 7);
  EXPECT_EQ(chosen["pin"], true);
  EXPECT_EQ(chosen["nodes"], plain["nodes"]);
  EXPECT_GT(json_of({"perft", "makpong", "6"})["result"]["hash_mib"], 0);
}

TEST(Perft, TalksOfTimeOnStderr) {
  EXPECT_TRUE(says(good({"perft", "janggi", "2"}).err, "time "));
}

TEST(Perft, DividePrintsSortedMovesAnEmptyLineAndTheTotal) {
  const Lines lines = good({"perft", "janggi", "2", "--divide"}).lines();
  const Lines moves = good({"moves", "janggi"}).lines();
  ASSERT_EQ(lines.size(), moves.size() + 2);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    ASSERT_EQ(lines[i].rfind(moves[i] + " ", 0), 0U) << lines[i];
    sum += std::stoull(lines[i].substr(moves[i].size() + 1));
  }
  EXPECT_EQ(lines[moves.size()], "");
  EXPECT_EQ(lines.back(), std::to_string(sum));
}

TEST(Perft, DetailsIsATableAboveTheTotal) {
  const Lines lines = good({"perft", "makpong", "3", "--details"}).lines();
  ASSERT_EQ(lines.size(), 6U);
  EXPECT_TRUE(says(lines[0], "captures"));
  EXPECT_TRUE(says(lines[3], " " + lines.back() + " "));
  EXPECT_EQ(lines[4], "");
}

TEST(Perft, UniqueIsATableAboveTheNumberOfPositions) {
  const Lines lines = good({"perft", "chess", "3", "--unique"}).lines();
  ASSERT_EQ(lines.size(), 6U);
  EXPECT_TRUE(says(lines[3], "5362 "));
  EXPECT_TRUE(says(lines[3], " 8902"));
  EXPECT_EQ(lines[4], "");
  EXPECT_EQ(lines[5], "5362");
  const auto json = json_of({"perft", "janggi", "3", "--unique", "--house-rules", "no-pass"});
  EXPECT_EQ(json["result"]["unique"].size(), 3U);
  EXPECT_EQ(json["result"]["unique"][2]["nodes"], json["result"]["nodes"]);
  const std::string without_pass = good({"perft", "janggi", "3", "--house-rules", "no-pass"}).out;
  EXPECT_EQ(json["result"]["nodes"].get<std::string>() + '\n', without_pass);
  EXPECT_EQ(json["result"]["readings"][0]["name"], "no-pass");
}

TEST(Perft, WritesCountsAsStringsIntoTheEnvelope) {
  const auto json = json_of({"perft", "janggi", "3", "--divide"});
  EXPECT_EQ(json["command"], "perft");
  EXPECT_TRUE(json.contains("schema"));
  EXPECT_TRUE(json["build"].contains("commit"));
  EXPECT_EQ(json["result"]["nodes"], "33000");
  EXPECT_EQ(json["result"]["depth"], 3);
  EXPECT_TRUE(json["result"]["divide"][0]["nodes"].is_string());
}

TEST(Perft, EndsSoonAfterAnInterrupt) {
  RunOptions interrupted;
  interrupted.interrupt = true;
  const Outcome outcome =
      hurdle({"perft", "janggi", "12", "--threads", "2", "--hash", "64"}, interrupted);
  EXPECT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.out, "");
  EXPECT_TRUE(says(outcome.err, "hurdle: interrupted; "));
  EXPECT_TRUE(says(outcome.err, " % of the tree, "));
  EXPECT_TRUE(says(outcome.err, " nodes in "));
}

TEST(Perft, CountsTheSameUnderEveryKeySeed) {
  const std::string help = good({"perft", "--help"}).out;
  EXPECT_TRUE(says(help, "--key-seed N"));
  EXPECT_TRUE(says(help, "confirm a deep count"));
  for (const char* variant : {"janggi", "pandemonium"}) {
    const auto counted = [&](const std::string& seed) {
      return json_of(
          {"perft", variant, "4", "--divide", "--hash", "1", "--key-seed", seed})["result"];
    };
    const auto documented = json_of({"perft", variant, "4", "--divide", "--hash", "1"})["result"];
    EXPECT_EQ(documented["key_seed"], "0");
    for (const char* seed : {"0", "1", "18446744073709551615"}) {
      const auto result = counted(seed);
      EXPECT_EQ(result["key_seed"], seed);
      EXPECT_EQ(result["nodes"], documented["nodes"]) << seed;
      EXPECT_EQ(result["divide"], documented["divide"]) << seed;
    }
  }
}

TEST(Moves, AreSortedAndOneALine) {
  const Lines moves = good({"moves", "makpong", "--setup", "makruk"}).lines();
  EXPECT_TRUE(std::ranges::is_sorted(moves));
  EXPECT_EQ(std::to_string(moves.size()),
            good({"perft", "makpong", "1", "--setup", "makruk"}).lines().back());
}

TEST(Moves, SurviveAClosedPipe) {
  const Outcome outcome =
      shell("set -o pipefail; for i in 1 2 3 4 5; do $HURDLE variants | head -n 1; done");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
}

TEST(Positions, AreGivenTheSameWayToEveryCommand) {
  const std::string start = "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";
  EXPECT_EQ(good({"moves", "makpong"}).out, good({"moves", "makpong", "--fen", start}).out);
  const auto after = json_of({"show", "makpong", "--moves", "a3a4 h6h5"});
  EXPECT_EQ(after["result"]["fen"], "rnskmsnr/8/ppppppp1/7p/P7/1PPPPPPP/8/RNSKMSNR w - - 0 2");
  EXPECT_EQ(good({"perft", "makpong", "2", "--moves", "a3a4"}).lines().size(), 1U);
}

TEST(Show, DrawsInAsciiAndPrintsTheFacts) {
  const std::string out = good({"show", "janggi"}).out;
  EXPECT_TRUE(std::ranges::all_of(out, [](char c) { return static_cast<signed char>(c) > 0; }));
  for (const char* part :
       {"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
        "key:", "check: no", "moves: 32"}) {
    EXPECT_TRUE(says(out, part));
  }
}

TEST(Show, PrintsTheEndOfAGameWithoutAFen) {
  expect_good(hurdle({"show", "janggi", "--moves", "e2e2 e9e9"}), {"J12", "moves: 0"});
  EXPECT_TRUE(json_of({"show", "janggi", "--moves", "e2e2 e9e9"})["result"]["fen"].is_null());
  EXPECT_EQ(good({"perft", "janggi", "3", "--moves", "e2e2 e9e9"}).out, "0\n");
}

TEST(Show, NamesThePiecesThatGiveCheckAndTheSideToMove) {
  const std::string fen = "3k5/9/9/4c4/9/4p4/9/3n5/9/4K4 w";
  const std::string out = good({"show", "janggi", "--fen", fen}).out;
  EXPECT_TRUE(says(out,
                   "check: yes, by the horse on d3 and the cannon on e7 (over the soldier on "
                   "e5)\n"));
  EXPECT_TRUE(says(out, "Cho (upper case) to move"));
  const auto result = json_of({"show", "janggi", "--fen", fen})["result"];
  EXPECT_EQ(result["checkers"], nlohmann::json::parse(R"(["d3", "e7"])"));
  EXPECT_TRUE(result["moves"].is_string()) << "counts are strings";
}

const std::string mate = "4k3/8/8/8/8/8/4r3/r3K3 w";

TEST(Show, PrintsTheEndOnce) {
  const std::string out = good({"show", "makpong", "--fen", mate}).out;
  EXPECT_TRUE(says(out, "end:   mate by M7: The king on e1 is attacked by "));
}

TEST(Explain, ReportsTheEnd) {
  expect_wrong(hurdle({"explain", "makpong", "--fen", mate, "e1f1"}),
               {"\nno legal moves: mate by M7: The king on e1 is"});
  const Outcome ended = hurdle({"explain", "janggi", "a4a5", "--moves", "e2e2 e9e9"});
  EXPECT_TRUE(says(ended.out, "a4a5 is illegal by J12"));
  EXPECT_TRUE(says(ended.out, "The game is over: both sides"));
  EXPECT_EQ(ended.lines().size(), 1U) << ended.out;
}

TEST(Json, EveryCommandHasTheSameEnvelope) {
  const Scratch scratch;
  const std::string set = scratch.file("a.yaml", position_set("makpong", R"(
  - id: start
    setup: [listed]
    about: The start.
    exercises: [M4]
    perft: { 1: "23" }
)"));
  const std::vector<std::vector<std::string>> commands{{"variants"},
                                                       {"show", "makpong"},
                                                       {"moves", "makpong"},
                                                       {"perft", "makpong", "2"},
                                                       {"explain", "makpong", "a3a4"},
                                                       {"verify", set},
                                                       {"check", set, "--engine", "true"},
                                                       {"suite", "count", set, "--depth", "1"}};
  for (std::vector<std::string> command : commands) {
    const std::string name = command[0] == "suite" ? "suite count" : command[0];
    command.insert(command.end(), {"--json", "-"});
    const auto json = nlohmann::json::parse(hurdle(command).out);
    EXPECT_EQ(json.size(), 4U) << name;
    EXPECT_EQ(json["schema"], 1) << name;
    EXPECT_EQ(json["command"], name);
    EXPECT_FALSE(json["result"].is_null()) << name;
    for (const char* key : {"version", "commit", "compiler", "flags", "cpu_features"}) {
      EXPECT_TRUE(json["build"].contains(key)) << name << ": " << key;
    }
  }
}

TEST(Json, CountsBelow2To53AreAlsoNumbers) {
  const auto perft = json_of({"perft", "makpong", "2", "--divide", "--details"})["result"];
  EXPECT_EQ(perft["nodes"], "529");
  EXPECT_EQ(perft["nodes_number"], 529);
  EXPECT_EQ(perft["divide"][0]["nodes_number"], 23);
  EXPECT_EQ(perft["details"][1]["nodes_number"], 529);
  EXPECT_EQ(perft["details"][1]["double_checks_number"], 0);
  EXPECT_EQ(json_of({"moves", "makpong"})["result"]["count_number"], 23);
  const auto verify = json_of({"verify", published("makpong/pins.yaml"), "--depth", "1"})["result"];
  EXPECT_EQ(verify["passed"], std::to_string(verify["passed_number"].get<int>()));
  EXPECT_EQ(verify["checks"][0]["found"],
            std::to_string(verify["checks"][0]["found_number"].get<int>()));
  Json exact;
  add_count(exact, "nodes", (std::uint64_t{1} << 53U) - 1);
  EXPECT_EQ(exact.dump(), R"({"nodes":"9007199254740991","nodes_number":9007199254740991})");
  Json inexact;
  add_count(inexact, "nodes", std::uint64_t{1} << 53U);
  EXPECT_EQ(inexact.dump(), R"({"nodes":"9007199254740992"})");
}

TEST(Explain, NamesTheClauseEitherWay) {
  expect_good(hurdle({"explain", "janggi", "a4b4"}), {"a4b4 is legal by J8"});
  const Outcome illegal = hurdle({"explain", "janggi", "b3b10"});
  expect_wrong(illegal, {"b3b10 is illegal by J"});
  EXPECT_EQ(illegal.err, "");
}

}  // namespace
}  // namespace hurdle::props
