// The benchmarks as a user runs them: their contents, the scripts that evaluate them, and bad
// usage. Does not test speed.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

const std::string root = HURDLE_SOURCE_DIR;

std::string file_of(const Variant& variant) {
  return std::string(variant.notation.name) + ".fens";
}

std::string stored_file_of(const Variant& variant) {
  return root + "/perft/bench/middle/" + file_of(variant);
}

std::vector<std::string> stored_fens_of(const Variant& variant) {
  std::vector<std::string> fens;
  std::istringstream lines(content_of(stored_file_of(variant)));
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind('#', 0) != 0) {
      fens.push_back(line);
    }
  }
  return fens;
}

TEST(Bench, TheMiddleGamesAreWhatTheirSeedsGive) {
  const Scratch scratch;
  const Outcome outcome = hurdle_bench({"--write-middle-games", scratch.path("new/folder")});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  for (const Variant& variant : all_variants()) {
    EXPECT_EQ(content_of(scratch.path("new/folder/" + file_of(variant))),
              content_of(stored_file_of(variant)));
  }
}

TEST(Bench, TheMiddleGamesArePossibleAndNoTreeIsEmpty) {
  for (const Variant& variant : all_variants()) {
    const std::vector<std::string> fens = stored_fens_of(variant);
    EXPECT_EQ(std::set<std::string>(fens.begin(), fens.end()).size(), 10U);
    EXPECT_EQ(fens.size(), 10U);
    for (const std::string& fen : fens) {
      const hurdle::Setup setup = parse_fen(variant.notation, fen);
      EXPECT_EQ(to_fen(variant.notation, setup), fen);
      ASSERT_FALSE(variant.referee.invalid_reason(setup)) << fen;
      EXPECT_NE(variant.fast.perft(setup, 3), Total{}) << fen;
    }
  }
}

