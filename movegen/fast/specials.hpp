// Moves that are more than one piece going to a target: en passant and castling. Rare, so they are
// found one by one and tested plainly.
#pragma once

#include "movegen/fast/reach.hpp"

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
        const int step = partner > royal ? 1 : -1;
        Bits crossed = 0;
        for (int steps = 1; steps <= D.castling.royal_steps; ++steps) {
          crossed |= bit<Bits>(royal + steps * step);
        }
        visit(partner, crossed);
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
          if (!attacked<enemy>(position, royal, position.occupied() ^ changed, bit<Bits>(pawn))) {
            visit(from, to, pawn);
          }
        });
      });
    }
  }

  /// Calls `visit(Castling)` for every legal castling of C, who is not in check. Neither the
  /// squares crossed nor the last may be attacked; the partner's leaving the edge bares nothing, as
  /// nothing stands beyond it.
  template <Colour C, class Visit>
  static void each_castling(const P& position, Visit&& visit) {
    if constexpr (D.castling.exists) {
      const int royal = position.royal[index_of(C)];
      if (royal != royal_home(C)) {
        return;
      }
      each(position.pieces[index_of(C)][partner_class] & partner_homes(C), [&](int partner) {
        const int step = partner > royal ? 1 : -1;
        if ((R::tables().between[at(royal)][at(partner)] & position.occupied()) != 0) {
          return;
        }
        const Bits lifted = position.occupied() ^ bit<Bits>(royal);
        for (int steps = 1; steps <= D.castling.royal_steps; ++steps) {
          if (attacked<opponent(C)>(position, royal + steps * step, lifted, 0)) {
            return;
          }
        }
        const int royal_to = royal + D.castling.royal_steps * step;
        visit(Castling{royal, royal_to, partner, royal_to - step});
      });
    }
  }

  /// Whether any piece of By, but those in `gone`, attacks a square when these are occupied.
  template <Colour By>
  [[nodiscard]] static bool attacked(const P& position, int square, Bits occupied, Bits gone) {
    bool result = false;
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      const Bits near = position.pieces[index_of(By)][cls] & ~gone &
                        R::tables().zone[index_of(By)][cls][at(square)];
      each(near, [&](int from) {
        result |= has(R::template attacks<By, cls>(from, occupied, position.taboo()), square);
      });
    });
    return result;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  static constexpr std::size_t partner_class =
      D.castling.exists ? at(S::class_of_kind(D.castling.partner)) : 0;

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
