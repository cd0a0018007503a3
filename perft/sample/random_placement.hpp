// Random valid positions that need not occur in any game: pieces are placed where they interact.
// The referee decides which positions are valid.
#pragma once

#include <cstdint>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/sample/random.hpp"

namespace hurdle {

/// A random valid position (C8), reproducible by seed: from two royal pieces alone to crowded
/// boards. Pieces stand on lines of the royal pieces, near them and on home squares, so that
/// checks, pins, hurdles, facing royal pieces and castling are frequent. Includes hands, promoted
/// pieces, the pass flag and en-passant squares if the variant has them. The position may be mate
/// or ended.
[[nodiscard]] Setup random_placement(const Referee& referee, std::uint64_t seed);

/// A random square of the board.
[[nodiscard]] Square any_square(const Notation& notation, Random& random);

}  // namespace hurdle
