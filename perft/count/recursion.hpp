// Perft over any tree of nodes. A node offers `count()` (its number of children), `children(visit)`
// and `key()`; whose moves they are, this file does not know.
#pragma once

#include <atomic>
#include <cstdint>

#include "perft/count/hash.hpp"

namespace hurdle {

/// What a recursion carries along.
struct Search {
  HashTable* table = nullptr;
  bool bulk = true;
  const std::atomic<bool>* stop = nullptr;

  [[nodiscard]] bool stopped() const noexcept {
    return stop != nullptr && stop->load(std::memory_order_relaxed);
  }
};

/// Below this depth a subtree's count fits into 64 bits: no position of the games we know has more
/// than 1,500 legal moves, and 1,500^6 < 2^64.
inline constexpr int small_depth = 6;

/// A node's counts from this depth on are worth a place in the table.
inline constexpr int hash_depth = 2;

/// A subtree from this depth on is large enough to ask whether to stop.
inline constexpr int stop_depth = 4;

/// The number of children, counted one by one.
template <class Node>
[[nodiscard]] std::uint64_t count_by_list(Node& node) {
  std::uint64_t count = 0;
  node.children([&](auto& /*child*/, const auto& /*step*/) { ++count; });
  return count;
}

/// perft of a node as `Count` (std::uint64_t or Total), depth from 1. Once stopped, its results
/// mean nothing and are stored nowhere.
template <class Count, class Node>
[[nodiscard]] Count perft(Node& node, int depth, const Search& search) {
  if (depth == 1) return search.bulk ? node.count() : count_by_list(node);
  if (depth >= stop_depth && search.stopped()) return 0;
  if constexpr (Node::keyed) {
    if (search.table != nullptr && depth >= hash_depth) {
      if (const auto known = search.table->find(node.key(), depth)) return *known;
    }
  }
  Count total = 0;
  node.children(
      [&](auto& child, const auto& /*step*/) { total += perft<Count>(child, depth - 1, search); });
  if constexpr (Node::keyed && std::is_same_v<Count, std::uint64_t>) {
    if (search.table != nullptr && depth >= hash_depth && !search.stopped()) {
      search.table->store(node.key(), depth, total);
    }
  }
  return total;
}

/// perft of a node, any depth.
template <class Node>
[[nodiscard]] Total perft_any(Node& node, int depth, const Search& search) {
  if (depth == 0) return 1;
  if (depth <= small_depth) return perft<std::uint64_t>(node, depth, search);
  Total total = 0;
  node.children(
      [&](auto& child, const auto& /*step*/) { total += perft_any(child, depth - 1, search); });
  return total;
}

}  // namespace hurdle
