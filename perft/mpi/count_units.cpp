#include "perft/mpi/count_units.hpp"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <exception>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

#include "perft/campaign/work/environment.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/interrupted.hpp"

namespace hurdle::mpi {
namespace {

using campaign::UnitCount;
using campaign::UnitPlan;

constexpr const char* no_more_units = "";

/// Counts units of one plan, which is expanded once.
class UnitCounter {
 public:
  UnitCounter(const UnitPlan& plan, const RankOptions& options, const std::atomic<bool>& stop)
      : plan_(plan) {
    how_.count.threads = cli::started(static_cast<std::uint64_t>(options.threads));
    how_.count.stop = &stop;
    how_.count.hash_bytes = options.hash_bytes;
    campaign::ExpandOptions expand;
    expand.threads = how_.count.threads;
    expand.stop = how_.count.stop;
    level_ = campaign::level_of(plan, expand);
  }

  [[nodiscard]] UnitCount count(UnitOfPass unit) const {
    return campaign::count_unit(plan_, campaign::unit_tasks(plan_, level_, unit.unit), unit.unit,
                                unit.pass, how_);
  }

 private:
  const UnitPlan& plan_;
  campaign::UnitOptions how_;
  campaign::Level level_;
};

std::string start_order(const UnitPlan& plan, const RankOptions& options) {
  Json order{
      {"plan", campaign::plan_report(plan)}, {"file", plan.file}, {"threads", options.threads}};
  if (options.hash_bytes) {
    order["hash_bytes"] = *options.hash_bytes;
  }
  return order.dump();
}

/// Rank 0's own count, in a thread beside the one that handles messages.
class OwnCount {
 public:
  OwnCount(const UnitPlan& plan, const RankOptions& options, ResultsFolder& results)
      : thread_([this, &plan, options, &results] {
          try {
            const UnitCounter counter(plan, options, stop_);
            while (const auto unit = results.take()) {
              results.store(counter.count(*unit));
            }
          } catch (...) {
            failure_ = std::current_exception();
          }
          ended_ = true;
        }) {}
  ~OwnCount() {
    stop_ = true;
    thread_.join();
  }
  OwnCount(const OwnCount&) = delete;
  OwnCount& operator=(const OwnCount&) = delete;

  /// Throws what ended the count, if it failed.
  void rethrow_failure() const {
    if (ended_ && failure_) {
      std::rethrow_exception(failure_);
    }
  }
  [[nodiscard]] bool ended() const noexcept { return ended_; }

 private:
  std::exception_ptr failure_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> ended_ = false;
  std::thread thread_;  // last: it uses the other members
};

/// Rank 0's answers to the other ranks.
class Orders {
 public:
  Orders(const Messages& messages, const UnitPlan& plan, ResultsFolder& results)
      : messages_(messages), plan_(plan), results_(results) {}

  void handle(const Message& message) {
    if (message.tag == Tag::failure) {
      throw cli::Failure(fmt::format("rank {}: {}", message.sender, message.text));
    }
    if (message.tag == Tag::result) {
      const std::string sender = fmt::format("rank {}", message.sender);
      results_.store(campaign::parse_unit_count(plan_, sender, Json::parse(message.text)));
    }
    if (const auto unit = results_.take()) {
      messages_.send(message.sender, Tag::order, fmt::format("{} {}", unit->unit, unit->pass));
    } else {
      idle_.push_back(message.sender);
    }
  }

  /// Every other rank has nothing to do.
  [[nodiscard]] bool all_idle() const {
    return idle_.size() + 1 == static_cast<std::size_t>(messages_.size());
  }
  void end_all() const {
    for (const int rank : idle_) {
      messages_.send(rank, Tag::order, no_more_units);
    }
  }

 private:
  const Messages& messages_;
  const UnitPlan& plan_;
  ResultsFolder& results_;
  std::vector<int> idle_;  // they are ended together: a process that MPI ends waits for all others
};

}  // namespace

void lead(const Messages& messages, const UnitPlan& plan, const RankOptions& options,
          ResultsFolder& results) {
  constexpr std::chrono::milliseconds between_attempts(1);
  (void)messages.from_rank_0(start_order(plan, options));
  Orders orders(messages, plan, results);
  cli::Progress progress("units");
  const OwnCount own(plan, options, results);
  while (!own.ended() || !orders.all_idle()) {
    own.rethrow_failure();
    if (cli::stop_flag()) {
      throw Interrupted();
    }
    if (const auto message = messages.poll()) {
      orders.handle(*message);
    } else {
      progress.show(results.stored(), results.wanted());
      std::this_thread::sleep_for(between_attempts);
    }
  }
  own.rethrow_failure();
  progress.clear();
  orders.end_all();
}

void dismiss(const Messages& messages) {
  (void)messages.from_rank_0(no_more_units);
}

void follow(const Messages& messages) {
  const std::string start = messages.from_rank_0("");
  if (start == no_more_units) {
    return;
  }
  try {
    const Json order = Json::parse(start);
    const UnitPlan plan =
        campaign::parse_unit_plan(order["file"].get<std::string>(), order["plan"]);
    RankOptions options;
    options.threads = order["threads"].get<int>();
    if (order.contains("hash_bytes")) {
      options.hash_bytes = order["hash_bytes"].get<std::uint64_t>();
    }
    const UnitCounter counter(plan, options, cli::stop_flag());
    messages.send(0, Tag::ready, "");
    while (true) {
      const std::string text = messages.wait().text;
      if (text == no_more_units) {
        return;
      }
      const std::size_t blank = text.find(' ');
      const UnitOfPass unit{std::stoi(text), std::stoi(text.substr(blank))};
      messages.send(0, Tag::result, campaign::unit_report(plan, counter.count(unit)).dump());
    }
  } catch (const std::exception& error) {
    messages.send(0, Tag::failure,
                  fmt::format("{} ({})", error.what(), campaign::real_environment().name()));
    (void)messages.wait();  // rank 0 ends all
  }
}

}  // namespace hurdle::mpi
