// Position sets in three line formats.
#include "perft/suite/text/lines.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {

std::string to_perft(const PositionSet& set) {
  std::string out = fmt::format("# variant: {}\n", set.variant->notation.name);
  for (const PositionEntry& entry : set.positions) {
    out += fmt::format("\nid {}\nepd {}\n", entry.id, without_counters(entry.fen_text));
    for (const auto& [depth, nodes] : entry.perft) {
      out += fmt::format("perft {} {}\n", depth, to_text(nodes));
    }
  }
  return out;
}

std::string to_lines(const PositionSet& set) {
  return join_texts(set.positions, "", [&](const PositionEntry& entry) {
    return fmt::format("{} {}\n", set.variant->notation.name, epd_line(entry));
  });
}

std::string epd_line(const PositionEntry& entry) {
  std::string line = entry.fen_text;
  for (const auto& [depth, nodes] : entry.perft) {
    line += fmt::format(" ;D{} {}", depth, to_text(nodes));
  }
  return line;
}

}  // namespace hurdle
