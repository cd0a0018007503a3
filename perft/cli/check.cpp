// `hurdle check`: asks an engine for the counts that position sets publish.
#include "perft/engines/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "movegen/vocab/text.hpp"
#include "perft/cli/commands.hpp"
#include "perft/cli/failure.hpp"
#include "perft/cli/interrupt.hpp"
#include "perft/cli/numbers.hpp"
#include "perft/cli/output.hpp"
#include "perft/cli/sets.hpp"
#include "perft/cli/terminal.hpp"
#include "perft/engines/check_json.hpp"
#include "perft/engines/check_text.hpp"
#include "perft/engines/engine_check.hpp"
#include "perft/engines/script.hpp"
#include "perft/engines/uci.hpp"
#include "perft/suite/confirm.hpp"

namespace hurdle::cli {
namespace {

constexpr std::uint64_t default_max_nodes = 1'000'000;
constexpr std::uint64_t default_timeout_seconds = 60;
constexpr std::uint64_t most_timeout_seconds = 86'400;
constexpr std::uint64_t most_findings = 1'000'000;

struct Options {
  SetOptions sets;
  std::string engine;
  std::string protocol = "uci";
  std::vector<std::string> variant_map;
  std::vector<std::string> differs_by;
  NumberOption max_nodes{"--max-nodes", {.least = 1}, default_max_nodes};
  NumberOption timeout{"--timeout", {1, most_timeout_seconds}, default_timeout_seconds};
  NumberOption stop_after{"--stop-after", {1, most_findings}, 0};
  std::string confirm;
  Option confirm_option;
  JsonOption json;
};

engines::AdapterFactory adapter_named(const std::string& protocol) {
  if (protocol == "uci") {
    return engines::start_uci;
  }
  if (protocol == "script") {
    return engines::start_script;
  }
  throw Failure(fmt::format("--protocol '{}': expected uci or script", hurdle::quoted(protocol)));
}

/// Only clauses that a variant has: a misspelt one would never decide anything.
std::set<std::string> known_clauses(const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    const auto knows = [&](const Variant& variant) {
      return find_clause(variant.notation, id) != nullptr;
    };
    if (std::none_of(all_variants().begin(), all_variants().end(), knows)) {
      throw Failure(
          fmt::format("--differs-by '{}': no variant has this clause; expected clauses "
                      "of movegen/variants/*/rules.md, as N6,N11",
                      hurdle::quoted(id)));
    }
  }
  return {ids.begin(), ids.end()};
}

engines::CheckOptions check_options(const Options& options) {
  engines::CheckOptions how;
  how.start = adapter_named(options.protocol);
  how.differs_by = known_clauses(options.differs_by);
  how.engine.command = options.engine;
  how.engine.timeout = std::chrono::seconds(options.timeout.value());
  try {
    how.engine.variants = engines::parse_variant_map(options.variant_map);
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--variant-map: {}", error.what()));
  }
  how.engine.stop = &stop_flag();
  how.max_nodes = options.max_nodes.value();
  how.stop_after = options.stop_after.value();
  return how;
}

void require_confirming_name_of(const Options& options) {
  try {
    if (options.confirm_option.given()) {
      require_confirming_name(options.confirm);
    }
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--confirm: {}", error.what()));
  }
}

/// Only a run that found nothing and left no question open confirms anything.
void confirm(const Options& options, const std::vector<engines::CheckItem>& items,
             const engines::CheckResult& result) {
  if (engines::exit_code(result) != good) {
    talk("nothing confirmed: that takes a run without a failure and without an unanswered count");
    return;
  }
  std::map<std::string, std::vector<Confirmation>> by_file;
  for (const engines::Agreed& agreed : result.agreed) {
    const engines::CheckItem& item = items[agreed.item];
    by_file[item.file].push_back({item.id, item.perft, agreed.depth});
  }
  std::size_t written = 0;
  for (const auto& [file, confirmations] : by_file) {
    if (std::filesystem::path(file).extension() == ".epd") {
      talk(fmt::format("{}: left alone, EPD has no place for confirmations", file));
    } else if (confirm_suite(file, options.confirm, confirmations)) {
      ++written;
    }
  }
  talk(fmt::format("{} positions confirmed by '{}', {} of {} files written", result.agreed.size(),
                   options.confirm, written, by_file.size()));
}

int check_engine(const Options& options) {
  engines::CheckOptions how = check_options(options);
  require_confirming_name_of(options);
  options.json.prepare();
  const auto items = engines::check_items(options.sets.load(), options.sets.tag());
  Progress progress("positions");
  how.progress = [&progress](std::size_t done, std::size_t all) { progress.show(done, all); };
  engines::EngineCheck check(how);
  engines::CheckResult result = check.run(items);
  if (result.failed > 0 && !result.interrupted) {
    result.diagnoses = check.diagnose(result, items);
  }
  progress.clear();
  if (result.interrupted) {
    talk("hurdle: interrupted; " + progress.known());
    return interrupted;
  }
  if (!options.json.takes_stdout()) {
    print(engines::to_text(result));
  }
  options.json.write("check", engines::to_json(result));
  if (options.confirm_option.given()) {
    confirm(options, items, result);
  }
  return engines::exit_code(result);
}

}  // namespace

void add_check(const Command& program) {
  const Command command =
      program.add_command("check", "Find the first move where an engine is wrong, and the rule");
  const auto options = std::make_shared<Options>();
  options->sets.add_to(command);
  command.add_option("--engine", options->engine, "The engine's command line", "CMD").required();
  command
      .add_option("--protocol", options->protocol,
                  "How the engine is spoken to: uci, or script (called as CMD DEPTH FEN [MOVES], "
                  "prints divide lines; {variant} in CMD is the variant's name)",
                  "P")
      .shows_default();
  command
      .add_list("--variant-map", options->variant_map,
                "What the engine calls a variant, as janggi-casual=janggicasual", "OURS=THEIRS")
      .one_at_a_time();
  command
      .add_list("--differs-by", options->differs_by,
                "Clauses that the engine is known to play otherwise, as N6,N11: where they "
                "decide, a difference is no failure",
                "CLAUSES")
      .separated_by(',')
      .one_at_a_time();
  options->max_nodes.add_to(command, "N", "Leave larger counts out (default 1000000)");
  options->timeout.add_to(command, "S", "Seconds for each answer (default 60)");
  options->stop_after.add_to(command, "N", "Stop after so many differences (default: never)");
  options->confirm_option = command.add_option(
      "--confirm", options->confirm,
      "After a run without failure, write NAME into 'confirmed' of every position "
      "whose counts the engine gave; the engine's name and version",
      "NAME");
  options->json.add_to(command);
  command.footer(
      "Example:\n  hurdle check positions/janggi --engine /usr/games/fairy-stockfish\n"
      "and when all is well, to keep it:\n"
      "  hurdle check positions/janggi --engine /usr/games/fairy-stockfish"
      " --confirm \"fairy-stockfish 11.1\"\n"
      "A program as perftree calls it, and two clauses that it cannot know:\n"
      "  hurdle check positions/nine-elder --protocol script"
      " --engine \"ci/peers/ffish.js {variant}\" --differs-by N6,N11");
  command.runs([options] { return check_engine(*options); });
}

}  // namespace hurdle::cli
