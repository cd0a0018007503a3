// The moves that the pinned pieces of one side, and its other blockers, gain when their masks
// change.
#pragma once

#include "movegen/fast/differences/mobility_sums.hpp"

namespace hurdle::fast {

/// The blockers of `Owner`. The members are the checks and the board before a move.
template <const Description& D, Colour Owner>
class BlockerMoves {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

 public:
  BlockerMoves(const CheckInfo<D>& checks, Bits occupied, Bits taboo, Bits own)
      : checks_(checks), occupied_(occupied), taboo_(taboo), own_(own) {}

  /// The opponent's piece on `from` leaves a line on which it pins pieces of the owner: one by a
  /// slide or a lame leap, up to two by a hop. `gained` is the number of moves that these have
  /// more, unless it arrives on one of the returned squares.
  [[nodiscard]] [[gnu::noinline]] Bits unpin(const P& position, int from, int& gained) const {
    const Bits pinner = bit<Bits>(from);
    Bits pinned = 0;
    for (int i = 0; i < checks_.xray_count; ++i) {
      if (checks_.xray_attackers[at(i)].attacker == pinner) {
        pinned = checks_.xray_attackers[at(i)].between & own_;
      }
    }
    Bits depends_on = 0;
    each(pinned, [&](int piece) { depends_on |= unpin_one(position, pinner, piece, gained); });
    return depends_on;
  }

  /// The number of moves that the owner's blockers, old and new, gain because their masks have
  /// changed; `changed` are the blockers whose masks may have changed.
  [[nodiscard]] [[gnu::always_inline]] int gained(const P& after, const CheckInfo<D>& checks,
                                                  Bits changed) const {
    const Bits blockers = changed & after.own[index_of(Owner)];
    return blockers == 0 ? 0 : count_gained(after, checks, blockers);
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  /// The same for one pinned piece, whose moves are added to `gained`.
  [[nodiscard]] Bits unpin_one(const P& position, Bits pinner, int pinned, int& gained) const {
    const int cls = S::class_of[position.type[at(pinned)]];
    const Bits occupied = occupied_ & ~pinner;
    const Bits taboo = taboo_ & ~pinner;
    const bool is_taboo = cls == S::taboo_class;
    const Bits now = mask_of(is_taboo, checks_, pinned, occupied, taboo, pinner);
    const Bits before = mask_of(is_taboo, checks_, pinned, occupied_, taboo_);
    Bits depends_on = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int one = decltype(index)::value + 1;
      if (cls == one) {
        const Bits reached = R::template shared_targets<Owner, one>(pinned, occupied, 0, taboo);
        const Bits targets = reached & ~own_;
        gained += Bulk<D>::template count_targets<Owner, one>(pinned, targets & now & ~before) -
                  Bulk<D>::template count_targets<Owner, one>(pinned, targets & before & ~now);
        depends_on = reached | MobilitySums<D, Owner>::template dependencies<one>(pinned);
      }
    });
    return depends_on;
  }

  [[nodiscard]] [[gnu::noinline]] int count_gained(const P& after, const CheckInfo<D>& checks,
                                                   Bits blockers) const {
    int change = 0;
    each(blockers, [&](int from) {
      const int cls = S::class_of[after.type[at(from)]];
      const bool is_taboo = cls == S::taboo_class;
      const Bits now = mask_of(is_taboo, checks, from, after.occupied(), after.taboo());
      const Bits before = mask_of(is_taboo, checks_, from, occupied_, taboo_);
      if (now != before) {
        change += moves_gained(after, cls, from, now, before);
      }
    });
    return change;
  }

  /// The squares that a piece of the owner may move to by its mask, without a checker on `gone`.
  [[nodiscard]] static Bits mask_of(bool mover_is_taboo, const CheckInfo<D>& checks, int from,
                                    Bits occupied, Bits taboo, Bits gone = 0) {
    if constexpr (S::taboo_class >= 0) {
      if (mover_is_taboo) {
        return Safety<D>::template mask_of<true>(checks, from, occupied, taboo, gone);
      }
    }
    return Safety<D>::template mask_of<false>(checks, from, occupied, taboo, gone);
  }

  /// How many moves more the owner's piece of class `cls` on `from` has to squares of `now` than
  /// to squares of `before`.
  [[nodiscard]] static int moves_gained(const P& position, int cls, int from, Bits now,
                                        Bits before) {
    int result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int one = decltype(index)::value + 1;
      if (cls == one) {
        const Bits targets = R::template shared_targets<Owner, one>(
            from, position.occupied(), position.own[index_of(Owner)], position.taboo());
        result = Bulk<D>::template count_targets<Owner, one>(from, targets & now & ~before) -
                 Bulk<D>::template count_targets<Owner, one>(from, targets & before & ~now);
      }
    });
    return result;
  }

  const CheckInfo<D>& checks_;
  Bits occupied_, taboo_, own_;
};

}  // namespace hurdle::fast
