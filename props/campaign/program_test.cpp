// The commands as a user types them: a whole campaign, and all unusable input, refused with one
// clear line, exit code 2 and no change.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "props/campaign/server.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using Arguments = std::vector<std::string>;

class Program : public AnyStore {
 protected:
  /// Runs `hurdle campaign VERB STORE …` or `hurdle work STORE …`.
  [[nodiscard]] Outcome run(Arguments command, const Arguments& rest = {}) const {
    command.push_back(store());
    return hurdle(joined(command, rest));
  }
  [[nodiscard]] Outcome started(const Arguments& rest) const {
    return run({"campaign", "start"}, rest);
  }
};

/// Expects exit code 2 and one line with these words.
void expect_unusable(const Outcome& outcome, const std::string& words) {
  expect_refused(outcome, {words});
  EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
}

TEST_P(Program, CountsACampaignFromStartToResult) {
  EXPECT_TRUE(says(good(started({"janggi", "5", "--passes", "2"})).out, "janggi-5: created; "));
  const Outcome early = run({"campaign", "result"});
  EXPECT_EQ(early.code, 1);
  EXPECT_EQ(early.out, "");
  EXPECT_TRUE(says(early.err, "0 of "));

  EXPECT_EQ(good(run({"work"}, {"--until-idle", "--threads", "2"})).out, "");
  const Outcome result = good(run({"campaign", "result"}));
  EXPECT_EQ(result.out, "35243995\n");
  EXPECT_TRUE(says(run({"campaign", "status"}).out, "janggi-5, finished"));
  EXPECT_TRUE(says(run({"campaign", "list"}).out, "janggi-5: finished, janggi depth 5, 100.0 %"));
  EXPECT_TRUE(says(good(run({"campaign", "recheck"}, {"--sample", "10%"})).out, ": 0 differ"));
  const auto json = nlohmann::json::parse(run({"campaign", "export"}).out);
  EXPECT_EQ(json["command"], "campaign export");
  EXPECT_EQ(json["result"]["total"], "35243995");
  EXPECT_EQ(json["result"]["passes"], 2);
  EXPECT_EQ(json["result"]["rechecks"].size(), 1U);
}

TEST_P(Program, CallsAWorkerFinishedThatSignedOff) {
  ASSERT_EQ(started({"makpong", "4"}).code, 0);
  ASSERT_EQ(run({"work"}, {"--until-idle", "--threads", "1"}).code, 0);
  const std::string status = run({"campaign", "status"}).out;
  EXPECT_TRUE(says(status, ", 1 thread, finished, last heartbeat "));
  const auto json = nlohmann::json::parse(run({"campaign", "status"}, {"--json", "-"}).out);
  const auto& worker = json.at("result").at("workers").at(0);
  EXPECT_EQ(worker.at("finished"), true);
  EXPECT_EQ(worker.at("alive"), false);
}

TEST_P(Program, PrintsRootMovesAsDivideDoes) {
  ASSERT_EQ(started({"makpong", "4", "--per-move"}).code, 0);
  ASSERT_EQ(run({"work"}, {"--until-idle"}).code, 0);
  EXPECT_EQ(run({"campaign", "result"}).out, hurdle({"perft", "makpong", "4", "--divide"}).out);
}

TEST_P(Program, ReturnsItsLeasesOnASignal) {
  ASSERT_EQ(started({"janggi", "7"}).code, 0);
  good(hurdle({"work", store()}, {.interrupt = true, .stdout_file = {}}));
  EXPECT_TRUE(says(run({"campaign", "status"}).out, " 0 leased"));
}

TEST_P(Program, EndsInTime) {
  const Outcome start = started({"janggi", "9", "--split", "2"});
  ASSERT_EQ(start.code, 0) << start.err;
  EXPECT_EQ(run({"work"}, {"--for", "1s", "--hash", "1"}).code, 0);
  EXPECT_TRUE(says(run({"campaign", "status"}).out, " 0 leased"));
}

TEST_P(Program, PausesResumesAndCancels) {
  ASSERT_EQ(started({"janggi", "4"}).code, 0);
  EXPECT_EQ(run({"campaign", "pause"}).code, 0);
  EXPECT_TRUE(says(run({"work"}, {"--until-idle"}).err, "0 jobs"));
  expect_unusable(run({"campaign", "pause"}), "campaign janggi-4 is paused");
  EXPECT_EQ(run({"campaign", "resume"}).code, 0);
  EXPECT_EQ(run({"campaign", "cancel"}).code, 0);
  expect_unusable(run({"campaign", "resume"}), "campaign janggi-4 is cancelled");
  EXPECT_EQ(run({"campaign", "result"}).code, 1);
}

