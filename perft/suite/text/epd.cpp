// EPD with counts: lines `FEN ;D1 20 ;D2 400`, comments with `#`, the variant in one of them
// or named by the caller.
#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/text/line_source.hpp"
#include "perft/suite/text/lines.hpp"
#include "perft/suite/text/position.hpp"

namespace hurdle {
namespace {

constexpr std::string_view epd_blanks = " \t";

void read_count(const Part& part, PositionEntry& entry) {
  const std::size_t space = part.text.find_first_of(epd_blanks);
  if (part.text.size() < 2 || part.text[0] != 'D' || space == std::string_view::npos) {
    part.fail(fmt::format("'{}'; expected a count as 'D3 8902'", hurdle::quoted(part.text)));
  }
  const Part depth_part = part.with(part.text.substr(1, space - 1));
  const Part total_part = part.with(without_blanks(part.text.substr(space)));
  const int depth = depth_at(part.source, depth_part.at(), depth_part.text, "depth");
  const Total total = total_at(part.source, total_part.at(), total_part.text);
  if (!entry.perft.emplace(depth, total).second) {
    part.fail(fmt::format("duplicate depth {}; keep one of them", depth));
  }
  entry.perft_lines[depth] = entry.line;
}

/// Reads a line into `entry`. False if its position is invalid and such positions are collected.
bool read_epd_line(const LineSource& lines, const Part& line, PositionEntry& entry) {
  entry.line = lines.number();
  entry.id = fmt::format("line-{}", entry.line);
  std::size_t end = line.text.find(';');
  const Part fen = line.with(without_blanks(line.text.substr(0, end)));
  const Variant& variant = lines.variant(line);
  if (fen.text.empty()) {
    line.fail("a count without a position; expected 'FEN ;D1 20 ;D2 400'");
  }
  const bool valid = lines.place(fen, variant, entry);
  while (end != std::string_view::npos) {
    const std::size_t begin = end + 1;
    end = line.text.find(';', begin);
    const std::string_view count =
        without_blanks(line.text.substr(begin, end == std::string_view::npos ? end : end - begin));
    if (count.empty()) {
      line.source.fail(line.at() + begin, "nothing after ';'; a count as 'D1 20'");
    }
    read_count(line.with(count), entry);
  }
  return valid;
}

}  // namespace

PositionSet parse_epd_set(std::string text, const std::string& file, const LoadOptions& how) {
  const Source source(std::move(text), file);
  PositionSet set;
  LineSource lines(source, how, set);
  while (const auto line = lines.next()) {
    PositionEntry entry;
    if (read_epd_line(lines, *line, entry)) {
      set.positions.push_back(std::move(entry));
    }
  }
  lines.require_positions("lines read 'FEN ;D1 20 ;D2 400'");
  return set;
}

std::string to_epd(const PositionSet& set) {
  std::string out = fmt::format("# variant: {}\n", set.variant->notation.name);
  for (const PositionEntry& entry : set.positions) {
    out += fmt::format("# {}\n{}\n", entry.id, epd_line(entry));
  }
  return out;
}

}  // namespace hurdle
