// `hurdle-mutants`: rules with one error each, and how position sets find them.
#include "perft/cli/program/run.hpp"
#include "perft/mutants/cli/commands.hpp"

int main(int argc, char** argv) {
  using namespace hurdle::cli;
  const Program program{
      "hurdle-mutants",
      "Measure which mutants (rule sets with one clause changed) position sets kill",
      "power",
      {add_mutants_list, add_mutants_power, add_mutants_divide, add_mutants_hunt,
       add_mutants_coverage, add_mutants_serve, add_mutants_diagnose}};
  return run_program(program, argc, argv);
}
