// `hurdle`: lists its commands and runs the program.
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/pages.hpp"
#include "perft/cli/program/run.hpp"

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
      "Counts the move trees (perft) of chess variants, fast and on all cores, "
      "and confirms every count with a second, plain generator written from the "
      "rules alone. Given an engine, **hurdle** finds the first move where the "
      "engine is wrong, and the rule that says so.\n\n"
      "Results go to stdout, everything else to stderr. A position is given the "
      "same way to every command: a *VARIANT* and `--fen`, `--setup` and "
      "`--moves`. What games there are, `hurdle variants` says; how each is "
      "played, `hurdle-rules-`*VARIANT*(7)."};
  return run_program(program, argc, argv);
}
