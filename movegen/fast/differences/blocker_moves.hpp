// The moves that the pinned pieces of one side, and its other blockers, gain when their masks
// change.
#pragma once

#include "movegen/fast/differences/mobility_sums.hpp"
#include "movegen/fast/legal/arrivals.hpp"

namespace hurdle::fast {

/// The blockers of `Owner`. The members are the checks and the board before a move.
template <const Description& D, Colour Owner>
class BlockerMoves {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr std::size_t owner = index_of(Owner);

 public:
  BlockerMoves(const CheckInfo<D>& checks, Bits occupied, Bits taboo, Bits own)
      : checks_(checks), occupied_(occupied), taboo_(taboo), own_(own) {}

  /// A board: all pieces, those of the owner, and those of the taboo kind.
  struct Board {
    Bits occupied, own, taboo;
  };

  /// Whether the squares that a hop with nothing between closes are opened by `unpin`: if drops
  /// need not be counted there, and nothing but pieces between a piece and a square, or on its leg
  /// or eye, prevents a move to that square.
  static constexpr bool opens_squares =
      S::taboo_class < 0 && !D.drops && !S::any_movement([](const Movement& m) {
        const auto only_quiet = [](const LineMoves& moves) {
          return moves.quiet != 0 && moves.capture == 0;
        };
        return m.pawn_moves || m.slides_ahead || only_quiet(m.orthogonal) ||
               only_quiet(m.diagonal) || only_quiet(m.marked);
      });

  /// The opponent's piece on `from` leaves a line on which it pins pieces of the owner: one by a
  /// slide or a lame leap, up to two by a hop; or, by a hop with nothing between, prevents all
  /// pieces from going between. `gained` is the number of moves that these have more, unless it
  /// arrives on one of the returned squares.
  [[nodiscard]] [[gnu::noinline]] Bits unpin(const P& position, int from, int& gained) const {
    const Bits pinner = bit<Bits>(from);
    Bits pinned = 0;
    Bits opened = 0;
    for (int i = 0; i < checks_.xray_count; ++i) {
      const XrayAttacker<Bits>& enemy = checks_.xray_attackers[at(i)];
      if (enemy.attacker == pinner) {
        pinned = enemy.between & own_;
        opened = (enemy.between & occupied_) == 0 ? enemy.between : Bits{0};
      }
    }
    Bits depends_on = 0;
    if constexpr (opens_squares) {
      if (opened != 0) {
        depends_on = open(position, pinner, opened & ~closed_without(pinner), gained);
        pinned = checks_.blockers & own_;
      }
    }
    each(pinned, [&](int piece) { depends_on |= unpin_one(position, pinner, piece, gained); });
    return depends_on;
  }

  /// The number of moves that the owner's pieces gain, none or fewer, if a move changes nothing but
  /// that the arriving piece, `pinner`, pins them.
  [[nodiscard]] [[gnu::noinline]] int gained_by_pins(const P& position,
                                                     const XrayAttacker<Bits>& pinner,
                                                     const Board& after) const {
    int result = 0;
    each(pinner.between & after.own, [&](int from) {
      const int cls = S::class_of[position.type[at(from)]];
      const bool is_taboo = cls == S::taboo_class;
      const Bits before = mask_of(is_taboo, checks_, from, occupied_, taboo_);
      const Bits rest = after.occupied & ~bit<Bits>(from);
      const Bits now = is_taboo
                           ? Safety<D>::template mask_against<true>(pinner, rest, after.taboo)
                           : Safety<D>::template mask_against<false>(pinner, rest, after.taboo);
      result += moves_gained(after, cls, from, now & before, before);
    });
    return result;
  }

  /// The number of moves that the owner's blockers, old and new, gain because their masks have
  /// changed; `changed` are the blockers whose masks may have changed.
  [[nodiscard]] [[gnu::always_inline]] int gained(const P& after, const CheckInfo<D>& checks,
                                                  Bits changed) const {
    const Bits blockers = changed & after.own[index_of(Owner)];
    return blockers == 0 ? 0 : count_gained(after, checks, blockers);
  }

 private:
  /// The squares that the other hops with nothing between close.
  [[nodiscard]] Bits closed_without(Bits pinner) const {
    Bits result = 0;
    for (int i = 0; i < checks_.xray_count; ++i) {
      const XrayAttacker<Bits>& enemy = checks_.xray_attackers[at(i)];
      const bool closes = enemy.hops && (enemy.between & occupied_) == 0;
      result |= closes && enemy.attacker != pinner ? enemy.between : Bits{0};
    }
    return result;
  }

  /// Adds the moves to `opened` squares by pieces that are no blockers, once `pinner` has left.
  /// Returns the squares on which these moves depend.
  [[nodiscard]] Bits open(const P& position, Bits pinner, Bits opened, int& gained) const {
    const auto& tables = R::tables();
    gained +=
        Arrivals<D, Owner>::count_on(position, occupied_ & ~pinner, opened, ~checks_.blockers);
    Bits depends_on = 0;
    each(opened, [&](int to) {
      unroll<S::classes - 1>([&](auto index) {
        constexpr int cls = decltype(index)::value + 1;
        constexpr const Movement& m = S::movement[cls];
        if constexpr (m.eyed_leap) {
          each(position.pieces[owner][cls] & R::eyed(to, 0),
               [&](int from) { depends_on |= bit<Bits>(from) | bit<Bits>((from + to) / 2); });
        }
        each(position.pieces[owner][cls] & tables.potential_origins[owner][cls][at(to)],
             [&](int from) {
               depends_on |= bit<Bits>(from) | tables.between[at(from)][at(to)];
               if constexpr (m.lame.diagonal_steps != 0) {
                 depends_on |= m.lame.diagonal_steps == 1 ? tables.short_path[at(to)][at(from)]
                                                          : tables.long_path[at(to)][at(from)];
               }
             });
      });
    });
    return depends_on;
  }

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
    const Board board{after.occupied(), after.own[owner], after.taboo()};
    int change = 0;
    each(blockers, [&](int from) {
      const int cls = S::class_of[after.type[at(from)]];
      const bool is_taboo = cls == S::taboo_class;
      const Bits now = mask_of(is_taboo, checks, from, after.occupied(), after.taboo());
      const Bits before = mask_of(is_taboo, checks_, from, occupied_, taboo_);
      if (now != before) {
        change += moves_gained(board, cls, from, now, before);
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
  [[nodiscard]] static int moves_gained(const Board& board, int cls, int from, Bits now,
                                        Bits before) {
    int result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int one = decltype(index)::value + 1;
      if (cls == one) {
        const Bits targets =
            R::template shared_targets<Owner, one>(from, board.occupied, board.own, board.taboo);
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
