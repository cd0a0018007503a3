// `hurdle-mutants power`: which mutants the position sets kill, and which survive.
#include "perft/mutants/power.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/mutants/cli/commands.hpp"
#include "perft/mutants/end_power.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

using mutants::EndMutantResult;
using mutants::Killer;
using mutants::MutantResult;

struct PowerArguments : Arguments {
  SetOptions sets{command};
  VariantOfFilesOption variant{command};
  Flag all{command, "--all", "Print every position that kills a mutant, not only the first"};
  NumberOption killers{command, "--killers N",
                       "Positions to find that kill each mutant (default 1)", Range{.least = 1}, 1};
  NumberOption max_nodes{command, "--max-nodes N", "Skip larger counts (default 1000000)",
                         Range{.least = 1}, mutants::PowerOptions{}.max_nodes};
  ThreadsOption threads{command};
  JsonOption json{command};
};

mutants::PowerOptions power_options(const PowerArguments& options) {
  if (options.all && options.killers.given()) {
    throw Failure("--all and --killers: one of them, since --all looks for every killer");
  }
  mutants::PowerOptions how;
  how.killers = options.all ? SIZE_MAX : static_cast<std::size_t>(options.killers.value());
  how.max_nodes = options.max_nodes.value();
  how.tag = options.sets.tag();
  how.threads = static_cast<int>(options.threads.value());
  how.stop = &stop_flag();
  return how;
}

std::string words_of(const Killer& killer) {
  return fmt::format("{}:{} {} {}", killer.set->file, killer.entry->line, killer.entry->id,
                     to_text(killer.difference));
}

/// One mutant below the heading of its variant and clause.
void print_result(const MutantResult& result) {
  print(fmt::format("  {}: {}\n", result.mutant->info.name, result.mutant->info.sentence));
  if (result.survives()) {
    print(fmt::format("    SURVIVES {} counts\n", result.compared));
  }
  for (const Killer& killer : result.killers) {
    print("    " + words_of(killer) + "\n");
  }
}

/// A heading for each clause; `last` is the one before.
void print_heading(const Notation& notation, const std::string& id, std::string& last) {
  const std::string heading =
      fmt::format("{} {} {}\n", notation.name, id, find_clause(notation, id)->title);
  if (heading != last) {
    print(heading);
    last = heading;
  }
}

void print_results(const std::vector<MutantResult>& results) {
  std::string heading;
  for (const MutantResult& result : results) {
    print_heading(result.mutant->notation(), result.mutant->info.clause, heading);
    print_result(result);
  }
}

void print_results(const std::vector<EndMutantResult>& results) {
  std::string heading;
  for (const EndMutantResult& result : results) {
    const MutantInfo& info = result.mutant->info;
    print_heading(result.variant->notation, info.clause, heading);
    print(fmt::format("  {}: {}\n", info.name, info.sentence));
    if (result.survives()) {
      print(fmt::format("    SURVIVES {} games\n", result.judged));
    }
    for (const mutants::GameKiller& killer : result.killers) {
      print(fmt::format("    {}:{} {}: {}\n", killer.set->file, killer.game->start.line,
                        killer.game->start.id, killer.words));
    }
  }
}

Json to_json(const EndMutantResult& result) {
  Json killers = list_of(result.killers, [](const mutants::GameKiller& killer) -> Json {
    return {{"file", killer.set->file},
            {"line", killer.game->start.line},
            {"id", killer.game->start.id},
            {"words", killer.words}};
  });
  return {{"variant", result.variant->notation.name},
          {"clause", result.mutant->info.clause},
          {"name", result.mutant->info.name},
          {"error", result.mutant->info.sentence},
          {"judged", result.judged},
          {"killers", killers}};
}

Json to_json(const MutantResult& result) {
  Json killers = list_of(result.killers, [](const Killer& killer) -> Json {
    return {{"file", killer.set->file},
            {"line", killer.entry->line},
            {"id", killer.entry->id},
            {"depth", killer.difference.depth},
            {"expected", hurdle::to_json(killer.difference.expected)},
            {"found", hurdle::to_json(killer.difference.found)}};
  });
  return {{"variant", result.mutant->notation().name},
          {"clause", result.mutant->info.clause},
          {"name", result.mutant->info.name},
          {"error", result.mutant->info.sentence},
          {"compared", result.compared},
          {"killers", killers}};
}

/// Reports the variants without a set, whose mutants are not judged.
void print_unjudged(const std::vector<MutantResult>& results,
                    const std::vector<EndMutantResult>& ends) {
  const std::size_t all = mutants::all_mutants().size() + mutants::count_end_mutants();
  const std::size_t judged = results.size() + ends.size();
  if (judged < all) {
    print_to_stderr(
        fmt::format("{} mutants are of variants that these sets are not about, or of ends, which "
                    "games show",
                    all - judged));
  }
}

int report(const PowerArguments& options, const std::vector<MutantResult>& results,
           const std::vector<EndMutantResult>& ends) {
  const auto survives = [](const auto& result) { return result.survives(); };
  const auto survivors =
      std::ranges::count_if(results, survives) + std::ranges::count_if(ends, survives);
  if (!options.json.takes_stdout()) {
    print_results(results);
    print_results(ends);
    const auto all = static_cast<std::ptrdiff_t>(results.size() + ends.size());
    print(fmt::format("{} mutants, {} killed, {} survive\n", all, all - survivors, survivors));
  }
  print_unjudged(results, ends);
  Json json{{"mutants", Json::array()}, {"survivors", survivors}};
  for (const EndMutantResult& result : ends) {
    json["ends"].push_back(to_json(result));
  }
  for (const MutantResult& result : results) {
    json["mutants"].push_back(to_json(result));
  }
  options.json.write("mutants power", json);
  return survivors > 0 ? wrong : good;
}

int power(const PowerArguments& options) {
  mutants::PowerOptions how = power_options(options);
  std::vector<GameSet> games;
  const auto sets = options.sets.load(games, options.variant.load_options());
  Progress progress("mutants");
  const std::size_t all = mutants::all_mutants().size();
  how.on_decided = [&](std::size_t decided) { progress.show(decided, all); };
  try {
    const std::vector<MutantResult> results = mutants::power(sets, how);
    const std::vector<EndMutantResult> ends = mutants::end_power(games, how.killers, how.tag);
    progress.clear();
    return report(options, results, ends);
  } catch (const Interrupted&) {
    progress.clear();
    print_to_stderr("hurdle-mutants: interrupted; " + progress.known());
    return interrupted;
  }
}

}  // namespace

void add_mutants_power(const Command& program) {
  const Command command = program.add_command(
      "power", "List which mutants position sets kill; exit 1 if one survives", power);
  command.footer("Example:\n  hurdle-mutants power positions --tag quick");
}

}  // namespace hurdle::cli
