// How many drops the replier has, square by square: a square that is filled is one less to drop on,
// one that is left one more, and a pawn that is taken may open its file. Nothing for a variant
// without drops. Whether a drop mates, `Unmated` and `Differences` ask.
#pragma once

#include "movegen/fast/differences/influence.hpp"
#include "movegen/fast/differences/unmated.hpp"

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
  /// Finds what the replier may drop where; `free` is where the danger to it lets pieces arrive.
  void prepare(const P& position, Bits free) {
    const unsigned held = position.held[theirs];
    if (held == 0) {
      return;
    }
    other_kinds_ = std::popcount(held & ~Drops<D>::pawn_flag);
    droppable_ = S::board & free;
    if ((held & Drops<D>::pawn_flag) != 0) {
      pawn_droppable_ = droppable_ & Drops<D>::template pawn_squares<replier>(position);
    }
  }

  /// The drops on some empty squares.
  [[nodiscard]] [[gnu::always_inline]] int on(Bits squares) const {
    if constexpr (D.drops) {
      if (droppable_ != 0) {
        return other_kinds_ * popcount(droppable_ & squares) + popcount(pawn_droppable_ & squares);
      }
    }
    return 0;
  }

  /// Taking a pawn lets another be dropped on its file: adds that to what taking one of `takable`
  /// changes, and returns the pawns whose file is opened for a drop that might mate.
  [[nodiscard]] Bits open_files(const P& position, Bits takable, Influence<D, replier>& influence) {
    if constexpr (D.one_pawn_a_file) {
      if ((position.held[theirs] & Drops<D>::pawn_flag) != 0) {
        return open_files_of_pawns(position, takable, influence);
      }
    }
    return 0;
  }

  /// The drops on the square that is left when the piece on `taken` is taken by one from `from` on
  /// the same file: besides what `on` and the opened file say.
  [[nodiscard]] [[gnu::always_inline]] int opened_behind(int from, int taken) const {
    if constexpr (D.one_pawn_a_file) {
      return has(opening_ & S::file_through(from), taken) && has(pawn_ranks_, from) ? 1 : 0;
    }
    return 0;
  }

 private:
  [[nodiscard]] [[gnu::noinline]] Bits open_files_of_pawns(const P& position, Bits takable,
                                                           Influence<D, replier>& influence) {
    const Bits aims = Unmated<D, C>::template aims<S::pawn_class>(position, position.royal[mine]);
    pawn_ranks_ = Drops<D>::template pawn_ranks<replier>() & droppable_;
    const Bits squares = pawn_ranks_ & ~position.occupied();
    opening_ = position.pieces[theirs][S::pawn_class];
    Bits doubtful = 0;
    each(opening_ & takable, [&](int pawn) {
      const Bits file = S::file_through(pawn);
      if ((file & aims) != 0) {
        doubtful |= bit<Bits>(pawn);
      }
      influence.also_taken(pawn, popcount(file & squares));
    });
    return doubtful;
  }

  Bits droppable_ = 0;       ///< squares where the replier's kinds may be dropped if empty
  Bits pawn_droppable_ = 0;  ///< and its pawns
  Bits pawn_ranks_ = 0;      ///< squares where a pawn may be dropped on an opened file
  Bits opening_ = 0;         ///< pawns whose being taken opens their file
  int other_kinds_ = 0;      ///< kinds other than pawns that it holds
};

}  // namespace hurdle::fast
