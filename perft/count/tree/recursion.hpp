// Perft over any tree of nodes. A node has `children(visit)` and, with `keyed`, `key()`; some have
// `count()`, their number of children, and `grandchildren()`. Independent of games and moves.
#pragma once

#include <atomic>
#include <cstdint>

#include "perft/count/interrupted.hpp"
#include "perft/count/tree/hash.hpp"
#include "perft/count/tree/step.hpp"

namespace hurdle {

/// The state that a recursion passes down.
struct Search {
  HashTable* table = nullptr;
  bool bulk = true;         ///< the last move is counted, not made
  bool differences = true;  ///< with bulk: the last two plies are counted together
  bool orders = true;       ///< with differences, without a table: two orders of moves, too
  const std::atomic<bool>* stop = nullptr;

  [[nodiscard]] bool stopped() const noexcept { return is_set(stop); }
};

/// Up to this depth, a subtree's count fits into 64 bits.
inline constexpr int small_depth = 6;

/// Whether this holds in a game whose positions have at most this many moves.
[[nodiscard]] constexpr bool fits_small_depth(int moves) {
  Wide product = 1;
  for (int ply = 0; ply < small_depth && product <= UINT64_MAX; ++ply) {
    product *= static_cast<unsigned>(moves);
  }
  return product <= UINT64_MAX;
}

/// From this depth on, storing a node's count in the table pays off (measured, movegen/NOTES.md).
inline constexpr int hash_depth = 2;

/// The number of plies in which two orders of the same moves are counted together.
inline constexpr int order_plies = 3;

/// The depth of the subtrees in which they are, without a table (measured, movegen/NOTES.md).
inline constexpr int orders_depth = 5;

/// From this depth on, a subtree is large enough to check for a stop.
inline constexpr int stop_depth = 4;

/// A node that can count lines together which are two orders of the same moves (`orders`).
template <class Node>
concept ordering_node = Node::has_orders;

template <class Node>
[[nodiscard]] std::uint64_t perft(Node& node, int depth, const Search& search);

/// The same from depth 2, or 1 without bulk, without looking the node itself up in the table.
template <class Node>
[[nodiscard]] std::uint64_t perft_by_children(Node& node, int depth, const Search& search) {
  if constexpr (requires { node.grandchildren(); }) {
    if (depth == 2 && search.bulk && search.differences) {
      return node.grandchildren();
    }
  }
  if constexpr (ordering_node<Node>) {
    if (depth == orders_depth && search.bulk && search.differences && search.orders) {
      std::uint64_t total = 0;
      const bool counted = node.orders([&](auto& third, unsigned lines) {
        total += search.stopped() ? 0 : lines * perft(third, depth - order_plies, search);
      });
      if (counted) {
        return total;
      }
    }
  }
  // With a table the children are visited twice: the first pass prefetches their buckets, so that
  // memory loads overlap. Both passes use one visitor, so that the walk is compiled once.
  bool prefetching = Node::keyed && depth > hash_depth;
  std::uint64_t total = 0;
  const auto visit = [&](auto& child) {
    if constexpr (Node::keyed) {
      if (prefetching) {
        search.table->prefetch(child.key(), depth - 1);
        return;
      }
    }
    total += perft(child, depth - 1, search);
  };
  if (prefetching) {
    node.children(visit);
    prefetching = false;
  }
  node.children(visit);
  return total;
}

/// perft of a node, depth up to `small_depth`; from 1 with bulk counting, else from 0. Once
/// stopped, its results are meaningless and are not stored. Not inlined: it would be copied into
/// the parent's visitor of every sort of move.
template <class Node>
[[nodiscard]] [[gnu::noinline]] std::uint64_t perft(Node& node, int depth, const Search& search) {
  if constexpr (requires { node.count(); }) {
    if (depth == 1 && search.bulk) {
      return node.count();
    }
  }
  if (depth == 0) {
    return 1;
  }
  if (depth >= stop_depth && search.stopped()) {
    return 0;
  }
  if constexpr (Node::keyed) {
    if (depth >= hash_depth) {
      if (const auto known = search.table->find(node.key(), depth)) {
        return *known;
      }
    }
  }
  const std::uint64_t total = perft_by_children(node, depth, search);
  if constexpr (Node::keyed) {
    if (depth >= hash_depth && !search.stopped()) {
      search.table->store(node.key(), depth, total);
    }
  }
  return total;
}

/// perft of a state of a game, any depth.
template <class Game>
[[nodiscard]] Total perft_any(const Game& game, typename Game::State& state, int depth,
                              const Search& search) {
  if (depth == 0) {
    return 1;
  }
  if (depth <= small_depth) {
    return game.count(state, depth, search);
  }
  Total total;
  game.children(state, [&](typename Game::State& child, const StepFacts& /*step*/) {
    total += perft_any(game, child, depth - 1, search);
  });
  return total;
}

}  // namespace hurdle
