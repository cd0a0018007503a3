#include "perft/campaign/store/sql_files.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace hurdle::campaign {
namespace {

/// Removes the first part of `text`, up to `end`, and returns it; without `end`, all of it.
std::string_view take_until(std::string_view& text, std::string_view end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + end.size(), text.size()));
  return part;
}

}  // namespace

std::vector<std::string_view> sql_statements(std::string_view name) {
  const auto files = sql_files();
  const auto file = std::ranges::find(files, name, &SqlFile::name);
  if (file == files.end()) {
    throw std::out_of_range("no SQL is called " + std::string(name));
  }
  std::vector<std::string_view> statements;
  for (std::string_view rest = file->text; !rest.empty();) {
    std::string_view statement = take_until(rest, "\n\n");
    while (statement.starts_with("--")) {
      (void)take_until(statement, "\n");
    }
    if (!statement.empty()) {
      statements.push_back(statement.substr(0, statement.rfind(';')));
    }
  }
  return statements;
}

}  // namespace hurdle::campaign
