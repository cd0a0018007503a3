// The nearest of several words to a misspelt one, for messages.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle {

/// How many letters must be inserted, removed or replaced, ignoring case.
[[nodiscard]] inline std::size_t edit_distance(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return to_lower(c); };
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (small(a[i]) == small(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

/// ` (did you mean 'janggi'?)`, or nothing if no word differs by at most two letters and a third of
/// its length. Two changes are a coincidence rather than a slip if the first letter differs too, as
/// of 'nochess' and 'cchess'.
template <class Words>
[[nodiscard]] std::string did_you_mean(std::string_view typed, const Words& words) {
  std::string_view nearest;
  std::size_t least = 3;
  for (const auto& word : words) {
    const std::string_view text(word);
    const std::size_t distance = edit_distance(typed, text);
    const bool same_first = edit_distance(typed.substr(0, 1), text.substr(0, 1)) == 0;
    if (distance < least && distance * 3 <= text.size() && (distance < 2 || same_first)) {
      least = distance;
      nearest = text;
    }
  }
  return nearest.empty() ? "" : " (did you mean '" + std::string(nearest) + "'?)";
}

}  // namespace hurdle
