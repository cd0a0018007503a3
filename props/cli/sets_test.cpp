// The commands that use position sets: verify, check and suite count.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string head = position_set("makpong", "\n");

std::string entry(const std::string& id, const std::string& counts) {
  return "  - id: " + id + R"(
    fen: "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"
    about: The start.
    exercises: [M4]
    tags: [quick]
    perft: { )" +
         counts + " }\n";
}

const std::string right_counts = R"(1: "23", 2: "529")";

TEST(Verify, CountsWhatPassed) {
  const Scratch scratch;
  const Outcome outcome =
      good({"verify", scratch.file("a.yaml", head + entry("start", right_counts))});
  EXPECT_EQ(outcome.out, "2 passed, 0 failed, 0 skipped\n");
}

TEST(Verify, ListsTheSetsThatComeWithIt) {
  const Outcome all = good({"verify", "--list", "--tag", "quick"});
  ASSERT_GT(all.lines().size(), 50U);
  EXPECT_TRUE(says(all.out, "positions/makpong/counting.yaml: makpong, "));
  EXPECT_TRUE(says(all.lines().back(), " files: "));
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", head + entry("start", right_counts));
  const Outcome one = hurdle({"verify", "--list", file});
  EXPECT_EQ(one.out, file + ": makpong, 1 position, 2 counts\n1 file: 1 position, 2 counts\n");
  const auto json = nlohmann::json::parse(hurdle({"verify", "--list", file, "--json", "-"}).out);
  EXPECT_EQ(json["result"]["files"][0]["counts"], 2);
}

TEST(Verify, NamesTheWrongCountAndItsPlace) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", head + entry("start", R"(1: "23", 2: "530")"));
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"verify", file}, {"verify", file, "--referee"}}) {
    const Outcome outcome = hurdle(arguments);
    EXPECT_EQ(outcome.code, 1);
    ASSERT_EQ(outcome.lines().size(), 2U) << outcome.out;
    for (const char* part : {"a.yaml:11", "start", "depth 2", "530", "529"}) {
      EXPECT_TRUE(says(outcome.lines()[0], part)) << outcome.out;
    }
    EXPECT_EQ(outcome.lines()[1], "1 passed, 1 failed, 0 skipped");
  }
}

TEST(Verify, SkipsOnlyWhatALimitLeavesOut) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", head + entry("start", right_counts));
  const Outcome by_depth = hurdle({"verify", file, "--depth", "1"});
  EXPECT_EQ(by_depth.out, "1 passed, 0 failed, 1 skipped\n");
  EXPECT_EQ(by_depth.err, "skipped: 1 deeper than --depth 1\n");
  const Outcome by_nodes = hurdle({"verify", file, "--max-nodes", "100"});
  EXPECT_EQ(by_nodes.out, "1 passed, 0 failed, 1 skipped\n");
  EXPECT_EQ(by_nodes.err, "skipped: 1 above --max-nodes 100\n");
  EXPECT_EQ(hurdle({"verify", file, "--max-nodes", "1"}).code, 2) << "nothing ran";
  EXPECT_EQ(hurdle({"verify", file, "--tag", "quick"}).code, 0);
  expect_refused(hurdle({"verify", file, "--tag", "slow"}), {"'slow'"});
}

TEST(Verify, WritesJunitAndJson) {
  const Scratch scratch;
  const std::string file =
      scratch.file("a.yaml", head + entry("start", right_counts) + entry("bad", R"(1: "24")"));
  const std::string junit = scratch.path("out.xml");
  const std::string json = scratch.path("out.json");
  EXPECT_EQ(hurdle({"verify", file, "--junit", junit, "--json", json}).code, 1);
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(content_of(junit).c_str()));
  EXPECT_EQ(document.select_nodes("//testcase").size(), 3U);
  EXPECT_EQ(document.select_nodes("//testcase/failure").size(), 1U);
  const auto envelope = nlohmann::json::parse(content_of(json));
  EXPECT_EQ(envelope["command"], "verify");
  EXPECT_TRUE(envelope.contains("build"));
}

TEST(Verify, RefusesWhatIsNoSet) {
  const Scratch scratch;
  const auto refused = [&](const std::string& name, const std::string& content,
                           const std::string& part) {
    expect_refused(hurdle({"verify", scratch.file(name, content)}), {name + part});
  };
  refused("empty.yaml", "", "");
  refused("duplicate-key.yaml", head + entry("a", right_counts) + "    id: b\n", ":12:5: ");
  const std::string folder = scratch.path("none");
  std::filesystem::create_directory(folder);
  expect_refused(hurdle({"verify", folder}), {folder});
}

TEST(SuiteCount, FillsInAndThenChangesNothing) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", head + entry("start", R"(1: "23")"));
  EXPECT_TRUE(says(good({"suite", "count", file, "--depth", "2"}).out, "start depth 2: new, 529"));
  const std::string filled = content_of(file);
  EXPECT_TRUE(says(filled, "529"));
  EXPECT_EQ(hurdle({"suite", "count", file, "--depth", "2"}).code, 0);
  EXPECT_EQ(content_of(file), filled);
  EXPECT_EQ(hurdle({"verify", file}).out, "2 passed, 0 failed, 0 skipped\n");
}

TEST(SuiteCount, LimitsTheRefereeByItsOption) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", head + entry("start", R"(1: "23")"));
  const std::vector<std::string> command{"suite", "count", file, "--depth", "2"};
  EXPECT_EQ(hurdle(joined(command, {"--referee-max-nodes", "100"})).code, 0);
  EXPECT_TRUE(says(content_of(file), R"(fast: 2, referee: 1, "two keys": 2)"));
  EXPECT_EQ(hurdle(command).code, 0);
  EXPECT_TRUE(says(content_of(file), "fast: 2, referee: 2"));
}

