// Blanks in lines of a variants file.
#pragma once

#include <string_view>

namespace hurdle::custom {

[[nodiscard]] constexpr bool is_blank(char c) noexcept {
  return c == ' ' || c == '\t';
}

/// The text without blanks at its end.
[[nodiscard]] constexpr std::string_view without_end_blanks(std::string_view text) noexcept {
  while (!text.empty() && is_blank(text.back())) {
    text.remove_suffix(1);
  }
  return text;
}

/// The text without blanks at its start and end.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
  while (!text.empty() && is_blank(text.front())) {
    text.remove_prefix(1);
  }
  return without_end_blanks(text);
}

}  // namespace hurdle::custom
