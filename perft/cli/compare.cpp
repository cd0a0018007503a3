// `hurdle compare`: two engines against each other, with the rules as the judge.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "perft/cli/check_items.hpp"
#include "perft/cli/commands.hpp"
#include "perft/cli/engine_options.hpp"
#include "perft/cli/failure.hpp"
#include "perft/cli/interrupt.hpp"
#include "perft/cli/output.hpp"
#include "perft/cli/terminal.hpp"
#include "perft/engines/two_engines.hpp"
#include "perft/engines/two_engines_json.hpp"
#include "perft/engines/two_engines_text.hpp"

namespace hurdle::cli {
namespace {

/// One of the two engines.
struct Side {
  explicit Side(const std::string& suffix) : speech(suffix) {}

  std::string command;
  SpeechOptions speech;
};

struct Options {
  Side a{"-a"};
  Side b{"-b"};
  SpeechOptions both;
  PatienceOptions patience;
  CheckItems items;
  NumberOption max_nodes{"--max-nodes", {.least = 1}, 0};
  bool all = false;
  JsonOption json;
};

engines::CheckOptions options_of(const Options& options, const Side& side) {
  engines::CheckOptions how;
  how.engine.command = side.command;
  side.speech.fill(how, &options.both);
  options.patience.fill(how);
  how.engine.stop = &stop_flag();
  how.named = options.items.named(ReadingOption());
  return how;
}

/// Both are asked for the same counts: those that the slower protocol can be asked for.
void limit(const Options& options, engines::CheckOptions& a, engines::CheckOptions& b) {
  const Total usual = std::min(a.max_nodes, b.max_nodes);
  a.max_nodes = options.max_nodes.given() ? Total(options.max_nodes.value()) : usual;
  b.max_nodes = a.max_nodes;
}

int compare(const Options& options) {
  std::array<engines::CheckOptions, 2> how{options_of(options, options.a),
                                           options_of(options, options.b)};
  limit(options, how[0], how[1]);
  options.json.prepare();
  const auto items = options.items.load(ReadingOption());
  Progress progress("positions");
  const engines::Comparison comparison = engines::compare_engines(
      items, how, [&progress](std::size_t done, std::size_t all) { progress.show(done, all); });
  progress.clear();
  if (!options.json.takes_stdout()) {
    print(engines::to_text(comparison, options.all));
  }
  options.json.write("compare", engines::to_json(comparison));
  return comparison.interrupted ? interrupted : engines::exit_code(comparison);
}

}  // namespace

void add_compare(const Command& program) {
  const Command command = program.add_command(
      "compare", "Find where two engines differ, and say by the rules who is wrong");
  const auto options = std::make_shared<Options>();
  command.add_argument("CMD_A", options->a.command, "The first engine's command line, A");
  command.add_argument("CMD_B", options->b.command, "The second engine's command line, B");
  options->items.add_to(command);
  options->both.add_to(command);
  options->patience.add_to(command);
  options->max_nodes.add_to(command, "N",
                            "Leave larger counts out (default 1000000, by xboard 100)");
  command.add_flag("--all", options->all,
                   "Print every difference in full, not the first of a kind");
  options->json.add_to(command);
  options->a.speech.add_to(command);
  options->b.speech.add_to(command);
  command.footer(
      "What --protocol, --variant-map and the options of writing say goes for both engines; with\n"
      "-a or -b behind their names they are about one of them, and go before.\n"
      "Example:\n  hurdle compare \"./engine-of-today\" \"./engine-of-yesterday\" "
      "positions/makruk\n"
      "Two programs that are spoken to otherwise, on fresh positions:\n"
      "  hurdle compare /usr/games/fairy-stockfish \"python3 makruk.py\" --protocol-b jsonl\n"
      "    --variant makruk --random 500");
  command.runs([options] { return compare(*options); });
}

}  // namespace hurdle::cli
