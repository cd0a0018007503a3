// Shared by the tests of campaigns: each test runs with both stores, a SQLite file and a database
// of a private PostgreSQL server.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/result/result.hpp"
#include "perft/campaign/start/start.hpp"
#include "perft/campaign/work/completion.hpp"
#include "perft/campaign/work/leases.hpp"
#include "perft/campaign/work/work.hpp"
#include "props/campaign/server.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {

enum class StoreKind { sqlite, postgres };
std::ostream& operator<<(std::ostream& out, StoreKind kind);

/// A new empty store for each test.
class AnyStore : public testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override;

  [[nodiscard]] const std::string& store() const { return store_; }

  /// Another empty store of this kind.
  [[nodiscard]] std::string another_store() const;

  /// A new connection.
  [[nodiscard]] std::unique_ptr<campaign::Database> open() const;

  /// The bytes in a column of a batch; writes them, as no program does.
  [[nodiscard]] std::string batch_bytes(const std::string& column, std::int64_t batch) const;
  void write_batch(const std::string& column, std::int64_t batch, const std::string& bytes) const;

  /// Starts a campaign and returns it.
  campaign::Campaign start(const campaign::StartRequest& request) const;

  /// Works in this thread until nothing is left.
  campaign::WorkDone work(campaign::WorkOptions options = {}) const;

  /// Starts a campaign, works until nothing is left, and returns the campaign.
  campaign::Campaign start_and_work(const campaign::StartRequest& request) const;

  [[nodiscard]] campaign::Result result(const campaign::Campaign& campaign) const;

  /// The workers' messages since the test began.
  [[nodiscard]] const std::vector<std::string>& said() const { return said_; }

 private:
  Scratch scratch_;
  std::string store_;
  mutable int stores_ = 0;
  mutable std::vector<std::string> said_;
};

/// A request for the start position, in several batches.
[[nodiscard]] campaign::StartRequest request(const std::string& variant, int depth, int split = 2);

/// The same with two passes.
[[nodiscard]] campaign::StartRequest request_twice(const std::string& variant, int depth,
                                                   int split = 2);

/// Leases jobs for `milliseconds`.
[[nodiscard]] std::vector<campaign::Job> lease_some(campaign::Database& database,
                                                    const campaign::Campaign& campaign,
                                                    const campaign::WorkerIdentity& worker,
                                                    std::int64_t milliseconds = 60000);

/// The correct counts of a leased job.
[[nodiscard]] campaign::Finished counted(campaign::Database& database,
                                         const campaign::Campaign& campaign,
                                         const campaign::Job& job);

#define HURDLE_FOR_BOTH_STORES(suite)                                                              \
  INSTANTIATE_TEST_SUITE_P(Stores, suite, testing::Values(StoreKind::sqlite, StoreKind::postgres), \
                           testing::PrintToStringParamName())

#define HURDLE_FOR_POSTGRES(suite)                                              \
  INSTANTIATE_TEST_SUITE_P(Stores, suite, testing::Values(StoreKind::postgres), \
                           testing::PrintToStringParamName())

}  // namespace hurdle::props
