#include "perft/cli/count/details_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace hurdle::cli {
namespace {

/// One column: its heading and its field.
struct Column {
  std::string_view head;
  Total Details::*field;
};

constexpr std::array<Column, 12> columns{{
    {"nodes", &Details::nodes},
    {"captures", &Details::captures},
    {"e.p.", &Details::en_passant},
    {"castles", &Details::castles},
    {"drops", &Details::drops},
    {"promotions", &Details::promotions},
    {"passes", &Details::passes},
    {"checks", &Details::checks},
    {"double", &Details::double_checks},
    {"mates", &Details::mates},
    {"stalemates", &Details::stalemates},
    {"ended", &Details::ended},
}};

std::size_t width_of(const Column& column, std::span<const Details> rows) {
  std::size_t width = column.head.size();
  for (const Details& row : rows) {
    width = std::max(width, to_text(row.*column.field).size());
  }
  return width;
}

}  // namespace

std::string details_table(std::span<const Details> rows) {
  std::string text = "depth";
  for (const Column& column : columns) {
    text += fmt::format("  {:>{}}", column.head, width_of(column, rows));
  }
  text += '\n';
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += fmt::format("{:>5}", i + 1);
    for (const Column& column : columns) {
      text += fmt::format("  {:>{}}", to_text(rows[i].*column.field), width_of(column, rows));
    }
    text += '\n';
  }
  return text;
}

}  // namespace hurdle::cli
