// Positions that random games hardly reach: after a right to castle has ended, with king and rook
// on their squares again, and with a capture en passant that would leave the king in check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "perft/custom/sample.hpp"

namespace hurdle::custom {

/// Whether the player to move could castle if no right had ended since the start of the game. The
/// rook may have been captured: then any piece stands on its square.
[[nodiscard]] bool castles_by_ended_right(const Rules& rules, const Position& position);

/// Collects such positions while random games pass by.
class RarePositions {
 public:
  /// A position is of one of five sorts: a king or a rook has moved away and back, the piece that
  /// captured a rook or another rook stands in its place, a capture en passant is pinned.
  static constexpr std::size_t sorts = 5;

  /// Up to `count` of each sort.
  RarePositions(const Rules& rules, std::size_t count, std::uint64_t seed)
      : rules_(rules), count_(count), random_(seed) {}

  /// Looks for them near a position of a game, whose legal moves are `moves`.
  void look(const GamePosition& reached, const std::vector<Move>& moves);

  /// Whether it has all that it may collect, or has looked at enough positions.
  [[nodiscard]] bool full() const;

  [[nodiscard]] std::vector<GamePosition> take() { return std::move(found_); }

 private:
  /// How a right has ended.
  enum class Ended : std::uint8_t { king_moved, rook_moved, rook_captured, rook_replaced };

  void return_trip(const GamePosition& reached, const Move& away, Ended how);
  void offer_of_rook(const GamePosition& reached, const std::vector<Move>& moves);
  void capture_of_rook(const GamePosition& reached, const Move& capture);
  std::optional<Move> move_to_corner(const Position& position, Colour owner, Square corner);
  void pin(const Position& before);
  bool play_random(GamePosition& reached);
  void play(GamePosition& reached, const Move& move) const;
  [[nodiscard]] bool lacks(Ended how) const {
    return ended_[static_cast<std::size_t>(how)] < count_;
  }
  bool add_ended(const GamePosition& reached, Ended how);
  bool add(GamePosition found);

  const Rules& rules_;
  std::size_t count_;
  std::mt19937_64 random_;
  std::array<std::size_t, sorts - 1> ended_{};  // by `Ended`
  std::size_t pinned_ = 0;
  std::size_t looked_ = 0;
  std::size_t offers_ = 0;
  std::size_t searches_ = 0;  // for pinned pawns
  std::set<std::string> known_;
  std::vector<GamePosition> found_;
};

}  // namespace hurdle::custom
