// The commands for campaigns of custom games, as a user types them.
#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "props/campaign/gateway/gateway.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using Arguments = std::vector<std::string>;

constexpr const char* two_games =
    "# A comment.\n[first:chess]\narchbishop = a\n"
    "startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n"
    "[other:chess]\ncastling = false\n[second:first]\ncheckCounting = true\n"
    "startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 2+2 0 1\n"
    "[broken:chess]\nconnectM = 4\n";

class CustomProgram : public AnyStore {
 protected:
  [[nodiscard]] std::string variants() const { return scratch_.file("my.ini", two_games); }
  [[nodiscard]] std::string path(const std::string& name) const { return scratch_.path(name); }
  [[nodiscard]] Outcome started(const Arguments& more) const {
    return hurdle(joined({"campaign", "start", store()}, more));
  }

 private:
  Scratch scratch_;
};

TEST_P(CustomProgram, CountsWithoutTheFileWhatPerftCountsWithIt) {
  const std::string file = variants();
  expect_good(started({"second", "3", "--variants", file, "--passes", "2"}),
              {"second-3: created; "});
  std::filesystem::remove(file);
  EXPECT_TRUE(says(good({"work", store(), "--until-idle"}).err, "second-3: the referee counts: "));
  EXPECT_EQ(hurdle({"campaign", "result", store()}).out,
            good({"perft", "second", "3", "--variants", variants()}).out);
  EXPECT_TRUE(
      says(hurdle({"campaign", "status", store()}).out, "counts     second depth 3 from rnbak"));
  EXPECT_TRUE(says(hurdle({"campaign", "list", store()}).out, "second depth 3, 100.0 %"));
  const Outcome again = hurdle({"campaign", "recheck", store(), "--sample", "3", "--referee"});
  EXPECT_TRUE(says(again.out, ": 0 differ")) << again.err;
}

TEST_P(CustomProgram, CountsAPositionAfterMoves) {
  const Arguments position{"janggi", "3", "--variants", "builtin", "--moves", "e2e2 e9e9"};
  ASSERT_EQ(started(position).code, 0);
  ASSERT_EQ(started({"janggi", "3", "--variants", "builtin"}).code, 0);
  ASSERT_EQ(hurdle({"work", store(), "--until-idle"}).code, 0);
  const auto list = hurdle({"campaign", "list", store(), "--json", "-"}).out;
  const auto first = nlohmann::json::parse(list).at("result").at(0);
  EXPECT_TRUE(first.at("name").get<std::string>().starts_with("janggi-3-")) << first;
  EXPECT_EQ(hurdle({"campaign", "result", store(), "--campaign", first.at("name")}).out,
            hurdle(joined({"perft"}, position)).out);
}

TEST_P(CustomProgram, GoesOnAfterAKilledWorker) {
  const Arguments game{"minishogi", "5", "--variants", "builtin"};
  Arguments twice = game;
  twice.insert(twice.end(), {"--passes", "2"});
  ASSERT_EQ(started(twice).code, 0);
  // Killed as soon as it has finished a job and before it has finished all.
  const Outcome killed =
      shell(fmt::format("\"$HURDLE\" work '{0}' --threads 1 --lease 1 2>/dev/null & worker=$!; "
                        "until \"$HURDLE\" campaign status '{0}' | grep -q 'jobs       [1-9]'; do "
                        "sleep 0.02; done; kill -9 $worker; \"$HURDLE\" campaign result '{0}'",
                        store()));
  EXPECT_EQ(killed.code, 1) << killed.out << killed.err;
  ASSERT_EQ(hurdle({"work", store(), "--until-idle"}).code, 0);
  EXPECT_EQ(hurdle({"campaign", "result", store()}).out, hurdle(joined({"perft"}, game)).out);
}

TEST_P(CustomProgram, ReadsAPipeOnce) {
  const Outcome start = good(
      shell(fmt::format("cat '{}' | \"$HURDLE\" campaign start '{}' first 3 --variants /dev/stdin",
                        variants(), store())));
}

TEST_P(CustomProgram, RefusesGamesThatTheFileDoesNotHave) {
  const std::string file = variants();
  expect_refused(started({"third", "3", "--variants", file}), {"has no game 'third'"});
  expect_refused(started({"broken", "3", "--variants", file}), {"'broken' did not load"});
  expect_refused(started({"second", "3", "--variants", path("none.ini")}), {"cannot be read"});
  expect_refused(started({"second", "3", "--variants", file, "--setup", "x"}), {"--setup"});
  expect_refused(started({"second", "3", "--variants", file, "--fen", "x"}), {"--fen: column 1"});
}