TEST_P(Program, RefusesWhatItCannotDo) {
  ASSERT_EQ(started({"janggi", "4"}).code, 0);
  const std::string before = run({"campaign", "list"}).out;
  expect_unusable(started({"janggi", "4", "--split", "4"}), "--split '4'");
  expect_unusable(started({"janggi", "4", "--split", "0"}), "--split '0'");
  expect_unusable(started({"janggi", "1"}), "DEPTH '1'");
  expect_unusable(started({"janggi", "4", "--passes", "4"}), "--passes '4'");
  expect_unusable(started({"makpong", "4", "--name", "janggi-4"}), "another campaign is called");
  expect_unusable(started({"janggi", "4", "--passes", "2"}), "its number of passes is 1");
  expect_unusable(started({"hnefatafl", "4"}), "unknown variant");
  expect_unusable(run({"campaign", "status"}, {"--campaign", "x"}), "no campaign is called x");
  expect_unusable(run({"work"}, {"--campaign", "x"}), "no campaign is called x");
  expect_unusable(run({"work"}, {"--for", "10"}), "--for '10'");
  expect_unusable(run({"work"}, {"--lease", "0"}), "--lease '0'");
  expect_unusable(run({"campaign", "recheck"}, {"--sample", "101%"}), "--sample '101%'");
  expect_unusable(run({"campaign", "recheck"}), "no task is done yet");
  EXPECT_EQ(run({"campaign", "list"}).out, before);
  ASSERT_EQ(started({"makpong", "4"}).code, 0);
  expect_unusable(run({"campaign", "result"}), "--campaign: janggi-4, makpong-4");
}

HURDLE_FOR_BOTH_STORES(Program);

TEST(SqliteFiles, ThatCannotBeUsedAreRefused) {
  const Scratch scratch;
  expect_unusable(hurdle({"work", scratch.path("none.db")}), "there is no such file");
  EXPECT_FALSE(std::filesystem::exists(scratch.path("none.db")));
  const std::string text = scratch.file("text.db",
                                        "This is a text of more than one hundred bytes, "
                                        "long enough to look like a whole header of a "
                                        "database, and yet it is none.\n");
  const std::string before = content_of(text);
  expect_unusable(hurdle({"campaign", "start", text, "janggi", "4"}), "not an SQLite database");
  expect_unusable(hurdle({"work", text}), "not an SQLite database");
  EXPECT_EQ(content_of(text), before);
  expect_unusable(hurdle({"campaign", "start", scratch.path("no/folder.db"), "janggi", "4"}),
                  "cannot be opened");
  expect_unusable(hurdle({"campaign", "start", scratch.path(""), "janggi", "4"}), "a folder");
}

TEST(SqliteFiles, ThatMayOnlyBeReadAreRefused) {
  const Scratch scratch;
  const std::string file = scratch.path("campaigns.db");
  ASSERT_EQ(hurdle({"campaign", "start", file, "janggi", "3"}).code, 0);
  // A user who may not write this file may not write coverage data either.
  const std::string as_somebody =
      geteuid() == 0 ? "LLVM_PROFILE_FILE=/dev/null setpriv --reuid=65534 --regid=65534 "
                       "--clear-groups "
                     : "";
  ASSERT_EQ(shell("chmod 755 " + scratch.path("") + " && chmod 444 " + file).code, 0);
  const std::string before = content_of(file);
  expect_unusable(shell(as_somebody + "$HURDLE work " + file), "cannot be written to");
  EXPECT_EQ(content_of(file), before);
}

TEST(SqliteFiles, ThatAreDamagedGiveNoResult) {
  const Scratch scratch;
  const std::string file = scratch.path("campaigns.db");
  ASSERT_EQ(hurdle({"campaign", "start", file, "janggi", "5"}).code, 0);
  ASSERT_EQ(hurdle({"work", file, "--until-idle"}).code, 0);
  const std::string whole = content_of(file);
  constexpr std::size_t page = 4096;
  int refused = 0;
  for (std::size_t at = page; at + page <= whole.size(); at += page) {
    std::string damaged = whole;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(at), page, '\x5A');
    (void)scratch.file("damaged.db", damaged);
    const Outcome outcome = hurdle({"campaign", "result", scratch.path("damaged.db")});
    refused += outcome.code != 0 ? 1 : 0;
    EXPECT_TRUE(outcome.code == 0 ? outcome.out == "35243995\n" : outcome.out.empty())
        << "page " << at / page << ": " << outcome.out;
  }
  EXPECT_GT(refused, 0);
}

