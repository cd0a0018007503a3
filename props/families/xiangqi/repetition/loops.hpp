// Random games of Xiangqi that return to positions: loops in small positions, in positions from
// play and near the diagrams, with many checks and chases. Draws them for the laws.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/sample/random.hpp"

namespace hurdle::props {

/// A legal game without an end by X9 to X11.
struct LoopGame {
  Setup start;
  std::vector<Move> moves;
  std::string_view source;  ///< "few men", "play", "near a diagram", …
};

/// Draws games that repeat positions. Reads the diagrams' games once.
class LoopSource {
 public:
  explicit LoopSource(const Variant& variant);

  /// A game, reproducible by seed. Nearly all repeat a position, most of them three times.
  [[nodiscard]] LoopGame draw(std::uint64_t seed) const;

 private:
  [[nodiscard]] LoopGame near_a_diagram(Random& random) const;
  [[nodiscard]] Setup of_a_diagram(Random& random) const;

  const Variant& variant_;
  std::vector<LoopGame> diagrams_;
  std::vector<LoopGame> rare_;  ///< those whose clauses random loops hardly reach
};

/// The position after these moves, or nothing if one of them is illegal.
[[nodiscard]] std::optional<Setup> after_legal(const Variant& variant, Setup setup,
                                               std::span<const Move> moves);

/// X11: whether a side has a piece that can cross the river.
[[nodiscard]] bool has_crossing_piece(const Setup& setup);

}  // namespace hurdle::props
