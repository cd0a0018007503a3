// `hurdle variants`: what can be played, and how each start is written.
#include "perft/count/variants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "movegen/vocab/text.hpp"
#include "perft/cli/commands.hpp"
#include "perft/cli/failure.hpp"
#include "perft/cli/output.hpp"

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
  return text;
}

Json to_json(const Notation& notation) {
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
          {"setups", std::move(setups)}};
}

int list_variants(const JsonOption& json) {
  json.prepare();
  Json result = Json::array();
  for (const Variant& variant : all_variants()) {
    if (!json.takes_stdout()) {
      print(to_text(variant.notation));
    }
    result.push_back(to_json(variant.notation));
  }
  json.write("variants", std::move(result));
  return good;
}

}  // namespace

void add_variants(const Command& program) {
  const Command command =
      program.add_command("variants", "List the games, their aliases and setups");
  const auto json = std::make_shared<JsonOption>();
  json->add_to(command);
  command.footer("Example:\n  hurdle variants");
  command.runs([json] { return list_variants(*json); });
}

}  // namespace hurdle::cli
