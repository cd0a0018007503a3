// The order in which pieces are removed from a position that shows a bug: many at once first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace hurdle::engines {

/// Calls `take` with each half of the items, then with each quarter, and so on down to pairs.
/// `take(items)` removes them and returns true, or returns false; `items_left()` are those that are
/// still there.
template <class ItemsLeft, class Take>
void take_in_halves(const ItemsLeft& items_left, const Take& take) {
  std::vector<std::size_t> items = items_left();
  for (std::size_t size = items.size() / 2; size > 1; size /= 2) {
    for (std::size_t begin = 0; begin < items.size();) {
      const std::size_t end = std::min(begin + size, items.size());
      if (take(std::span<const std::size_t>(items).subspan(begin, end - begin))) {
        items = items_left();
      } else {
        begin = end;
      }
    }
  }
}

}  // namespace hurdle::engines
