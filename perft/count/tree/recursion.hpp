// Perft over any tree of nodes. A node offers `count()` (its number of children), `children(visit)`
// and, with `keyed`, `key()`; some offer `grandchildren()`, their number. Whose moves they are,
// this file does not know.
#pragma once

#include <atomic>
#include <cstdint>

#include "perft/count/tree/hash.hpp"
#include "perft/count/tree/step.hpp"

namespace hurdle {

/// What a recursion carries along.
struct Search {
  HashTable* table = nullptr;
  bool bulk = true;         ///< the last move is counted, not made
  bool differences = true;  ///< and so are the last two, with bulk
  const std::atomic<bool>* stop = nullptr;

  [[nodiscard]] bool stopped() const noexcept {
    return stop != nullptr && stop->load(std::memory_order_relaxed);
  }
};

/// To this depth a subtree's count fits into 64 bits.
inline constexpr int small_depth = 6;

/// Whether that is so in a game whose positions have at most so many moves.
[[nodiscard]] constexpr bool fits_small_depth(int moves) {
  Wide product = 1;
  for (int ply = 0; ply < small_depth && product <= UINT64_MAX; ++ply) {
    product *= static_cast<unsigned>(moves);
  }
  return product <= UINT64_MAX;
}

/// A node's counts from this depth on are worth an entry of the table (measured, movegen/NOTES.md).
inline constexpr int hash_depth = 2;

/// A subtree from this depth on is large enough to ask whether to stop.
inline constexpr int stop_depth = 4;

template <class Node>
[[nodiscard]] std::uint64_t perft(Node& node, int depth, const Search& search);

/// The same from depth 2, or 1 without bulk, whatever the table knows of the node itself.
template <class Node>
[[nodiscard]] std::uint64_t perft_by_children(Node& node, int depth, const Search& search) {
  if constexpr (requires { node.grandchildren(); }) {
    if (depth == 2 && search.bulk && search.differences) {
      return node.grandchildren();
    }
  }
  // With a table the children are visited twice: their buckets come from memory all at once instead
  // of one after the other. Both times by one visitor, so that the walk is compiled once.
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

/// perft of a node, depth up to `small_depth`; with bulk counting from 1, else from 0. Once
/// stopped, its results mean nothing and are stored nowhere. Not inlined: it would stand in the
/// visitor of every sort of move of its parent.
template <class Node>
[[nodiscard]] [[gnu::noinline]] std::uint64_t perft(Node& node, int depth, const Search& search) {
  if (depth == 1 && search.bulk) {
    return node.count();
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