TEST(Bench, EveryVariantHasEveryMethodAndPosition) {
  const Outcome outcome = hurdle_bench({"--benchmark_list_tests"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const std::vector<std::string> names = outcome.lines();
  const auto listed = [&](const std::string& name) {
    return std::ranges::find(names, name) != names.end();
  };
  for (const Variant& variant : all_variants()) {
    for (const char* method :
         {"list", "bulk", "differences", "orders", "hash", "threads", "referee"}) {
      const std::string stem = std::string(method) + "/" + std::string(variant.notation.name);
      EXPECT_TRUE(listed(stem + "/start")) << stem;
      EXPECT_TRUE(listed(stem + "/middle")) << stem;
    }
  }
}

void refused(const std::vector<std::string>& arguments, const std::string& words) {
  expect_refused(hurdle_bench(arguments), {words}, "hurdle-bench");
}

TEST(Bench, RefusesWhatItCannotUse) {
  EXPECT_EQ(hurdle_bench({"--write-middle-games"}).code, 2);
  refused({"--write-middle-games", "/dev/null/folder"},
          "cannot write /dev/null/folder/janggi.fens");
  EXPECT_EQ(hurdle_bench({"--no-such-option"}).code, 2);
  EXPECT_EQ(hurdle_bench({"--benchmark_filter=no-such-benchmark"}).code, 2);
}

TEST(Bench, OutputThatIsLostIsAnError) {
  const std::string bench = "'" HURDLE_BENCH_PROGRAM "' ";
  const std::string quick = "--benchmark_filter=^list/makpong/start$ --benchmark_min_time=0.001 ";
  for (const std::string& work : {std::string("--benchmark_list_tests"), quick}) {
    expect_failed(shell(bench + work + " >/dev/full"), {"cannot write to standard output"});
  }
  expect_failed(shell(bench + quick + "--benchmark_out=/dev/full"),
                {"--benchmark_out: the file cannot be written"});
  const Scratch scratch;
  const std::string file = scratch.path("out.json");
  EXPECT_EQ(shell(bench + quick + "--benchmark_out=" + file).code, 0);
  EXPECT_EQ(nlohmann::json::parse(content_of(file)).at("benchmarks").size(), 1U);
}

TEST(Bench, MeasuresNoStoreThatHoldsWork) {
  refused({"--store"}, "hurdle-bench: --store: expected STORE [SECONDS], found 0 arguments\n");
  const Scratch scratch;
  const std::string store = scratch.path("campaigns.db");
  ASSERT_EQ(hurdle({"campaign", "start", store, "janggi", "3"}).code, 0);
  refused({"--store", store}, "it holds a campaign (janggi-3); expected an empty store");
}

TEST(Bench, MeasuresAStoreForTheGivenTime) {
  const Scratch scratch;
  const std::string store = scratch.path("load.db");
  refused({"--store", store, "0"}, "SECONDS");
  const Outcome load = good(hurdle_bench({"--store", store, "1"}));
  EXPECT_EQ(load.out.find("workers  jobs a lease  completions/s\n"), 0U) << load.out;
  EXPECT_EQ(std::ranges::count(load.out, '\n'), 7) << load.out;
  EXPECT_TRUE(says(hurdle({"campaign", "list", store}).out, "load-6: cancelled"));
}

TEST(Bench, JoinsAStoreWithoutCounting) {
  const Scratch scratch;
  const std::string store = scratch.path("load.db");
  const auto start = [&](const std::string& name) {
    return hurdle({"campaign", "start", store, "janggi", "3", "--name", name}).code;
  };
  ASSERT_EQ(start("load-1"), 0);
  for (const char* jobs : {"0", "4097", "x"}) {
    refused({"--join-store", store, "60", jobs}, "JOBS");
  }
  const Outcome joined = good(hurdle_bench({"--join-store", store, "60", "4"}));
  std::istringstream rates(joined.out);
  double leases = 0;
  double completions = 0;
  int failures = -1;
  EXPECT_TRUE(rates >> leases >> completions >> failures) << joined.out;
  EXPECT_GT(leases, 0);
  EXPECT_GE(completions, leases);
  EXPECT_TRUE(says(hurdle({"campaign", "list", store}).out, "load-1: finished")) << "all of it";
  ASSERT_EQ(start("mine"), 0);
  refused({"--join-store", store, "60", "4"}, "it holds a campaign (mine)");
  EXPECT_EQ(hurdle_bench({"--join-store", store}).code, 2);
}

TEST(Bench, NamesItsOwnOptionsBesideTheLibrarys) {
  const Outcome help = good(hurdle_bench({"--help"}));
  for (const char* option :
       {"--write-middle-games DIR", "--store STORE", "--join-store STORE", "--benchmark_filter="}) {
    EXPECT_TRUE(says(help.out, option));
  }
}

TEST(Bench, ResultsHoldEveryRepetitionAndBecomeATableAndAChart) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  const Outcome bench = hurdle_bench({"--benchmark_filter=^(list|referee)/janggi/middle$",
                                      "--benchmark_repetitions=3", "--benchmark_min_time=0.001",
                                      "--benchmark_out=" + scratch.path("bench.json"),
                                      "--benchmark_out_format=json"});
  ASSERT_EQ(bench.code, 0) << bench.err;
  scratch.file("versus.jsonl",
               R"({"variant": "makpong", "positions": "makruk", "depth": 4, "leaves": 273026,)"
               R"( "hurdle": 2e9, "engine": 1e7, "engine_name": "Engine 1", "engine_counts":)"
               R"( "depth 4", "ratio": 200.0, "runs": 1, "command": "ci/versus makpong 4"})"
               "\n");
  scratch.file("instructions.jsonl",
               R"({"variant": "makpong", "positions": "start", "depth": 5, "leaves": 6223994,)"
               R"( "hurdle": 6.0, "engine": 1200.0, "engine_depth": 3})"
               "\n");
  scratch.file("race.jsonl", R"({"position": "kiwipete", "depth": 4, "leaves": 4085603, "runs": 3,)"
                             R"( "seconds": {"hurdle": 0.5, "other": 0.75}})"
                             "\n");
  const Outcome outcome =
      shell("cd " + scratch.path("") + " && python3 -B " + root +
            "/perft/bench/results.py bench.json versus.jsonl instructions.jsonl race.jsonl .");
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto results = nlohmann::json::parse(content_of(scratch.path("RESULTS.json")));
  EXPECT_EQ(results["benchmarks"].size(), 2U);
  EXPECT_EQ(results["benchmarks"]["list/janggi/middle"]["rates"].size(), 3U);
  const std::string text = content_of(scratch.path("RESULTS.md"));
  EXPECT_TRUE(says(text, "| makpong | makruk | 4 | 273,026 | 2,000 | depth 4 | 10.0 | 200.0 |"));
  EXPECT_TRUE(says(text, "| makpong | start | 5 | 6,223,994 | 6.0 | 1,200 (depth 3) | 200 |"));
  EXPECT_TRUE(says(text, "\nci/versus makpong 4\n"));
  EXPECT_TRUE(says(text, "| kiwipete | 4 | 4,085,603 | 0.50 | 0.75 (1.50) |"));
  EXPECT_TRUE(says(content_of(scratch.path("results.svg")), "<title>list: "));
}

/// Runs ci/bench --compare on two files with the rates of one benchmark.
class Compare : public testing::Test {
 protected:
  static std::string results(const std::string& rates, int depth = 5) {
    return R"({"benchmarks": {"list/janggi/start": {"depth": )" + std::to_string(depth) +
           R"(, "leaves": 9, "threads": 1, "rates": [)" + rates + "]}}}";
  }

  Outcome compare(const std::string& old_file, const std::string& new_file) {
    scratch_.file("old.json", old_file);
    scratch_.file("new.json", new_file);
    return shell("cd " + scratch_.path("") + " && " + root +
                 "/ci/bench --compare old.json new.json");
  }

  const Scratch scratch_;
};

TEST_F(Compare, ListsWhatBecameSlowerAndFaster) {
  const std::string before = results("100e6, 101e6, 99e6");
  expect_wrong(compare(before, results("90e6, 89e6, 91e6")),
               {"slower: list/janggi/start -10.0%",
                "1 slower, 0 faster, 0 within noise, 0 not in both", "rule: "});
  expect_good(compare(before, results("110e6, 111e6, 109e6")),
              {"faster: list/janggi/start +10.0%"});
}

TEST_F(Compare, IgnoresNoise) {
  const std::string same = "0 slower, 0 faster, 1 within noise";
  expect_good(compare(results("100e6, 100e6, 100e6"), results("98e6, 98e6, 98e6")), {same});
  expect_good(compare(results("100e6, 120e6, 80e6"), results("70e6, 90e6, 50e6")), {same});
}

TEST_F(Compare, RefusesWhatItCannotUse) {
  const std::string good = results("1e6, 2e6, 3e6");
  const auto refused = [&](const std::string& old_file, const std::string& new_file,
                           const std::string& why) {
    expect_failed(compare(old_file, new_file), {why});
  };
  refused("not JSON", good, "old.json is no JSON");
  refused(good, "[]", "new.json has no object 'benchmarks'");
  refused(good, results("1e6, 2e6"), "2 repetitions show no spread");
  refused(good, results("1e6, 2e6, 0"), "all above 0");
  refused(good, results("1e6, 2e6, \"3\""), "all above 0");
  refused(good, results("1e6, 2e6, 3e6", 6), "no benchmark of the same name, depth");
  refused(good, R"({"benchmarks": {}})", "no benchmark of the same name");
  expect_failed(shell(root + "/ci/bench --compare /no/such/old.json"),
                {"cannot read /no/such/old.json"});
  EXPECT_EQ(shell(root + "/ci/bench --compare").code, 2);
  EXPECT_EQ(shell(root + "/ci/bench --no-such-option").code, 2);
}

/// Runs ci/peers/race at small depths against programs, a line each.
Outcome race(const std::string& programs) {
  const Scratch scratch;
  return shell("HURDLE='" HURDLE_PROGRAM "' " + root + "/ci/peers/race '" +
               scratch.file("peers.tsv", programs) + "' --less 5 --runs 1");
}

TEST(Race, ComparesTotalsAndTimes) {
  const std::string right = "right\t'" HURDLE_PROGRAM "' perft chess {depth} --fen {fen}\n";
  const Outcome same = good(race(right));
  EXPECT_EQ(same.lines().size(), 6U) << same.out;
  EXPECT_TRUE(says(same.out, "start 2, 400 leaves: hurdle "));
  EXPECT_TRUE(says(same.out, "; right "));

  const Outcome wrong = race(right + "wrong\techo 4000 {fen} {depth}\n");
  EXPECT_EQ(wrong.code, 1) << wrong.out;
  EXPECT_TRUE(says(wrong.err, "start, depth 2: hurdle counts 400; wrong does not print"));

  for (const char* line : {"name and command\n", "name\tcommand {fen}\n"}) {
    expect_failed(race(line), {"peers.tsv:1: expected a name, a tab and a command"});
  }
  expect_failed(race(""), {"names no program"});
  expect_failed(race("dies\tfalse {fen} {depth}\n"), {"dies ended with code 1"});
}

TEST(Race, BuildsNothingInsideTheRepositoryAndNamesWhatIsMissing) {
  expect_failed(shell(root + "/ci/peers/build " + root + "/props"), {"is inside this repository"});
  const Scratch scratch;
  expect_failed(shell(root + "/ci/peers/build " + scratch.path("")),
                {"has no mindchess, perft_cpu_2026 or Stockfish"});
}

/// Runs ci/versus against an engine that replies to every perft with `leaves`.
Outcome versus(const std::string& leaves, const std::string& arguments) {
  const Scratch scratch;
  const std::string engine = scratch.file("engine",
                                          "#!/bin/bash\n"
                                          "while read -r word rest; do case $word in\n"
                                          "uci) echo 'option name UCI_Variant type combo "
                                          "default janggi var janggi'; echo uciok ;;\n"
                                          "isready) echo readyok ;;\n"
                                          "go) echo 'Nodes searched: " +
                                              leaves + "' ;; quit) exit ;; esac; done\n");
  return shell("chmod +x " + engine + " && " + root + "/ci/versus " + arguments +
               " --runs 1 --hurdle \"$HURDLE\" --engine " + engine);
}

TEST(Versus, ComparesOnlyEqualTotals) {
  expect_good(versus("1024", "janggi 3 --engine-depth 2"),
              {"janggi depth 3, start, 33000 leaves: hurdle "});
  const Outcome wrong = versus("1023", "janggi 2");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_TRUE(says(wrong.err, "totals differ: janggi depth 2, hurdle 1024"));
}

TEST(Versus, TakesAFileAndAYardstickForGamesThatTheEngineDoesNotKnow) {
  expect_good(versus("33000", "nine-elder 2 --engine-depth 3 --fens " + root +
                                  "/perft/bench/middle/nine-elder.fens"),
              {"(janggi start depth 3)"});
}

TEST(Versus, RefusesWhatItCannotUse) {
  for (const char* arguments : {"no-such-variant 2", "janggi 0", "janggi 2 --fens /none",
                                "janggi 2 --setup none", "janggi 2 --fens /dev/null"}) {
    const Outcome outcome = versus("1024", arguments);
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_NE(outcome.err, "") << arguments;
  }
  for (const char* engine : {"/bin/true", "/no/such/engine"}) {
    const Outcome outcome =
        shell(root + "/ci/versus janggi 2 --hurdle \"$HURDLE\" --engine " + engine);
    EXPECT_EQ(outcome.code, 2);
    EXPECT_TRUE(says(outcome.err, engine));
  }
}

}  // namespace
}  // namespace hurdle::props
