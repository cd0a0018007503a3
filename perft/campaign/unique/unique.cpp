#include "perft/campaign/unique/unique.hpp"

#include <algorithm>

namespace hurdle::campaign {
namespace {

/// Removes the squares passed by a pawn if no legal move captures it there: a pinned pawn that
/// attacks them makes no other position.
void drop_idle_en_passant(const Generator& generator, Setup& setup) {
  if (setup.en_passant.empty()) {
    return;
  }
  const std::vector<Move> moves = generator.moves(setup);
  if (std::ranges::none_of(moves, &Move::is_en_passant)) {
    setup.en_passant = {};
  }
}

/// About how many bytes a level takes.
std::uint64_t bytes_of(const Level& level) {
  constexpr std::uint64_t bytes_beside_packed = 56;  // see Level
  return level.size() == 0 ? 0 : level.size() * (level.packed(0).size() + bytes_beside_packed);
}

}  // namespace

std::optional<TooLarge> count_unique(const Variant& variant, const Setup& root, int depth,
                                     const UniqueOptions& options) {
  const Generator& generator = options.referee ? variant.plain : variant.fast;
  ExpandOptions expansion = options.expansion;
  expansion.generator = &generator;
  expansion.adjust = [&generator](Setup& child) { drop_idle_en_passant(generator, child); };
  return count_levels(
      level_of(variant, root), depth, options.memory, bytes_of,
      [&](const Level& level) { return expand(variant, level, expansion); }, options.on_level);
}

}  // namespace hurdle::campaign
