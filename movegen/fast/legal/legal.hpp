// The legal moves of a position: passed to a visitor as sets of targets, or only counted. Both use
// the same `CheckInfo` and the same `Reach`.
#pragma once

#include "movegen/fast/legal/arrivals.hpp"
#include "movegen/fast/legal/bulk.hpp"
#include "movegen/fast/legal/drops.hpp"
#include "movegen/fast/legal/specials.hpp"
#include "movegen/fast/legal/varied_promotions.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Legal {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// True if the game has ended before the side to move can move.
  [[nodiscard]] static bool ended(const P& position) {
    if constexpr (!D.pass) {
      return false;
    } else {
      return position.passes >= 2 || (position.passes == 1 && facing(position));
    }
  }

  /// True if the royal pieces face each other and the rules restrict moves because of it.
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
    if (ended(position)) {
      [[unlikely]] return 0;
    }
    if constexpr (VariedPromotions<D>::exist) {
      if (VariedPromotions<D>::template possible<C>(position)) {
        [[unlikely]] return count_one_by_one<C>(position);
      }
    }
    CheckInfo<D> checks;
    const bool faced = find_checks<C>(position, checks);
    return count_given<C>(position, checks, faced);
  }

  /// The same with given checks; `may_mate` as in `Drops::count`.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static std::uint64_t count_given(const P& position,
                                                                        const CheckInfo<D>& checks,
                                                                        bool faced,
                                                                        bool may_mate = true) {
    int total = popcount(checks.royal_targets);
    total += is_mask_small(checks) ? Arrivals<D, C>::count(position, checks)
                                   : Bulk<D>::template count<C>(position, checks);
    if (checks.blockers != 0) {
      total += count_blockers<C>(position, checks, faced);
    }
    if constexpr (D.drops) {
      total += Drops<D>::template count<C>(position, checks.check_mask, may_mate);
    }
    if (Specials<D>::possible(position, C)) {
      total += count_specials<C>(position, checks);
    }
    if (may_pass(checks, faced)) {
      ++total;
    }
    return static_cast<std::uint64_t>(total);
  }

  /// Passes every legal move of C to a visitor: `start_class<Class>(position)` is called before the
  /// pieces of a class other than the royal one and returns those whose moves to visit;
  /// `piece<Class>(from, targets)` gets board moves (the visitor chooses promotions); then
  /// `drop(kind, squares)`, `en_passant(from, to, pawn)`, `castle(Castling)` and `pass()`.
  /// `inlines_targets` tells whether the targets of each class get inlined code of their own or a
  /// shared function.
  template <Colour C, class Visit>
  static void visit(const P& position, Visit&& visit) {
    if (ended(position)) {
      return;
    }
    CheckInfo<D> checks;
    const bool faced = shared_find_checks<C>(position, checks);
    visit_given<C>(position, checks, faced, visit);
  }

  /// The same with given checks.
  template <Colour C, class Visit>
  [[gnu::always_inline]] static void visit_given(const P& position, const CheckInfo<D>& checks,
                                                 bool faced, Visit&& visit) {
    if (checks.royal_targets != 0) {
      visit.template piece<0>(static_cast<int>(position.royal[index_of(C)]), checks.royal_targets);
    }
    unroll<S::classes - 1>([&](auto index) __attribute__((always_inline)) {
      constexpr int cls = decltype(index)::value + 1;
      each(
          visit.template start_class<cls>(position), [&](int from) __attribute__((always_inline)) {
            const Bits targets = std::decay_t<Visit>::inlines_targets
                                     ? legal_targets<C, cls>(position, checks, from, faced)
                                     : shared_legal_targets<C, cls>(position, checks, from, faced);
            if (targets != 0) {
              visit.template piece<cls>(from, targets);
            }
          });
    });
    if constexpr (D.drops) {
      Drops<D>::template each_kind<C>(position, checks.check_mask, [&](Kind kind, Bits squares) {
        if (squares != 0) {
          visit.drop(kind, squares);
        }
      });
    }
    if (Specials<D>::possible(position, C)) {
      Specials<D>::template each_en_passant<C>(
          position, [&](int from, int to, int pawn) { visit.en_passant(from, to, pawn); });
      if (checks.checkers == 0) {
        Specials<D>::template each_castling<C>(
            position, checks.royal_targets,
            [&](const Castling& castling) { visit.castle(castling); });
      }
    }
    if (may_pass(checks, faced)) {
      visit.pass();
    }
  }

  /// Whether C, in check, has any legal move; false means mate. Castling never answers a check.
  template <Colour C>
  [[nodiscard]] static bool answers_check(const P& position) {
    CheckInfo<D> checks;
    const bool faced = shared_find_checks<C>(position, checks);
    if (checks.royal_targets != 0) {
      return true;
    }
    bool found = false;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      for (Bits rest = position.pieces[index_of(C)][cls]; rest != 0 && !found; rest &= rest - 1U) {
        found = shared_legal_targets<C, cls>(position, checks, first(rest), faced) != 0;
      }
    });
    if constexpr (D.drops) {
      if (!found) {
        found = Drops<D>::template count<C>(position, checks.check_mask) != 0;
      }
    }
    return found || Specials<D>::template count_en_passant<C>(position) != 0;
  }

  /// The enemy pieces that give check to the royal piece of C.
  template <Colour C>
  [[nodiscard]] static Bits checkers(const P& position) {
    CheckInfo<D> checks;
    Safety<D>::template shared_find<C>(position, checks);
    return checks.checkers;
  }

  [[nodiscard]] static bool royals_face(int a, int b, Bits occupied) {
    const bool one_file = has(S::file_through(a), b);
    return one_file && (R::tables().between[at(a)][at(b)] & occupied) == 0;
  }

  /// Computes the checks, and narrows the masks if the royal pieces face each other, because a move
  /// must separate them. Returns whether they face.
  template <Colour C>
  [[gnu::always_inline]] static bool find_checks(const P& position, CheckInfo<D>& checks) {
    Safety<D>::template find<C>(position, checks);
    return narrow_if_facing<C>(position, checks);
  }

  /// The same, compiled once for all callers that do not need an inlined copy.
  template <Colour C>
  static bool shared_find_checks(const P& position, CheckInfo<D>& checks) {
    Safety<D>::template shared_find<C>(position, checks);
    return narrow_if_facing<C>(position, checks);
  }

  /// Narrows the masks if the royal pieces face each other. Returns whether they face.
  template <Colour C>
  [[gnu::always_inline]] static bool narrow_if_facing(const P& position, CheckInfo<D>& checks) {
    const bool faced = facing(position);
    if constexpr (D.facing_restricts) {
      if (faced) {
        [[unlikely]] require_parting<C>(position, checks);
      }
    }
    return faced;
  }

  template <Colour C>
  [[gnu::noinline]] static void require_parting(const P& position, CheckInfo<D>& checks) {
    const int mine = position.royal[index_of(C)];
    const int theirs = position.royal[index_of(opponent(C))];
    checks.check_mask &= R::tables().between[at(mine)][at(theirs)];
    checks.check_mask_of_taboo &= R::tables().between[at(mine)][at(theirs)];
    const Bits occupied_without_royal = position.occupied() ^ bit<Bits>(mine);
    Bits parting = 0;
    each(checks.royal_targets, [&](int to) {
      if (!royals_face(to, theirs, occupied_without_royal & ~bit<Bits>(to))) {
        parting |= bit<Bits>(to);
      }
    });
    checks.royal_targets = parting;
  }

  /// Whether the check mask has so few squares that counting from the squares is cheaper
  /// (measured).
  [[nodiscard]] [[gnu::always_inline]] static bool is_mask_small(const CheckInfo<D>& checks) {
    return checks.checkers != 0 &&
           popcount(Safety<D>::check_mask_of_any(checks) & S::board) <= most_arrival_squares;
  }
  static constexpr int most_arrival_squares = 3;

  [[nodiscard]] static bool may_pass(const CheckInfo<D>& checks, bool faced) {
    return D.pass && (checks.checkers == 0 || faced);
  }

  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static std::uint64_t count_one_by_one(const P& position) {
    std::uint64_t total = 0;
    visit<C>(position, CountOneByOne<D, C>{position, total});
    return total;
  }

  /// Legal targets of a piece.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits legal_targets(const P& position,
                                                                 const CheckInfo<D>& checks,
                                                                 int from, bool faced) {
    const Bits targets = R::template targets<C, Class>(from, position.occupied(),
                                                       position.own[index_of(C)], position.taboo());
    if (has(checks.blockers, from)) {
      return targets & mask_of_blocker<C, Class>(position, checks, from, faced);
    }
    return targets & (Class == S::taboo_class ? checks.check_mask_of_taboo : checks.check_mask);
  }

  /// The same, compiled once for all callers that do not need an inlined copy.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::noinline]] static Bits shared_legal_targets(const P& position,
                                                                   const CheckInfo<D>& checks,
                                                                   int from, bool faced) {
    return legal_targets<C, Class>(position, checks, from, faced);
  }

  /// The legal targets of a blocker.
  template <Colour C, int Class>
  [[nodiscard]] static Bits mask_of_blocker(const P& position, const CheckInfo<D>& checks, int from,
                                            bool faced) {
    const Bits allowed = Safety<D>::template blocker_mask<Class == S::taboo_class>(
        checks, from, position.occupied(), position.taboo());
    if (!faced) {
      return allowed;
    }
    return allowed & R::tables().between[position.royal[0]][position.royal[1]];
  }

  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static int count_blockers(const P& position,
                                                            const CheckInfo<D>& checks,
                                                            bool faced) {
    int total = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      each(position.pieces[index_of(C)][cls] & checks.blockers, [&](int from) {
        const Bits targets = shared_legal_targets<C, cls>(position, checks, from, faced);
        total += Bulk<D>::template count_targets<C, cls>(from, targets);
      });
    });
    return total;
  }

  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static int count_specials(const P& position,
                                                            const CheckInfo<D>& checks) {
    int total = Specials<D>::template count_en_passant<C>(position);
    if (checks.checkers == 0) {
      Specials<D>::template each_castling<C>(position, checks.royal_targets,
                                             [&](const Castling& /*one*/) { ++total; });
    }
    return total;
  }
};

}  // namespace hurdle::fast
