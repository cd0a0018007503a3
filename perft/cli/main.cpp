// `hurdle`: lists its commands and the pages of its manual, and runs the program.
#include <fmt/format.h>

#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/data_folder.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/run.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {
namespace {

/// The folder of a variant's rules: the longest one whose name is a prefix of the variant's
/// (janggi-casual is on Janggi's page).
std::string folder_of(const std::string& variant, const std::filesystem::path& rules) {
  for (std::string name = variant; !name.empty(); name.pop_back()) {
    if (std::filesystem::exists(rules / name / "rules.md")) {
      return name;
    }
  }
  throw Failure(fmt::format("no rules of {} in {}", variant, rules.string()));
}

/// The pages besides those of commands: the schema of position sets and the rules of each game,
/// from the folder of the position sets. Throws Failure when they are missing.
std::vector<MarkdownPage> manual_pages() {
  const auto rules = data_folder("rules");
  std::vector<MarkdownPage> pages{
      {"hurdle-positions", 5, data_folder("positions") / "README.md", ""},
      {"hurdle-rules-common", 7, rules / "common.md", ""}};
  for (const Variant& variant : all_variants()) {
    const std::string name(variant.notation.name);
    const std::string folder = folder_of(name, rules);
    pages.push_back({"hurdle-rules-" + name, 7, rules / folder / "rules.md",
                     folder == name ? "" : "hurdle-rules-" + folder});
  }
  return pages;
}

}  // namespace
}  // namespace hurdle::cli

int main(int argc, char** argv) {
  using namespace hurdle::cli;
  const Program program{
      "hurdle",
      "Perft and rules verification for chess variants",
      "perft",
      {add_variants,      add_rules,       add_show,     add_moves,  add_perft, add_explain,
       add_adjudicate,    add_play_random, add_verify,   add_hello,  add_check, add_check_variant,
       add_build_variant, add_compare,     add_exhaust,  add_sample, add_solve, add_serve,
       add_export,        add_suite,       add_campaign, add_work},
      manual_pages,
      "Counts the move trees (perft) of chess variants, fast and on all cores. A "
      "second, plain generator, written from the rules alone, confirms the counts "
      "of the position sets. Given an engine, **hurdle** finds the first move "
      "where the engine is wrong, and the rule that it breaks.\n\n"
      "Results go to stdout, everything else to stderr. Commands about one "
      "position take it in the same way: a *VARIANT* and `--fen`, `--setup` and "
      "`--moves`. `hurdle variants` lists the games, and "
      "`hurdle-rules-`*VARIANT*(7) has the rules of each."};
  return run_program(program, argc, argv);
}
