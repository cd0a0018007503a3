#include "perft/campaign/plan/expansion.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/plan/packed.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"

namespace hurdle::campaign {
namespace {

/// Adds the children of one packed position; called by several threads at once.
using AddChildren = std::function<void(std::string_view packed, PackedList& children)>;

void add_children(const Variant& variant, std::string_view packed, const ExpandOptions& options,
                  PackedList& children) {
  const Setup parent = unpack(variant.notation, packed);
  const Generator& generator = options.generator != nullptr ? *options.generator : variant.fast;
  for (Successor& successor : generator.successors(parent)) {
    const std::size_t before = children.bytes.size();
    if (options.adjust) {
      options.adjust(successor.position);
    }
    pack(variant.notation, successor.position, children.bytes);
    children.sizes.push_back(static_cast<std::uint32_t>(children.bytes.size() - before));
  }
}

/// The children of some parents from `first` on, computed by all threads.
std::vector<PackedList> children_of_many(const AddChildren& add, const Level& parents,
                                         std::size_t first, std::size_t size, int threads) {
  std::vector<PackedList> children(size);
  const auto add_children = [&](std::size_t index) {
    add(parents.packed(first + index), children[index]);
  };
  for_each_index(size, threads, add_children, 16);
  return children;
}

Level expand_by(const AddChildren& add, const Level& parents, const ExpandOptions& options) {
  constexpr std::size_t parents_at_once = 4096;
  Level level;
  for (std::size_t first = 0; first < parents.size(); first += parents_at_once) {
    throw_if_set(options.stop);
    if (options.progress) {
      options.progress(first, parents.size());
    }
    const std::size_t size = std::min(parents_at_once, parents.size() - first);
    const auto families = children_of_many(add, parents, first, size, options.threads);
    for (std::size_t parent = 0; parent < size; ++parent) {
      const Total lines = parents.multiplicity(first + parent);
      std::string_view rest = families[parent].bytes;
      for (const std::uint32_t child : families[parent].sizes) {
        level.add(rest.substr(0, child), lines);
        rest.remove_prefix(child);
      }
    }
  }
  return level;
}

}  // namespace

Level level_of(const Variant& variant, const Setup& root) {
  std::string packed;
  pack(variant.notation, root, packed);
  return level_of(packed);
}

Level level_of(std::string_view packed_root) {
  Level level;
  level.add(packed_root, 1);
  return level;
}

Level expand(const Variant& variant, const Level& parents, const ExpandOptions& options) {
  return expand_by([&](std::string_view packed,
                       PackedList& children) { add_children(variant, packed, options, children); },
                   parents, options);
}

Level expand(const Game& game, const Level& parents, const ExpandOptions& options) {
  return expand_by(
      [&](std::string_view packed, PackedList& children) { game.add_children(packed, children); },
      parents, options);
}

Level expand_to(const Game& game, std::string_view packed_root, int depth,
                const ExpandOptions& options) {
  Level level = level_of(packed_root);
  for (int ply = 0; ply < depth; ++ply) {
    level = expand(game, level, options);
  }
  return level;
}

Total lines_of(const Level& level) {
  Total lines;
  for (std::size_t index = 0; index < level.size(); ++index) {
    lines += level.multiplicity(index);
  }
  return lines;
}

}  // namespace hurdle::campaign
