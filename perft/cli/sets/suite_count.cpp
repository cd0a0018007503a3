// `hurdle suite count`: fills in the counts of position sets.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>

#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/custom/set.hpp"
#include "perft/output/json_list.hpp"
#include "perft/suite/count.hpp"
#include "perft/suite/text/rewrite.hpp"

namespace hurdle::cli {
namespace {

struct SuiteCountArguments : Arguments {
  ArgumentList paths{command, "PATH", "YAML sets or folders of them, rewritten in place"};
  ListOption ids{command, "--id ID", "Count only positions with these ids",
                 Traits{.offers = offered_ids}};
  NumberOption depth{command, "--depth D", "Count to this depth (default 4)", depth_range(1),
                     static_cast<std::uint64_t>(SuiteCountOptions{}.depth)};
  NumberOption max_nodes{command, "--max-nodes N", "Skip larger counts (default 1000000)",
                         Range{.least = 1}, SuiteCountOptions{}.max_nodes};
  NumberOption referee_max_nodes{
      command, "--referee-max-nodes N",
      "The referee confirms counts up to this (default 10000000, about ten seconds); the fast "
      "generator confirms larger ones under a second key",
      Range{.least = 1}, SuiteCountOptions{}.referee_max_nodes};
  ListOption house_rules{command, "--house-rules NAME,...",
                         "Always an error: published counts are by the rules",
                         Traits{.separator = ','}};
  JsonOption json{command};
};

std::string to_text(const std::string& file, const CountChange& change) {
  return fmt::format("{}: {} depth {}: {}{}\n", file, change.id, change.depth,
                     change.before ? to_text(*change.before) + " becomes " : "new, ",
                     to_text(change.after));
}

std::string summary(const std::string& file, const SuiteCountOptions& how,
                    const SuiteCountResult& result) {
  std::string text =
      fmt::format("{}: {} counted, {} changed, {}\n", file, result.counted, result.changes.size(),
                  result.written ? "file written" : "file unchanged");
  if (!result.left_short.empty()) {
    text += fmt::format("  above --max-nodes {1}, so not counted to depth {0}: {2}\n", how.depth,
                        how.max_nodes, fmt::join(result.left_short, ", "));
  }
  return text;
}

Json to_json(const std::string& file, const SuiteCountResult& result) {
  Json changes = list_of(result.changes, [](const CountChange& change) -> Json {
    return {{"id", change.id},
            {"depth", change.depth},
            {"before", change.before ? hurdle::to_json(*change.before) : Json(nullptr)},
            {"after", hurdle::to_json(change.after)}};
  });
  Json runs = list_of(result.runs, [&](const CountRun& run) -> Json {
    return {{"id", run.id},
            {"depth", run.depth},
            {"count", hurdle::to_json(run.total)},
            {"key_seed", std::to_string(run.key_seed)},
            {"hash_mib", run.hash_bytes / mebibyte},
            {"threads", run.threads},
            {"seconds", run.seconds}};
  });
  return {{"file", file},
          {"counted", hurdle::to_json(Total(result.counted))},
          {"runs", std::move(runs)},
          {"left_short", result.left_short},
          {"written", result.written},
          {"changes", std::move(changes)}};
}

void print_result(const std::string& file, const SuiteCountOptions& how,
                  const SuiteCountResult& result) {
  for (const CountChange& change : result.changes) {
    print(to_text(file, change));
  }
  print(summary(file, how, result));
  flush_output();
}

/// The given files and the YAML files of the given folders. Skips the files of line formats in
/// folders and reports them.
std::vector<std::string> files_of(const SuiteCountArguments& options) {
  std::vector<std::string> files;
  for (const std::filesystem::path path : *options.paths) {
    std::error_code ignored;
    const bool folder = std::filesystem::is_directory(path, ignored);
    for (const std::filesystem::path& file : set_files({&path, 1})) {
      if (folder && has_line_format(file)) {
        print_to_stderr(fmt::format("{}: unchanged, only YAML files are filled in", file.string()));
      } else if (holds_games(file)) {
        print_to_stderr(fmt::format("{}: unchanged, games have no counts", file.string()));
      } else {
        files.push_back(file.string());
      }
    }
  }
  if (files.empty()) {
    throw Failure("found no YAML set to fill in");
  }
  return files;
}

/// The number of positions in the files. Loads every set, so that an invalid set or an unknown id
/// is reported before any set is rewritten.
std::uint64_t positions_in(const std::vector<std::string>& files,
                           const std::vector<std::string>& ids) {
  std::uint64_t positions = 0;
  std::set<std::string> known;
  for (const std::string& file : files) {
    (void)writable_set(file, "counts are filled into");
    const auto add = [&](const auto& set) {
      for (const PositionEntry& entry : set.positions) {
        known.insert(entry.id);
        ++positions;
      }
    };
    if (holds_custom_positions(file)) {
      add(custom::load_custom_set(file));
    } else {
      add(load_set(file));
    }
  }
  for (const std::string& id : ids) {
    if (known.count(id) == 0) {
      throw Failure(fmt::format("--id {}: no position of these sets has this id", id));
    }
  }
  return ids.empty() ? positions : ids.size();
}

int count_files(const SuiteCountArguments& options) {
  SuiteCountOptions how;
  how.depth = static_cast<int>(options.depth.value());
  how.max_nodes = options.max_nodes.value();
  how.referee_max_nodes = options.referee_max_nodes.value();
  how.ids = *options.ids;
  how.count.threads = started(hardware_threads());
  how.count.hash_bytes = std::nullopt;
  how.count.stop = &stop_flag();
  if (options.house_rules.given()) {
    throw Failure(
        "--house-rules: published counts are by the published rules; use hurdle perft or hurdle "
        "verify to count by house rules");
  }
  const std::vector<std::string> names = files_of(options);
  const std::uint64_t positions = positions_in(names, *options.ids);
  std::uint64_t done = 0;
  Progress progress("positions");
  how.on_position = [&] { progress.show(++done, positions); };
  Json files = Json::array();
  for (const std::string& file : names) {
    const SuiteCountResult result =
        holds_custom_positions(file) ? custom::count_set(file, how) : count_suite(file, how);
    progress.clear();
    if (!options.json.takes_stdout()) {
      print_result(file, how, result);
    }
    files.push_back(to_json(file, result));
  }
  options.json.write("suite count", std::move(files));
  return good;
}

int count_or_refuse(const SuiteCountArguments& options) {
  try {
    return count_files(options);
  } catch (const GeneratorsDiffer& error) {
    print_to_stderr(fmt::format("hurdle: {}", error.what()));
    return wrong;
  }
}

}  // namespace

void add_suite(const Command& program) {
  const Command suite = program.add_command("suite", "Maintain position sets");
  suite.require_command();
  suite.footer("Example:\n  hurdle suite count positions/janggi/starts.yaml --depth 4");
  const Command command = suite.add_command(
      "count", "Write counts that both generators confirm; write nothing if they differ (exit 1)",
      count_or_refuse);
  command.purpose(
      "Writes the counts of positions into their files. Nothing else in the files changes. If the "
      "generators differ, nothing is written.");
  command.footer("Example:\n  hurdle suite count positions/janggi/starts.yaml --depth 4");
}

}  // namespace hurdle::cli
