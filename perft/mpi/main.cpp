// `hurdle-mpi`: the units of a plan, counted by all processes that `mpirun` or `srun` starts.

#include "perft/cli/campaign/units.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/run.hpp"
#include "perft/mpi/count_units.hpp"

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
