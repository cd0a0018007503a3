// The order in which pieces are removed from a position that shows a bug: many at once first, then
// smaller positions one by one.
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

/// Calls `take` with each of the smaller positions, and again from the first after each that it
/// takes. `smaller()` are those of the position that is left. Returns whether any was taken.
template <class Smaller, class Take>
bool take_one_by_one(const Smaller& smaller, const Take& take) {
  bool any = false;
  auto next = smaller();
  for (std::size_t tried = 0; tried < next.size();) {
    if (take(next[tried])) {
      any = true;
      next = smaller();
    } else {
      ++tried;
    }
  }
  return any;
}

}  // namespace hurdle::engines
