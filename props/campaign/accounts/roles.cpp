#include "props/campaign/accounts/roles.hpp"

#include "props/campaign/server.hpp"

namespace hurdle::props {

using namespace hurdle::campaign;

void Roles::SetUp() {
  if (const std::string why = no_server_because(); !why.empty()) {
    GTEST_SKIP() << why;
  }
  administrator_ = new_database();
  const Outcome before = grant();
  ASSERT_EQ(before.code, 0) << before.err;
  EXPECT_TRUE(says(before.out, "again after the first"));
  const Outcome start = hurdle(
      {"campaign", "start", as("hurdle_owner"), "janggi", "4", "--split", "2", "--passes", "2"});
  ASSERT_EQ(start.code, 0) << start.err;
  const Outcome after = grant();
  ASSERT_EQ(after.code, 0) << after.err;
  EXPECT_EQ(after.out, "");
}

std::string Roles::as(const std::string& role) const {
  const std::string administrator = "hurdle@";
  return std::string(administrator_)
      .replace(administrator_.find(administrator), administrator.size(), role + "@");
}

std::unique_ptr<Database> Roles::open(const std::string& role) const {
  return open_database(as(role), Missing::refuse);
}

Outcome Roles::grant(const std::string& options) const {
  return shell("/usr/lib/postgresql/15/bin/psql -q -v ON_ERROR_STOP=1 " + options + " -f " +
               std::string(HURDLE_SOURCE_DIR) + "/ci/cluster/roles.sql '" + administrator_ + "'");
}

void Roles::expect_refused(const std::string& role, const std::string& statement,
                           const std::string& words) const {
  const StoreError error = thrown_by<StoreError>([&] { (void)open(role)->exec(statement); });
  const std::string what = error.what();
  EXPECT_TRUE(words.empty() ? what.find("permission denied") != std::string::npos ||
                                  what.find("must be owner") != std::string::npos
                            : what.find(words) != std::string::npos)
      << statement << ": " << what;
}

std::int64_t Roles::number(const std::string& role, const std::string& statement) const {
  return open(role)->exec(statement).rows.at(0).integer(0);
}

}  // namespace hurdle::props
