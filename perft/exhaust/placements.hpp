// All positions of a material: every placement of its pieces, with either side to move, each pass
// flag, and all castling rights and en-passant squares. The referee decides which are valid.
#pragma once

#include <atomic>
#include <utility>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/function_ref.hpp"
#include "perft/exhaust/material.hpp"
#include "perft/sample/random.hpp"

namespace hurdle {

/// Squares of White's and of Black's royal piece.
using RoyalPair = std::pair<Square, Square>;

/// All pairs of squares on which the two can stand. A pair may need pieces between the two, as
/// facing generals do, or be invalid with any other pieces.
[[nodiscard]] std::vector<RoyalPair> royal_pairs(const Referee& referee);

/// The positions of one material, in units that threads can share: a unit holds the positions with
/// the same squares of the two royal pieces.
class Placements {
 public:
  using Squares = std::vector<Square>;

  /// The squares on which pieces can stand: the same for all materials of a variant.
  using KnownSquares = std::vector<std::pair<Piece, Squares>>;

  /// `royals` are those of `royal_pairs`; referee and royals must outlive this object. `known`, if
  /// given, saves the time for pieces of other materials.
  Placements(const Referee& referee, const std::vector<RoyalPair>& royals, Material material,
             KnownSquares* known = nullptr);

  [[nodiscard]] const Material& material() const noexcept { return material_; }
  [[nodiscard]] const Referee& referee() const noexcept { return referee_; }
  [[nodiscard]] std::size_t units() const noexcept { return royals_.size(); }

  /// No fewer than there are positions, but for castling rights and en-passant squares: the product
  /// of the numbers of squares, both sides to move.
  [[nodiscard]] double most() const;

  /// Calls `visit` for the valid states of one random placement; there may be none.
  void for_a_random_one(Random& random, FunctionRef<bool(const Setup&)> visit) const;

  /// Calls `visit` for every valid position of a unit, always in the same order, until it returns
  /// false or `stop` becomes true. Counters have their defaults. With `mirror`, for one of each
  /// pair of mirror images.
  void for_each(std::size_t unit, FunctionRef<bool(const Setup&)> visit, bool mirror = false,
                const std::atomic<bool>* stop = nullptr) const;

 private:
  /// Equal pieces, and the squares on which one of them can stand.
  struct Group {
    Piece piece;
    std::size_t count = 0;
    Squares squares;
  };

  [[nodiscard]] Squares squares_of(Piece piece) const;

  class Walk;

  const Referee& referee_;
  Material material_;
  const std::vector<RoyalPair>& royals_;
  std::vector<Group> groups_;
};

}  // namespace hurdle
