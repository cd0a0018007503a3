#include "perft/count/tree/cut.hpp"

#include <numeric>

namespace hurdle {

std::vector<std::size_t> order_by_key(const std::vector<std::uint64_t>& keys) {
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  return order;
}

}  // namespace hurdle
