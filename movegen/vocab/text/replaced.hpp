// Replaces parts of a text.
#pragma once

#include <string>
#include <string_view>

namespace hurdle {

/// The text with every `from` replaced; unchanged if `from` is empty.
[[nodiscard]] inline std::string replaced_all(std::string text, std::string_view from,
                                              std::string_view to) {
  std::size_t at = 0;
  while (!from.empty() && (at = text.find(from, at)) != std::string::npos) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
  return text;
}

}  // namespace hurdle
