// The escapes and castlings that the replier gains or loses by moves that change no check and no
// pin, without making them.
#pragma once

#include "movegen/fast/differences/reply_castling.hpp"

namespace hurdle::fast {

/// The escapes of the replier's royal piece after moves of C. The members are those before them.
template <const Description& D, Colour C>
class ReplyEscapes {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);
  using Cache = RoyalAttackCache<D, replier>;

 public:
  ReplyEscapes(const KingZone<D, replier>& zone, const ReplyCastling<D, C>& castlings, Bits taboo)
      : king_zone_(zone), castling_(castlings), taboo_(taboo) {}

  /// The number of escapes that the replier's royal piece gains, and of castlings, summed over the
  /// moves of a piece from `from`, or drops (-1), to these squares.
  template <int Arriving, bool Promoting>
  [[nodiscard]] [[gnu::noinline]] int gained(int from, Bits targets) const {
    const Bits left = from < 0 ? Bits{0} : bit<Bits>(from);
    const Bits board = king_zone_.occupied_without_royal & ~left;
    const Bits taboo = taboo_ & ~left;
    const Bits depends = king_zone_.attack_cache.depended_on_without(from);
    const Bits alone = (depends & left) == 0 ? targets & ~depends : Bits{0};
    int total = 0;
    if (alone != 0) {
      const Bits others = king_zone_.attack_cache.attacked_without(from);
      const Bits far = alone & ~king_zone_.steps;
      if (far != 0) {
        total = lost_by_lines<Arriving, Promoting> && !castling_.opened_by(left, others)
                    ? gained_by_lines<Arriving>(others, board, far, taboo)
                    : gained_far<Arriving>(others, board, far, taboo);
      }
      each(alone & king_zone_.steps,
           [&](int to) { total += gained_by<Arriving>(others, board, to, taboo); });
    }
    if (alone != targets) {
      total += gained_by_each<Arriving>(from, targets & ~alone, board, taboo);
    }
    return total;
  }

