// The legal moves of a position: as sets of targets handed to a visitor, or only counted. Both
// roads stand on the same danger and the same reach.
#pragma once

#include "movegen/fast/legal/arrivals.hpp"
#include "movegen/fast/legal/bulk.hpp"
#include "movegen/fast/legal/drops.hpp"
#include "movegen/fast/legal/specials.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Legal {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// True when the game is over before the side to move may move.
  [[nodiscard]] static bool over(const P& position) {
    if constexpr (!D.pass) {
      return false;
    } else {
      return position.passes >= 2 || (position.passes == 1 && facing(position));
    }
  }

  /// True when the royals face each other where that restricts moving.
  [[nodiscard]] static bool facing(const P& position) {
    if constexpr (!D.facing_restricts) {
      return false;
    } else {
      return royals_face(position.royal[0], position.royal[1], position.occupied());
    }
  }

  /// The number of legal moves of C.
  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static std::uint64_t count(const P& position) {
    if (over(position)) {
      [[unlikely]] return 0;
    }
    Danger<Bits> danger;
    const bool faced = prepare<C>(position, danger);
    return count_given<C>(position, danger, faced);
  }

  /// The same, the danger being known, and whether a drop may mate.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static std::uint64_t count_given(const P& position,
                                                                        const Danger<Bits>& danger,
                                                                        bool faced,
                                                                        bool may_mate = true) {
    int total = popcount(danger.royal);
    total += leaves_few(danger) ? Arrivals<D, C>::count(position, danger)
                                : Bulk<D>::template count<C>(position, danger);
    if (danger.shields != 0) {
      total += count_shields<C>(position, danger, faced);
    }
    if constexpr (D.drops) {
      total += Drops<D>::template count<C>(position, danger.free, may_mate);
    }
    if (Specials<D>::possible(position, C)) {
      total += count_specials<C>(position, danger);
    }
    if (may_pass(danger, faced)) {
      ++total;
    }
    return static_cast<std::uint64_t>(total);
  }

  /// Hands every legal move of C to a visitor:
  /// `start_class<Class>(position)` is called before the pieces of a class other than the royal one
  /// and returns those whose moves it wants to see, `piece<Class>(from, targets)` gets board moves
  /// (promotions are the visitor's to choose), then `drop(kind, squares)`, `en_passant(from, to,
  /// pawn)`, `castle(Castling)` and `pass()`.
  template <Colour C, class Visit>
  static void visit(const P& position, Visit&& visit) {
    if (over(position)) {
      return;
    }
    Danger<Bits> danger;
    const bool faced = prepare<C>(position, danger);
    visit_given<C>(position, danger, faced, visit);
  }

  /// The same, the danger being known.
  template <Colour C, class Visit>
  [[gnu::always_inline]] static void visit_given(const P& position, const Danger<Bits>& danger,
                                                 bool faced, Visit&& visit) {
    if (danger.royal != 0) {
      visit.template piece<0>(static_cast<int>(position.royal[index_of(C)]), danger.royal);
    }
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      each(visit.template start_class<cls>(position), [&](int from) {
        const Bits targets = legal_targets<C, cls>(position, danger, from, faced);
        if (targets != 0) {
          visit.template piece<cls>(from, targets);
        }
      });
    });
    if constexpr (D.drops) {
      Drops<D>::template each_kind<C>(position, danger.free, [&](Kind kind, Bits squares) {
        if (squares != 0) {
          visit.drop(kind, squares);
        }
      });
    }
    if (Specials<D>::possible(position, C)) {
      Specials<D>::template each_en_passant<C>(
          position, [&](int from, int to, int pawn) { visit.en_passant(from, to, pawn); });
      if (danger.checkers == 0) {
        Specials<D>::template each_castling<C>(
            position, [&](const Castling& castling) { visit.castle(castling); });
      }
    }
    if (may_pass(danger, faced)) {
      visit.pass();
    }
  }

  /// Whether C, in check, has any legal move: a mate is none. Castling is no answer to a check.
  template <Colour C>
  [[nodiscard]] static bool answers_check(const P& position) {
    Danger<Bits> danger;
    const bool faced = prepare<C>(position, danger);
    if (danger.royal != 0) {
      return true;
    }
    bool found = false;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      for (Bits rest = position.pieces[index_of(C)][cls]; rest != 0 && !found; rest &= rest - 1U) {
        found = legal_targets<C, cls>(position, danger, first(rest), faced) != 0;
      }
    });
    if constexpr (D.drops) {
      if (!found) {
        found = Drops<D>::template count<C>(position, danger.free) != 0;
      }
    }
    return found || Specials<D>::template count_en_passant<C>(position) != 0;
  }

  /// The enemy pieces that give check to the royal piece of C.
  template <Colour C>
  [[nodiscard]] static Bits checkers(const P& position) {
    Danger<Bits> danger;
    Safety<D>::template find<C>(position, danger);
    return danger.checkers;
  }

  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  [[nodiscard]] static bool royals_face(int a, int b, Bits occupied) {
    const bool one_file = has(S::file_through(a), b);
    return one_file && (R::tables().between[at(a)][at(b)] & occupied) == 0;
  }

  /// Finds the danger, and narrows it when the royals face each other: then they must be parted.
  /// Returns whether they face.
  template <Colour C>
  [[gnu::always_inline]] static bool prepare(const P& position, Danger<Bits>& danger) {
    Safety<D>::template find<C>(position, danger);
    return narrow<C>(position, danger);
  }

  /// Narrows the danger when the royals face each other. Returns whether they face.
  template <Colour C>
  [[gnu::always_inline]] static bool narrow(const P& position, Danger<Bits>& danger) {
    const bool faced = facing(position);
    if constexpr (D.facing_restricts) {
      if (faced) {
        [[unlikely]] part<C>(position, danger);
      }
    }
    return faced;
  }

  template <Colour C>
  [[gnu::noinline]] static void part(const P& position, Danger<Bits>& danger) {
    const int mine = position.royal[index_of(C)];
    const int theirs = position.royal[index_of(opponent(C))];
    danger.free &= R::tables().between[at(mine)][at(theirs)];
    danger.free_taboo &= R::tables().between[at(mine)][at(theirs)];
    const Bits lifted = position.occupied() ^ bit<Bits>(mine);
    Bits parting = 0;
    each(danger.royal, [&](int to) {
      if (!royals_face(to, theirs, lifted & ~bit<Bits>(to))) {
        parting |= bit<Bits>(to);
      }
    });
    danger.royal = parting;
  }

  /// Whether the danger leaves so few squares that it pays to look from them.
  [[nodiscard]] [[gnu::always_inline]] static bool leaves_few(const Danger<Bits>& danger) {
    return danger.checkers != 0 &&
           popcount(Safety<D>::free_for_any(danger) & S::board) <= most_squares_looked_from;
  }
  static constexpr int most_squares_looked_from = 3;

  [[nodiscard]] static bool may_pass(const Danger<Bits>& danger, bool faced) {
    return D.pass && (danger.checkers == 0 || faced);
  }

  /// Legal targets of a piece.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits legal_targets(const P& position,
                                                                 const Danger<Bits>& danger,
                                                                 int from, bool faced) {
    const Bits targets = R::template targets<C, Class>(from, position.occupied(),
                                                       position.own[index_of(C)], position.taboo());
    if (has(danger.shields, from)) {
      return targets & shield_allows<C, Class>(position, danger, from, faced);
    }
    return targets & (Class == S::taboo_class ? danger.free_taboo : danger.free);
  }

  /// Where a piece that shields its royal piece may go.
  template <Colour C, int Class>
  [[nodiscard]] static Bits shield_allows(const P& position, const Danger<Bits>& danger, int from,
                                          bool faced) {
    const Bits allowed = Safety<D>::template allowed<Class == S::taboo_class>(
        danger, from, position.occupied(), position.taboo());
    if (!faced) {
      return allowed;
    }
    return allowed & R::tables().between[position.royal[0]][position.royal[1]];
  }

  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static int count_shields(const P& position,
                                                           const Danger<Bits>& danger, bool faced) {
    int total = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      each(position.pieces[index_of(C)][cls] & danger.shields, [&](int from) {
        const Bits targets = legal_targets<C, cls>(position, danger, from, faced);
        total += Bulk<D>::template count_targets<C, cls>(from, targets);
      });
    });
    return total;
  }

  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static int count_specials(const P& position,
                                                            const Danger<Bits>& danger) {
    int total = Specials<D>::template count_en_passant<C>(position);
    if (danger.checkers == 0) {
      Specials<D>::template each_castling<C>(position, [&](const Castling& /*one*/) { ++total; });
    }
    return total;
  }
};

}  // namespace hurdle::fast