TEST(PostgresServers, ThatCannotBeUsedAreRefused) {
  expect_unusable(hurdle({"work", "postgresql://u:secret@127.0.0.1:1/d"}), "cannot connect");
  expect_unusable(hurdle({"work", "postgresql://u:sec%zzret@127.0.0.1:1/d"}), "cannot be read");
  if (const std::string why = no_server_because(); !why.empty()) {
    GTEST_SKIP() << why;
  }
  expect_unusable(hurdle({"work", url_of("nowhere")}), "\"nowhere\" does not exist");
  expect_unusable(hurdle({"work", url_of("postgres", "nobody")}), "\"nobody\" does not exist");
  expect_unusable(hurdle({"campaign", "start", url_of("postgres", "guarded:wrong"), "janggi", "4"}),
                  "password authentication failed");
}

/// The output of `campaign list` for the server's empty database, reached over TLS.
Outcome reached_by_tls(const std::string& host, const std::string& parameters) {
  return hurdle(
      {"campaign", "list",
       fmt::format("postgresql://hurdle@{}:{}/postgres?{}", host, tls_server().port, parameters)});
}

TEST(PostgresServers, AreReachedByTlsAsAsked) {
  if (const std::string why = no_server_because(); !why.empty()) {
    GTEST_SKIP() << why;
  }
  const std::string root = "&sslrootcert=" + tls_server().certificate;
  const std::string there = "it holds no campaigns";
  for (const Outcome& outcome : {reached_by_tls("127.0.0.1", "sslmode=require"),
                                 reached_by_tls("127.0.0.1", "sslmode=verify-ca" + root),
                                 reached_by_tls("localhost", "sslmode=verify-full" + root)}) {
    expect_unusable(outcome, there);
  }
  expect_unusable(reached_by_tls("127.0.0.1", "sslmode=disable"), "no encryption");
  expect_unusable(reached_by_tls("127.0.0.1", "sslmode=verify-full" + root),
                  "does not match host name");
  expect_unusable(reached_by_tls("localhost", "sslmode=verify-full&sslrootcert=/none"),
                  "root certificate file \"/none\" does not exist");
  expect_unusable(shell(fmt::format("PGSSLMODE=disable $HURDLE campaign list "
                                    "postgresql://hurdle@127.0.0.1:{}/postgres",
                                    tls_server().port)),
                  "no encryption");
}

TEST(PostgresServers, KeepPasswordsToThemselves) {
  for (const std::string url :
       {"postgresql://u:secret@127.0.0.1:1/d", "postgresql://u:sec%zzret@127.0.0.1:1/d",
        "postgresql://u@127.0.0.1:1/d?password=secret", "postgresql://u:secret@[::1/d",
        "postgresql://u:sE?cret@127.0.0.1:1/d", "postgresql://u:a/secret@127.0.0.1:1/d",
        "postgresql://u@127.0.0.1:1/d?%70assword=secret", "postgresql:/u:secret@127.0.0.1:1/d",
        "postgresql://u:sec@ret@127.0.0.1:1/d",
        "postgresql://u:secret@127.0.0.1:1/database?application_name=longer-than-what-is-quoted",
        "host=127.0.0.1 port=1 password=secret"}) {
    for (const Arguments& command :
         {Arguments{"work", url}, Arguments{"campaign", "list", url, "--json", "-"},
          Arguments{"campaign", "list", "x.db", url}, Arguments{"perft", "janggi", url},
          Arguments{"campaign", "status", "x.db", "--campaign" + url}}) {
      const Outcome outcome = hurdle(command);
      EXPECT_EQ(outcome.code, 2) << url;
      for (const std::string& text : {outcome.out, outcome.err}) {
        EXPECT_FALSE(says(text, "sec"));
        EXPECT_FALSE(says(text, "cret"));
        EXPECT_FALSE(says(text, "ret@"));
      }
    }
  }
}

TEST(PostgresServers, HideAPasswordFromPs) {
  const SilentPort silent;
  for (const std::string rest :
       {"u:sE?cret@127.0.0.1:{}/d", "u@127.0.0.1:{}/d?%70assword=secret"}) {
    const std::string url = "postgresql://" + fmt::format(fmt::runtime(rest), silent.number());
    const Scratch scratch;
    // The password is visible for a moment before it is overwritten, first in this shell line
    // itself; while the program is loaded there is no command line at all.
    const Outcome seen = shell(fmt::format(
        "cd {}; \"$HURDLE\" work '{}' 2>/dev/null & p=$!; for i in $(seq 1000); do tr '\\0' ' ' "
        "</proc/$p/cmdline >seen; ! grep -q ' work postgresql://u@' seen || grep -q cret seen || "
        "break; sleep 0.02; done; cat seen; kill -9 $p; wait $p",
        scratch.path(""), url));
    EXPECT_TRUE(
        says(seen.out, fmt::format(" work postgresql://u@127.0.0.1:{}/d ", silent.number())));
    EXPECT_FALSE(says(seen.out, "cret"));
  }
}

}  // namespace
}  // namespace hurdle::props