  /// The number of escapes after one move of a piece from `from`, or a drop (-1), to `to`, which
  /// may give check.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] int number_after(int from, int to) const {
    const Bits left = from < 0 ? Bits{0} : bit<Bits>(from);
    const Bits board = king_zone_.occupied_without_royal & ~left;
    const Bits taboo = taboo_ & ~left;
    const Cache& cache = king_zone_.attack_cache;
    const bool alone = (cache.depended_on_without(from) & (left | bit<Bits>(to))) == 0;
    const Bits others = alone ? cache.attacked_without(from)
                              : cache.attacked_on(from, to, board | bit<Bits>(to), taboo);
    return number(attacked_with<Arriving>(others, board, to, taboo), bit<Bits>(to));
  }

 private:
  /// Whether an arriving piece attacks a safe square exactly if the lines to it on the current
  /// board say so: where the piece comes from it would block only its own attack, which it would
  /// have now.
  template <int Class, bool Promoting>
  static constexpr bool lost_by_lines =
      (Class != 0 || !Safety<D>::royals_apart) && LinesTo<D, C>::template covers<Class> &&
      !(Promoting && LinesTo<D, C>::template slides_along<Class>);

  /// The same for a piece whose leaving allows no castling, if only its own attacks change and it
  /// does not arrive next to the royal piece.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] int gained_by_lines(Bits others, Bits board, Bits targets,
                                                           Bits taboo) const {
    int total = -castling_.template lost_by<Arriving>(targets);
    if constexpr (LinesTo<D, C>::template slides_along<Arriving>) {
      king_zone_.template each_escape<Arriving>(
          [&](Bits origins) { total -= popcount(targets & origins); });
    } else {  // fewer targets than escapes, mostly
      each(targets, [&](int to) {
        const Bits attacked = R::tables().steps[mine][Arriving][static_cast<std::size_t>(to)];
        total -= popcount(attacked & king_zone_.escapes);
      });
    }
    const Bits opened = king_zone_.steps & king_zone_.attacked & ~(king_zone_.own | others);
    if (opened != 0) {
      total += popcount(opened) * popcount(targets) -
               attacks_on<Arriving>(opened, board, targets, taboo);
    }
    return total;
  }

  /// The same if other pieces attack `others`, wherever the piece arrives, and it does not arrive
  /// next to the royal piece. `board` is without the moving piece and the royal piece.
  template <int Arriving>
  [[nodiscard]] [[gnu::noinline]] int gained_far(Bits others, Bits board, Bits targets,
                                                 Bits taboo) const {
    const Bits escapes = king_zone_.steps & ~(king_zone_.own | others);
    const int number = popcount(targets);
    const int castlings = D.castling.anywhere ? 0 : castling_.number();  // else they are examined
    int total = number * (popcount(escapes) - royal_moves_ - castlings);
    constexpr bool attacks = Arriving != 0 || !Safety<D>::royals_apart;
    if constexpr (attacks) {
      total -= attacks_on<Arriving>(escapes, board, targets, taboo);
    }
    castling_.each_open(board, others, [&](Bits stops, Bits crossed) {
      Bits prevent = targets & stops;
      if constexpr (attacks) {
        each(crossed, [&](int square) {
          prevent |= R::template attack_origins<C, Arriving>(square, targets, board, taboo);
        });
      }
      total += number - popcount(prevent);
    });
    return total;
  }

  /// The number of pairs of a target and one of `squares` that the arriving piece attacks from it.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] static int attacks_on(Bits squares, Bits board, Bits targets,
                                                             Bits taboo) {
    int result = 0;
    each(squares, [&](int square) {
      result += popcount(R::template attack_origins<C, Arriving>(square, targets, board, taboo));
    });
    return result;
  }

  /// The same for moves that may change the attacks of other pieces too.
  template <int Arriving>
  [[nodiscard]] [[gnu::noinline]] int gained_by_each(int from, Bits targets, Bits board,
                                                     Bits taboo) const {
    if (!many(targets)) {
      const int to = first(targets);
      const Bits taboo_now = Arriving == S::taboo_class ? taboo | targets : taboo;
      const Bits others = king_zone_.attack_cache.attacked_on(from, to, board | targets, taboo_now);
      return gained_by<Arriving>(others, board, to, taboo);
    }
    int total = 0;
    const typename Cache::Moving others(king_zone_.attack_cache, from, targets, board, taboo);
    each(targets, [&](int to) {
      const Bits taboo_now = Arriving == S::taboo_class ? taboo | bit<Bits>(to) : taboo;
      total += gained_by<Arriving>(others.attacked(to, board | bit<Bits>(to), taboo_now), board, to,
                                   taboo);
    });
    return total;
  }

  /// The same for one move, to any square.
  template <int Arriving>
  [[nodiscard]] [[gnu::noinline]] int gained_by(Bits others, Bits board, int to, Bits taboo) const {
    const Bits attacked = attacked_with<Arriving>(others, board, to, taboo);
    return number(attacked, bit<Bits>(to)) - royal_moves_ +
           castling_.change(board | bit<Bits>(to), attacked, to);
  }

  /// The squares that other pieces (`others`) and one that has arrived on `to` attack.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] static Bits attacked_with(Bits others, Bits board, int to,
                                                                 Bits taboo) {
    if constexpr (Arriving != 0 || !Safety<D>::royals_apart) {
      const Bits arrived = bit<Bits>(to);
      const Bits taboo_now = Arriving == S::taboo_class ? taboo | arrived : taboo;
      return others | R::template attacks<C, Arriving>(to, board | arrived, taboo_now);
    }
    return others;
  }

  /// The number of escapes if these squares are attacked and a piece has arrived.
  [[nodiscard]] [[gnu::always_inline]] int number(Bits attacked, Bits arrived) const {
    return popcount(king_zone_.steps & ~(king_zone_.own & ~arrived) & ~attacked);
  }

  const KingZone<D, replier>& king_zone_;
  const ReplyCastling<D, C>& castling_;
  Bits taboo_;
  int royal_moves_ = popcount(king_zone_.escapes);  ///< the escapes before the moves
};

}  // namespace hurdle::fast
