// The commands of `hurdle`. Each command adds itself to the command line in its own file.
#pragma once

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

void add_variants(const Command& program);
void add_rules(const Command& program);
void add_show(const Command& program);
void add_moves(const Command& program);
void add_perft(const Command& program);
void add_explain(const Command& program);
void add_adjudicate(const Command& program);
void add_play_random(const Command& program);
void add_verify(const Command& program);
void add_hello(const Command& program);
void add_check(const Command& program);
void add_check_variant(const Command& program);
void add_build_variant(const Command& program);
void add_compare(const Command& program);
void add_exhaust(const Command& program);
void add_sample(const Command& program);
void add_solve(const Command& program);
void add_export(const Command& program);
void add_serve(const Command& program);
void add_suite(const Command& program);
void add_campaign(const Command& program);
void add_work(const Command& program);

}  // namespace hurdle::cli
