#include "perft/suite/text/line_source.hpp"

#include <algorithm>

#include "perft/suite/text/position.hpp"

namespace hurdle {
namespace {

constexpr std::string_view line_blanks = " \t\r";

/// The variant's name in a comment `# variant: name`, or empty.
std::string_view header_variant(std::string_view comment) {
  constexpr std::string_view key = "variant:";
  const std::string_view text = without_blanks(comment.substr(1));
  return text.substr(0, key.size()) == key ? without_blanks(text.substr(key.size()))
                                           : std::string_view{};
}

}  // namespace

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(line_blanks);
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(line_blanks) - first + 1);
}

LineSource::LineSource(const Source& source, const LoadOptions& how, PositionSet& set)
    : source_(source), how_(how), set_(set) {
  set_.file = source.file();
  set_.variant = how.variant;
}

std::optional<Part> LineSource::next() {
  const std::string_view all = source_.text();
  while (begin_ < all.size()) {
    const std::size_t end = std::min(all.find('\n', begin_), all.size());
    const Part line{source_, without_blanks(all.substr(begin_, end - begin_))};
    begin_ = end + 1;
    ++number_;
    if (!line.text.empty() && line.text.front() != '#') {
      return line;
    }
    if (!line.text.empty()) {
      read_comment(line);
    }
  }
  return std::nullopt;
}

void LineSource::read_comment(const Part& comment) {
  const std::string_view name = header_variant(comment.text);
  if (name.empty()) {
    return;
  }
  const Part part = comment.with(name);
  if (named_) {
    part.fail("a second '# variant:' line; a file has one");
  }
  if (!set_.positions.empty()) {
    part.fail("the variant after positions; expected '# variant:' before the first one");
  }
  set_.variant = &variant_at(source_, part.at(), name);
  named_ = true;
}

const Variant& LineSource::variant(const Part& line) const {
  if (set_.variant == nullptr) {
    line.fail(
        "the file does not say which game its positions are of: give --variant, as --variant "
        "chess, or begin the file with '# variant: chess'");
  }
  return *set_.variant;
}

bool LineSource::place(const Part& fen, const Variant& variant, PositionEntry& entry) const {
  try {
    place_fen(source_, fen.at(), variant, fen.text, entry);
    return true;
  } catch (const InvalidPosition& invalid) {
    if (how_.invalid == nullptr) {
      throw;
    }
    how_.invalid->push_back({source_.file(), entry.line, invalid.clause(), invalid.reason()});
    return false;
  }
}

void LineSource::require_positions(const std::string& expected) const {
  if (set_.positions.empty() && how_.invalid == nullptr) {
    source_.fail(source_.text().size(), "no position; " + expected);
  }
}

}  // namespace hurdle
