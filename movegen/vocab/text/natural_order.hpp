// The order of ids in lists: numbers in them by value, so that J2 comes before J10.
#pragma once

#include <cstddef>
#include <string_view>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle {

/// Compares two texts; runs of digits by their value.
struct NaturalOrder {
  [[nodiscard]] constexpr bool operator()(std::string_view a, std::string_view b) const noexcept {
    while (!a.empty() && !b.empty()) {
      const std::string_view one = run(a);
      const std::string_view other = run(b);
      if (one != other) {
        const bool by_length = is_digit(one[0]) && is_digit(other[0]) && one.size() != other.size();
        return by_length ? one.size() < other.size() : one < other;
      }
      a.remove_prefix(one.size());
      b.remove_prefix(other.size());
    }
    return a.size() < b.size();
  }

 private:
  /// The digits at the front, without the zeros before others; else one character.
  static constexpr std::string_view run(std::string_view text) noexcept {
    std::size_t size = 1;
    while (is_digit(text[0]) && size < text.size() && is_digit(text[size])) {
      ++size;
    }
    return text.substr(0, size);
  }
};

}  // namespace hurdle
