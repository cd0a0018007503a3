#include "perft/engines/protocol/lines/move_word.hpp"

#include <cctype>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle::engines {
namespace {

bool is_small(char c) {
  return std::islower(static_cast<unsigned char>(c)) != 0;
}

bool is_letter_char(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// Moves a square as `a1` or `a10` from the front of the text to the end of `to`.
bool take_coordinates(std::string_view& text, std::string& to) {
  if (text.size() < 2 || !is_small(text[0]) || !is_digit(text[1])) {
    return false;
  }
  const std::size_t length = text.size() > 2 && is_digit(text[2]) ? 3 : 2;
  to += text.substr(0, length);
  text.remove_prefix(length);
  return true;
}

/// The letter of a promotion: `Q`, `=Q` or `(Q)`; 0 for any other text.
char promotion_letter(std::string_view text) {
  if (text.size() == 3 && text.front() == '(' && text.back() == ')') {
    text = text.substr(1, 1);
  } else if (text.size() == 2 && text.front() == '=') {
    text.remove_prefix(1);
  }
  return text.size() == 1 && is_letter_char(text.front()) ? text.front() : '\0';
}

}  // namespace

std::string without_nodes(std::string_view text) {
  constexpr std::string_view last = " nodes";
  if (text.size() <= last.size() ||
      to_lower(std::string(text.substr(text.size() - last.size()))) != last) {
    return std::string(text);
  }
  text.remove_suffix(last.size());
  return std::string(text.substr(0, text.find_last_not_of(' ') + 1));
}

std::string plain_move_word(std::string_view text) {
  std::string same = without_nodes(text);
  std::string_view word = same;
  constexpr std::string_view drop_marks = "@*'";
  if (word.size() > 2 && is_small(word[0]) && drop_marks.find(word[1]) != std::string::npos) {
    return to_upper(word[0]) + same.substr(1);
  }
  if (word.size() > 2 && word[0] == '@' && is_small(word[1])) {
    return 'P' + same;
  }
  std::string plain;
  if (!take_coordinates(word, plain)) {
    return same;
  }
  if (!word.empty() && (word.front() == '-' || word.front() == 'x')) {
    word.remove_prefix(1);
  }
  if (!take_coordinates(word, plain)) {
    return same;
  }
  const char letter = promotion_letter(word);
  if (word.empty() || letter != '\0') {
    return letter == '\0' ? plain : plain + to_lower(letter);
  }
  return same;
}

}  // namespace hurdle::engines
