// Moves of more than one piece: en passant and castling. They are rare, so they are found one by
// one and their legality is tested directly.
#pragma once

#include "movegen/fast/legal/lines_to.hpp"

namespace hurdle::fast {

/// A castling move: the origins and destinations of both pieces.
struct Castling {
  int royal, royal_to, partner, partner_to;
};

template <const Description& D>
struct Specials {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// Whether a special move may exist: almost always false.
  [[nodiscard]] static bool possible(const P& position, Colour side) {
    bool result = false;
    if constexpr (D.en_passant) {
      result |= position.en_passant != 0;
    }
    return result || possible_castling(position, side);
  }

  /// Calls `visit(partner, way, crossed)` for every partner with which C may castle unless enemy
  /// pieces stand on `way` or attack `crossed`. No other piece of C stands on the way.
  template <Colour C, class Visit, class Blocked>
  [[gnu::always_inline]] static void each_potential_castling(const P& position, Visit&& visit,
                                                             Blocked&& blocked) {
    const Bits own = position.own[index_of(C)];
    if constexpr (D.castling.anywhere) {
      const int royal = position.royal[index_of(C)];
      each(position.rights & S::own_rank(C, 0), [&](int partner) {
        const Bits both = bit<Bits>(royal) | bit<Bits>(partner);
        const Castling castling = by_right<C>(royal, partner);
        const Bits way =
            (passed(royal, castling.royal_to) | passed(partner, castling.partner_to)) & ~both;
        if ((way & own) == 0) {
          visit(partner, way, passed(royal, castling.royal_to));
        } else {
          blocked(way & own);
        }
      });
    } else if (possible_castling(position, C)) {
      unroll<2>([&](auto side) {
        constexpr Corner corner = corner_of<C, decltype(side)::value>();
        if (may_castle<C>(position, corner.castling.partner)) {
          if ((corner.way & own) == 0) {
            visit(corner.castling.partner, corner.way, corner.crossed);
          } else {
            blocked(corner.way & own);
          }
        }
      });
    }
  }

