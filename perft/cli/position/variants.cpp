// `hurdle variants`: lists the variants, one a line, or with their aliases and start positions.
#include "perft/count/variants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/options/end_arguments.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

std::string joined_aliases(const Notation& notation) {
  return fmt::format("{}", fmt::join(notation.aliases, ", "));
}

/// `makpong   8x8    2 setups  Simplified Makpong: …`
std::string line_of(const Notation& notation) {
  constexpr std::size_t scharnagl_numbers = 960;
  const std::size_t setups = notation.numbered_setups ? scharnagl_numbers : notation.setups.size();
  std::size_t width = 0;
  for (const Variant& variant : all_variants()) {
    width = std::max(width, variant.notation.name.size());
  }
  return fmt::format("{:{}}  {:5}  {:3} setup{}  {}\n", notation.name, width,
                     fmt::format("{}x{}", notation.files, notation.ranks), setups,
                     setups == 1 ? " " : "s", notation.summary);
}

std::string details_of(const Notation& notation) {
  std::string text = fmt::format("{}\n  {}\n", notation.name, notation.summary);
  if (!notation.aliases.empty()) {
    text += fmt::format("  also called {}\n", joined_aliases(notation));
  }
  text += fmt::format("  {} files, {} ranks; setups (the first is the default), file by file:\n",
                      notation.files, notation.ranks);
  std::size_t name_width = 0;
  std::size_t white_width = 0;
  for (const NamedSetup& setup : notation.setups) {
    name_width = std::max(name_width, setup.name.size());
    white_width = std::max(white_width, setup.white.size());
  }
  for (const NamedSetup& setup : notation.setups) {
    text += fmt::format("    {:{}}  white {:{}}  black {}\n", setup.name, name_width, setup.white,
                        white_width, setup.black);
  }
  if (notation.numbered_setups) {
    text += "    0 to 959  the starts by Scharnagl's numbers\n";
  }
  return text;
}

/// Three lines for each of the house rules: name, sentence and who plays by them.
std::string house_rules_text(const Notation& notation) {
  std::string text = fmt::format("{}\n", notation.name);
  for (const HouseRules& house_rules : mutants_of(notation).house_rules()) {
    text += fmt::format("  {}: {}\n    played by {}\n    source: {}\n", house_rules.name,
                        house_rules.says, house_rules.who, house_rules.source);
    if (!house_rules.same_as.empty()) {
      text += fmt::format("    the variant {}\n", house_rules.same_as);
    }
  }
  return text;
}

Json readings_json(const Notation& notation) {
  return list_of(mutants_of(notation).house_rules(),
                 [](const HouseRules& house_rules) { return to_json(house_rules); });
}

Json json_of(const Notation& notation) {
  Json setups = list_of(notation.setups, [](const NamedSetup& setup) -> Json {
    return {{"name", setup.name}, {"white", setup.white}, {"black", setup.black}};
  });
  Json aliases = list_of(notation.aliases, [](const std::string_view alias) { return alias; });
  return {{"name", notation.name},         {"summary", notation.summary},
          {"aliases", std::move(aliases)}, {"files", notation.files},
          {"ranks", notation.ranks},       {"start", to_fen(notation, start_position(notation))},
          {"setups", std::move(setups)},   {"readings", readings_json(notation)}};
}

constexpr std::uint64_t most_positions = 100'000;

struct VariantsArguments : Arguments {
  explicit VariantsArguments(const Command& of) : Arguments(of) {
    ends.excludes(details).excludes(all_house_rules);
    all_house_rules.excludes(details);
  }

  OptionalArgumentList names{command, "VARIANT",
                             "Games to describe, by name or alias (default: list all games)",
                             offered_variants};
  Flag details{command, "--details", "Describe every game"};
  Flag all_house_rules{command, "--house-rules",
                       "List the house rules that programs and organisations play by"};
  Flag ends{command, "--ends",
            "List how whole games end: clauses, and the values of the options that choose among "
            "them (--rules, --repetition, --occurrences and others)"};
  VariantsFileOption file{command};
  Flag lint{
      command, "--lint",
      "With --variants: list what is wrong in the file, and exit with 1 if a game does not load"};
  NumberOption positions{command, "--positions N",
                         "With --variants: print N random positions of each game as lines of JSON, "
                         "with the number of replies to each move",
                         Range{0, most_positions}, 0};
  NumberOption seed{command, "--seed N", "Seed of --positions (default 1)", Range{}, 1};
  JsonOption json{command};
};

/// The named variants, in the order of their names; without a name, all.
std::vector<const Notation*> chosen(const VariantsArguments& options) {
  std::vector<const Notation*> notations = mapped(
      *options.names, [&](const std::string& name) { return &variant_named(name).notation; });
  if (notations.empty()) {
    for (const Variant& variant : all_variants()) {
      notations.push_back(&variant.notation);
    }
  }
  return notations;
}

std::string text_of(const VariantsArguments& options, const Notation& notation) {
  if (options.all_house_rules) {
    return house_rules_text(notation);
  }
  if (options.ends) {
    return ends_text(notation);
  }
  return options.details || !options.names->empty() ? details_of(notation) : line_of(notation);
}

/// Whether the options are about what only Hurdle's own games have.
bool asks_for_facts_of_own_games(const VariantsArguments& options) {
  return options.details || options.all_house_rules || options.ends;
}

/// Of a file that only the environment names, just the list: it has none of these facts.
bool is_about_custom_games(const VariantsArguments& options, bool own) {
  return options.file.given() || !own || options.lint || options.positions.value() > 0 ||
         (options.file.named() && !asks_for_facts_of_own_games(options));
}

void refuse_for_custom_games(const VariantsArguments& options) {
  if (asks_for_facts_of_own_games(options) && !options.file.given()) {
    for (const std::string& name : *options.names) {
      (void)options.file.game(name);  // an unknown name first: it is the likelier mistake
    }
  }
  require_absent({{"--details", options.details},
                  {"--house-rules", options.all_house_rules},
                  {"--ends", options.ends}},
                 "custom games, which hurdle rules describes");
  require_absent({{"--lint", options.lint && options.positions.given()},
                  {"--json", options.json.given() && options.positions.given()}},
                 "--positions, which prints lines of JSON");
  require_absent({{"VARIANT", options.lint && !options.names->empty()}},
                 "--lint, which reads every game of the file");
}

int list_variants(const VariantsArguments& options) {
  const bool own = std::ranges::all_of(
      *options.names, [](const auto& name) { return find_variant(name) != nullptr; });
  const bool has_file = !options.file.path().empty();
  if (options.seed.given() && !options.positions.given()) {
    throw Failure("--seed: needs --positions N");
  }
  if (is_about_custom_games(options, own)) {
    refuse_for_custom_games(options);
    return list_custom_games(
        options.file,
        {*options.names, options.lint, options.positions.value(), options.seed.value()},
        options.json);
  }
  if (has_file && options.names->empty()) {
    print_to_stderr(fmt::format("more games: hurdle variants --variants {}", options.file.path()));
  }
  Json result = Json::array();
  for (const Notation* notation : chosen(options)) {
    options.json.print(text_of(options, *notation));
    result.push_back(json_of(*notation));
  }
  options.json.write("variants", std::move(result));
  return good;
}

}  // namespace

void add_variants(const Command& program) {
  const Command command = program.add_command(
      "variants", "List the games; with VARIANT, its aliases and setups", list_variants);
  command.footer("Example:\n  hurdle variants janggi");
}

}  // namespace hurdle::cli
