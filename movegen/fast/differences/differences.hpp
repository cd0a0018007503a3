// Counting with two plies left: the replies to a move are those to no move at all, corrected by
// what the move fills, leaves and takes. So all moves of one piece are counted at once, but for
// those that may touch the safety of the replier's royal piece: they are left to be made and
// looked at, or counted. What is known by square and what is watched, the members find.
#pragma once

#include "movegen/fast/differences/calm_steps.hpp"
#include "movegen/fast/differences/influence.hpp"
#include "movegen/fast/differences/reply_castling.hpp"
#include "movegen/fast/differences/reply_drops.hpp"
#include "movegen/fast/differences/unmated.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// The replies to the moves of C.
template <const Description& D, Colour C>
class Differences {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);
  static constexpr std::size_t theirs = index_of(replier);

 public:
  /// Moves, by what must be asked about the replies to them. What is in none of the sets must be
  /// made and its replies counted.
  struct Sorted {
    Bits plain = 0;    ///< the replier's royal piece is as safe as it was
    Bits touched = 0;  ///< it may have other squares to go to, and that is all
    Bits near = 0;     ///< its danger must be found anew
    Bits mating = 0;   ///< of all these: a drop in reply might mate
    [[nodiscard]] Bits all() const noexcept { return plain | touched | near; }
  };

  /// Finds what is the same for all moves, and the danger to the mover. False where there is no
  /// such thing: then every move is to be made.
  [[nodiscard]] bool prepare(const P& position, Danger<Bits>& to_mover) {
    if (Legal<D>::facing(position)) {
      return false;
    }
    zones_.find(position, danger_);
    if (danger_.checkers != 0) {
      return false;
    }
    rule_mates_out(position, to_mover);
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    takable_ = position.own[theirs] & ~taboo_;
    influence_.find(position, danger_);
    royal_moves_ = popcount(danger_.royal);
    base_ = influence_.total() + royal_moves_ + (D.pass ? 1 : 0);
    if constexpr (D.drops) {
      drops_.prepare(position, danger_.free);
      base_ += drops_.on(~occupied_);
      filling_ |= drops_.open_files(position, takable_, influence_);
    }
    if constexpr (D.facing_restricts) {
      keep_apart(position);
    }
    if constexpr (D.castling.exists) {
      castling_.watch(position, zones_);
      base_ += castling_.number();
    }
    if constexpr (D.en_passant) {
      watch_pawns(position);
    }
    summable_ = ~(occupied_ & ~takable_);
    far_ = ~(zones_.filling | zones_.steps | (occupied_ & danger_.shields));
    find_calm_steps(position, to_mover);
    return true;
  }

  /// Adds up at once the replies to all steps of a class that change nothing but the squares they
  /// fill and leave. Returns the pieces that have other moves.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits add_steps(const P& position) {
    return calm_steps_.template visit<Class>(
        position, castling_.template attacks<Class>(), [&](Bits reached, Bits left) {
          total_ += popcount(reached) * base_ + influence_.template filled<false>(reached) -
                    drops_.on(reached) + drops_.on(left);
        });
  }

  /// Of the targets of a piece, those that `add_steps` has not counted.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits uncounted(int from, Bits targets) const {
    return calm_steps_.template uncounted<Class>(from, targets,
                                                 castling_.template attacks<Class>());
  }

  /// Sorts legal moves of a piece that becomes one of class `Arriving`.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::always_inline]] Sorted sort(int from, Bits targets) const {
    Bits moves = targets & summable_;
    if constexpr (Class == S::taboo_class) {
      moves &= ~takable_;
    }
    const Bits mating = has(leaving_, from) ? moves : moves & filling_;
    if (has(zones_.bound, from)) {
      return {0, 0, moves, mating};
    }
    Bits far = moves & far_;
    if constexpr (Class == 0 && D.facing_restricts) {
      far &= ~facing_from(from, far);
    }
    if constexpr (D.en_passant && Class == S::pawn_class) {
      far &= ~passing_from(from, far);
    }
    if constexpr (Arriving == 0 && S::movement[0].palace) {
      return {far, 0, moves & ~far, mating};
    }
    const auto [plain, touched] = sort_arrivals<Arriving, Class != Arriving>(far);
    const Bits near = moves & ~plain & ~touched;
    return has(zones_.attackers, from) ? Sorted{0, plain | touched, near, mating}
                                       : Sorted{plain, touched, near, mating};
  }

  /// Sorts legal drops of a kind, which is of class `Class`.
  template <int Class>
  [[nodiscard]] Sorted sort_drops(const P& position, Kind kind, Bits squares) const {
    const bool last = position.hand[mine][index_of(kind)] == 1 || kind == D.pawn;
    const bool relied_on = last && (unmated_.kept >> index_of(kind) & 1U) != 0;
    const auto [plain, touched] = sort_arrivals<Class, false>(squares & far_);
    return {plain, touched, squares & ~plain & ~touched, relied_on ? squares : squares & filling_};
  }

  /// What a move that has been made does to the replies.
  struct Effect {
    bool summed = false;  ///< `count` is to be added to what the squares say; else it is all
    int count = 0;
  };

  /// Looks at a near move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] [[gnu::noinline]] Effect look(const P& after, int from, int to,
                                              bool may_mate) const {
    Danger<Bits> danger;
    const Bits changed = zones_.watchers.find_after(after, from, to, danger);
    const bool faced = Legal<D>::template narrow<replier>(after, danger);
    if (faced || danger.checkers != 0 || danger.free != danger_.free ||
        danger.free_taboo != danger_.free_taboo) {
      return {false, static_cast<int>(
                         Legal<D>::template count_given<replier>(after, danger, faced, may_mate))};
    }
    const int change = popcount(danger.royal) - royal_moves_ +
                       changed_shields(after, danger, changed) + castling_.change(after, from, to) +
                       Specials<D>::template count_en_passant<replier>(after);
    return {true, change - (may_mate ? mates(after, from, to) : 0)};
  }

  /// The drops in reply that would mate, after a move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] int mates(const P& after, int from, int to) const {
    if constexpr (Drops<D>::restricted != 0) {
      const Bits empty = S::board & ~after.occupied() & danger_.free;
      return Drops<D>::template count_mating<replier>(after, empty, [&] {
        return to == static_cast<int>(after.royal[mine])
                   ? Drops<D>::template escapes_of<C>(after)
                   : unmated_.zones.watchers.escapes_after(after, from, to);
      });
    }
    return 0;
  }

  /// Adds up the replies to summed moves of a piece; `touched` are some of them.
  template <int Class, int Arriving>
  [[gnu::always_inline]] void add(int from, Bits summed, Bits touched) {
    constexpr bool is_taboo = Class == S::taboo_class;
    const Bits quiet = summed & ~takable_;
    const int number = popcount(summed);
    int total = number * base_ + influence_.template filled<is_taboo>(quiet) +
                influence_.template lifted<is_taboo>(from, quiet);
    each(summed & takable_,
         [&](int to) { total += influence_.taken(from, to) + drops_.opened_behind(from, to); });
    total += number * drops_.on(bit<Bits>(from)) - drops_.on(quiet);
    if (touched != 0) {
      total += new_escapes<Class, Arriving>(from, touched);
    }
    total_ += total;
  }

  /// Adds up the replies to summed drops; `touched` are some of them.
  template <int Class>
  void add_drops(Bits summed, Bits touched) {
    total_ +=
        popcount(summed) * base_ + influence_.template filled<false>(summed) - drops_.on(summed);
    each(touched, [&](int to) {
      const Bits board = zones_.lifted | bit<Bits>(to);
      const Bits attacked = R::template attacks<C, Class>(to, board, taboo_);
      total_ += popcount(zones_.escapes(0, attacked)) - royal_moves_;
    });
  }

  /// Adds up the replies to a pass: none when it is the second in a row, which ends the game.
  void add_pass(const P& position) { total_ += position.passes != 0 ? 0 : base_; }

  /// Adds replies that were counted otherwise.
  void add_counted(int number) { total_ += number; }

  /// All replies added so far.
  [[nodiscard]] std::uint64_t total() const { return static_cast<std::uint64_t>(total_); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  // ---- Preparing

  /// Keeps what no mate by a drop in reply rests on. Where there is no such thing any move may let
  /// a drop mate.
  [[gnu::always_inline]] void rule_mates_out(const P& position, Danger<Bits>& to_mover) {
    if constexpr (Drops<D>::restricted != 0) {
      if ((position.held[theirs] & Drops<D>::restricted) != 0) {
        const bool found = unmated_.find(position, to_mover);
        leaving_ = found ? unmated_.leaving : ~Bits{0};
        filling_ = found ? unmated_.filling : ~Bits{0};
        return;
      }
    }
    Safety<D>::template find<C>(position, to_mover);
  }

  /// The only piece between two royal pieces on a file must be looked at when it leaves.
  void keep_apart(const P& position) {
    const int royal = position.royal[mine];
    if (has(S::file_through(royal), zones_.royal)) {
      const Bits between = R::tables().between[at(royal)][at(zones_.royal)] & occupied_;
      zones_.bound |= many(between) ? Bits{0} : between;
    }
  }

  /// A pawn that passes one of the replier's might be taken on the way.
  void watch_pawns(const P& position) {
    pawn_attacks_ = 0;
    each(position.pieces[theirs][S::pawn_class],
         [&](int from) { pawn_attacks_ |= R::tables().steps[theirs][S::pawn_class][at(from)]; });
  }

  /// Calm are pieces that nobody looks at, and squares where nobody asks.
  [[gnu::always_inline]] void find_calm_steps(const P& position, const Danger<Bits>& to_mover) {
    calm_steps_.reachable = S::board & to_mover.free & ~position.own[mine];
    calm_steps_.squares = calm_steps_.reachable & far_ & ~filling_ & ~occupied_;
    calm_steps_.pieces =
        ~(zones_.bound | zones_.attackers | leaving_ | to_mover.shields | influence_.touchable());
    calm_steps_.occupied = occupied_;
    calm_steps_.pawn_attacks = pawn_attacks_;
    calm_steps_.royal = zones_.royal;
  }

  // ---- Sorting

  /// Squares where the own royal piece, coming from here, would face the other.
  [[nodiscard]] Bits facing_from(int from, Bits targets) const {
    Bits result = 0;
    each(S::file_through(zones_.royal) & targets, [&](int to) {
      const Bits between = R::tables().between[at(to)][at(zones_.royal)] & occupied_;
      if ((between & ~bit<Bits>(from)) == 0) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  /// Squares to which a pawn goes over a square that an enemy pawn attacks.
  [[nodiscard]] Bits passing_from(int from, Bits targets) const {
    Bits result = 0;
    each(targets, [&](int to) {
      if ((R::tables().between[at(from)][at(to)] & pawn_attacks_) != 0) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  template <int Arriving, bool Turning>
  [[nodiscard]] [[gnu::always_inline]] std::pair<Bits, Bits> sort_arrivals(Bits squares) const {
    const Bits safe = squares & ~castling_.template attacks<Arriving>();
    const Bits landing = zones_.template landing<Arriving>(safe);
    if (landing == 0) {
      return {safe, 0};
    }
    return {safe ^ landing, landing & ~zones_.template aiming<Arriving, Turning>(landing)};
  }

  // ---- Adding and looking

  /// By how many squares to go to the royal piece has more or less, over all these moves.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::noinline]] int new_escapes(int from, Bits targets) const {
    const Bits before = has(zones_.attackers, from)
                            ? R::template attacks<C, Class>(from, zones_.lifted, taboo_)
                            : Bits{0};
    const Bits rest = zones_.lifted & ~bit<Bits>(from);
    int total = 0;
    each(targets, [&](int to) {
      Bits taboo = taboo_ & ~bit<Bits>(from);
      if constexpr (Arriving == S::taboo_class) {
        taboo |= bit<Bits>(to);
      }
      const Bits after = R::template attacks<C, Arriving>(to, rest | bit<Bits>(to), taboo);
      total += popcount(zones_.escapes(before, after)) - royal_moves_;
    });
    return total;
  }

  /// What the replier's shields, as they were and as they are now, may do now beyond what was
  /// assumed.
  [[nodiscard]] [[gnu::always_inline]] int changed_shields(const P& after,
                                                           const Danger<Bits>& danger,
                                                           Bits changed) const {
    const Bits shields = changed & after.own[theirs];
    return shields == 0 ? 0 : count_changed(after, danger, shields);
  }
  [[nodiscard]] [[gnu::noinline]] int count_changed(const P& after, const Danger<Bits>& danger,
                                                    Bits shields) const {
    int change = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      constexpr bool is_taboo = cls == S::taboo_class;
      each(after.pieces[theirs][cls] & shields, [&](int from) {
        const Bits now =
            Safety<D>::template allows<is_taboo>(danger, from, after.occupied(), after.taboo());
        const Bits before = Safety<D>::template allows<is_taboo>(danger_, from, occupied_, taboo_);
        if (now != before) {
          const Bits targets = R::template targets<replier, cls>(from, after.occupied(),
                                                                 after.own[theirs], after.taboo());
          change += Bulk<D>::template count_targets<replier, cls>(from, targets & now) -
                    Bulk<D>::template count_targets<replier, cls>(from, targets & before);
        }
      });
    });
    return change;
  }

  std::int64_t total_ = 0;  ///< all replies added so far
  int base_ = 0;            ///< the replies to no move
  int royal_moves_ = 0;     ///< those of the royal piece among them
  Bits occupied_ = 0, taboo_ = 0;
  Bits takable_ = 0;       ///< pieces whose worth is known
  Bits summable_ = 0;      ///< squares to which a move may be summed
  Bits far_ = 0;           ///< squares to which a move may leave the royal piece as safe as it is
  Bits pawn_attacks_ = 0;  ///< squares that the replier's pawns attack
  Bits leaving_ = 0;       ///< pieces whose leaving might let a drop mate
  Bits filling_ = 0;       ///< squares whose being filled might
  CalmSteps<D, C> calm_steps_;
  ReplyCastling<D, C> castling_;
  ReplyDrops<D, C> drops_;
  Unmated<D, C> unmated_;    ///< why no drop in reply mates
  Danger<Bits> danger_;      ///< to the replier's royal piece
  Zones<D, replier> zones_;  ///< around it
  Influence<D, replier> influence_;
};

}  // namespace hurdle::fast
