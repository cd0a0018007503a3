// What `hurdle perft` prints for every game.
#pragma once

#include <span>
#include <string>

#include "perft/cli/program/output.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::cli {

/// Prints a root move with the lines below it, at once, and adds them to the JSON list.
void print_division_entry(const std::string& move, Total nodes, const JsonOption& json,
                          Json& division);

/// Prints the time of a count to stderr, with the rate if the time is long enough to be measured.
void print_time(double seconds, Total nodes);

/// The table of `hurdle perft --details`: one row for each depth, from depth 1; columns as wide as
/// their widest number.
[[nodiscard]] std::string details_table(std::span<const Details> rows);

}  // namespace hurdle::cli
