// Upper bounds for the generator's fixed-size arrays, computed from the board and from the pieces
// that C8 allows. Moves never add a piece: a capture removes it or puts it into a hand, and a
// promotion only changes its type. So the bounds hold in every position that follows from a valid
// one.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "movegen/fast/board/description.hpp"

namespace hurdle::fast {

/// The array entries that one piece, or all pieces of a player, may need.
struct Usage {
  int pieces = 0;
  int lines = 0;         ///< of pieces: a rook has two, a queen four
  int blockable = 0;     ///< lame and eyed leapers, and pieces that move as pawns
  int dependencies = 0;  ///< pairs of a line or blockable piece and an enemy piece it depends on

  constexpr Usage& operator+=(const Usage& more) {
    pieces += more.pieces;
    lines += more.lines;
    blockable += more.blockable;
    dependencies += more.dependencies;
    return *this;
  }
  [[nodiscard]] constexpr bool fits(const Usage& most) const {
    return pieces <= most.pieces && lines <= most.lines && blockable <= most.blockable &&
           dependencies <= most.dependencies;
  }
};

/// The most of everything that one player may have.
struct Bounds {
  std::array<Usage, max_kinds> of_kind{};  ///< by one piece of a kind, after any promotion
  Usage on_board;                          ///< by all pieces, the royal one included
  int held = 0;                            ///< pieces of one kind in hand
  int moves = 0;                           ///< legal moves
};

namespace bounds {

[[nodiscard]] constexpr bool exists(const LineMoves& moves) {
  return moves.quiet != no_way || moves.capture != no_way;
}

/// The lines of a piece: two for each family, and the one ahead.
[[nodiscard]] constexpr int lines_of(const Movement& m) {
  return 2 * (int{exists(m.orthogonal)} + int{exists(m.diagonal)} + int{exists(m.marked)}) +
         int{m.slides_ahead};
}

[[nodiscard]] constexpr int furthest_advance(const Description& facts) {
  return *std::max_element(facts.pawn_reach.begin(), facts.pawn_reach.end());
}

/// Enemy pieces that the moves of a piece depend on. Of a line: the first piece in either
/// direction, and for a hop the second. Of a short lame leap: its four legs; of a long one: the
/// squares of the short leaps too. Of an eyed leap: its four eyes. Of a pawn: the pieces it
/// captures and the blocker in front of it.
[[nodiscard]] constexpr int dependencies_of(const Description& facts, const Movement& m) {
  int result = 0;
  for (const LineMoves& moves : {m.orthogonal, m.diagonal, m.marked}) {
    const bool hops = ((moves.quiet | moves.capture) & hop) != 0;
    result += exists(moves) ? 2 * 2 * (hops ? 2 : 1) : 0;
  }
  if (m.lame.diagonal_steps != 0) {
    result += m.lame.diagonal_steps == 1 ? 4 : 4 + 8;
  }
  result += m.eyed_leap ? 4 : 0;
  result += m.slides_ahead ? 1 : 0;
  return result + (m.pawn_moves ? 2 + furthest_advance(facts) : 0);
}

/// Moves of a piece of one type. A target with a choice to promote counts as two moves; a target
/// with a choice of several types counts once for each type.
[[nodiscard]] constexpr int moves_of(const Description& facts, const PieceType& type) {
  const Movement& m = type.movement;
  int targets = std::popcount(m.steps) + std::popcount(m.marked_steps) + std::popcount(m.far_steps);
  targets += m.eyed_leap ? 4 : 0;
  targets += std::popcount(m.leaps);
  targets += m.lame.diagonal_steps != 0 ? 8 : 0;
  targets += exists(m.orthogonal) ? facts.files + facts.ranks - 2 : 0;
  targets += exists(m.diagonal) ? 2 * (std::min(facts.files, facts.ranks) - 1) : 0;
  targets += exists(m.marked) ? 4 : 0;
  targets += m.slides_ahead ? facts.ranks - 1 : 0;
  targets += m.pawn_moves ? 2 + furthest_advance(facts) : 0;
  const bool chooses = facts.promotion == PromotionRule::choice && type.promotes_to != no_type;
  const int stays = facts.promotion_optional ? 1 : 0;
  return chooses && !m.pawn_moves ? 2 * targets
                                  : targets * std::max(1, count_promotions(type) + stays);
}

/// The maximum of `measure(type)` over all types that a piece of this kind may be or become.
template <class Measure>
[[nodiscard]] constexpr int most_of_kind(const Description& facts, int kind,
                                         const Measure& measure) {
  std::array<bool, max_types> reached{};
  for (std::size_t type = 0; type < static_cast<std::size_t>(facts.type_count); ++type) {
    reached[type] = static_cast<int>(facts.types[type].kind) == kind;
  }
  int most = 0;
  for (int round = 0; round < facts.type_count; ++round) {
    for (std::size_t type = 0; type < static_cast<std::size_t>(facts.type_count); ++type) {
      if (reached[type]) {
        most = std::max(most, measure(facts.types[type]));
        each_promotion(facts.types[type],
                       [&](int becomes) { reached[static_cast<std::size_t>(becomes)] = true; });
      }
    }
  }
  return most;
}

/// The most that a piece of this kind may need, after any promotion.
[[nodiscard]] constexpr Usage usage_of_kind(const Description& facts, int kind) {
  Usage usage;
  usage.pieces = 1;
  usage.lines =
      most_of_kind(facts, kind, [](const PieceType& type) { return lines_of(type.movement); });
  usage.blockable = most_of_kind(facts, kind, [](const PieceType& type) {
    const Movement& m = type.movement;
    return int{m.lame.diagonal_steps != 0 || m.eyed_leap || m.pawn_moves};
  });
  usage.dependencies = most_of_kind(
      facts, kind, [&](const PieceType& type) { return dependencies_of(facts, type.movement); });
  return usage;
}

/// Moves of all pieces except the royal one, and drops, if the player holds exactly the kinds of
/// the set `held`; `most[kind]` is the most moves of a piece on the board. A held kind has one drop
/// for each empty square, and at least one piece less on the board; a piece on the board has its
/// moves and fills a square.
[[nodiscard]] constexpr int most_moves_holding(const Description& facts,
                                               const std::array<int, max_kinds>& most,
                                               unsigned held) {
  const int kinds_held = std::popcount(held);
  const int royals = 2;
  int sum = kinds_held * (facts.files * facts.ranks - royals);
  for (std::size_t kind = 1; kind < static_cast<std::size_t>(facts.kinds); ++kind) {
    const int on_board = facts.limits[kind] - static_cast<int>(held >> kind & 1U);
    sum += on_board * std::max(0, most[kind] - kinds_held);
  }
  return sum;
}

[[nodiscard]] constexpr int most_moves(const Description& facts) {
  std::array<int, max_kinds> most_of{};
  for (int kind = 1; kind < facts.kinds; ++kind) {
    most_of[static_cast<std::size_t>(kind)] =
        most_of_kind(facts, kind, [&](const PieceType& type) { return moves_of(facts, type); });
  }
  int most = most_moves_holding(facts, most_of, 0);
  if (facts.drops) {
    for (unsigned held = 2; held < 1U << static_cast<unsigned>(facts.kinds); held += 2) {
      most = std::max(most, most_moves_holding(facts, most_of, held));
    }
  }
  const int passes = facts.pass ? 1 : 0;
  const int castlings = facts.castling.exists ? 2 : 0;
  const int en_passant = facts.en_passant ? 2 * (furthest_advance(facts) - 1) : 0;
  const Movement& royal = facts.types[0].movement;
  return most + std::popcount(royal.steps) + std::popcount(royal.leaps) + passes + castlings +
         en_passant;
}

}  // namespace bounds

/// In a game with drops, one player may own the pieces of both, except the other royal piece.
[[nodiscard]] constexpr Bounds bounds_of(const Description& facts) {
  Bounds result;
  for (std::size_t kind = 0; kind < static_cast<std::size_t>(facts.kinds); ++kind) {
    result.of_kind[kind] = bounds::usage_of_kind(facts, static_cast<int>(kind));
    const int limit = kind == index_of(Kind::royal) ? 1 : facts.limits[kind];
    for (int piece = 0; piece < limit; ++piece) {
      result.on_board += result.of_kind[kind];
    }
    if (facts.drops && kind != index_of(Kind::royal)) {
      result.held = std::max(result.held, limit);
    }
  }
  result.moves = bounds::most_moves(facts);
  return result;
}

}  // namespace hurdle::fast
