// Moves that are more than one piece going to a target: en passant and castling. Rare, so they are
// found one by one and tested plainly.
#pragma once

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// A castling move: where the two pieces stand and where they go.
struct Castling {
  int royal, royal_to, partner, partner_to;
};

template <const Description& D>
struct Specials {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// Whether there may be anything to visit: false nearly always.
  [[nodiscard]] static bool possible(const P& position, Colour side) {
    bool result = false;
    if constexpr (D.en_passant) {
      result |= position.passed != 0;
    }
    if constexpr (D.castling.exists) {
      result |= position.royal[index_of(side)] == royal_home(side) &&
                (position.pieces[index_of(side)][partner_class] & partner_homes(side)) != 0;
    }
    return result;
  }

  /// Calls `visit(partner, crossed)` for every partner with whom `side` castles once nobody else is
  /// in the way, with the squares that must not be attacked: nothing of its own stands between.
  template <Colour C, class Visit>
  static void each_castling_to_come(const P& position, Visit&& visit) {
    const int royal = position.royal[index_of(C)];
    if (royal != royal_home(C)) {
      return;
    }
    each(position.pieces[index_of(C)][partner_class] & partner_homes(C), [&](int partner) {
      if ((R::tables().between[at(royal)][at(partner)] & position.own[index_of(C)]) == 0) {
        visit(partner, crossed_to<C>(partner));
      }
    });
  }

  /// Calls `visit(from, to, pawn)` for every legal capture of a pawn that passed over `to`.
  template <Colour C, class Visit>
  static void each_en_passant(const P& position, Visit&& visit) {
    if constexpr (D.en_passant) {
      constexpr Colour enemy = opponent(C);
      if (position.passed == 0) {
        return;
      }
      const int pawn = passing_pawn<enemy>(position.passed);
      each(position.passed, [&](int to) {
        const Bits origins = R::tables().steps[index_of(enemy)][S::pawn_class][at(to)];
        each(origins & position.pieces[index_of(C)][S::pawn_class], [&](int from) {
          const Bits changed = bit<Bits>(from) | bit<Bits>(to) | bit<Bits>(pawn);
          const int royal = position.royal[index_of(C)];
          if (attacked<enemy>(position, bit<Bits>(royal), position.occupied() ^ changed,
                              bit<Bits>(pawn)) == 0) {
            visit(from, to, pawn);
          }
        });
      });
    }
  }

  /// The number of those captures.
  template <Colour C>
  [[nodiscard]] static int count_en_passant(const P& position) {
    int result = 0;
    each_en_passant<C>(position, [&](int /*from*/, int /*to*/, int /*pawn*/) { ++result; });
    return result;
  }

  /// Calls `visit(Castling)` for every legal castling of C, who is not in check. Neither the
  /// squares crossed nor the last may be attacked; the partner's leaving the edge bares nothing, as
  /// nothing stands beyond it. Only enemy pieces on `attackers` are asked.
  template <Colour C, class Visit>
  static void each_castling(const P& position, Visit&& visit, Bits attackers = ~Bits{0}) {
    if constexpr (D.castling.exists) {
      const int royal = position.royal[index_of(C)];
      Bits partners = 0;
      Bits crossed = 0;
      each_castling_to_come<C>(position, [&](int partner, Bits squares) {
        if ((R::tables().between[at(royal)][at(partner)] & position.occupied()) == 0) {
          partners |= bit<Bits>(partner);
          crossed |= squares;
        }
      });
      if (partners == 0) {
        return;
      }
      const Bits lifted = position.occupied() ^ bit<Bits>(royal);
      crossed = attacked<opponent(C)>(position, crossed, lifted, ~attackers);
      each(partners, [&](int partner) {
        if ((crossed_to<C>(partner) & crossed) == 0) {
          const int step = partner > royal ? 1 : -1;
          const int royal_to = royal + D.castling.royal_steps * step;
          visit(Castling{royal, royal_to, partner, royal_to - step});
        }
      });
    }
  }

  /// Which of the squares any piece of By, but those in `gone`, attacks when these are occupied.
  template <Colour By>
  [[nodiscard]] static Bits attacked(const P& position, Bits squares, Bits occupied, Bits gone) {
    Bits result = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      const Bits pieces = position.pieces[index_of(By)][cls] & ~gone;
      if (pieces != 0) {
        Bits near = 0;
        each(squares,
             [&](int to) { near |= R::tables().reachable_from[index_of(By)][cls][at(to)]; });
        each(pieces & near, [&](int from) {
          result |= R::template attacks<By, cls>(from, occupied, position.taboo());
        });
      }
    });
    return result & squares;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  static constexpr std::size_t partner_class =
      D.castling.exists ? at(S::class_of_kind(D.castling.partner)) : 0;

  /// The squares that the royal piece crosses on its way to castle, the last among them.
  template <Colour C>
  [[nodiscard]] static Bits crossed_to(int partner) {
    const int royal = royal_home(C);
    const int step = partner > royal ? 1 : -1;
    Bits crossed = 0;
    for (int steps = 1; steps <= D.castling.royal_steps; ++steps) {
      crossed |= bit<Bits>(royal + steps * step);
    }
    return crossed;
  }

  static constexpr int home_rank(Colour side) { return side == Colour::white ? 0 : S::ranks - 1; }
  static constexpr int royal_home(Colour side) {
    return S::at(D.castling.royal_file, home_rank(side));
  }
  static constexpr Bits partner_homes(Colour side) {
    return bit<Bits>(S::at(0, home_rank(side))) | bit<Bits>(S::at(S::files - 1, home_rank(side)));
  }

  /// The pawn of Mover that has just passed over these squares: it stands right beyond the last.
  template <Colour Mover>
  [[nodiscard]] static int passing_pawn(Bits passed) {
    int last = 0;
    each(passed, [&](int square) {
      if (last == 0 || Mover == Colour::white) {
        last = square;
      }
    });
    return last + forward(Mover) * S::files;
  }
};

}  // namespace hurdle::fast
