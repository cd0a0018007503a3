// The recipes of ci/cluster: each role does its part and nothing else, and the scripts do what they
// say. What needs other machines is only looked at.
#include <filesystem>

#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

const std::string recipes = std::string(HURDLE_SOURCE_DIR) + "/ci/cluster/";

/// A database with the roles of roles.sql and a campaign.
class Roles : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = no_server_because(); !why.empty()) {
      GTEST_SKIP() << why;
    }
    administrator_ = new_database();
    const Outcome before = grant();
    ASSERT_EQ(before.code, 0) << before.err;
    EXPECT_NE(before.out.find("again after the first"), std::string::npos) << before.out;
    const Outcome start =
        hurdle({"campaign", "start", as("hurdle_owner"), "janggi", "4", "--passes", "2"});
    ASSERT_EQ(start.code, 0) << start.err;
    const Outcome after = grant();
    ASSERT_EQ(after.code, 0) << after.err;
    EXPECT_EQ(after.out, "");
  }

  [[nodiscard]] std::string as(const std::string& role) const {
    const std::string administrator = "hurdle@";
    return std::string(administrator_)
        .replace(administrator_.find(administrator), administrator.size(), role + "@");
  }

  /// Demands that a role's statement is refused.
  void expect_refused(const std::string& role, const std::string& statement) const {
    const auto database = open_database(as(role), Missing::refuse);
    try {
      (void)database->exec(statement);
      ADD_FAILURE() << role << " may: " << statement;
    } catch (const StoreError& error) {
      const std::string what = error.what();
      EXPECT_TRUE(what.find("permission denied") != std::string::npos ||
                  what.find("must be owner") != std::string::npos)
          << statement << ": " << what;
    }
  }

 private:
  [[nodiscard]] Outcome grant() const {
    return shell("/usr/lib/postgresql/15/bin/psql -q -v ON_ERROR_STOP=1 -f " + recipes +
                 "roles.sql '" + administrator_ + "'");
  }

  std::string administrator_;
};

void expect_permission_denied(const Outcome& outcome) {
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("permission denied"), std::string::npos) << outcome.err;
}

TEST_F(Roles, LetAWorkerWorkAndNothingElse) {
  const Outcome work = hurdle({"work", as("hurdle_worker"), "--until-idle"});
  EXPECT_EQ(work.code, 0) << work.err;
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
    const Outcome outcome = hurdle({"campaign", verb, as("hurdle_reader")});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
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

TEST(ClusterLocal, CountsACampaignAndLeavesNothingBehind) {
  if (const std::string why = no_server_because(); !why.empty()) {
    GTEST_SKIP() << why;
  }
  const Scratch scratch;
  const std::string folder = scratch.path("");
  ASSERT_EQ(shell("chmod 711 " + folder).code, 0);  // the server is another user's when we are root
  const Outcome outcome = shell("TMPDIR=" + folder + " " + recipes + "local janggi 4 --workers 2");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.out, "1065277\n");
  EXPECT_NE(outcome.err.find("janggi-4, finished"), std::string::npos) << outcome.err;
  EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST(ClusterLocal, RefusesWhatItCannotDo) {
  EXPECT_EQ(shell(recipes + "local janggi").code, 2);
  EXPECT_EQ(shell(recipes + "local janggi 4 --workers 0").code, 2);
  EXPECT_EQ(shell(recipes + "local janggi 4 --threads").code, 2);
  EXPECT_EQ(shell("HURDLE=/none " + recipes + "local janggi 4").code, 2);
}

TEST(ClusterSsh, SaysWhatEachHostWouldDo) {
  const Scratch scratch;
  const std::string hosts = scratch.file("hosts", "# two\none\n\nme@two\n");
  const std::string store = "postgresql://hurdle_worker@server/campaigns";
  const Outcome outcome =
      shell(recipes + "ssh " + hosts + " " + store + " --dry-run --for 1h --campaign \"it's\"");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::string command =
      ": 'hurdle' 'work' '" + store + "' '--for' '1h' '--campaign' 'it'\\''s'\n";
  EXPECT_EQ(outcome.out, "one" + command + "me@two" + command);
}

TEST(ClusterSsh, RefusesWhatItCannotDo) {
  for (const char* arguments :
       {"", "one", "one file.db", ", postgresql://u@h/d", "-oProxyCommand=x postgresql://u@h/d"}) {
    EXPECT_EQ(shell(recipes + "ssh " + arguments + " --dry-run").code, 2) << arguments;
  }
  for (const char* store : {"postgresql://u:secret@h/d", "postgresql://u@h/d?password=secret"}) {
    const Outcome outcome = shell(recipes + "ssh one " + store + " --dry-run");
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ((outcome.out + outcome.err).find("secret"), std::string::npos) << outcome.err;
  }
}

}  // namespace
}  // namespace hurdle::props
