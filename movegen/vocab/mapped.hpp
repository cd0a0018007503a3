// A list made of another, item by item.
#pragma once

#include <type_traits>
#include <utility>
#include <vector>

namespace hurdle {

/// `of(item)` for each of the items, in their order.
template <class Items, class Of>
[[nodiscard]] auto mapped(Items&& items, Of of) {
  std::vector<std::decay_t<decltype(of(*std::begin(items)))>> results;
  if constexpr (requires { items.size(); }) {
    results.reserve(items.size());
  }
  for (auto&& item : items) {
    results.push_back(of(item));
  }
  return results;
}

}  // namespace hurdle
