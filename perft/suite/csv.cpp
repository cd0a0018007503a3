// Position sets as CSV.
#include "perft/suite/csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace hurdle {
namespace {

constexpr std::string_view header =
    "variant,file,id,fen,depth,nodes,about,exercises,tags,confirmed\r\n";

/// The programs that confirmed a count of this depth; a deeper confirmation includes it.
std::string confirmed_at(const PositionEntry& entry, int depth) {
  std::vector<std::string> names;
  for (const auto& [name, deepest] : entry.confirmed) {
    if (depth <= deepest) {
      names.push_back(name);
    }
  }
  return fmt::format("{}", fmt::join(names, "; "));
}

std::string row(const PositionSet& set, const PositionEntry& entry, const std::string& depth,
                const std::string& nodes, const std::string& confirmed) {
  std::vector<std::string> fields{std::string(set.variant->notation.name),
                                  set.name,
                                  entry.id,
                                  entry.fen_text,
                                  depth,
                                  nodes,
                                  entry.about,
                                  fmt::format("{}", fmt::join(entry.exercises, " ")),
                                  fmt::format("{}", fmt::join(entry.tags, " ")),
                                  confirmed};
  for (std::string& field : fields) {
    field = csv_field(field);
  }
  return fmt::format("{}\r\n", fmt::join(fields, ","));
}

}  // namespace

std::string to_csv(const PositionSet& set) {
  std::string out(header);
  for (const PositionEntry& entry : set.positions) {
    for (const auto& [depth, nodes] : entry.perft) {
      out += row(set, entry, std::to_string(depth), to_text(nodes), confirmed_at(entry, depth));
    }
    if (entry.perft.empty()) {
      out += row(set, entry, "", "", "");
    }
  }
  return out;
}

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
    return std::string(text);
  }
  std::string quoted = "\"";
  for (const char c : text) {
    quoted += c;
    if (c == '"') {
      quoted += '"';
    }
  }
  return quoted + '"';
}

}  // namespace hurdle
