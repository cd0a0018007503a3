// A database with the roles of ci/cluster/roles.sql and a campaign, for tests of each role's
// rights.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "perft/campaign/store/database.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {

/// Besides the standard roles, the workers `ann` and `bob` have accounts.
class Roles : public testing::Test {
 protected:
  /// Creates the roles and, as the owner, a campaign of janggi to depth 4, in 64 batches with two
  /// passes.
  void SetUp() override;

  /// The URL of the database for a role.
  [[nodiscard]] std::string as(const std::string& role) const;
  [[nodiscard]] std::unique_ptr<campaign::Database> open(const std::string& role) const;

  /// Runs roles.sql with these options of psql.
  [[nodiscard]] Outcome grant(const std::string& options = "-v workers='ann bob'") const;

  /// Expects that the server refuses this role's statement with these words; empty: for lack of a
  /// right.
  void expect_refused(const std::string& role, const std::string& statement,
                      const std::string& words = "") const;

  /// The first value of an answer, as a number.
  [[nodiscard]] std::int64_t number(const std::string& role, const std::string& statement) const;

 private:
  std::string administrator_;
};

}  // namespace hurdle::props
