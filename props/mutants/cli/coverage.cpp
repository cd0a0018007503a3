// `hurdle-mutants coverage`: by what each clause is examined.
#include "props/mutants/coverage.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "perft/cli/failure.hpp"
#include "perft/cli/output.hpp"
#include "perft/cli/sets.hpp"
#include "props/mutants/cli/commands.hpp"

namespace hurdle::cli {
namespace {

struct Options {
  SetOptions sets;
  JsonOption json;
};

void print_row(const mutants::ClauseCover& row) {
  print(fmt::format("{:<20} {:<4} {:<34} {:>9} {:>5} {:>5} {:>8}{}\n", row.variant->notation.name,
                    row.clause, row.title, row.positions, row.games, row.laws, row.mutants,
                    row.covered() ? "" : "  NOT COVERED"));
}

int show_coverage(const Options& options) {
  options.json.prepare();
  std::vector<GameSet> games;
  const std::vector<PositionSet> sets = options.sets.load(games);
  const std::vector<mutants::ClauseCover> table = mutants::coverage(sets, games);
  Json result = Json::array();
  std::size_t bare = 0;
  if (!options.json.takes_stdout()) {
    print(fmt::format("{:<20} {:<4} {:<34} {:>9} {:>5} {:>5} {:>8}\n", "variant", "id", "clause",
                      "positions", "games", "laws", "mutants"));
  }
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
                      {"laws", row.laws},
                      {"mutants", row.mutants}});
  }
  talk(fmt::format("{} clauses, {} not covered", table.size(), bare));
  options.json.write("mutants coverage", result);
  return bare > 0 ? wrong : good;
}

}  // namespace

void add_mutants_coverage(const Command& program) {
  const Command command = program.add_command(
      "coverage", "By how many positions, games, laws and mutants each clause is examined");
  const auto options = std::make_shared<Options>();
  options->sets.add_to(command);
  options->json.add_to(command);
  command.footer("Example:\n  hurdle-mutants coverage positions");
  command.runs([options] { return show_coverage(*options); });
}

}  // namespace hurdle::cli
