// `hurdle-mutants list`: all mutants.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/mutants/cli/commands.hpp"
#include "perft/mutants/end_power.hpp"

namespace hurdle::cli {
namespace {

struct ListArguments : Arguments {
  OptionalArgument variant{command, "VARIANT", "Only the mutants of this variant"};
  JsonOption json{command};
};

bool takes(const ListArguments& options, const mutants::CountingMutant& mutant) {
  return options.variant->empty() ||
         &variant_named(*options.variant).notation == &mutant.notation();
}

int list(const ListArguments& options) {
  Json result = Json::array();
  std::size_t mutants_listed = 0;
  for (const mutants::CountingMutant& mutant : mutants::all_mutants()) {
    if (!takes(options, mutant)) {
      continue;
    }
    ++mutants_listed;
    const auto& [name, clause, error] = mutant.info;
    const std::string_view variant = mutant.notation().name;
    options.json.print(fmt::format("{} {} {}: {}\n", variant, clause, name, error));
    result.push_back({{"variant", variant}, {"clause", clause}, {"name", name}, {"error", error}});
  }
  for (const Variant& variant : all_variants()) {
    const bool asked = options.variant->empty() || &variant_named(*options.variant) == &variant;
    if (!asked || &mutants::page_of_ends(variant) != &variant) {
      continue;
    }
    for (const EndMutant& mutant : end_mutants_of(variant.notation)) {
      ++mutants_listed;
      const auto& [name, clause, error] = mutant.info;
      options.json.print(fmt::format("{} {} {}: {}\n", variant.notation.name, clause, name, error));
      result.push_back({{"variant", variant.notation.name},
                        {"clause", clause},
                        {"name", name},
                        {"error", error},
                        {"ends", true}});
    }
  }
  print_to_stderr(fmt::format("{} mutants", mutants_listed));
  options.json.write("mutants list", result);
  return good;
}

}  // namespace

void add_mutants_list(const Command& program) {
  const Command command =
      program.add_command("list", "List the mutants: variant, clause, name, sentence", list);
  command.footer("Example:\n  hurdle-mutants list janggi");
}

}  // namespace hurdle::cli
