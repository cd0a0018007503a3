// `hurdle-mutants coverage`: how each clause is examined.
#include "perft/mutants/coverage.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/mutants/cli/commands.hpp"
#include "perft/output/files.hpp"

namespace hurdle::cli {
namespace {

struct CoverageArguments : Arguments {
  SetOptions sets{command};
  VariantOfFilesOption variant{command};
  TextOption laws{command, "--laws FILE",
                  "Count the laws that name each clause, too: the tests' names as `props-laws "
                  "--gtest_list_tests` prints them"};  ///< a file of test names; empty is none
  JsonOption json{command};
};

void print_row(const mutants::ClauseCover& row) {
  print(fmt::format("{:<20} {:<4} {:<34} {:>9} {:>5} {:>5} {:>8}{}\n", row.variant->notation.name,
                    row.clause, row.title, row.positions, row.games,
                    row.laws ? fmt::format("{}", *row.laws) : "-", row.mutants,
                    row.covered() ? "" : "  NOT COVERED"));
}

std::vector<std::string> load_laws(const std::string& file) {
  if (file.empty()) {
    return {};
  }
  constexpr std::uintmax_t most = 1 << 20;
  try {
    std::vector<std::string> laws = mutants::law_names(read_small_file(file, most));
    if (laws.empty()) {
      throw std::runtime_error("expected indented names of tests, found none");
    }
    return laws;
  } catch (const std::runtime_error& error) {
    throw Failure(file + ": " + error.what());
  }
}

int show_coverage(const CoverageArguments& options) {
  std::vector<GameSet> games;
  const std::vector<PositionSet> sets = options.sets.load(games, options.variant.load_options());
  const std::vector<std::string> laws = load_laws(*options.laws);
  const std::vector<mutants::ClauseCover> table = mutants::coverage(sets, games, laws);
  Json result = Json::array();
  std::size_t bare = 0;
  options.json.print(fmt::format("{:<20} {:<4} {:<34} {:>9} {:>5} {:>5} {:>8}\n", "variant", "id",
                                 "clause", "positions", "games", "laws", "mutants"));
  for (const mutants::ClauseCover& row : table) {
    bare += row.covered() ? 0 : 1;
    if (!options.json.takes_stdout()) {
      print_row(row);
    }
    result.push_back({{"variant", row.variant->notation.name},
                      {"clause", row.clause},
                      {"title", row.title},
                      {"positions", row.positions},
                      {"games", row.games},
                      {"laws", row.laws ? Json(*row.laws) : Json()},
                      {"mutants", row.mutants}});
  }
  print_to_stderr(fmt::format("{} clauses, {} not covered", table.size(), bare));
  options.json.write("mutants coverage", result);
  return bare > 0 ? wrong : good;
}

}  // namespace

void add_mutants_coverage(const Command& program) {
  const Command command = program.add_command(
      "coverage", "Count the positions, games, laws and mutants of each clause", show_coverage);
  command.footer("Example:\n  hurdle-mutants coverage positions");
}

}  // namespace hurdle::cli
