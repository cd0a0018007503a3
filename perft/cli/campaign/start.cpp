// `hurdle campaign start`: expands the root to tasks and writes them to a store.
#include "perft/campaign/start/start.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/json.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/campaign/subject.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"

namespace hurdle::cli {
namespace {

using campaign::Started;

struct StartArguments : Arguments {
  StoreArgument store{command};
  PositionArguments position{command};
  Argument depth{command, "DEPTH", "Depth in plies, 2 to 30"};
  VariantsFileOption variants{command};
  TextOption split{
      command, "--split N",
      "Moves from the root to the tasks; auto (default) makes many tasks that each take seconds",
      Traits{.otherwise = "auto"}};
  NumberOption passes{command, "--passes N",
                      "Count every task this many times (1 to 3, default 1), each time under other "
                      "keys and by a different worker if there is one",
                      Range{1, campaign::max_passes}, 1};
  NumberOption quorum{command, "--quorum N",
                      "Accept a count only when N accounts (2 or 3) of a PostgreSQL server agree, "
                      "for workers that you do not trust",
                      Range{2, campaign::max_passes}, 0};
  NumberOption known_percent{command, "--known-percent P",
                             "With --quorum: count P percent of the tasks now (default 1); an "
                             "account that disagrees on one of them loses all its counts",
                             Range{0, 100}, 1};
  Flag per_move{command, "--per-move", "Count each root move separately, as --divide does"};
  TextOption name{command, "--name NAME", "Its name (default: made of variant and depth)"};
  ThreadsOption threads{command};
  JsonOption json{command};
};

std::optional<int> split_of(const StartArguments& options, int depth) {
  if (*options.split == "auto") {
    return std::nullopt;
  }
  const Range range{1, static_cast<std::uint64_t>(depth - 1)};
  const auto split = read_number(*options.split, range);
  if (!split) {
    throw Failure(number_message("--split", *options.split, range) +
                  ", because it must be less than DEPTH; or auto");
  }
  return static_cast<int>(*split);
}

/// Adds the quorum to the request, with at least as many passes.
void add_quorum(const StartArguments& options, campaign::StartRequest& request) {
  if (!options.quorum.given()) {
    if (options.known_percent.given()) {
      throw Failure("--known-percent needs --quorum");
    }
    return;
  }
  request.quorum = static_cast<int>(options.quorum.value());
  request.known_percent = static_cast<int>(options.known_percent.value());
  if (options.passes.given() && request.passes < request.quorum) {
    throw Failure(fmt::format("--passes must be at least the --quorum, which is {}, not {}",
                              request.quorum, request.passes));
  }
  request.passes = std::max(request.passes, request.quorum);
}

campaign::StartRequest request_of(const StartArguments& options) {
  constexpr std::uint64_t least_depth = 2;  // one ply to split, one to count
  campaign::StartRequest request;
  request.depth = static_cast<int>(parse_number("DEPTH", *options.depth, depth_range(least_depth)));
  request.split = split_of(options, request.depth);
  request.passes = static_cast<int>(options.passes.value());
  add_quorum(options, request);
  request.per_move = options.per_move;
  static_cast<campaign::Subject&>(request) = read_subject(options.position, options.variants);
  request.name =
      options.name->empty() ? campaign::default_name(request, request.depth) : *options.name;
  return request;
}

std::string_view to_text(Started started) {
  switch (started) {
    case Started::created:
      return "created";
    case Started::continued:
      return "continued";
    case Started::existed:
      break;
  }
  return "exists already";
}

int start(const StartArguments& options) {
  const campaign::StartRequest request = request_of(options);
  campaign::StartOptions how;
  how.expand.threads = started(options.threads.value());
  how.expand.stop = &stop_flag();
  Progress progress("positions");
  how.expand.progress = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  Progress known("known tasks");
  how.on_known = [&](std::size_t done, std::size_t all) {
    progress.clear();
    known.show(done, all);
  };
  constexpr std::chrono::hours long_statements{1};  // time limit for migrating an older store
  const auto database = campaign::open_database(*options.store, campaign::Missing::create,
                                                {long_statements, nullptr});
  campaign::StartOutcome outcome;
  try {
    outcome = campaign::start(*database, request, how);
  } catch (const Interrupted&) {
    progress.clear();
    known.clear();
    print_to_stderr("hurdle: interrupted; the same command continues");
    return interrupted;
  }
  progress.clear();
  known.clear();
  const campaign::Campaign& made = outcome.campaign;
  if (!options.json.takes_stdout()) {
    print(fmt::format("{}: {}; {} of depth {} {} for {} of {}, {}\n", made.name,
                      to_text(outcome.started), counted(made.tasks, "task"), made.task_depth(),
                      made.tasks == 1 ? "stands" : "stand", counted(made.lines, "line"),
                      counted(made.split, "move"), counted(made.batches, "batch", "batches")));
    if (made.quorum != 0) {
      print(fmt::format("{} must agree; {} known\n", counted(made.quorum, "account"),
                        counted(made.known_tasks(), "task was counted here and is",
                                "tasks were counted here and are")));
    }
    if (outcome.repaired != 0) {
      print(fmt::format("{}: edited or damaged, written again\n",
                        counted(outcome.repaired, "batch", "batches")));
    }
  }
  if (!options.json.takes_stdout() && outcome.repaired_jobs != 0) {
    print(fmt::format("{}: missing, edited or damaged, counted again\n",
                      counted(outcome.repaired_jobs, "job")));
  }
  Json result = campaign::to_json(made);
  result["started"] = to_text(outcome.started);
  result["mended"] = std::to_string(outcome.repaired);
  result["mended_jobs"] = std::to_string(outcome.repaired_jobs);
  options.json.write("campaign start", std::move(result));
  return good;
}

}  // namespace

void add_campaign_start(const Command& campaign) {
  const Command command =
      campaign.add_command("start", "Prepare a campaign; safe to interrupt and to repeat", start);
  command.footer(
      "The store keeps the rules of a custom game: workers need no file.\n"
      "Example:\n  hurdle campaign start janggi8.db janggi 8 --passes 2\n"
      "  hurdle campaign start mine.db mygame 6 --variants my.ini");
}

}  // namespace hurdle::cli
