// Campaigns with a quorum, for tests of accounts: the owner's connection, a worker for each
// account, and the true counts.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "perft/campaign/result/result.hpp"
#include "perft/campaign/start/start.hpp"
#include "perft/campaign/work/completion.hpp"
#include "perft/campaign/work/leases.hpp"
#include "props/campaign/accounts/roles.hpp"

namespace hurdle::props {

class Accounts : public Roles {
 protected:
  /// Creates these accounts; those of Roles exist anyway.
  void make_accounts(const std::vector<std::string>& names);

  /// Starts a campaign in which two accounts must agree, with a unique name; a seed selects the
  /// tasks that are known beforehand.
  void start(const std::string& variant, int depth, int split, int known_percent,
             std::uint64_t known_seed);

  struct Member {
    std::shared_ptr<campaign::Database> database;
    campaign::WorkerIdentity worker;
  };
  /// A worker of an account.
  [[nodiscard]] Member member(const std::string& account) const;

  /// Asks for work, as workers do before they lease.
  void look(const Member& member) const;
  [[nodiscard]] std::vector<campaign::Job> lease(const Member& member, std::int64_t most) const;
  campaign::Completion complete(const Member& member, const campaign::Finished& finished) const;

  /// The correct counts of a job.
  [[nodiscard]] campaign::Finished counted(const campaign::Job& job) const;

  /// The tasks of a batch with known counts.
  [[nodiscard]] std::vector<std::int64_t> known(std::int64_t batch) const;

  [[nodiscard]] campaign::Result result() const;
  [[nodiscard]] campaign::Database& owner() const { return *owner_; }
  [[nodiscard]] const campaign::Campaign& campaign() const { return campaign_; }

 private:
  std::unique_ptr<campaign::Database> owner_;
  campaign::Campaign campaign_;
  int campaigns_ = 0;
  std::vector<campaign::Finished> right_;  ///< by batch
};

}  // namespace hurdle::props
