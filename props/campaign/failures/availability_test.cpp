// Workers and stores that do not exist yet, hang or are full: workers wait, continue by themselves
// and end when told to; nothing is lost.
#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <thread>

#include "perft/campaign/store/socket_watchdog.hpp"
#include "perft/campaign/work/heartbeat_thread.hpp"
#include "props/campaign/failures/small_disk.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;
using std::chrono::milliseconds;

std::size_t mentions(const std::string& text, const std::string& what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
    ++found;
  }
  return found;
}

class Availability : public AnyStore {};

/// Runs `meanwhile` once a worker with --wait has printed these words, and stops the worker when
/// the campaign is counted.
Outcome worker_that_waits(const std::string& store, const std::string& words,
                          const std::string& meanwhile) {
  return shell(fmt::format(
      "d=$(mktemp -d); \"$HURDLE\" work '{0}' --wait --campaign janggi-4 2>$d/err & p=$!; "
      "until grep -q '{1}' $d/err; do sleep 0.05; kill -0 $p || exit 77; done; {2}; "
      "until \"$HURDLE\" campaign result '{0}' --campaign janggi-4 2>/dev/null; do sleep 0.05; "
      "kill -0 $p || {{ cat $d/err >&2; exit 78; }}; "
      "done; kill $p; wait $p; code=$?; cat $d/err >&2; rm -r $d; exit $code",
      store, words, meanwhile));
}

TEST_P(Availability, AWorkerWaitsForAStoreThatIsNotThereYet) {
  const Outcome at_once = hurdle({"work", store()});
  EXPECT_EQ(at_once.code, 2) << at_once.err;
  const Outcome waited = good(worker_that_waits(
      store(), "waiting for it",
      fmt::format("\"$HURDLE\" campaign start '{}' janggi 4 >/dev/null", store())));
  EXPECT_EQ(waited.out, "1065277\n");
  EXPECT_EQ(mentions(waited.err, "waiting for it"), 1U) << waited.err;
  EXPECT_EQ(mentions(waited.err, "there is one now"), 1U) << waited.err;
}

TEST_P(Availability, AWorkerWaitsForACampaignThatIsNotThereYet) {
  (void)start(request("makpong", 3));
  const Outcome waited = good(worker_that_waits(
      store(), "no campaign is called janggi-4; waiting for it",
      fmt::format("\"$HURDLE\" campaign start '{}' janggi 4 >/dev/null", store())));
  EXPECT_EQ(waited.out, "1065277\n");
}

/// Tests for servers only, which do not apply to files.
class ServersAway : public AnyStore {};

TEST_P(ServersAway, AreWaitedForFromTheBeginning) {
  (void)start(request("janggi", 4));
  kill_server();
  EXPECT_EQ(hurdle({"work", store()}).code, 2);
  Outcome waited;
  std::thread worker([&] { waited = hurdle({"work", store(), "--wait", "--until-idle"}); });
  revive_server();
  worker.join();
  EXPECT_EQ(waited.code, 0) << waited.err;
  EXPECT_EQ(hurdle({"campaign", "result", store()}).out, "1065277\n");
}

HURDLE_FOR_POSTGRES(ServersAway);
HURDLE_FOR_BOTH_STORES(Availability);

TEST(SilentServers, AreGivenUpWhenConnecting) {
  const SilentPort port;
  const std::string url =
      fmt::format("postgresql://u@127.0.0.1:{}/d?connect_timeout=2&sslmode=disable", port.number());
  expect_refused(hurdle({"campaign", "status", url}), {"cannot connect"});
  EXPECT_TRUE(says(good({"work", url, "--wait", "--for", "1s"}).err, "nothing was counted"));
  good(hurdle({"work", url, "--wait"}, {.interrupt = true, .stdout_file = {}}));
}

/// A hanging store: every process of the server suspended, or the file locked by a process that
/// does not continue.
class StoresThatHang : public AnyStore {
 protected:
  void TearDown() override { go_on(); }

  void hang() {
    if (GetParam() == StoreKind::postgres) {
      freeze_server();
    } else {
      holder_ = open();
      lock_.emplace(*holder_, Access::write);
    }
    hangs_ = true;
  }
  void go_on() {
    if (hangs_ && GetParam() == StoreKind::postgres) {
      thaw_server();
    }
    lock_.reset();
    holder_.reset();
    hangs_ = false;
  }

  /// Works until `act`, which is called as soon as a worker reports that the store hangs, at the
  /// first completion; returns the work done.
  template <class Act>
  WorkDone work_and_hang(WorkOptions options, const Act& act) {
    const bool server = GetParam() == StoreKind::postgres;
    options.store = store() + (server ? "&connect_timeout=2" : "");
    options.hash_bytes = 0;
    options.answer_within = milliseconds(1000);
    options.farewell = milliseconds(500);
    bool complained = false;
    bool hung = false;
    WorkReports reports;
    reports.progress = [&](const Campaign&, const WorkDone&) {
      if (!std::exchange(hung, true)) {
        hang();
      }
    };
    reports.note = [&](const std::string& line) {
      said_ += line + '\n';
      if (hung && !std::exchange(complained, true)) {
        act();
      }
    };
    WorkDone done = campaign::work(options, reports);
    EXPECT_TRUE(complained);
    return done;
  }

