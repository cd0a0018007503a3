#include "perft/cli/count/perft_output.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

namespace hurdle::cli {

void print_division_entry(const std::string& move, Total nodes, const JsonOption& json,
                          Json& division) {
  json.print_at_once(fmt::format("{} {}\n", move, to_text(nodes)));
  Json entry{{"move", move}};
  add_count(entry, "nodes", nodes);
  division.push_back(std::move(entry));
}

void print_time(double seconds, Total nodes) {
  constexpr double least_measurable_time = 1e-3;
  if (seconds < least_measurable_time) {
    print_to_stderr(fmt::format("time {:.6f} s", seconds));
  } else {
    print_to_stderr(fmt::format("time {:.3f} s, {:.0f} nodes/s", seconds,
                                static_cast<double>(nodes.wide()) / seconds));
  }
}

}  // namespace hurdle::cli
