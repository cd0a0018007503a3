// `hurdle-mpi`: the units of a plan, counted by all processes that `mpirun` or `srun` starts. Rank
// 0 gives out units, one at a time, and writes the results; every rank counts, rank 0 too.
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <vector>

#include "perft/campaign/work/environment.hpp"
#include "perft/cli/campaign/units.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/run.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/mpi/messages.hpp"
#include "perft/mpi/results_folder.hpp"

namespace hurdle::mpi {
namespace {

using campaign::UnitCount;
using campaign::UnitPlan;

constexpr const char* no_more_units = "";

/// How each process counts.
struct RankOptions {
  int threads = 1;
  std::optional<std::uint64_t> hash_bytes;  ///< empty: chosen by the depth
};

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

/// Rank 0: starts the other ranks, gives out the units and counts some itself. Returns when every
/// unit has a result. Throws Interrupted; Failure if a rank cannot count.
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

/// Rank 0: tells the other ranks that nothing is to be counted. Called instead of `lead`.
void dismiss(const Messages& messages) {
  (void)messages.from_rank_0(no_more_units);
}

/// Every other rank: counts the units that rank 0 orders, until there are no more.
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

}  // namespace
}  // namespace hurdle::mpi

namespace hurdle::cli {
namespace {

struct CountArguments : Arguments {
  Argument plan{command, "PLAN", "A file that hurdle campaign plan wrote"};
  Argument folder{command, "FOLDER",
                  "Receives a file for each unit. Units that have one are not counted again"};
  ThreadsOption threads{command, "Threads of each process (default: one for each core)"};
  HashOption hash{command};
};

/// Rank 0's link to the other ranks. A command is a function without arguments, so it finds the
/// link here.
struct Link {
  const mpi::Messages* messages = nullptr;
  bool started = false;  ///< the other ranks wait for orders
};

Link& link_to_others() {
  static Link link;
  return link;
}

int count(const CountArguments& options) {
  const campaign::UnitPlan plan = campaign::read_unit_plan(*options.plan);
  mpi::RankOptions how;
  how.threads = static_cast<int>(options.threads.value());
  how.hash_bytes = options.hash.bytes();
  mpi::ResultsFolder results(plan, *options.folder);
  Link& link = link_to_others();
  link.started = true;
  mpi::lead(*link.messages, plan, how, results);
  return merge_units(*options.plan, results.files(), "");
}

void add_count(const Command& program) {
  const Command command =
      program.add_command("count", "Count all units of a plan and print the total", count);
  command.footer(
      "Only the first process needs PLAN and FOLDER.\n"
      "Example:\n  hurdle campaign plan chess 8 --units 1000 --out plan.json\n"
      "  mpirun -np 4 hurdle-mpi count plan.json results");
}

}  // namespace
}  // namespace hurdle::cli

int main(int argc, char** argv) {
  using namespace hurdle;
  const mpi::Messages messages(argc, argv);
  if (messages.rank() != 0) {
    cli::watch_signals();
    mpi::follow(messages);
    return 0;
  }
  cli::Link& link = cli::link_to_others();
  link.messages = &messages;
  const cli::Program program{"hurdle-mpi",
                             "Count units of a plan (hurdle campaign plan) with many processes",
                             "count",
                             {cli::add_count}};
  const int code = cli::run_program(program, argc, argv);
  if (!link.started) {
    mpi::dismiss(messages);
  } else if (code == cli::unusable || code == cli::interrupted) {
    messages.abort(code);  // the others count or wait for orders
  }
  return code;
}
