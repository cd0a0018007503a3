#include "perft/campaign/unique/unique.hpp"

#include <algorithm>

namespace hurdle::campaign {
namespace {

/// Removes the squares passed by a pawn if no legal move captures it there: a pinned pawn that
/// attacks them makes no other position.
void drop_idle_en_passant(const Generator& generator, Setup& setup) {
  if (setup.en_passant == EnPassant{}) {
    return;
  }
  const std::vector<Move> moves = generator.moves(setup);
  if (std::none_of(moves.begin(), moves.end(), [](Move move) { return move.is_en_passant(); })) {
    setup.en_passant = {};
  }
}

/// The bytes of this level and the next, which exist at the same time, if the next grows as this
/// one has grown from the one above.
std::uint64_t bytes_with_next(const Level& level, std::size_t above) {
  constexpr std::uint64_t bytes_beside_packed = 56;  // see Level
  if (level.size() == 0) {
    return 0;
  }
  const double growth = static_cast<double>(level.size()) / static_cast<double>(above);
  const std::uint64_t each = level.packed(0).size() + bytes_beside_packed;
  return static_cast<std::uint64_t>((1 + growth) * static_cast<double>(level.size() * each));
}

}  // namespace

std::optional<TooLarge> count_unique(const Variant& variant, const Setup& root, int depth,
                                     const UniqueOptions& options) {
  const Generator& generator = options.referee ? variant.plain : variant.fast;
  ExpandOptions expansion = options.expansion;
  expansion.generator = &generator;
  expansion.adjust = [&generator](Setup& child) { drop_idle_en_passant(generator, child); };
  Level level = level_of(variant, root);
  std::size_t above = 1;
  for (int ply = 1; ply <= depth; ++ply) {
    const std::uint64_t bytes = bytes_with_next(level, above);
    if (bytes > options.memory) {
      return TooLarge{ply, bytes};
    }
    above = std::max<std::size_t>(level.size(), 1);
    level = expand(variant, level, expansion);
    if (options.on_level) {
      options.on_level({ply, level.size(), lines_of(level)});
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::campaign
