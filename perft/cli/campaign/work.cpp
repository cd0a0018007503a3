// `hurdle work`: runs a worker for the campaigns of a store.
#include "perft/campaign/work/work.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/gateway/client.hpp"
#include "perft/campaign/store/secrets.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/files/environment.hpp"
#include "perft/output/files.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::WorkDone;

struct WorkArguments : Arguments {
  StoreArgument store{command, true};
  ThreadsOption threads{command};
  Flag pin{command, "--pin", "Pin each thread to its own core"};
  HashOption hash{command};
  CampaignOption campaign{command};
  TextOption duration{command, "--for TIME", "Stop after this time: 90s, 10m, 2h or 3d"};
  Flag until_idle{command, "--until-idle",
                  "Stop when no task is left and no other worker is active"};
  Flag wait{command, "--wait", "Wait until the server, the store and the campaign exist"};
  TextOption answer_within{command, "--answer-within TIME",
                           "Reconnect when the store does not reply for this long (default 60s)"};
  NumberOption lease{command, "--lease SECONDS",
                     "Seconds that a lease lasts without a heartbeat (default 60)", Range{1, 86400},
                     60};
  TextOption same_worker_after{command, "--same-worker-after TIME",
                               "Recount batches that this worker counted in another pass after "
                               "waiting this long (default: only when no other worker is alive)"};
  TextOption token_file{command, "--token FILE",
                        "For a gateway: file with the token of your account (default: HURDLE_TOKEN "
                        "in the environment)"};
  TextOption certificates{command, "--certificates FILE",
                          "For a gateway: file of certificates to trust (default: the system's)"};
  Flag plain_http{command, "--plain-http",
                  "Allow http:// to a gateway on another machine; others can then read the token"};
};

/// The token of a gateway's account, from the file or the environment: command lines can be read by
/// others.
std::string token_of(const WorkArguments& options) {
  constexpr std::uintmax_t most = 4096;
  std::string token;
  if (!options.token_file->empty()) {
    try {
      token = read_small_file(*options.token_file, most);
    } catch (const std::runtime_error& error) {
      throw Failure(fmt::format("--token {}: {}", *options.token_file, error.what()));
    }
  } else {
    token = environment_variable("HURDLE_TOKEN");
  }
  const std::size_t end = token.find_last_not_of(" \r\n");
  return token.substr(0, end == std::string::npos ? 0 : end + 1);
}

campaign::WorkOptions work_options(const WorkArguments& options) {
  campaign::WorkOptions how;
  how.store = *options.store;
  if (campaign::is_gateway(how.store)) {
    const campaign::GatewayAccess access{token_of(options), *options.certificates,
                                         options.plain_http};
    how.open = [url = how.store, access](const campaign::StoreTimeouts& timeouts) {
      return campaign::open_gateway(url, access, timeouts);
    };
  }
  how.campaign = options.campaign.name();
  how.threads = started(options.threads.value());
  how.pin = options.pin;
  how.hash_bytes = options.hash.bytes();
  if (!options.duration->empty()) {
    how.duration = parse_duration("--for", *options.duration);
  }
  how.until_idle = options.until_idle;
  how.wait = options.wait;
  if (!options.answer_within->empty()) {
    how.answer_within = parse_duration("--answer-within", *options.answer_within);
  }
  constexpr std::int64_t milliseconds = 1000;
  how.lease = static_cast<std::int64_t>(options.lease.value()) * milliseconds;
  if (!options.same_worker_after->empty()) {
    how.same_worker_after =
        parse_duration("--same-worker-after", *options.same_worker_after).count();
  }
  how.stop = &stop_flag();
  return how;
}

std::string done_text(const WorkDone& done, double seconds) {
  return fmt::format("{}, {}, {} in {:.1f} s, {:.0f} nodes/s", counted(done.jobs, "job"),
                     counted(done.tasks, "task"), counted(done.nodes, "node"), seconds,
                     static_cast<double>(done.nodes.wide()) / seconds);
}

int work(const WorkArguments& options) {
  const campaign::WorkOptions how = work_options(options);
  StatusLine line;
  campaign::WorkReports reports;
  reports.note = [&](const std::string& text) {
    line.clear();
    print_to_stderr("hurdle: " + text);
  };
  reports.progress = [&](const Campaign& campaign, const WorkDone& done) {
    if (line.due()) {
      line.write(campaign.name + ": " + done_text(done, line.seconds()));
    }
  };
  const WorkDone done = campaign::work(how, reports);
  line.clear();
  print_to_stderr(done_text(done, line.seconds()));
  if (done.left != 0) {
    print_to_stderr(fmt::format("hurdle: {} for another worker: this one has counted {}",
                                counted(done.left, "job waits", "jobs wait"),
                                done.left == 1 ? "its batch" : "their batches"));
  }
  if (done.damaged != 0) {
    print_to_stderr(
        fmt::format("hurdle: {} damaged", counted(done.damaged, "job was not counted: its batch is",
                                                  "jobs were not counted: their batches are")));
  }
  if (!done.refused_campaigns.empty()) {
    print_to_stderr(
        fmt::format("hurdle: not counted: {}", fmt::join(done.refused_campaigns, ", ")));
  }
  return done.damaged == 0 && done.refused_campaigns.empty() ? good : unusable;
}

}  // namespace

void add_work(const Command& program) {
  const Command command =
      program.add_command("work", "Count tasks of the campaigns of a store", work);
  command.purpose(
      "Counts tasks of the campaigns in a store until it is interrupted, or ended by `--for` or "
      "`--until-idle`. Any number of workers can work on one store. A killed worker loses only the "
      "tasks that it was counting; others count them again. The store is a file, a PostgreSQL "
      "server, or a gateway (**hurdle-campaign-gateway**(1)) that gives out jobs over HTTPS.");
  command.footer(
      "Ctrl-C ends the worker; it gives back its leased jobs.\n"
      "Example:\n  hurdle work postgresql://hurdle@server/campaigns --for 10h\n"
      "  hurdle work https://gateway.example --token ~/.hurdle-token");
}

}  // namespace hurdle::cli
