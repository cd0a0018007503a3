// `hurdle rules`: the rules of a custom game, in words.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/custom/page/page.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/data_folder.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/variants.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

struct RulesArguments : Arguments {
  Argument name{command, "VARIANT", "A custom game of the file, or one that files inherit from"};
  VariantsFileOption file{command};
  JsonOption json{command};
};

int print_rules(const RulesArguments& options) {
  const auto game = options.file.game(*options.name);
  if (game == nullptr) {
    const std::string name(variant_named(*options.name).notation.name);
    throw Failure(fmt::format(
        "rules: {} is a game of Hurdle's own, and has its rules on a page: see `man {}`, or {}",
        name, rules_page_name(name), rules_file_of(name, data_folder("rules")).string()));
  }
  Json clauses = list_of(custom::clauses_of(*game), [](const custom::RuleClause& clause) -> Json {
    return {{"id", clause.id}, {"title", clause.title}, {"text", clause.text}};
  });
  options.json.print(custom::rules_page(*game));
  options.json.write("rules", {{"variant", game->name}, {"clauses", std::move(clauses)}});
  return good;
}

}  // namespace

void add_rules(const Command& program) {
  const Command command =
      program.add_command("rules", "Write the rules of a custom game in words", print_rules);
  command.footer("Example:\n  hurdle rules capablanca --variants builtin");
}

}  // namespace hurdle::cli