  void expect_exact_total(const Campaign& campaign) const {
    const Result sum = result(campaign);
    EXPECT_TRUE(sum.complete) << sum.why_not;
    EXPECT_EQ(to_text(sum.total), "35243995");
  }

  [[nodiscard]] const std::string& complaints() const { return said_; }

 private:
  std::unique_ptr<Database> holder_;
  std::optional<Transaction> lock_;
  bool hangs_ = false;
  std::string said_;
};

TEST_P(StoresThatHang, AreGivenUpAndTriedAgain) {
  const Campaign campaign = start(request("janggi", 5, 3));
  WorkOptions options;
  options.until_idle = true;
  (void)work_and_hang(options, [&] { go_on(); });
  const bool server = GetParam() == StoreKind::postgres;
  EXPECT_TRUE(
      says(complaints(), server ? "the server did not answer in time" : "keep the file locked"));
  EXPECT_TRUE(says(complaints(), "trying again in"));
  expect_exact_total(campaign);
}

TEST_P(StoresThatHang, DoNotKeepAWorkerFromEnding) {
  const Campaign campaign = start(request("janggi", 5, 3));
  std::atomic<bool> stop = false;
  WorkOptions options;
  options.stop = &stop;
  options.lease = 1000;
  const WorkDone done = work_and_hang(options, [&] { stop = true; });
  EXPECT_LT(done.jobs, campaign.jobs());
  EXPECT_TRUE(says(complaints(), "the leases could not be given back"));
  go_on();
  (void)work();
  expect_exact_total(campaign);
}

HURDLE_FOR_BOTH_STORES(StoresThatHang);

TEST(Silences, AreNoneWhileTheProgramItselfIsStopped) {
  constexpr milliseconds patience{2'000};
  std::array<int, 2> ends{};
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0);
  {
    const SocketWatchdog watchdog(ends[0], {.answer = patience});
    (void)shell(fmt::format("kill -STOP {0}; sleep 4; kill -CONT {0}", getpid()));
    std::this_thread::sleep_for(patience / 8);  // time for a few checks
    EXPECT_FALSE(watchdog.was_cut());
    char none = 0;
    EXPECT_EQ(read(ends[0], &none, 1), 0) << "it is cut in the end";
    EXPECT_TRUE(watchdog.was_cut());
  }
  (void)close(ends[0]);
  (void)close(ends[1]);
}

class Heartbeats : public AnyStore {};

TEST_P(Heartbeats, HaveTheirTurnWhileAWorkerWrites) {
  constexpr std::int64_t lease_milliseconds = 400;
  constexpr std::size_t beats = 3;
  constexpr std::chrono::minutes long_enough{1};
  (void)start(request("janggi", 3));
  const auto database = open();
  const WorkerIdentity worker = register_worker(*database, {.lease = lease_milliseconds});
  const OpenQueue open_queue = [&](const StoreTimeouts& timeouts) {
    return queue_of(open_database(store(), Missing::refuse, timeouts));
  };
  HeartbeatThread heartbeats({open_queue, {}, worker, lease_milliseconds}, real_environment());
  std::vector<std::int64_t> seen;
  const auto end = std::chrono::steady_clock::now() + long_enough;
  while (seen.size() <= beats && std::chrono::steady_clock::now() < end) {
    const std::lock_guard lock(heartbeats.guard());  // and again at once
    const std::int64_t last =
        database->exec("SELECT heartbeat FROM worker WHERE id = $1", {worker.id})
            .rows.at(0)
            .integer(0);
    if (seen.empty() || seen.back() != last) {
      seen.push_back(last);
    }
    std::this_thread::sleep_for(milliseconds(1));
  }
  EXPECT_GT(seen.size(), beats);
}

HURDLE_FOR_BOTH_STORES(Heartbeats);

TEST(FullDisks, PauseAWorkerUntilThereIsRoom) {
  const Scratch scratch;
  const SmallDisk disk(scratch.path(""));
  if (!disk.mounted() || !disk.grow()) {
    GTEST_SKIP() << "a small disk can be mounted by root only";
  }
  WorkOptions options;
  options.store = scratch.path("campaigns.db");
  options.until_idle = true;
  const auto asked = request("janggi", 5, 3);
  const Campaign campaign =
      campaign::start(*open_database(options.store, Missing::create), asked, {}).campaign;
  const std::string ballast = scratch.path("ballast");
  std::string said;
  bool filled = false;
  WorkReports reports;
  reports.progress = [&](const Campaign&, const WorkDone&) {
    if (!std::exchange(filled, true)) {
      (void)shell("cat /dev/zero >" + ballast);
    }
  };
  reports.note = [&](const std::string& line) {
    said += line + '\n';
    std::filesystem::remove(ballast);
  };
  (void)campaign::work(options, reports);
  EXPECT_EQ(mentions(said, "no room left on the disk; waiting for it"), 1U) << said;
  EXPECT_EQ(mentions(said, "there is room now"), 1U) << said;
  const auto sum = result_of(*open_database(options.store, Missing::refuse), campaign);
  EXPECT_EQ(to_text(sum.total), "35243995") << sum.why_not;
}

}  // namespace
}  // namespace hurdle::props
