#include "perft/cli/program/generate/roff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "movegen/vocab/text/letters.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::cli::generate {
namespace {

/// A character of UTF-8 text, and its number of bytes. A byte that is no valid UTF-8 is a character
/// of its own.
struct Character {
  unsigned int code;
  std::size_t bytes;
};

Character character_at(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned int first = byte(i);
  const std::size_t bytes = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (bytes == 1 || i + bytes > text.size()) {
    return {first, 1};
  }
  unsigned int code = first & (0xFFU >> (bytes + 1));
  for (std::size_t at = i + 1; at < i + bytes; ++at) {
    code = (code << 6U) | (byte(at) & 0x3FU);
  }
  return {code, bytes};
}

/// Removes `.PP` after headings, which begin a paragraph themselves.
std::string without_idle_paragraphs(const std::string& sections) {
  static const std::regex idle("(\\.S[HS] [^\n]*\n)\\.PP\n");
  return std::regex_replace(sections, idle, "$1");
}

}  // namespace

std::string roff(std::string_view text) {
  std::string page;
  for (std::size_t i = 0; i < text.size();) {
    const Character letter = character_at(text, i);
    const bool begins_line = i == 0 || text[i - 1] == '\n';
    if (begins_line && (letter.code == '.' || letter.code == '\'')) {
      page += "\\&";
    }
    switch (letter.code) {
      case '\\':
        page += "\\e";
        break;
      case '-':
        page += "\\-";
        break;
      case '\'':
        page += "\\(aq";
        break;
      case '`':
        page += "\\(ga";
        break;
      case '^':
        page += "\\(ha";
        break;
      case '~':
        page += "\\(ti";
        break;
      default:
        page +=
            letter.code < 0x80 ? std::string(1, text[i]) : fmt::format("\\[u{:04X}]", letter.code);
    }
    i += letter.bytes;
  }
  return page;
}

std::string bold(std::string_view text) {
  return text.empty() ? "" : "\\fB" + roff(text) + "\\fR";
}

std::string italic(std::string_view text) {
  return text.empty() ? "" : "\\fI" + roff(text) + "\\fR";
}

std::string filled(const std::string& escaped) {
  constexpr std::size_t width = 80;
  std::string text;
  std::size_t column = 0;
  std::size_t i = 0;
  while (i < escaped.size()) {
    const std::size_t end = std::min(escaped.find(' ', i), escaped.size());
    const std::string word = escaped.substr(i, end - i);
    i = end + 1;
    if (word.empty()) {
      continue;
    }
    if (column > 0 && column + 1 + word.size() > width) {
      text += '\n';
      column = 0;
    } else if (column > 0) {
      text += ' ';
      ++column;
    }
    if (column == 0 && (word.front() == '.' || word.front() == '\'')) {
      text += "\\&";
    }
    text += word;
    column += word.size();
  }
  return text.empty() ? text : text + '\n';
}

std::string as_typed_in(std::string_view lines) {
  while (!lines.empty() && lines.back() == '\n') {
    lines.remove_suffix(1);
  }
  return fmt::format(".PP\n.RS 4\n.EX\n{}\n.EE\n.RE\n", roff(lines));
}

std::string whole_page(const std::string& name, int section, std::string_view about,
                       const std::string& sections) {
  const BuildInfo& info = build_info();
  const std::string head =
      fmt::format(".nr HY 0\n.TH {} {} \"{}\"\n.ad l\n.ss 12 0\n.SH NAME\n{}",
                  roff(to_upper(std::string(name))), section,
                  fmt::format("{}\" \"hurdle {}\" \"Hurdle Manual", info.date, info.version),
                  filled(roff(name) + " \\- " + roff(about)));
  return head + without_idle_paragraphs(sections);
}

}  // namespace hurdle::cli::generate
