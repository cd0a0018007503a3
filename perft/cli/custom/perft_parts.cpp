#include "perft/cli/custom/perft_parts.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/custom/page/page.hpp"
#include "perft/cli/count/parts.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/custom/fast/digest.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;

/// Two files with equal digests describe the game by the same rules.
std::string rules_digest(const custom::Game& game) {
  return custom::sha256(custom::rules_page(game));
}

void must_be(const Fields& fields, const char* name, const std::string& expected) {
  if (fields.text(name) != expected) {
    fields.fail(name, fmt::format("is not {}", expected));
  }
}

}  // namespace

void describe_part(const CustomPosition& position, const CustomPerftOptions& options,
                   const std::string& division, Json& result) {
  result["rules"] = rules_digest(*position.game);
  result["division"] = division;
  result["part"] = options.part.number;
  result["parts"] = options.part.parts;
}

int add_perft_parts(const CustomPosition& position, const CustomPerftOptions& options,
                    const JsonOption& json) {
  KnownParts known;
  Total nodes;
  std::string division;
  const std::string rules = rules_digest(*position.game);
  for (const std::string& file : options.files) {
    const Json parsed = campaign::parsed_json(file);
    const char* const writer = "a file that hurdle perft --part --json wrote";
    const Fields result = Fields(file, parsed, writer).result_of("perft");
    must_be(result, "variant", position.game->name);
    must_be(result, "fen", position.fen);
    must_be(result, "rules", rules);
    if (result.number("depth", 0, 30) != options.depth) {
      result.fail("depth", fmt::format("is not {}", options.depth));
    }
    // Another version may deal the lines out in another way: some would be counted twice.
    if (division.empty()) {
      division = result.text("division");
    }
    must_be(result, "division", division);
    const Total below = result.count("nodes");
    if (known.note(file, part_in(result), to_text(below))) {
      nodes += below;
    }
  }
  const auto problems = known.problems();
  for (const std::string& problem : problems.lines) {
    print(problem + '\n');
  }
  if (!problems.empty()) {
    print_to_stderr("hurdle: there is no sum");
    return problems.exit_code();
  }
  Json sum{{"variant", position.game->name}, {"fen", position.fen}, {"depth", options.depth}};
  add_count(sum, "nodes", nodes);
  json.print(to_text(nodes) + "\n");
  json.write("perft", std::move(sum));
  return good;
}

}  // namespace hurdle::cli