  /// Calls `visit(from, to, pawn)` for every legal capture of a pawn that passed over `to`.
  template <Colour C, class Visit>
  static void each_en_passant(const P& position, Visit&& visit) {
    if constexpr (D.en_passant) {
      constexpr Colour enemy = opponent(C);
      if (position.en_passant == 0) {
        return;
      }
      const int pawn = passing_pawn<enemy>(position.en_passant);
      each(position.en_passant, [&](int to) {
        const Bits origins = R::tables().steps[index_of(enemy)][S::special_pawn_class][at(to)];
        each(origins & position.pieces[index_of(C)][S::special_pawn_class], [&](int from) {
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

  /// The number of these captures.
  template <Colour C>
  [[nodiscard]] static int count_en_passant(const P& position) {
    int result = 0;
    each_en_passant<C>(position, [&](int /*from*/, int /*to*/, int /*pawn*/) { ++result; });
    return result;
  }

  /// Calls `visit(Castling)` for every legal castling of C, who must not be in check and whose
  /// royal piece may move to `royal_targets`. Neither the crossed squares nor the last may be
  /// attacked. A partner that leaves an edge file opens no line to them; other partners are tested.
  /// Only enemy pieces on `attackers` are considered. If partners start on any file, all crossed
  /// squares are tested and `royal_targets` is not used.
  template <Colour C, class Visit>
  static void each_castling(const P& position, Bits royal_targets, Visit&& visit,
                            Bits attackers = ~Bits{0}) {
    if constexpr (D.castling.exists) {
      const int royal = position.royal[index_of(C)];
      const Bits next_to_royal =
          D.castling.anywhere ? 0 : R::tables().steps[index_of(C)][0][at(royal)];
      Bits partners = 0;
      Bits crossed = 0;
      const auto see = [&](int partner, Bits way, Bits squares) {
        if ((way & position.occupied()) == 0 && (squares & next_to_royal & ~royal_targets) == 0) {
          partners |= bit<Bits>(partner);
          crossed |= squares & ~next_to_royal;
        }
      };
      each_potential_castling<C>(position, see, [](Bits /*pieces*/) {});
      if (partners == 0) {
        return;
      }
      const Bits occupied_without_royal = position.occupied() ^ bit<Bits>(royal);
      if constexpr (D.castling.anywhere) {
        each(partners, [&](int partner) {
          const Castling castling = by_right<C>(royal, partner);
          if (attacked<opponent(C)>(position, passed(royal, castling.royal_to),
                                    occupied_without_royal ^ bit<Bits>(partner), ~attackers) == 0) {
            visit(castling);
          }
        });
        return;
      }
      crossed = attacked<opponent(C)>(position, crossed, occupied_without_royal, ~attackers);
      unroll<2>([&](auto side) {
        constexpr Corner corner = corner_of<C, decltype(side)::value>();
        if (has(partners, corner.castling.partner) && (corner.crossed & crossed) == 0) {
          visit(corner.castling);
        }
      });
    }
  }

  /// Those of `squares` that pieces of By, except those on `gone`, attack on this occupancy.
  template <Colour By>
  [[nodiscard]] static Bits attacked(const P& position, Bits squares, Bits occupied, Bits gone) {
    Bits result = 0;
    each(squares, [&](int to) {
      LinesTo<D, By> lines{};
      lines.add(to, occupied);
      Bits attackers = 0;
      unroll<S::classes>([&](auto index) {
        constexpr int cls = decltype(index)::value;
        const Bits pieces = position.pieces[index_of(By)][cls] & ~gone;
        if constexpr (LinesTo<D, By>::template covers<cls>) {
          attackers |= pieces & (lines.template origins<cls>() |
                                 R::tables().step_origins[index_of(By)][cls][at(to)]);
        } else {
          attackers |= R::template attack_origins<By, cls>(to, pieces, occupied, position.taboo());
        }
      });
      result |= attackers != 0 ? bit<Bits>(to) : Bits{0};
    });
    return result;
  }

 private:
  static constexpr std::size_t partner_class =
      D.castling.exists ? at(S::class_of_kind(D.castling.partner)) : 0;

  /// Castling by right.
  template <Colour C>
  [[nodiscard]] static Castling by_right(int royal, int partner) {
    const std::size_t side = partner > royal ? 1 : 0;
    return {royal, S::at(D.castling.royal_goals[side], home_rank(C)), partner,
            S::at(D.castling.partner_goals[side], home_rank(C))};
  }

  /// The squares of a rank that a piece passes, its destination included, without its origin if it
  /// moves.
  ///
  /// If partners start on any file, these squares are tested once, on the board without both
  /// pieces. The rule tests crossed squares with both pieces on their origins and the destination
  /// with both on their destinations. The result is the same: an attacker of a crossed square
  /// through the partner's origin also attacks the royal piece's destination, because the paths are
  /// empty; and an attacker through the royal piece's origin gives check.
  [[nodiscard]] static Bits passed(int from, int to) {
    return R::tables().between[at(from)][at(to)] | bit<Bits>(to);
  }

  /// Castling with a partner in a corner of the first rank, on a lower file (side 0) or a higher
  /// one (1) than the royal piece: the squares between the two, and those that the royal piece
  /// crosses, its destination included.
  struct Corner {
    Castling castling;
    Bits way = 0, crossed = 0;
  };
  template <Colour C, int Side>
  static constexpr Corner corner_of() {
    constexpr int step = Side == 0 ? -1 : 1;
    const int royal = royal_home(C);
    const int partner = S::at(Side == 0 ? 0 : S::files - 1, home_rank(C));
    Corner corner{{royal, royal + D.castling.royal_steps * step, partner, 0}};
    if constexpr (S::has_rights) {
      corner.castling.royal_to = S::at(D.castling.royal_goals[Side], home_rank(C));
    }
    corner.castling.partner_to = corner.castling.royal_to - step;
    for (int square = royal + step; square != partner; square += step) {
      corner.way |= bit<Bits>(square);
      corner.crossed |=
          step * (corner.castling.royal_to - square) >= 0 ? bit<Bits>(square) : Bits{0};
    }
    return corner;
  }

  /// Whether C may castle as far as the two pieces are concerned.
  template <Colour C>
  [[nodiscard]] static bool may_castle(const P& position, int partner) {
    if constexpr (S::has_rights) {
      return has(position.rights, partner);
    }
    return has(position.pieces[index_of(C)][partner_class], partner);
  }
  [[nodiscard]] static bool possible_castling(const P& position, Colour side) {
    if constexpr (S::has_rights) {
      return (position.rights & S::own_rank(side, 0)) != 0;
    } else if constexpr (D.castling.exists) {
      return position.royal[index_of(side)] == royal_home(side) &&
             (position.pieces[index_of(side)][partner_class] & partner_homes(side)) != 0;
    }
    return false;
  }

  static constexpr int home_rank(Colour side) { return side == Colour::white ? 0 : S::ranks - 1; }
  static constexpr int royal_home(Colour side) {
    return S::at(D.castling.royal_file, home_rank(side));
  }
  static constexpr Bits partner_homes(Colour side) {
    return bit<Bits>(S::at(0, home_rank(side))) | bit<Bits>(S::at(S::files - 1, home_rank(side)));
  }

  /// The pawn of Mover that has just passed over these squares: it stands just beyond the last one.
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
