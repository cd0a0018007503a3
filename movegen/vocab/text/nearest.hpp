// The nearest of several words to a misspelt one, for messages.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle {

/// How many letters must be inserted, removed, replaced or exchanged with the next one, ignoring
/// case.
[[nodiscard]] inline std::size_t edit_distance(std::string_view a, std::string_view b) {
  const auto same = [](char one, char other) { return to_lower(one) == to_lower(other); };
  std::vector<std::size_t> before;  // the row of the letters of `a` without the last two
  std::vector<std::size_t> last(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::vector<std::size_t> row(b.size() + 1, i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] =
          std::min({last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1), row[j - 1] + 1, last[j] + 1});
      if (i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1])) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    before = std::exchange(last, std::move(row));
  }
  return last.back();
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
