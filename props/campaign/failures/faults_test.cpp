// Failures while a campaign runs: workers killed and suspended, a server killed, a connection cut,
// a full disk. After each the total is exact, and no job is lost or counted twice.
#include <fmt/format.h>

#include <chrono>
#include <iostream>
#include <random>
#include <string_view>
#include <thread>

#include "perft/campaign/result/status.hpp"
#include "props/campaign/failures/small_disk.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

/// Two passes over Janggi that take some seconds, also with sanitizers, and the total.
struct SomeSeconds {
  int depth;
  int split;
  std::string_view total;
};
constexpr SomeSeconds some_seconds = std::string_view(HURDLE_SANITIZE).empty()
                                         ? SomeSeconds{6, 3, "1167713187"}
                                         : SomeSeconds{5, 2, "35243995"};

class Faults : public AnyStore {
 protected:
  void begin() {
    campaign_ = start(request_twice("janggi", some_seconds.depth, some_seconds.split));
  }

  /// Expects that every job is done once and the total is exact.
  void expect_exact_total() const {
    good({"work", store(), "--until-idle", "--lease", "1"});
    const Result sum = result(campaign_);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), some_seconds.total);
    const Status status = status_of(*open(), campaign_);
    EXPECT_EQ(status.jobs_done, campaign_.jobs());
    EXPECT_EQ(status.tasks_done, campaign_.tasks * campaign_.passes);
    EXPECT_EQ(status.jobs_leased, 0);
  }

  [[nodiscard]] const Campaign& campaign() const { return campaign_; }

 private:
  Campaign campaign_;
};

/// Failures of a server.
class ServerFaults : public Faults {};

/// Random delays; the seed is printed.
class Moments {
 public:
  Moments() { std::cout << "[ seed     ] " << seed_ << '\n'; }
  [[nodiscard]] int milliseconds(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(engine_);
  }

 private:
  std::random_device::result_type seed_ = std::random_device{}();
  std::mt19937 engine_{seed_};
};

TEST_P(Faults, WorkersKilledAtRandomMomentsLoseNothing) {
  constexpr int kills = 20;
  begin();
  Moments moments;
  for (int kill = 0; kill < kills; ++kill) {
    (void)shell(
        fmt::format("\"$HURDLE\" work '{}' --threads 1 --hash 0 --lease 1 & sleep {}; "
                    "kill -9 $!; wait",
                    store(), moments.milliseconds(5, 200) / 1000.0));
  }
  std::cout << "[ faults   ] " << kills << " workers killed, " << campaign().tasks << " tasks of "
            << campaign().passes << " passes\n";
  expect_exact_total();
}

TEST_P(Faults, AWorkerStoppedPastItsLeaseIsFencedOff) {
  begin();
  // Suspends the worker while it holds leases, but not inside a transaction, which would block a
  // whole file. After it continues, it completes its jobs, however long it counts, before it is
  // told to end.
  const Outcome stopped = good(shell(
      fmt::format("d=$(mktemp -d); "
                  "\"$HURDLE\" work '{0}' --threads 1 --hash 0 --lease 1 2>$d/err & p=$!; "
                  "until sleep 0.1; kill -STOP $p || exit 78; "
                  "timeout 5 \"$HURDLE\" campaign status '{0}' | grep -q ' [1-9][0-9]* leased' && "
                  "timeout 5 \"$HURDLE\" campaign pause '{0}' && "
                  "timeout 5 \"$HURDLE\" campaign resume '{0}'; do kill -CONT $p; done; "
                  "\"$HURDLE\" work '{0}' --until-idle --lease 1 || exit 77; kill -CONT $p; "
                  "timeout 60 sh -c 'until grep -q refused \"$0\"; do sleep 0.05; done' $d/err; "
                  "kill -TERM $p; wait $p; code=$?; cat $d/err >&2; rm -r $d; exit $code",
                  store())));
  EXPECT_TRUE(says(stopped.err, "refused, the lease ran out"));
  expect_exact_total();
}

TEST_P(Faults, TwoShellsStartingTheSameMakeOne) {
  good(shell(fmt::format(
      "for i in 1 2; do \"$HURDLE\" campaign start '{}' janggi {} --split {} --passes 2 & "
      "p[$i]=$!; done; wait ${{p[1]}} && wait ${{p[2]}}",
      store(), some_seconds.depth, some_seconds.split)));
  begin();  // finds it
  ASSERT_EQ(all_campaigns(*open()).size(), 1U);
  expect_exact_total();
}

TEST_P(ServerFaults, KilledServersLoseNothing) {
  constexpr int kills = 3;
  begin();
  Moments moments;
  Outcome worked;
  std::thread worker([&] {
    worked = hurdle({"work", store(), "--until-idle", "--threads", "1", "--hash", "0"});
  });
  // A worker whose first connection fails ends, unless it has --wait.
  while (open()->exec("SELECT 1 FROM worker").rows.empty()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  for (int kill = 0; kill < kills; ++kill) {
    std::this_thread::sleep_for(std::chrono::milliseconds(moments.milliseconds(100, 600)));
    crash_server();
  }
  worker.join();
  EXPECT_EQ(worked.code, 0) << worked.err;
  EXPECT_TRUE(says(worked.err, "trying again in"));
  expect_exact_total();
}

TEST_P(ServerFaults, AConnectionCutInACompletionLosesNothing) {
  begin();
  const auto database = open();
  const WorkerIdentity worker = register_worker(*database, {});
  const Job job = lease(*database, campaign(), worker, 1, 60000).at(0);
  const Finished finished = counted(*database, campaign(), job);
  const auto session = database->exec("SELECT CAST(pg_backend_pid() AS BIGINT)");
  (void)open()->exec("SELECT pg_terminate_backend(CAST($1 AS INTEGER))",
                     {session.rows.at(0).integer(0)});
  const StoreError error =
      thrown_by<StoreError>([&] { (void)complete(*database, campaign(), worker, {finished}); });
  EXPECT_EQ(error.kind(), StoreFailure::unreachable) << error.what();
  EXPECT_EQ(complete(*open(), campaign(), worker, {finished}).at(0), Completion::counted);
  EXPECT_EQ(complete(*open(), campaign(), worker, {finished}).at(0), Completion::counted_before);
  sign_off(*open(), worker);
  expect_exact_total();
}

HURDLE_FOR_BOTH_STORES(Faults);
HURDLE_FOR_POSTGRES(ServerFaults);

TEST(FullDisks, StopAnExpansionThatGoesOnWithRoom) {
  const Scratch scratch;
  const SmallDisk disk(scratch.path(""));
  if (!disk.mounted()) {
    GTEST_SKIP() << "a small disk can be mounted by root only";
  }
  const std::string file = scratch.path("campaigns.db");
  const std::vector<std::string> start{"campaign", "start", file, "janggi", "5", "--split", "3"};
  expect_refused(hurdle(start), {"no room left"});
  EXPECT_NE(hurdle({"campaign", "result", file}).code, 0);
  ASSERT_TRUE(disk.grow());
  good(start);
  EXPECT_EQ(hurdle({"work", file, "--until-idle"}).code, 0);
  EXPECT_EQ(hurdle({"campaign", "result", file}).out, "35243995\n");
}

}  // namespace
}  // namespace hurdle::props
