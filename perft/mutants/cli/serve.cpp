// `hurdle-mutants serve`: an engine that is wrong on purpose, to test a checker.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <optional>
#include <set>
#include <utility>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/mutants/cli/commands.hpp"
#include "perft/serve/game.hpp"
#include "perft/serve/uci.hpp"

namespace hurdle::cli {
namespace {

struct ServeArguments : Arguments {
  OptionalArgument names{
      command, "NAMES",
      "NAME or NAME,NAME: mutants of one variant, together in the engine, in any order"};
  ListOption all_house_rules{command, "--house-rules NAME,...", "Play by these house rules",
                             Traits{.separator = ','}};
};

std::vector<std::string> separated(const std::string& names) {
  std::vector<std::string> result;
  std::size_t begin = 0;
  while (!names.empty() && begin <= names.size()) {
    const std::size_t end = std::min(names.find(',', begin), names.size());
    result.push_back(names.substr(begin, end - begin));
    if (result.back().empty()) {
      throw Failure(
          fmt::format("'{}' has an empty name; expected NAME or NAME,NAME", hurdle::quoted(names)));
    }
    begin = end + 1;
  }
  return result;
}

/// The mutants of a variant with these names, those of house rules first, the others in the order
/// of the list, as a diagnosis puts them together: one may change what another replaces. Nothing
/// unless the variant has all of them.
std::optional<std::vector<const Mutant*>> errors_of(
    const Variant& variant, const std::vector<std::string>& names,
    const std::vector<std::string>& all_house_rules) {
  const Mutants& known = mutants_of(variant.notation);
  std::vector<const Mutant*> errors;
  for (const std::string& name : all_house_rules) {
    const HouseRules* house_rules = known.find_house_rules(name);
    if (house_rules == nullptr) {
      return std::nullopt;
    }
    const std::vector<const Mutant*> parts = known.made_of(*house_rules);
    errors.insert(errors.end(), parts.begin(), parts.end());
  }
  std::set<std::string_view> left(names.begin(), names.end());
  for (const Mutant& mutant : known.all()) {
    if (left.erase(mutant.info.name) > 0) {
      errors.push_back(&mutant);
    }
  }
  return left.empty() ? std::optional(std::move(errors)) : std::nullopt;
}

/// The games that have all the named mutants; without names, all games by their rules.
serve::ServedGames games_of(const ServeArguments& options) {
  const std::vector<std::string> names = separated(*options.names);
  serve::ServedGames games;
  for (const Variant& variant : all_variants()) {
    const auto errors = errors_of(variant, names, *options.all_house_rules);
    if (!errors) {
      continue;
    }
    games.push_back(
        errors->empty()
            ? serve::by_the_rules(variant)
            : serve::served(
                  variant, make_referee_generator(mutants_of(variant.notation).together(*errors))));
  }
  return games;
}

bool known_somewhere(const std::vector<std::string>& names,
                     const std::vector<std::string>& all_house_rules) {
  const auto all = all_variants();
  return std::ranges::any_of(all, [&](const Variant& variant) {
    return errors_of(variant, names, all_house_rules).has_value();
  });
}

[[noreturn]] void refuse(const ServeArguments& options) {
  for (const std::string& name : separated(*options.names)) {
    if (!known_somewhere({name}, {})) {
      throw Failure(fmt::format("no mutant is called '{}'; `hurdle-mutants list` names them",
                                hurdle::quoted(name)));
    }
  }
  for (const std::string& name : *options.all_house_rules) {
    if (!known_somewhere({}, {name})) {
      throw Failure(fmt::format("--house-rules '{}': no variant has house rules of this name",
                                hurdle::quoted(name)));
    }
  }
  throw Failure("no variant knows all of these names; they are of different games");
}

/// The name that the engine reports: "hurdle-mutants no-pass,soldier-goes-back".
std::string name_of(const ServeArguments& options) {
  std::vector<std::string> names = separated(*options.names);
  names.insert(names.end(), options.all_house_rules->begin(), options.all_house_rules->end());
  return fmt::format("hurdle-mutants {}",
                     names.empty() ? "by the rules" : fmt::format("{}", fmt::join(names, ",")));
}

int answer(const ServeArguments& options) {
  const serve::ServedGames games = games_of(options);
  if (games.empty()) {
    refuse(options);
  }
  leave_signals();
  serve::answer_uci({name_of(options), games, {}, false}, std::cin, std::cout, std::cerr);
  flush_replies();
  return good;
}

}  // namespace

void add_mutants_serve(const Command& program) {
  const Command command = program.add_command(
      "serve",
      "Run as a UCI engine with these mutants, to test a checker; without any, by the rules",
      answer);
  command.footer(
      "Example:\n  hurdle check positions/janggi --tag quick --engine \"hurdle-mutants serve "
      "elephant-leaps\"");
}

}  // namespace hurdle::cli
