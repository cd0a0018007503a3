// EPD with counts: lines `FEN ;D1 20 ;D2 400`, comments with `#`, the variant in one of them.
#include <fmt/format.h>

#include <sstream>
#include <string_view>

#include "movegen/vocab/text.hpp"
#include "perft/suite/lines.hpp"
#include "perft/suite/position.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/source.hpp"

namespace hurdle {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// A part of the source's text with its offset, for the place in errors.
struct Part {
  const Source& source;
  std::string_view text;

  [[nodiscard]] std::size_t at() const {
    return static_cast<std::size_t>(text.data() - source.text().data());
  }
  [[nodiscard]] Part with(std::string_view other) const { return {source, other}; }
  [[noreturn]] void fail(const std::string& message) const { source.fail(at(), message); }
};

void read_count(const Part& part, PositionEntry& entry) {
  const std::size_t space = part.text.find_first_of(blanks);
  if (part.text.size() < 2 || part.text[0] != 'D' || space == std::string_view::npos) {
    part.fail(fmt::format("'{}'; it would be a count as 'D3 8902'", hurdle::quoted(part.text)));
  }
  const Part depth_part = part.with(part.text.substr(1, space - 1));
  const Part total_part = part.with(trimmed(part.text.substr(space)));
  const int depth = depth_at(part.source, depth_part.at(), depth_part.text, "depth");
  const Total total = total_at(part.source, total_part.at(), total_part.text);
  if (!entry.perft.emplace(depth, total).second) {
    part.fail(fmt::format("duplicate depth {}; keep one of them", depth));
  }
  entry.perft_lines[depth] = entry.line;
}

PositionEntry read_line(const Part& line, const Variant& variant, int number) {
  PositionEntry entry;
  entry.id = fmt::format("line-{}", number);
  entry.line = number;
  std::size_t end = line.text.find(';');
  const Part fen = line.with(trimmed(line.text.substr(0, end)));
  if (fen.text.empty()) {
    line.fail("a count without a position; it would be 'FEN ;D1 20 ;D2 400'");
  }
  place_fen(line.source, fen.at(), variant, fen.text, entry);
  while (end != std::string_view::npos) {
    const std::size_t begin = end + 1;
    end = line.text.find(';', begin);
    const std::string_view count =
        trimmed(line.text.substr(begin, end == std::string_view::npos ? end : end - begin));
    if (count.empty()) {
      line.source.fail(line.at() + begin, "nothing behind ';'; a count as 'D1 20'");
    }
    read_count(line.with(count), entry);
  }
  return entry;
}

/// The variant's name in a comment `# variant: name`, or empty.
std::string_view header_variant(std::string_view comment) {
  constexpr std::string_view key = "variant:";
  const std::string_view text = trimmed(comment.substr(1));
  return text.substr(0, key.size()) == key ? trimmed(text.substr(key.size())) : std::string_view{};
}

}  // namespace

PositionSet parse_epd_set(const std::string& text, const std::string& file) {
  const Source source(text, file);
  PositionSet set;
  set.file = file;
  const std::string_view all = source.text();
  int number = 0;
  for (std::size_t begin = 0; begin < all.size(); ++number) {
    const std::size_t end = std::min(all.find('\n', begin), all.size());
    const Part line{source, trimmed(all.substr(begin, end - begin))};
    begin = end + 1;
    if (line.text.empty()) {
      continue;
    }
    if (line.text.front() == '#') {
      const std::string_view name = header_variant(line.text);
      if (name.empty()) {
        continue;
      }
      const Part part = line.with(name);
      if (set.variant != nullptr) {
        part.fail("a second '# variant:' line; a file has one");
      }
      set.variant = &variant_at(source, part.at(), name);
      continue;
    }
    if (set.variant == nullptr) {
      line.fail("a position before the variant; begin the file with '# variant: NAME', known are " +
                variant_names());
    }
    set.positions.push_back(read_line(line, *set.variant, number + 1));
  }
  if (set.positions.empty()) {
    source.fail(all.size(), "no position; lines read 'FEN ;D1 20 ;D2 400'");
  }
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
