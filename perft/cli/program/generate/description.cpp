#include "perft/cli/program/generate/description.hpp"

#include <CLI/CLI.hpp>

namespace hurdle::cli {
namespace {

OptionText described(const CLI::Option& option, const CommandData& data) {
  OptionText text;
  text.name = option.get_positional() ? option.get_name(true) : "--" + option.get_lnames().front();
  if (!option.get_snames().empty()) {
    text.short_name = "-" + option.get_snames().front();
  }
  text.flag = option.get_items_expected_max() == 0;
  text.unit = text.flag ? "" : option.get_type_name();
  text.words = option.get_description();
  text.usual = option.get_default_str();
  text.required = option.get_required();
  text.many = option.get_expected_max() > 1;
  // The unit `A[,B]` marks a single text of several names.
  text.comma = option.get_delimiter() == ',' || text.unit.find(',') != std::string::npos;
  for (const CLI::Option* other : option.get_excludes()) {
    text.excludes.push_back("--" + other->get_lnames().front());
  }
  if (const auto found = data.offers.find(&option); found != data.offers.end()) {
    text.offer = found->second;
  }
  return text;
}

CommandText described(const CLI::App& app, const CommandData& data, std::vector<std::string> path) {
  path.push_back(app.get_name());
  CommandText text;
  text.path = path;
  text.words = app.get_description();
  text.footer = app.get_footer();
  if (const auto found = data.purposes.find(&app); found != data.purposes.end()) {
    text.purpose = found->second;
  }
  for (const CLI::Option* option : app.get_options()) {
    (option->get_positional() ? text.arguments : text.options).push_back(described(*option, data));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    text.commands.push_back(described(*command, data, path));
  }
  return text;
}

}  // namespace

CommandText describe(const CLI::App& app, const CommandData& data) {
  return described(app, data, {});
}

}  // namespace hurdle::cli
