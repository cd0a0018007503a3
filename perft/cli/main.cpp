// `hurdle`: lists its commands and the pages of its manual, and runs the program.
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/data_folder.hpp"
#include "perft/cli/program/run.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {
namespace {

/// The pages besides those of commands: the schema of position sets and the rules of each game,
/// from the folder of the position sets. Throws Failure when they are missing.
std::vector<MarkdownPage> manual_pages() {
  const auto rules = data_folder("rules");
  std::vector<MarkdownPage> pages{
      {"hurdle-positions", 5, data_folder("positions") / "README.md", ""},
      {"hurdle-rules-common", 7, rules / "common.md", ""}};
  for (const Variant& variant : all_variants()) {
    const std::string name(variant.notation.name);
    const std::filesystem::path file = rules_file_of(name, rules);
    const std::string folder = file.parent_path().filename().string();
    pages.push_back(
        {rules_page_name(name), 7, file, folder == name ? "" : rules_page_name(folder)});
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
