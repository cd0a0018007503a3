// Parses and validates the lines of a divide.
#include "perft/engines/protocol/lines/division_reader.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"

namespace hurdle::engines {
namespace {

bool is_letter_byte(char byte) {
  return std::isalpha(static_cast<unsigned char>(byte)) != 0;
}

/// A number in a line, and the text before it.
struct WholeNumber {
  std::string digits;
  std::string_view before;
};

/// The whole numbers of the text, in order; `2.50` and `e2e4` contain none.
std::vector<WholeNumber> whole_numbers(std::string_view text) {
  std::vector<WholeNumber> numbers;
  std::size_t begin = 0;
  for (std::size_t end = 0; end <= text.size(); ++end) {
    if (end < text.size() &&
        (is_digit(text[end]) || is_letter_byte(text[end]) || text[end] == '.')) {
      continue;
    }
    const std::string_view word = text.substr(begin, end - begin);
    if (!word.empty() && std::ranges::all_of(word, is_digit)) {
      numbers.push_back({std::string(word), text.substr(0, begin)});
    }
    begin = end + 1;
  }
  return numbers;
}

/// Whether a number after this text, in lower case, is a count, as after `nodes: `, and no depth,
/// as after `depth `, `perft ` and `nodes(`. After `perft: ` it is one if no other word of the line
/// `names_nodes`.
bool announces_count(std::string_view before, bool names_nodes) {
  const auto last = std::find_if(before.rbegin(), before.rend(), is_letter_byte);
  const auto first = std::find_if_not(last, before.rend(), is_letter_byte);
  const std::string_view word(first.base(), last.base());
  const std::string_view marks(last.base(), before.end());
  if (marks.find('(') != std::string_view::npos) {
    return false;
  }
  if (word == "perft") {
    return !names_nodes && marks.find_first_of(":=") != std::string_view::npos;
  }
  return word == "node" || word == "nodes" || word == "total" || word == "moves";
}

/// Whether these bytes can stand between the groups of a number: `,`, `'` or a blank of UTF-8.
bool is_separator(std::string_view bytes) {
  return bytes.size() <= 3 && std::ranges::none_of(bytes, [](char byte) {
           return std::isalpha(static_cast<unsigned char>(byte)) != 0 || byte == '-';
         });
}

/// Whether the text is a number in groups of three digits: `1,938`, `1.938` or `1'938`.
bool has_separators(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  bool separated = false;
  while (true) {
    const std::size_t group = text.find_last_not_of(digits) + 1;  // 0 for the first group
    const std::size_t length = text.size() - group;
    if (group == 0) {
      return separated && length <= 3 && text.front() != '0';  // 0.125 is a time
    }
    const std::size_t before = text.find_last_of(digits, group - 1);
    if (length != 3 || before == std::string_view::npos ||
        !is_separator(text.substr(before + 1, group - before - 1))) {
      return false;
    }
    text = text.substr(0, before + 1);
    separated = true;
  }
}

std::string digits_of(const std::string& text) {
  std::string digits;
  std::ranges::copy_if(text, std::back_inserter(digits), is_digit);
  return digits;
}

/// The length of `move: ` or `move 12 : ` at the beginning of the line; 0 if it has none.
std::size_t words_before_move(std::string_view line) {
  constexpr std::string_view word = "move";
  if (to_lower(std::string(line.substr(0, word.size()))) != word) {
    return 0;
  }
  std::size_t at = std::min(line.find_first_not_of(" \t", word.size()), line.size());
  at = std::min(line.find_first_not_of("0123456789", at), line.size());
  at = std::min(line.find_first_not_of(" \t", at), line.size());
  if (at + 1 >= line.size() || line[at] != ':' || (line[at + 1] != ' ' && line[at + 1] != '\t')) {
    return 0;
  }
  const std::size_t end = line.find_first_not_of(" \t", at + 1);
  return end == std::string_view::npos ? 0 : end;
}

/// The index of the last byte before the count at the end of the text, which may have separators.
std::size_t last_before_count(const std::string& text) {
  const std::size_t blank = text.find_last_of(" \t");
  const bool grouped = blank != std::string::npos && has_separators(text.substr(blank + 1));
  return grouped ? blank : text.find_last_not_of("0123456789");
}

/// The text without a remark in parentheses at its end, as in `a2a3 -> 1 (0 ms)`.
std::string without_remark(const std::string& text) {
  const std::size_t open = text.rfind(" (");
  return text.ends_with(')') && open != std::string::npos ? trimmed(text.substr(0, open)) : text;
}

}  // namespace

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) {
    return "";
  }
  return std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

bool like_a_move(std::string_view word) {
  const auto has = [&](int (*kind)(int)) {
    return std::ranges::any_of(word,
                               [&](char c) { return kind(static_cast<unsigned char>(c)) != 0; });
  };
  return word.size() <= 10 && has(std::isdigit) && has(std::isalpha) &&
         std::ranges::all_of(word, [](char c) {
           return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '@' || c == '*' ||
                  c == '+';
         });
}

