#include "perft/cli/count/perft_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hurdle::cli {
namespace {

std::size_t width_of(const DetailField& column, std::span<const Details> rows) {
  std::size_t width = std::string_view(column.head).size();
  for (const Details& row : rows) {
    width = std::max(width, to_text(row.*column.member).size());
  }
  return width;
}

}  // namespace

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

std::string details_table(std::span<const Details> rows) {
  std::string text = "depth";
  for (const DetailField& column : detail_fields) {
    text += fmt::format("  {:>{}}", column.head, width_of(column, rows));
  }
  text += '\n';
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += fmt::format("{:>5}", i + 1);
    for (const DetailField& column : detail_fields) {
      text += fmt::format("  {:>{}}", to_text(rows[i].*column.member), width_of(column, rows));
    }
    text += '\n';
  }
  return text;
}

}  // namespace hurdle::cli
