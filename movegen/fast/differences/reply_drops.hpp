// The number of the replier's drops, square by square: a filled square removes drops, a vacated
// square adds them, and a captured pawn may open its file to pawn drops. Empty for variants without
// drops. Ignores mates: see `DropMateRefutation`.
#pragma once

#include "movegen/fast/differences/drop_mate_refutation.hpp"
#include "movegen/fast/differences/summed_moves.hpp"

namespace hurdle::fast {

/// The drops in reply to the moves of C.
template <const Description& D, Colour C>
class ReplyDrops {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);
  static constexpr std::size_t theirs = index_of(replier);

 public:
  /// Computes which kinds the replier may drop on which squares within its check mask.
  void prepare(const P& position, Bits check_mask) {
    const unsigned held = position.held[theirs];
    if (held == 0) {
      return;
    }
    free_kinds_ = std::popcount(held & Drops<D>::free_kinds);
    droppable_ = S::board & check_mask;
    Drops<D>::each_limited([&](auto kind) {
      constexpr int number = decltype(kind)::value;
      if ((held >> number & 1U) != 0) {
        limited_droppable_[number] = droppable_ & Drops<D>::template drop_squares<replier>[number];
      }
    });
    if ((held & Drops<D>::pawn_flag) != 0) {
      pawn_droppable_ = droppable_ & Drops<D>::template pawn_squares<replier>(position);
    }
  }

  /// The number of drops on these empty squares.
  [[nodiscard]] [[gnu::always_inline]] int on(Bits squares) const {
    if constexpr (D.drops) {
      if (droppable_ != 0) {
        int total =
            free_kinds_ * popcount(droppable_ & squares) + popcount(pawn_droppable_ & squares);
        Drops<D>::each_limited([&](auto kind) {
          total += popcount(limited_droppable_[decltype(kind)::value] & squares);
        });
        return total;
      }
    }
    return 0;
  }

  /// Finds what captures of pawns open: capturing a pawn allows a pawn drop on its file. Returns
  /// the pawns among `capturable` whose file opens for a drop that might mate.
  [[nodiscard]] Bits open_files(const P& position, Bits capturable) {
    if constexpr (D.one_pawn_a_file) {
      if ((position.held[theirs] & Drops<D>::pawn_flag) != 0) {
        return open_files_of_pawns(position, capturable);
      }
    }
    return 0;
  }

  /// The drops that these captures allow, without those on the vacated squares.
  [[nodiscard]] [[gnu::always_inline]] int opened_by(
      const typename SummedMoves<D, C>::Counts& captures) const {
    if constexpr (D.one_pawn_a_file) {
      return captures.sum(
          opening_, [&](int pawn) { return popcount(S::file_through(pawn) & opened_squares_); });
    }
    return 0;
  }

  /// The pawn drops on these empty squares that the capture of the piece on `taken` allows.
  [[nodiscard]] [[gnu::always_inline]] int opened_on(int taken, Bits squares) const {
    if constexpr (D.one_pawn_a_file) {
      return has(opening_, taken) ? popcount(S::file_through(taken) & pawn_ranks_ & squares) : 0;
    }
    return 0;
  }

  /// The pawn drops on the vacated square if the piece on `taken` is captured from `from` on the
  /// same file, which opens it. Neither `on` nor `opened_by` counts these.
  [[nodiscard]] [[gnu::always_inline]] int opened_at_origin(int from, int taken) const {
    if constexpr (D.one_pawn_a_file) {
      return has(opening_ & S::file_through(from), taken) && has(pawn_ranks_, from) ? 1 : 0;
    }
    return 0;
  }

 private:
  [[nodiscard]] [[gnu::noinline]] Bits open_files_of_pawns(const P& position, Bits capturable) {
    const Bits mating = DropMateRefutation<D, C>::template attack_squares<S::special_pawn_class>(
        position, position.royal[mine]);
    pawn_ranks_ = Drops<D>::template drop_squares<replier>[index_of(D.special_pawn)] & droppable_;
    opened_squares_ = pawn_ranks_ & ~position.occupied();
    opening_ = position.pieces[theirs][S::special_pawn_class];
    Bits may_mate = 0;
    each(opening_ & capturable, [&](int pawn) {
      const Bits file = S::file_through(pawn);
      if ((file & mating) != 0) {
        may_mate |= bit<Bits>(pawn);
      }
    });
    return may_mate;
  }

  Bits droppable_ = 0;       ///< squares where the replier's kinds may be dropped if empty
  Bits pawn_droppable_ = 0;  ///< the same for its pawns
  Bits pawn_ranks_ = 0;      ///< squares where a pawn may be dropped on an opened file
  Bits opened_squares_ = 0;  ///< of them, the empty ones
  Bits opening_ = 0;         ///< pawns whose capture opens their file
  int free_kinds_ = 0;       ///< kinds in hand that may be dropped on all of `droppable_`
  /// By kind, the squares of the kinds that may not be dropped everywhere.
  std::array<Bits, Drops<D>::limited_kinds == 0 ? 0 : static_cast<std::size_t>(S::kinds)>
      limited_droppable_{};
};

}  // namespace hurdle::fast