TEST_P(CustomProgram, ExportsWhatAnAuditCountsAgain) {
  ASSERT_EQ(started({"minishogi", "3", "--split", "2", "--variants", "builtin"}).code, 0);
  ASSERT_EQ(hurdle({"work", store(), "--until-idle"}).code, 0);
  const std::string file = path("export.json");
  ASSERT_EQ(hurdle({"campaign", "export", store(), "--json", file}).code, 0);
  const Outcome audit = good({"campaign", "audit", file, "--sample", "20", "--referee-nodes", "1"});
  EXPECT_TRUE(says(audit.out, "20 tasks counted again by the referee: 0 differ"));
  expect_refused(hurdle({"campaign", "audit", file, "--engine", "cat"}),
                 {"--engine: minishogi is a custom game"});
}

TEST_P(CustomProgram, MergesPlaces) {
  if (GetParam() != StoreKind::sqlite) {
    GTEST_SKIP() << "two copies of one file";
  }
  ASSERT_EQ(started({"second", "3", "--split", "2", "--variants", variants()}).code, 0);
  const std::string other = path("other.db");
  std::filesystem::copy_file(store(), other);
  Arguments merge{"campaign", "merge"};
  int number = 0;
  for (const std::string& place : {store(), other}) {
    const std::string share = fmt::format("{}/2", ++number);
    ASSERT_EQ(hurdle({"campaign", "share", place, share}).code, 0);
    ASSERT_EQ(hurdle({"work", place, "--until-idle"}).code, 0);
    merge.push_back(path(fmt::format("{}.json", number)));
    ASSERT_EQ(hurdle({"campaign", "export", place, "--json", merge.back()}).code, 0);
  }
  const Outcome merged = good(joined(merge, {"--json", path("whole.json")}));
  const std::string total = good({"perft", "second", "3", "--variants", variants()}).out;
  EXPECT_TRUE(says(merged.out, "the total is " + total));
  EXPECT_EQ(hurdle({"campaign", "audit", path("whole.json"), "--sample", "5"}).code, 0);
}

HURDLE_FOR_BOTH_STORES(CustomProgram);

class CustomGateways : public Gateways {};

TEST_P(CustomGateways, GiveOutJobsOfCustomGames) {
  ASSERT_EQ(hurdle({"campaign", "start", store(), "3check", "3", "--variants", "builtin"}).code, 0);
  const auto gateway = this->gateway();
  const Outcome work = good({"work", gateway->url(), "--token", token_file(ann()), "--campaign",
                             "3check-3", "--until-idle"});
  EXPECT_TRUE(says(work.err, "3check-3: the referee counts: "));
  EXPECT_EQ(hurdle({"campaign", "result", store(), "--campaign", "3check-3"}).out,
            good({"perft", "3check", "3", "--variants", "builtin"}).out);
}

HURDLE_FOR_BOTH_STORES(CustomGateways);

TEST(CustomUnits, AddUpToPerft) {
  const Scratch scratch;
  const std::string plan = scratch.path("plan.json");
  for (const Arguments& tasks : {Arguments{}, Arguments{"--tasks"}}) {
    const Outcome planned =
        hurdle(joined({"campaign", "plan", "second", "3", "--variants",
                       scratch.file("my.ini", two_games), "--units", "3", "--out", plan},
                      tasks));
    ASSERT_EQ(planned.code, 0) << planned.err;
    Arguments merge{"campaign", "merge", plan};
    for (const char* unit : {"1", "2", "3"}) {
      merge.push_back(scratch.path(fmt::format("unit-{}.json", unit)));
      good({"campaign", "unit", plan, unit, "--out", merge.back()});
    }
    EXPECT_EQ(hurdle(merge).out,
              good({"perft", "second", "3", "--variants", scratch.file("my.ini", two_games)}).out);
  }
  ASSERT_EQ(
      shell(fmt::format("sed -i 's/castling/xastling/; s/archbishop/centaur/' {}", plan)).code, 0);
  expect_refused(hurdle({"campaign", "unit", plan, "1"}), {"plan.json: digest: "});
  ASSERT_EQ(shell(fmt::format("sed -i 's/first:chess/first:nochess/' {}", plan)).code, 0);
  expect_refused(hurdle({"campaign", "unit", plan, "1"}),
                 {"plan.json: variants_text: this hurdle cannot load the game second"});
}

}  // namespace
}  // namespace hurdle::props
