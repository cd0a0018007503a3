#include "perft/cli/count/details_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

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
