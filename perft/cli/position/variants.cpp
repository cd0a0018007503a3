// `hurdle variants`: lists the variants with their aliases and start positions.
#include "perft/count/variants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/ends_options.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

std::string joined_aliases(const Notation& notation) {
  return fmt::format("{}", fmt::join(notation.aliases, ", "));
}

std::string to_text(const Notation& notation) {
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
  Json list = Json::array();
  for (const HouseRules& house_rules : mutants_of(notation).house_rules()) {
    list.push_back(to_json(house_rules));
  }
  return list;
}

Json json_of(const Notation& notation) {
  Json setups = Json::array();
  for (const NamedSetup& setup : notation.setups) {
    setups.push_back({{"name", setup.name}, {"white", setup.white}, {"black", setup.black}});
  }
  Json aliases = Json::array();
  for (const std::string_view alias : notation.aliases) {
    aliases.push_back(alias);
  }
  return {{"name", notation.name},         {"summary", notation.summary},
          {"aliases", std::move(aliases)}, {"files", notation.files},
          {"ranks", notation.ranks},       {"start", to_fen(notation, start_position(notation))},
          {"setups", std::move(setups)},   {"readings", readings_json(notation)}};
}

struct VariantsArguments {
  bool all_house_rules = false;
  bool ends = false;
  JsonOption json;
};

int list_variants(const VariantsArguments& options) {
  options.json.prepare();
  Json result = Json::array();
  for (const Variant& variant : all_variants()) {
    if (!options.json.takes_stdout()) {
      print(options.all_house_rules ? house_rules_text(variant.notation)
            : options.ends          ? ends_text(variant.notation)
                                    : to_text(variant.notation));
    }
    result.push_back(json_of(variant.notation));
  }
  options.json.write("variants", std::move(result));
  return good;
}

}  // namespace

void add_variants(const Command& program) {
  const Command command =
      program.add_command("variants", "List the games, their aliases and setups");
  const auto options = std::make_shared<VariantsArguments>();
  command.add_flag("--house-rules", options->all_house_rules,
                   "List the house rules that programs and organisations play by");
  command.add_flag("--ends", options->ends,
                   "List how whole games end: clauses, and the values of --rules and --repetition");
  options->json.add_to(command);
  command.footer("Example:\n  hurdle variants");
  command.runs([options] { return list_variants(*options); });
}

}  // namespace hurdle::cli