std::string_view without_number(std::string_view line) {
  constexpr std::string_view prompt = "> ";
  if (line.starts_with(prompt)) {
    line.remove_prefix(prompt.size());
  }
  if (const std::size_t words = words_before_move(line); words > 0) {
    return line.substr(words);
  }
  const std::size_t end = line.find_first_not_of("0123456789");
  const bool numbered = end != std::string_view::npos && end > 0 && end + 2 < line.size() &&
                        (line[end] == '.' || line[end] == ')') && line[end + 1] == ' ';
  return numbered ? line.substr(end + 2) : line;
}

std::optional<MoveCount> split_count(std::string_view line) {
  const std::string text = without_remark(trimmed(without_number(trimmed(line))));
  const std::size_t last = last_before_count(text);
  if (last == std::string::npos || last + 1 == text.size()) {
    return std::nullopt;
  }
  const std::string count = text.substr(last + 1);
  std::string move = trimmed(text.substr(0, last + 1));
  const bool blank = move.size() < last + 1;
  const char mark = move.back();
  const bool dash = mark == '-' && move.size() > 1 && move[move.size() - 2] != '-';
  constexpr std::string_view before_a_sign = ": \t";
  const bool negative =
      dash && !blank && before_a_sign.find(move[move.size() - 2]) != std::string_view::npos;
  if (negative) {
    return std::nullopt;
  }
  if (move.ends_with("->")) {
    move = trimmed(move.substr(0, move.size() - 2));
  } else if (mark == ':' || mark == '=' || dash) {
    move = trimmed(move.substr(0, move.size() - 1));
  } else if (!blank) {
    return std::nullopt;
  }
  move = without_nodes(move);
  if (move.empty() || move.find_first_of(" \t") != std::string::npos || to_lower(move) == "depth") {
    return std::nullopt;  // `depth 3` is a heading
  }
  return MoveCount{move, count};
}

std::string count_before_words(const std::string& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string rest = trimmed(text.substr(end));
  const bool words = end > 0 && end < text.size() && (text[end] == ' ' || text[end] == '\t') &&
                     !is_digit(rest.front());
  return words ? text.substr(0, end) : text;
}

std::optional<Total> perft_count(const std::string& line, int depth) {
  const std::string small = to_lower(line);
  const std::size_t begin = small.find_first_not_of(" \t");
  const auto has = [&](std::string_view word) { return small.find(word) != std::string::npos; };
  const bool table = begin != std::string::npos && is_digit(small[begin]);
  const bool names_nodes = has("node") || has("total") || has("moves");
  if (!table && !names_nodes && !has("perft")) {
    return std::nullopt;
  }
  const std::vector<WholeNumber> numbers = whole_numbers(small);
  if (numbers.empty()) {
    return std::nullopt;
  }
  const WholeNumber& first = numbers.front();
  const bool is_depth = numbers.size() > 1 && first.digits == std::to_string(depth) &&
                        !announces_count(first.before, names_nodes);
  return parse_total(numbers[is_depth ? 1 : 0].digits);
}

DivisionReader::DivisionReader(std::string question, int depth)
    : question_(std::move(question)), depth_(depth) {}

void DivisionReader::add(const std::string& line, const std::string& move,
                         const std::string& count) {
  const std::optional<Total> nodes = parse_total(count);
  if (depth_ == 1 && nodes == Total(0) && move == "0000") {
    return;  // the null move says that there is none
  }
  if (has_separators(count)) {
    throw list_error(line, fmt::format("a count without separators, as {}", digits_of(count)));
  }
  if (!nodes || (depth_ == 1 && *nodes != Total(1))) {
    throw list_error(line, depth_ == 1 ? "a count of 1" : "a count");
  }
  ++lines_;
  division_[move] += *nodes;
}

void DivisionReader::skip(const std::string& line) {
  if (skipped_.empty()) {
    skipped_ = line;
  }
}

void DivisionReader::finish(const std::string& line, const std::string& total) const {
  const std::optional<Total> nodes = parse_total(total);
  if (!nodes) {
    throw list_error(line, fmt::format("the total {}, as `Nodes searched: {}`",
                                       has_separators(total) ? "without separators" : "alone",
                                       to_text(sum(division_))));
  }
  if (*nodes != sum(division_)) {
    throw list_error(
        line, fmt::format("{}, the sum of its {} moves{}", to_text(sum(division_)), lines_,
                          skipped_.empty()
                              ? ""
                              : fmt::format(", because '{}' does not have the form of a move here",
                                            quoted(skipped_, 80))));
  }
}

void DivisionReader::refuse(const std::string& line, const std::string& expected) const {
  throw EngineError(error(line, expected));
}

EngineError DivisionReader::error(const std::string& line, const std::string& expected) const {
  return {EngineFailure::nonsense, fmt::format("the engine replied to {} with '{}'; expected {}",
                                               question_, quoted(line, 80), expected)};
}

EngineError DivisionReader::list_error(const std::string& line, const std::string& expected) const {
  EngineError found = error(line, expected);
  found.set_has_move_list();
  return found;
}

}  // namespace hurdle::engines