TEST(SuiteCount, TakesFoldersAndNamesWhatALimitLeftShort) {
  const Scratch scratch;
  const std::string file = scratch.file("sets/a.yaml", head + entry("start", R"(1: "23")"));
  const std::string epd = scratch.file("sets/b.epd", "# variant: makpong\n");
  const Outcome outcome = hurdle({"suite", "count", scratch.path("sets"), "--max-nodes", "1000"});
  expect_good(outcome, {file + ": 2 counted, 1 changed, file written\n",
                        "  above --max-nodes 1000, so not counted to depth 4: start\n"});
  EXPECT_TRUE(says(outcome.err, epd + ": unchanged"));
  EXPECT_EQ(hurdle({"suite", "count", epd}).code, 2);
}

TEST(SuiteCount, RefusesABadSetBeforeItRewritesAGoodOne) {
  const Scratch scratch;
  const std::string right = head + entry("start", R"(1: "23")");
  const std::string file = scratch.file("sets/a.yaml", right);
  (void)scratch.file("sets/b.yaml", head + entry("start", "1: 23"));
  EXPECT_EQ(hurdle({"suite", "count", scratch.path("sets"), "--depth", "2"}).code, 2);
  EXPECT_EQ(content_of(file), right);
}

/// A set of one position, and an engine that answers requests about it from a table.
struct Confirming {
  Scratch scratch;
  std::string file = scratch.file("sets/generals.yaml", position_set("janggi", R"(
  - id: generals
    fen: "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"
    about: Two generals.  # and a comment
    exercises: [J1]
    perft: { 1: "4" }
)"));
  std::string table = scratch.file("table", answers("d1d1: 1", "4"));

  static std::string answers(const std::string& first, const std::string& total) {
    const std::string key = "fen 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1|";
    std::string text = key + "d\tFen: 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\n";
    for (const std::string& line : {first, std::string("d1d2: 1"), std::string("d1e1: 1"),
                                    std::string("d1e2: 1"), "Nodes searched: " + total}) {
      text += key;
      text += "1\t";
      text += line;
      text += "\n";
    }
    return text;
  }

  [[nodiscard]] Outcome run() const {
    return hurdle({"check", scratch.path("sets"), "--engine",
                   "/bin/sh '" HURDLE_SOURCE_DIR
                   "/props/examples/engines/programs/fake.sh' honest '" +
                       table + "'",
                   "--confirm", "fake 1.0", "--protocol", "uci", "--at-once",
                   // the diagnosis asks about positions that the table has not
                   "--timeout", "10"});
  }
};

TEST(Check, ConfirmsWhatTheEngineGaveToo) {
  const Confirming confirming;
  const std::string before = content_of(confirming.file);
  const Outcome outcome = good(confirming.run());
  EXPECT_TRUE(
      says(outcome.err, "1 position confirmed by 'fake 1.0': 1 newly written, 0 unchanged"));
  EXPECT_EQ(content_of(confirming.file), before + "    confirmed: { \"fake 1.0\": 1 }\n");
  EXPECT_TRUE(says(confirming.run().err,
                   "1 position confirmed by 'fake 1.0': 0 newly written, 1 unchanged"));
}

TEST(Check, ConfirmsWhatAScriptGaveTooButForAKnownDifference) {
  Confirming confirming;
  const std::string script = "/bin/sh '" HURDLE_SOURCE_DIR
                             "/props/examples/engines/programs/fake_script.sh' honest '" +
                             confirming.table + "'";
  // At once: its table has no position of the handshake.
  const std::vector<std::string> words{"check",     confirming.file, "--protocol",
                                       "script",    "--engine",      script,
                                       "--confirm", "fake 1.0",      "--at-once"};
  good(words);
  EXPECT_TRUE(says(content_of(confirming.file), "confirmed: { \"fake 1.0\": 1 }"));

  const Confirming wrong;
  (void)wrong.scratch.file("table", Confirming::answers("d1f1: 1", "4"));
  auto knowing = words;
  knowing[1] = wrong.file;
  knowing[5] = "/bin/sh '" HURDLE_SOURCE_DIR
               "/props/examples/engines/programs/fake_script.sh' honest '" +
               wrong.table + "'";
  const std::string before = content_of(wrong.file);
  EXPECT_EQ(hurdle(knowing).code, 1);
  knowing.insert(knowing.end(), {"--differs-by", "J1,J9"});
  EXPECT_TRUE(says(good(knowing).out, "1 different as expected"));
  EXPECT_EQ(content_of(wrong.file), before);
}

TEST(Check, ConfirmsNothingAfterAFailure) {
  Confirming confirming;
  confirming.table = confirming.scratch.file("wrong", Confirming::answers("d1f1: 1", "4"));
  const std::string before = content_of(confirming.file);
  const Outcome outcome = confirming.run();
  EXPECT_EQ(outcome.code, 1) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.err, "nothing confirmed"));
  EXPECT_EQ(content_of(confirming.file), before);
}

TEST(Check, RefusesAnEngineThatCannotBeUsed) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", head + entry("start", right_counts));
  for (const char* engine : {"/nowhere/engine", "true", "cat /dev/null"}) {
    const Outcome outcome = hurdle({"check", file, "--engine", engine, "--timeout", "5"});
    EXPECT_EQ(outcome.code, 2) << engine;
    EXPECT_FALSE((outcome.out + outcome.err).empty()) << engine;
  }
  expect_refused(hurdle({"check", file, "--engine", "true", "--variant-map", "no-game=chess"}),
                 {"--variant-map"});
}

}  // namespace
}  // namespace hurdle::props
