// `hurdle-mutants hunt`: searches for the smallest position that kills a mutant.
#include "perft/sample/hunt.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/mutants/cli/commands.hpp"

namespace hurdle::cli {
namespace {

constexpr std::uint64_t deepest = 6;

struct HuntArguments : Arguments {
  Argument name{command, "NAME", "The mutant"};
  Argument variant{command, "VARIANT", "The variant"};
  NumberOption depth{command, "--depth N",
                     "Compare counts of every fourth position to this depth, 1 to 6 (default 3), "
                     "of the others to depth 2",
                     Range{.least = 1, .most = deepest}, 3};
  NumberOption positions{command, "--positions N",
                         "Random positions to try at most (default 10000)", Range{.least = 1},
                         HuntOptions{}.positions};
  NumberOption catches{command, "--catches N",
                       "Positions to shrink before keeping the smallest (default 12)",
                       Range{.least = 1}, HuntOptions{}.catches};
  NumberOption max_nodes{command, "--max-nodes N", "Skip larger counts (default 200000)",
                         Range{.least = 1}, 200'000};
  NumberOption seed{command, "--seed N", "Seed of the random positions (default 1)", Range{},
                    HuntOptions{}.seed};
  JsonOption json{command};
};

HuntOptions hunt_options(const HuntArguments& options) {
  HuntOptions how;
  how.depth = static_cast<int>(options.depth.value());
  how.positions = options.positions.value();
  how.catches = options.catches.value();
  how.seed = options.seed.value();
  return how;
}

/// An entry of a position set; `hurdle suite count` fills in its counts.
std::string entry_text(const mutants::CountingMutant& mutant, const std::string& fen) {
  return fmt::format(
      "  - id: {}\n"
      "    fen: \"{}\"\n"
      "    about: >-\n"
      "      Kills the mutant: {}\n"
      "    exercises: [{}]\n",
      mutant.info.name, fen, mutant.info.sentence, mutant.info.clause);
}

int report(const HuntArguments& options, const mutants::CountingMutant& mutant,
           const HuntResult& hunt) {
  print_to_stderr(
      fmt::format("{} positions tried, {} killed the mutant", hunt.tried, hunt.differing));
  Json result{{"variant", mutant.notation().name},
              {"name", mutant.info.name},
              {"seed", options.seed.value()},
              {"tried", hunt.tried},
              {"caught", hunt.differing}};
  if (!hunt.smallest) {
    options.json.write("mutants hunt", result);
    return wrong;
  }
  const auto& [setup, difference] = *hunt.smallest;
  const std::string fen = to_fen(mutant.notation(), setup);
  print_to_stderr(to_text(difference));
  result["fen"] = fen;
  result["depth"] = difference.depth;
  result["expected"] = hurdle::to_json(difference.expected);
  result["found"] = hurdle::to_json(difference.found);
  options.json.print(entry_text(mutant, fen));
  options.json.write("mutants hunt", result);
  return good;
}

int hunt(const HuntArguments& options) {
  HuntOptions how = hunt_options(options);
  const mutants::CountingMutant& mutant =
      mutant_named(variant_named(*options.variant), *options.name);
  Progress progress("positions");
  how.on_try = [&](std::uint64_t tried) { progress.show(tried, how.positions); };
  try {
    const Variant& variant = mutants::variant_of(mutant);
    const FindDifference find =
        compare_counts(variant.fast, *mutant.generator, options.max_nodes.value(), &stop_flag());
    const HuntResult result = hurdle::hunt(variant.referee, find, how);
    progress.clear();
    return report(options, mutant, result);
  } catch (const Interrupted&) {
    progress.clear();
    print_to_stderr("hurdle-mutants: interrupted; " + progress.known());
    return interrupted;
  }
}

}  // namespace

void add_mutants_hunt(const Command& program) {
  const Command command =
      program.add_command("hunt", "Find the smallest position that kills a mutant", hunt);
  command.footer("Example:\n  hurdle-mutants hunt blind-to-cannon janggi");
}

}  // namespace hurdle::cli
