// The moves whose replies are summed: how many of them end on each square, and where each piece
// goes. Nothing else about them matters to the replies of pieces that stay as safe as they were.
#pragma once

#include "movegen/fast/differences/square_counts.hpp"
#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// Moves of C.
template <const Description& D, Colour C>
class SummedMoves {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  /// The ways in which one piece may arrive on a square: as itself, or as one of several types, or
  /// by castling.
  static constexpr int ways = [] {
    int most = D.castling.exists ? 3 : 1;
    for (std::size_t cls = 0; cls < static_cast<std::size_t>(S::classes); ++cls) {
      most = std::max(most, (S::promotes[cls] ? 2 : 1) + S::more_promotions[cls]);
    }
    return most;
  }();

 public:
  using Counts = SquareCounts<D, ways * S::most.on_board.pieces + S::kinds>;

  /// Whether a class moves only by steps or as a pawn, so that its moves may be added as sets.
  template <int Class>
  static constexpr bool only_steps = [] {
    constexpr const Movement& m = S::movement[Class];
    constexpr LineMoves none = {};
    constexpr bool lines = m.orthogonal != none || m.diagonal != none || m.marked != none;
    return Class != 0 && (m.steps != 0 || m.pawn_moves) && !m.palace && m.leaps == 0 && !lines &&
           m.lame.diagonal_steps == 0 && !m.eyed_leap;
  }();

  /// Adds moves of a piece of a class to empty squares, and its captures. `taboo` are the pieces of
  /// the taboo kind.
  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits to_empty, Bits captured,
                                  [[maybe_unused]] Bits taboo) {
    quiet_.add(to_empty);
    if (captured != 0) {
      captures_.add(captured);
      if constexpr (S::taboo_class >= 0) {
        swaps_.add(Class == S::taboo_class ? captured : captured & taboo);
      }
    }
    if constexpr (Class == S::taboo_class) {
      quiet_of_taboo_.add(to_empty);
    }
    set_targets(S::promotes[Class] ? free_way(from) : 0, from, to_empty | captured);
  }

  /// Adds a move of a piece of which other moves may have been added.
  void add_another(int from, Bits to_empty) {
    quiet_.add(to_empty);
    set_targets(free_way(from), from, to_empty);
  }

  /// Adds one move to each of these empty squares: drops, or steps that `add_steppers` describes.
  [[gnu::always_inline]] void add_arrivals(Bits to_empty) { quiet_.add(to_empty); }

  /// Describes steps of several pieces of a class that were added as sets: all their steps to
  /// `squares`.
  template <int Class>
  [[gnu::always_inline]] void add_steppers(Bits pieces, Bits squares) {
    steppers_[Class] = pieces;
    stepped_[Class] = squares;
    movers_ |= pieces;
  }
  /// The same for pawns that advance by `Distance` to `squares`.
  template <int Class, int Distance>
  [[gnu::always_inline]] void add_advances(Bits pieces, Bits squares) {
    steppers_[Class] = pieces;
    advanced_[Distance - 1] = squares;
    movers_ |= pieces;
  }

  /// The advances of a pawn among these.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits advances(int from) const {
    Bits result = 0;
    unroll<R::furthest_advance>([&](auto step) {
      constexpr int by = (decltype(step)::value + 1) * S::files;
      const int to = C == Colour::white ? from + by : from - by;
      result |= bit<Bits>(to & (S::bits - 1)) & advanced_[decltype(step)::value];
    });
    return has(steppers_[Class], from) ? result : Bits{0};
  }

  /// The number of all moves.
  [[nodiscard]] int number() const noexcept { return quiet_.total() + captures_.total(); }
  /// The targets of moves to empty squares.
  [[nodiscard]] const Counts& quiet() const noexcept { return quiet_; }
  /// Of these, the targets of pieces of the taboo kind.
  [[nodiscard]] const auto& quiet_of_taboo() const noexcept { return quiet_of_taboo_; }
  /// The pieces that are captured.
  [[nodiscard]] const Counts& captures() const noexcept { return captures_; }
  /// Of these, the ones that swap a piece of the taboo kind for another on their target, or the
  /// reverse.
  [[nodiscard]] const auto& swaps() const noexcept { return swaps_; }
  /// The pieces that may have such moves.
  [[nodiscard]] Bits movers() const noexcept { return moved_[0] | movers_; }

  /// Calls `use(targets)` for sets of moves that together are all moves of a piece.
  template <class Use>
  [[gnu::always_inline]] void each_targets(int from, Use&& use) const {
    for (std::size_t way = 0; way < at(ways) && has(moved_[way], from); ++way) {
      use(targets_[way][at(from)]);
    }
    if (has(movers_, from)) {
      const Bits targets = step_targets(from);
      if (targets != 0) {
        use(targets);
      }
    }
  }

 private:
  struct NoCounts {};

  [[nodiscard]] [[gnu::always_inline]] int free_way(int from) const {
    int way = 0;
    while (has(moved_[at(way)], from)) {
      ++way;
    }
    assert(way < ways);
    return way;
  }
  [[gnu::always_inline]] void set_targets(int way, int from, Bits targets) {
    moved_[at(way)] |= bit<Bits>(from);
    targets_[at(way)][at(from)] = targets;
  }

  [[nodiscard]] Bits step_targets(int from) const {
    Bits result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if constexpr (!only_steps<cls>) {
        return;
      } else if (has(steppers_[cls], from)) {
        if constexpr (S::movement[cls].pawn_moves) {
          result = advances<cls>(from);
        } else {
          result = R::tables().steps[index_of(C)][cls][at(from)] & stepped_[cls];
        }
      }
    });
    return result;
  }

  Counts quiet_, captures_;
  using CountsOfTaboo = std::conditional_t<(S::taboo_class >= 0), Counts, NoCounts>;
  [[no_unique_address]] CountsOfTaboo quiet_of_taboo_;
  [[no_unique_address]] CountsOfTaboo swaps_;
  Bits movers_ = 0;  ///< pieces whose moves were added as sets
  std::array<Bits, at(S::classes)> steppers_{};
  std::array<Bits, at(S::classes)> stepped_;
  std::array<Bits, at(std::max(1, R::furthest_advance))> advanced_{};
  std::array<Bits, at(ways)> moved_{};  ///< pieces with targets of the first way, the second, …
  std::array<std::array<Bits, at(S::bits)>, at(ways)> targets_;
};

}  // namespace hurdle::fast
