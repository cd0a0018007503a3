#include "perft/suite/text/pgn_scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// The length of a move number: "12." and "12...", and "12" before a dot.
std::size_t move_number(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
  const bool number = digits > 0 && (dots > digits || dots == word.size());
  return number || (digits == 0 && dots > 0) ? dots : 0;
}

}  // namespace

const PgnTag* find_tag(const std::vector<PgnTag>& tags, std::string_view name) {
  const auto found = std::ranges::find(tags, name, &PgnTag::name);
  return found == tags.end() ? nullptr : &*found;
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

bool PgnScanner::next_game() {
  skip_blanks();
  return !done();
}

std::vector<PgnTag> PgnScanner::tags() {
  const std::size_t begin = at_;
  std::vector<PgnTag> tags;
  for (skip_blanks(); peek() == '['; skip_blanks()) {
    tags.push_back(read_tag());
    const auto before = std::find_if(tags.begin(), tags.end() - 1, [&](const PgnTag& tag) {
      return tag.name == tags.back().name;
    });
    if (before != tags.end() - 1) {
      source_.fail(tags.back().at, fmt::format("a second tag '{}'; a game has it once, and an "
                                               "empty line and a result before the next game",
                                               hurdle::quoted(tags.back().name)));
    }
  }
  if (tags.empty()) {
    source_.fail(begin, "moves without tags; a game begins with tags, as [Variant \"janggi\"]");
  }
  return tags;
}

PgnTag PgnScanner::read_tag() {
  const std::size_t begin = at_++;
  PgnTag tag{{}, {}, begin};
  skip_blanks();
  while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_') {
    tag.name += text_[at_++];
  }
  skip_blanks();
  if (tag.name.empty() || peek() != '"') {
    source_.fail(begin, "no tag; expected a name and a text, as [Variant \"janggi\"]");
  }
  tag.at = ++at_;
  while (!done() && peek() != '"' && peek() != '\n') {
    const bool escaped = peek() == '\\' && at_ + 1 < text_.size() &&
                         (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\');
    at_ += escaped ? 1 : 0;
    tag.value += text_[at_++];
  }
  if (peek() != '"') {
    source_.fail(begin, "the text of this tag is never closed; expected '\"]'");
  }
  ++at_;
  skip_blanks();
  if (peek() != ']') {
    source_.fail(begin, "this tag is never closed; expected ']'");
  }
  ++at_;
  return tag;
}

PgnWord PgnScanner::moves(const std::function<void(const PgnWord&)>& visit) {
  for (skip_blanks(); !done() && peek() != '['; skip_blanks()) {
    if (skip_comment()) {
      continue;
    }
    if (peek() == '(') {
      skip_variation();
      continue;
    }
    PgnWord word = read_word();
    if (is_result(word.text)) {
      return word;
    }
    const std::size_t number = word.text.front() == '$' ? word.text.size() : move_number(word.text);
    word.text.remove_prefix(number);
    word.at += number;
    if (!word.text.empty()) {
      visit(word);
    }
  }
  source_.fail(std::min(at_, text_.size()),
               "the game ends without a result; expected 1-0, 0-1, 1/2-1/2 or * after its moves");
}

PgnWord PgnScanner::read_word() {
  const std::size_t begin = at_;
  while (!done() && !is_blank(peek()) &&
         std::string_view("{};()[").find(peek()) == std::string_view::npos) {
    ++at_;
  }
  if (at_ == begin) {
    source_.fail(begin, fmt::format("'{}' closes nothing", peek()));
  }
  return {text_.substr(begin, at_ - begin), begin};
}

void PgnScanner::skip_blanks() {
  for (;;) {
    while (!done() && is_blank(peek())) {
      ++at_;
    }
    const bool escape = peek() == '%' && (at_ == 0 || text_[at_ - 1] == '\n');
    if (!escape) {
      return;
    }
    at_ = std::min(text_.find('\n', at_), text_.size());  // an escape line for other programs
  }
}

bool PgnScanner::skip_comment() {
  if (peek() == '{') {
    skip_behind('}', "the comment");
    return true;
  }
  if (peek() == ';') {
    at_ = std::min(text_.find('\n', at_), text_.size());
    return true;
  }
  return false;
}

void PgnScanner::skip_behind(char end, const std::string& what) {
  const std::size_t found = text_.find(end, at_);
  if (found == std::string_view::npos) {
    source_.fail(at_, fmt::format("{} that begins here is never closed; expected '{}'", what, end));
  }
  at_ = found + 1;
}

void PgnScanner::skip_variation() {
  const std::size_t begin = at_;
  int depth = 0;
  do {
    if (done()) {
      source_.fail(begin, "the variation that begins here is never closed; expected ')'");
    }
    if (skip_comment()) {
      continue;
    }
    depth += peek() == '(' ? 1 : 0;
    depth -= peek() == ')' ? 1 : 0;
    ++at_;
  } while (depth > 0);
}

}  // namespace hurdle
