// Replaces parts of a text.
#pragma once

#include <cassert>
#include <string>
#include <string_view>

namespace hurdle {

/// The text with every `from` replaced. `from` is not empty.
[[nodiscard]] inline std::string replaced_all(std::string text, std::string_view from,
                                              std::string_view to) {
  assert(!from.empty());
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

}  // namespace hurdle
