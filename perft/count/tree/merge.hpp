// Counts equal positions once: a cut is refined level by level, and equal states of one level
// become one unit with the sum of their lines. Compares states, never only keys.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"
#include "perft/count/tree/cut.hpp"

namespace hurdle {

/// A game that can compare the trees below two of its states. If `merges()` is false, its rules may
/// depend on more than the state (C4), and nothing is merged.
template <class Game>
concept merging_game = requires(const Game& game, const typename Game::State& state) {
  { game.merges() } -> std::same_as<bool>;
  { game.hash_of(state) } -> std::same_as<std::size_t>;
  { same_state(state, state) } -> std::same_as<bool>;
};

/// The units of one level, equal ones merged.
template <class Game>
class MergedLevel {
 public:
  explicit MergedLevel(const Game& game) : units_(0, Hash{&game}) {}

  /// Adds the lines of a unit to those of an equal unit. Throws std::overflow_error.
  void add(const Unit<Game>& unit) { units_[{unit.state, unit.root}] += unit.lines; }

  [[nodiscard]] std::size_t size() const noexcept { return units_.size(); }

  /// Moves all units out, one by one, to save memory.
  [[nodiscard]] std::vector<Unit<Game>> take() && {
    std::vector<Unit<Game>> result;
    result.reserve(units_.size());
    while (!units_.empty()) {
      const auto node = units_.extract(units_.begin());
      result.push_back({node.key().state, node.key().root, node.mapped()});
    }
    return result;
  }

  /// Approximate memory of one unit in this table, in bytes.
  static constexpr std::size_t unit_bytes = sizeof(Unit<Game>) + 4 * sizeof(void*);

 private:
  struct Place {
    typename Game::State state;
    std::size_t root;
  };
  struct Hash {
    const Game* game;
    [[nodiscard]] std::size_t operator()(const Place& place) const {
      return game->hash_of(place.state) + place.root;
    }
  };
  struct Same {
    [[nodiscard]] bool operator()(const Place& a, const Place& b) const {
      return a.root == b.root && same_state(a.state, b.state);
    }
  };

  std::unordered_map<Place, Total, Hash, Same> units_;
};

/// Cuts one ply further while the next level has at most `most` units.
template <class Game>
class LevelMerger {
 public:
  LevelMerger(const Game& game, const CountOptions& options, std::uint64_t most)
      : game_(game), options_(options), most_(most) {}

  /// Returns false, and leaves the cut unchanged, if the next level is larger or a stop was
  /// requested.
  [[nodiscard]] bool go_on(Cut<Game>& cut) const {
    MergedLevel<Game> next(game_);
    for (std::size_t first = 0; first < cut.units.size(); first += block) {
      const std::size_t end = std::min(first + block, cut.units.size());
      for (const std::vector<Unit<Game>>& children : children_of(cut, first, end)) {
        for (const Unit<Game>& child : children) {
          next.add(child);
        }
      }
      if (next.size() > most_ || stopped()) {
        return false;
      }
    }
    cut.units = std::move(next).take();
    --cut.depth;
    return true;
  }

 private:
  static constexpr std::size_t block = 4096;

  [[nodiscard]] bool stopped() const { return is_set(options_.stop); }

  /// The children of some units, computed by all threads.
  [[nodiscard]] std::vector<std::vector<Unit<Game>>> children_of(Cut<Game>& cut, std::size_t first,
                                                                 std::size_t end) const {
    std::vector<std::vector<Unit<Game>>> result(end - first);
    const auto list_children = [&](std::size_t index) {
      Unit<Game>& unit = cut.units[first + index];
      game_.children(unit.state, [&](typename Game::State& child, const StepFacts& /*step*/) {
        result[index].push_back({child, unit.root, unit.lines});
      });
    };
    for_each_index(result.size(), options_.threads, list_children, 16);
    return result;
  }

  const Game& game_;
  const CountOptions& options_;
  std::uint64_t most_;
};

/// Whether equal positions of this game are counted once, given this many bytes of memory.
template <class Game>
[[nodiscard]] bool merges(const Game& game, std::uint64_t bytes) {
  if constexpr (merging_game<Game>) {
    return bytes > 0 && game.merges();
  } else {
    return false;
  }
}

/// Merges level by level until the next level would not fit into this many bytes beside the current
/// one, or until only the leaves are left.
template <class Game>
void merge_levels(const Game& game, Cut<Game>& cut, const CountOptions& options,
                  std::uint64_t bytes) {
  const std::uint64_t most = bytes / (2 * MergedLevel<Game>::unit_bytes);
  const LevelMerger<Game> merger(game, options, most);
  std::uint64_t growth = 1;
  while (cut.depth > 1 && !cut.units.empty() && cut.units.size() * growth <= most) {
    const std::uint64_t before = cut.units.size();
    if (!merger.go_on(cut)) {
      return;
    }
    growth = cut.units.size() / before;
  }
}

/// Cuts one tree or many into enough units for `options.threads`; the table has `bytes`. If the
/// game merges and `bytes` allow it, cuts to the last level that fits.
template <class Game>
void cut_further(const Game& game, Cut<Game>& cut, const CountOptions& options,
                 std::uint64_t bytes) {
  if constexpr (merging_game<Game>) {
    if (merges(game, bytes)) {
      merge_levels(game, cut, options, bytes);
      if (cut.units.size() >= enough_units(options.threads)) {
        return;  // this many small units need no order
      }
    }
  }
  cut.orders = bytes == 0 && options.bulk && options.differences && options.orders;
  while (cut.orders && cut.depth >= least_order_depth &&
         cut.units.size() < enough_units(options.threads) && cut_by_orders(game, cut)) {
  }
  refine(game, cut, options.threads);
}

}  // namespace hurdle
