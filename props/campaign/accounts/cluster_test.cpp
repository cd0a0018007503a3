// The recipes of ci/cluster: each role has the rights it needs and no others, and the scripts do
// what they document. Steps that need other machines are only inspected.
#include <filesystem>

#include "props/campaign/accounts/roles.hpp"
#include "props/campaign/server.hpp"

namespace hurdle::props {
namespace {

const std::string recipes = std::string(HURDLE_SOURCE_DIR) + "/ci/cluster/";

void expect_permission_denied(const Outcome& outcome) {
  expect_failed(outcome, {"permission denied"});
}

TEST_F(Roles, LetAWorkerWorkAndNothingElse) {
  good({"work", as("hurdle_worker"), "--until-idle"});
  for (const char* verb : {"cancel", "pause", "recheck"}) {
    expect_permission_denied(hurdle({"campaign", verb, as("hurdle_worker")}));
  }
  expect_permission_denied(hurdle({"campaign", "start", as("hurdle_worker"), "makpong", "4"}));
  for (const char* statement :
       {"DROP TABLE campaign", "CREATE TABLE mine (x BIGINT)", "TRUNCATE job",
        "UPDATE campaign SET state = 'cancelled'", "DELETE FROM campaign",
        "UPDATE batch SET multiplicities = ''", "DELETE FROM batch", "DELETE FROM job",
        "UPDATE job SET key_seed = '1'", "UPDATE job SET pass = 1",
        "INSERT INTO job (campaign, batch, pass) VALUES (1, 0, 3)",
        "UPDATE worker SET name = 'another'", "DELETE FROM tally", "DELETE FROM finding",
        "UPDATE finding SET campaign = 0", "UPDATE hurdle_schema SET version = 0",
        "INSERT INTO recheck (campaign) VALUES (1)", "CREATE TEMPORARY TABLE mine (x BIGINT)"}) {
    expect_refused("hurdle_worker", statement);
  }
  EXPECT_EQ(hurdle({"campaign", "result", as("hurdle_owner")}).out, "1065277\n");
}

TEST_F(Roles, LetAReaderReadAndNothingElse) {
  ASSERT_EQ(hurdle({"work", as("hurdle_worker"), "--until-idle"}).code, 0);
  for (const char* verb : {"status", "list", "export"}) {
    good({"campaign", verb, as("hurdle_reader")});
  }
  EXPECT_EQ(hurdle({"campaign", "result", as("hurdle_reader")}).out, "1065277\n");
  expect_permission_denied(hurdle({"work", as("hurdle_reader"), "--until-idle"}));
  expect_refused("hurdle_reader", "UPDATE job SET state = 'ready'");
  expect_refused("hurdle_reader", "INSERT INTO finding (campaign) VALUES (1)");
}

TEST_F(Roles, LetAnOwnerDoItAll) {
  EXPECT_EQ(hurdle({"campaign", "pause", as("hurdle_owner")}).code, 0);
  EXPECT_EQ(hurdle({"campaign", "resume", as("hurdle_owner")}).code, 0);
  EXPECT_EQ(hurdle({"campaign", "cancel", as("hurdle_owner")}).code, 0);
}

TEST_F(Roles, HaveNamesOfTheirOwn) {
  for (const char* names : {"Ann", "ann;bob", "\"ann\"", "pg_worker", "1ann"}) {
    const Outcome refused = grant("-v workers='" + std::string(names) + "'");
    EXPECT_NE(refused.code, 0) << names;
    EXPECT_TRUE(says(refused.err, "no name of a worker"));
  }
  for (const char* name : {"hurdle_owner", "hurdle"}) {
    EXPECT_TRUE(says(grant("-v workers=" + std::string(name)).err, "may do more than a worker"));
  }
}

TEST_F(Roles, AreNotForServersThatOthersReachWithoutTls) {
  for (const char* line :
       {"host all all 10.0.0.0/8 scram-sha-256", "hostssl all all all md5",
        "hostnossl all all .example.org scram-sha-256", "host all all all trust"}) {
    let_in(line);
    const Outcome refused = grant();
    EXPECT_NE(refused.code, 0) << line;
    EXPECT_TRUE(says(refused.err, "other hosts come in by"));
  }
  for (const char* line :
       {"hostssl all all 10.0.0.0/8 scram-sha-256", "host all all 0.0.0.0/0 reject",
        "host elsewhere all all trust", "host all all samehost trust", ""}) {
    let_in(line);
    EXPECT_EQ(grant().code, 0) << line;
  }
}

TEST(ClusterLocal, CountsACampaignAndLeavesNothingBehind) {
  if (const std::string why = no_server_because(); !why.empty()) {
    GTEST_SKIP() << why;
  }
  const Scratch scratch;
  const std::string folder = scratch.path("");
  ASSERT_EQ(shell("chmod 711 " + folder).code, 0);  // for a server that runs as another user
  const Outcome outcome =
      good(shell("TMPDIR=" + folder + " " + recipes + "local janggi 4 --workers 2"));
  EXPECT_EQ(outcome.out, "1065277\n");
  EXPECT_TRUE(says(outcome.err, "janggi-4, finished"));
  EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST(ClusterLocal, RefusesWhatItCannotDo) {
  EXPECT_EQ(shell(recipes + "local janggi").code, 2);
  EXPECT_EQ(shell(recipes + "local janggi 4 --workers 0").code, 2);
  EXPECT_EQ(shell(recipes + "local janggi 4 --threads").code, 2);
  EXPECT_EQ(shell("HURDLE=/none " + recipes + "local janggi 4").code, 2);
}

TEST(ClusterSsh, DryRunPrintsTheCommandOfEachHost) {
  const Scratch scratch;
  const std::string hosts = scratch.file("hosts", "# two\none\n\nme@two\n");
  const std::string store = "postgresql://hurdle_worker@server/campaigns";
  const Outcome outcome = good(
      shell(recipes + "ssh " + hosts + " " + store + " --dry-run --for 1h --campaign \"it's\""));
  const std::string command =
      ": 'hurdle' 'work' '" + store + "' '--for' '1h' '--campaign' 'it'\\''s'\n";
  EXPECT_EQ(outcome.out, "one" + command + "me@two" + command);
}

TEST(ClusterSsh, RefusesWhatItCannotDo) {
  for (const char* arguments :
       {"", "one", "one file.db", ", postgresql://u@h/d", "-oProxyCommand=x postgresql://u@h/d"}) {
    EXPECT_EQ(shell(recipes + "ssh " + arguments + " --dry-run").code, 2) << arguments;
  }
  for (const char* store :
       {"postgresql://u:secret@h/d", "postgresql://u@h/d?password=secret",
        "postgresql://u:sE?secret@h/d", "postgresql://u@h/d?%70assWord=secret"}) {
    const Outcome outcome = shell(recipes + "ssh one '" + store + "' --dry-run");
    EXPECT_EQ(outcome.code, 2);
    EXPECT_FALSE(says(outcome.out + outcome.err, "secret")) << outcome.err;
  }
}

}  // namespace
}  // namespace hurdle::props
