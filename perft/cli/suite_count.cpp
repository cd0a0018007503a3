// `hurdle suite count`: fills in the counts of position sets.
#include <fmt/format.h>

#include <memory>

#include "perft/cli/command.hpp"
#include "perft/cli/failure.hpp"
#include "perft/cli/interrupt.hpp"
#include "perft/cli/numbers.hpp"
#include "perft/cli/output.hpp"
#include "perft/suite/count.hpp"

namespace hurdle::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  NumberOption depth{"--depth", depth_range(1),
                     static_cast<std::uint64_t>(SuiteCountOptions{}.depth)};
  NumberOption max_nodes{"--max-nodes", {.least = 1}, SuiteCountOptions{}.max_nodes};
  JsonOption json;
};

std::string to_text(const std::string& file, const CountChange& change) {
  return fmt::format("{}: {} depth {}: {}{}\n", file, change.id, change.depth,
                     change.before ? to_text(*change.before) + " becomes " : "new, ",
                     to_text(change.after));
}

std::string summary(const std::string& file, const SuiteCountResult& result) {
  return fmt::format("{}: {} counted, {} changed, {} positions left short by --max-nodes, {}\n",
                     file, result.counted, result.changes.size(), result.left_out,
                     result.written ? "written" : "unchanged");
}

Json to_json(const std::string& file, const SuiteCountResult& result) {
  Json changes = Json::array();
  for (const CountChange& change : result.changes) {
    changes.push_back({{"id", change.id},
                       {"depth", change.depth},
                       {"before", change.before ? hurdle::to_json(*change.before) : Json(nullptr)},
                       {"after", hurdle::to_json(change.after)}});
  }
  return {{"file", file},
          {"counted", result.counted},
          {"left_out", result.left_out},
          {"written", result.written},
          {"changes", std::move(changes)}};
}

int count_files(const Options& options) {
  SuiteCountOptions how;
  how.depth = static_cast<int>(options.depth.value());
  how.max_nodes = options.max_nodes.value();
  how.count.threads = static_cast<int>(hardware_threads());
  how.count.stop = &stop_flag();
  options.json.prepare();
  Json files = Json::array();
  for (const std::string& file : options.files) {
    const SuiteCountResult result = count_suite(file, how);
    if (!options.json.takes_stdout()) {
      for (const CountChange& change : result.changes) {
        print(to_text(file, change));
      }
      print(summary(file, result));
      flush_output();
    }
    files.push_back(to_json(file, result));
  }
  options.json.write("suite count", std::move(files));
  return good;
}

int count_or_refuse(const Options& options) {
  try {
    return count_files(options);
  } catch (const GeneratorsDiffer& error) {
    talk(fmt::format("hurdle: {}", error.what()));
    return wrong;
  }
}

}  // namespace

void add_suite(CLI::App& app, Work& work) {
  CLI::App* suite = app.add_subcommand("suite", "Maintain position sets");
  suite->require_subcommand(1);
  suite->footer("Example:\n  hurdle suite count positions/janggi/starts.yaml --depth 4");
  CLI::App* command = suite->add_subcommand(
      "count", "Fill in counts by both generators; refuse where they differ (exit 1)");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->files, "YAML sets, rewritten in place")
      ->required()
      ->type_name("");
  options->depth.add_to(*command, "D", "The deepest count (default 4)");
  options->max_nodes.add_to(*command, "N", "The largest count of a position (default 1000000)");
  options->json.add_to(*command);
  command->footer("Example:\n  hurdle suite count positions/janggi/starts.yaml --depth 4");
  command->callback([options, &work] { work = [options] { return count_or_refuse(*options); }; });
}

}  // namespace hurdle::cli
