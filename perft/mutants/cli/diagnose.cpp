// `hurdle-mutants diagnose`: whether the diagnosis of an engine names the engine's mutant.
#include "perft/mutants/diagnose.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "movegen/vocab/mapped.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/mutants/cli/commands.hpp"

namespace hurdle::cli {
namespace {

using mutants::DiagnosisOutcome;
using mutants::DiagnosisTrial;

constexpr double enough_of_one = 0.95;
constexpr double enough_of_two = 0.80;
constexpr double enough_of_three = 0.70;

struct DiagnoseArguments : Arguments {
  SetOptions sets{command};
  VariantOfFilesOption variant{command};
  NumberOption sample{command, "--sample N", "Run only N random mutants", Range{.least = 1}, 0};
  NumberOption pairs{command, "--pairs N", "Run N random pairs of mutants of one variant",
                     Range{.least = 1}, 0};
  NumberOption triples{command, "--triples N", "Run N random sets of three mutants of one variant",
                       Range{.least = 1}, 0};
  NumberOption house_rules{command, "--house-rules N",
                           "Run N random house rules, each with two random mutants on top",
                           Range{.least = 1}, 0};
  NumberOption seed{command, "--seed S", "Seed of the sample (default 1)", Range{}, 1};
  NumberOption max_nodes{command, "--max-nodes N", "Skip larger counts (default 1000000)",
                         Range{.least = 1}, mutants::DiagnoseOptions{}.max_nodes};
  NumberOption threads{command, "--threads N",
                       "Engines to check in parallel, 1 to 1024 (default 1)", thread_range(), 1};
  JsonOption json{command};
};

std::vector<mutants::PlantedMutants> engines_of(const DiagnoseArguments& options,
                                                std::span<const PositionSet> sets) {
  const int ways = (options.sample.given() ? 1 : 0) + (options.pairs.given() ? 1 : 0) +
                   (options.triples.given() ? 1 : 0) + (options.house_rules.given() ? 1 : 0);
  if (ways > 1) {
    throw Failure("expected only one of --sample, --pairs, --triples and --house-rules");
  }
  if (options.house_rules.given()) {
    return mutants::some_on_house_rules(sets, options.house_rules.value(), options.seed.value());
  }
  if (options.pairs.given()) {
    return mutants::some_together(sets, 2, options.pairs.value(), options.seed.value());
  }
  if (options.triples.given()) {
    return mutants::some_together(sets, 3, options.triples.value(), options.seed.value());
  }
  return options.sample.given()
             ? mutants::some_alone(sets, options.sample.value(), options.seed.value())
             : mutants::each_alone(sets);
}

std::vector<std::string> names_of(const mutants::PlantedMutants& planted) {
  return mapped(planted, [](const mutants::CountingMutant* mutant) { return mutant->info.name; });
}

std::string_view words_of(DiagnosisOutcome outcome) {
  switch (outcome) {
    case DiagnosisOutcome::right:
      return "named";
    case DiagnosisOutcome::equivalent:
      return "as good";
    case DiagnosisOutcome::wrong:
      return "MISSED";
    case DiagnosisOutcome::not_found:
      return "NOT FOUND";
  }
  return "unknown";
}

std::string line_of(const DiagnosisTrial& trial) {
  return fmt::format(
      "{} {}: {}, told was {}{} ({:.2f} s)\n", trial.planted.front()->notation().name,
      fmt::join(names_of(trial.planted), ","), words_of(trial.outcome),
      trial.causes.empty() ? "nothing" : fmt::format("{}", fmt::join(trial.causes, ", ")),
      trial.false_causes.empty() ? ""
                                 : fmt::format("; FALSE: {}", fmt::join(trial.false_causes, ", ")),
      trial.seconds);
}

double enough_of(const DiagnoseArguments& options) {
  return options.triples.given() || options.house_rules.given() ? enough_of_three
         : options.pairs.given()                                ? enough_of_two
                                                                : enough_of_one;
}

/// The median and the maximum time of a diagnosis.
struct Times {
  double median = 0;
  double worst = 0;
};

Times times_of(const std::vector<DiagnosisTrial>& trials) {
  std::vector<double> seconds;
  for (const DiagnosisTrial& trial : trials) {
    if (trial.outcome != DiagnosisOutcome::not_found) {
      seconds.push_back(trial.seconds);
    }
  }
  std::ranges::sort(seconds);
  return seconds.empty() ? Times{} : Times{seconds[seconds.size() / 2], seconds.back()};
}

std::ptrdiff_t count_of(const std::vector<DiagnosisTrial>& trials, DiagnosisOutcome outcome) {
  return std::ranges::count(trials, outcome, &DiagnosisTrial::outcome);
}

Json to_json(const DiagnosisTrial& trial) {
  return {{"variant", trial.planted.front()->notation().name},
          {"names", names_of(trial.planted)},
          {"told", words_of(trial.outcome)},
          {"causes", trial.causes},
          {"false", trial.false_causes},
          {"seconds", trial.seconds}};
}

/// How many statements are false, in all diagnoses.
std::size_t count_false(const std::vector<DiagnosisTrial>& trials) {
  std::size_t number = 0;
  for (const DiagnosisTrial& trial : trials) {
    number += trial.false_causes.size();
  }
  return number;
}

/// A summary of the diagnoses so far.
void report(const DiagnoseArguments& options, const std::vector<DiagnosisTrial>& trials) {
  const double share = mutants::share_right(trials);
  const Times times = times_of(trials);
  options.json.print(fmt::format(
      "{} engines: {} named, {} as good, {} missed, {} not found: {:.1f} % told, {:.0f} % wanted; "
      "{} false statements; a diagnosis took {:.2f} s (median), {:.2f} s (worst)\n",
      trials.size(), count_of(trials, DiagnosisOutcome::right),
      count_of(trials, DiagnosisOutcome::equivalent), count_of(trials, DiagnosisOutcome::wrong),
      count_of(trials, DiagnosisOutcome::not_found), 100 * share, 100 * enough_of(options),
      count_false(trials), times.median, times.worst));
  Json result{{"share", share},
              {"median", times.median},
              {"worst", times.worst},
              {"false", count_false(trials)},
              {"engines", Json::array()}};
  for (const DiagnosisTrial& trial : trials) {
    result["engines"].push_back(to_json(trial));
  }
  options.json.write("mutants diagnose", result);
}

int diagnose(const DiagnoseArguments& options) {
  const auto sets = options.sets.load(options.variant.load_options());
  const std::vector<mutants::PlantedMutants> engines = engines_of(options, sets);
  mutants::DiagnoseOptions how;
  how.tag = options.sets.tag();
  how.max_nodes = options.max_nodes.value();
  how.threads = static_cast<int>(options.threads.value());
  how.stop = &stop_flag();
  Progress progress("engines");
  std::size_t done = 0;
  how.on_trial = [&](const DiagnosisTrial& trial) {
    // A run of all mutants takes long, so every miss is printed at once.
    const bool good_trial = is_right(trial.outcome) && trial.false_causes.empty();
    if (!good_trial && !options.json.takes_stdout()) {
      progress.clear();
      print(line_of(trial));
    }
    progress.show(++done, engines.size());
  };
  const std::vector<DiagnosisTrial> trials = mutants::diagnose_engines(sets, engines, how);
  progress.clear();
  report(options, trials);
  if (trials.size() < engines.size()) {
    print_to_stderr("hurdle-mutants: interrupted; " + progress.known());
    return interrupted;
  }
  return mutants::share_right(trials) < enough_of(options) ? wrong : good;
}

}  // namespace

void add_mutants_diagnose(const Command& program) {
  const Command command = program.add_command(
      "diagnose", "Run each mutant as an engine and test whether the diagnosis names it", diagnose);
  command.footer("Example:\n  hurdle-mutants diagnose positions --tag quick --sample 100");
}

}  // namespace hurdle::cli
