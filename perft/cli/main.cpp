// `hurdle`: the list of its commands.
#include "perft/cli/commands.hpp"
#include "perft/cli/run.hpp"

int main(int argc, char** argv) {
  using namespace hurdle::cli;
  const Program program{"hurdle",
                        "Perft and rules verification for chess variants",
                        "perft",
                        {add_variants, add_show, add_moves, add_perft, add_explain, add_adjudicate,
                         add_play_random, add_verify, add_hello, add_check, add_compare, add_serve,
                         add_export, add_suite, add_campaign, add_work}};
  return run_program(program, argc, argv);
}
