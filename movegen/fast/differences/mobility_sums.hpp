// The moves of one side's pieces, and what the opponent's summed moves change in them: each piece
// is looked at once. What it loses or gains by a move to a square that it sees is multiplied by the
// number of such moves; a move that vacates a square that it sees is looked up by the piece that
// leaves.
#pragma once

#include "movegen/fast/differences/line_mobility.hpp"
#include "movegen/fast/differences/pawn_mobility.hpp"
#include "movegen/fast/differences/piece_mobility.hpp"
#include "movegen/fast/differences/slide_mobility.hpp"
#include "movegen/fast/differences/summed_moves.hpp"

namespace hurdle::fast {

/// The pieces of E, except the royal one, before summed moves of the opponent.
template <const Description& D, Colour E>
class MobilitySums {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  using Moves = SummedMoves<D, opponent(E)>;
  using Counts = typename Moves::Counts;
  using Slides = SlideMobility<D, E>;

 public:
  /// Adds up all pieces; `checks` are those on the royal piece of E.
  [[gnu::always_inline]] MobilitySums(const P& position, const CheckInfo<D>& checks,
                                      const Moves& moves)
      : moves_(moves),
        occupied_(position.occupied()),
        taboo_(position.taboo()),
        own_(position.own[index_of(E)]),
        movers_(moves.movers()) {
    Bits captured = moves_.captures().any();
    unroll<S::classes - 1>([&](auto index) __attribute__((always_inline)) {
      constexpr int cls = decltype(index)::value + 1;
      constexpr bool is_taboo = cls == S::taboo_class;
      Bits pieces = position.pieces[index_of(E)][cls];
      if constexpr (S::movement[cls].pawn_moves) {
        const Bits free = pieces & ~checks.blockers;
        add_pawns<cls>(free, S::board & checks.check_mask);
        captured &= ~free;
        pieces &= checks.blockers;
      }
      each(pieces, [&](int from) {
        const Bits allowed = Safety<D>::template mask_of<is_taboo>(checks, from, occupied_, taboo_);
        add<cls>(from, allowed & S::board);
      });
    });
    each(captured, [&](int from) { lose(from, counts_[at(from)]); });
    if constexpr (any_fills) {
      change_ += moves_.quiet().sum(fill_.squares, [&](int to) { return fill_.values[at(to)]; });
    }
    if constexpr (S::taboo_class >= 0) {
      change_ += moves_.quiet_of_taboo().sum(fill_of_taboo_.squares,
                                             [&](int to) { return fill_of_taboo_.values[at(to)]; });
    }
  }

  /// The number of their moves on the current board.
  [[nodiscard]] int total() const noexcept { return total_; }
  /// How many more they have after each of the opponent's moves, all together.
  [[nodiscard]] int change() const noexcept { return change_; }

  /// Squares, besides those that a piece of a class reaches, on which its moves may depend.
  template <int Class>
  [[nodiscard]] static Bits dependencies(int from) {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (((m.orthogonal.capture | m.diagonal.capture | m.marked.capture) & hop) != 0) {
      result |= R::tables().template aligned_squares<capture_families(m)>(from);
    }
    if constexpr (m.lame.diagonal_steps != 0 || m.eyed_leap || m.pawn_moves) {
      result |= PieceMobility<D, E, Class>::dependencies(from, 0);
    }
    return result;
  }

 private:
  static_assert(S::most.moves <= std::numeric_limits<std::int16_t>::max(), "Fills");

  /// Changes by square when a new piece fills it, for pieces that hop or may be blocked otherwise.
  struct Fills {
    Bits squares = 0;  ///< all that may have changes
    std::array<std::int16_t, static_cast<std::size_t>(S::bits)> values{};

    void add(int square, int change) {
      std::int16_t& sum = values[at(square)];
      sum = static_cast<std::int16_t>(sum + change);
    }
  };
  struct NoFills {};

  static constexpr bool slides_only(const LineMoves& moves) {
    return moves == LineMoves{} || moves == slides;
  }
  static constexpr bool any_fills = S::any_movement([](const Movement& m) {
    return m.lame.diagonal_steps != 0 || m.eyed_leap || m.pawn_moves ||
           !slides_only(m.orthogonal) || !slides_only(m.diagonal) || !slides_only(m.marked);
  });

  /// The moves to a set of targets, by their number or weighted.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static int weight(int from, Bits targets) {
    return Bulk<D>::template count_targets<E, Class>(from, targets);
  }
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static int weight(const Counts& arrivals, int from,
                                                         Bits targets) {
    int result = arrivals.count(targets);
    if constexpr (S::chooses[Class]) {
      result += arrivals.count(S::template choice_of<E, Class>(from, targets));
    } else if constexpr (S::more_promotions[Class] != 0) {
      result +=
          S::more_promotions[Class] * arrivals.count(S::template several_of<E, Class>(targets));
    }
    return result;
  }

  /// Adds a piece that may move to the squares of `allowed` that its movement reaches.
  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits allowed) {
    constexpr const Movement& m = S::movement[Class];
    int count = 0;
    Bits protected_squares = 0;  // own pieces that it can recapture, by movement alone
    if constexpr (R::has_step_targets(m) && !m.pawn_moves) {
      const Bits steps = R::tables().steps[index_of(E)][Class][at(from)];
      count += weight<Class>(from, steps & allowed & ~own_);
      protected_squares |= steps;
    }
    if constexpr (Slides::any(m)) {
      const Bits reached = Slides::template targets<Class>(from, occupied_);
      count += add_slides<Class>(from, reached, allowed);
      protected_squares |= reached;
    }
    count += add_hops<Class, m.orthogonal, 0>(from, allowed, protected_squares);
    count += add_hops<Class, m.diagonal, 2>(from, allowed, protected_squares);
    if constexpr (!slides_only(m.marked)) {
      if (R::on_marked_line(from)) {
        count += add_hops<Class, m.marked, 4>(from, allowed, protected_squares);
      }
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      count += add_lame<Class>(from, allowed, protected_squares);
    } else if constexpr (m.eyed_leap) {
      count += add_eyed<Class>(from, allowed, protected_squares);
    } else if constexpr (m.pawn_moves) {
      count += add_pawn<Class>(from, allowed, protected_squares);
    }
    total_ += count;
    counts_[at(from)] = static_cast<std::int16_t>(count);
    change_ += weight<Class>(moves_.captures(), from, protected_squares & allowed);
  }

  /// The captures of the piece on `from` remove its moves.
  [[gnu::always_inline]] void lose(int from, int count) {
    change_ -= count * moves_.captures().of(from);
  }

  /// Calls `use(vacated, targets)` for each of these squares that a summed move vacates, with the
  /// targets of those moves, except the capture of the piece on `from`.
  template <class Use>
  [[gnu::always_inline]] void each_vacated(Bits squares, int from, Use&& use) const {
    each(squares & movers_, [&](int left) {
      moves_.each_targets(left, [&](Bits targets) { use(left, targets & ~bit<Bits>(from)); });
    });
  }

  // ---- Slides -----------------------------------------------------------------------------------

  /// Adds the slides of a piece; returns their number.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] int add_slides(int from, Bits reached, Bits allowed) {
    const auto& past = R::tables().past[at(from)];
    const Bits targets = reached & allowed & ~own_;
    change_ -= moves_.quiet().sum(
        reached & ~occupied_, [&](int to) { return weight<Class>(from, targets & past[at(to)]); });
    each(reached & movers_, [&](int left) {
      change_ += Slides::template gained_past<Class>(moves_, from, left, allowed & ~own_,
                                                     allowed & own_, occupied_);
    });
    return weight<Class>(from, targets);
  }

  // ---- Hops -------------------------------------------------------------------------------------

  /// Adds the moves of a piece along the two lines of a family if it does more there than slide.
  template <int Class, LineMoves Moves, int First>
  [[nodiscard]] [[gnu::always_inline]] int add_hops(int from, Bits allowed,
                                                    Bits& protected_squares) {
    if constexpr (slides_only(Moves)) {
      return 0;
    } else {
      return add_line<Class, Moves>(First, from, allowed, protected_squares) +
             add_line<Class, Moves>(First + 1, from, allowed, protected_squares);
    }
  }

  template <int Class, LineMoves Moves>
  [[nodiscard]] [[gnu::always_inline]] int add_line(int direction, int from, Bits allowed,
                                                    Bits& protected_squares) {
    constexpr LineStyle style = style_of<D>(Class, Moves);
    const Line& line = R::tables().line[at(direction)][at(from)];
    LineMobility<D, style> item;
    item.line = &line;
    item.from = from;
    item.blocked = R::gather(occupied_, line);
    item.taboo = style.taboo ? R::gather(taboo_, line) : LineSet{0};
    item.allowed = R::gather(allowed & ~own_, line);
    item.recapture = R::gather(allowed & own_, line);
    if constexpr (style.chooses) {
      item.choice = R::template choice_on_line<E, Class>(line, from);
    }
    item.count = item.count_with(item.blocked, item.taboo);
    const LineSet protecting = item.protecting();
    if (protecting != 0) {
      protected_squares |= R::scatter(protecting, line);
    }
    const LineSet reached = item.seen();
    const Bits seen = R::scatter(reached, line);
    fill_.squares |= seen;
    if constexpr (style.taboo) {
      fill_of_taboo_.squares |= seen;
    }
    each_vacated(seen, from, [&](int left, Bits targets) {
      const Bits quiet = targets & ~occupied_;
      const int number = popcount(quiet);
      if (number != 0) {
        change_ += style.taboo && has(taboo_, left)
                       ? item.template vacated<true>(left, quiet, number)
                       : item.template vacated<false>(left, quiet, number);
      }
      each(targets & occupied_, [&](int taken) {
        const bool swaps = style.taboo && has(taboo_, left) != has(taboo_, taken);
        change_ += item.vacated_to_capture(left, taken, swaps);
      });
    });
    if constexpr (style.taboo) {
      if (moves_.swaps().any() != 0) {
        change_ += item.swapped(moves_.swaps());
      }
    }
    const auto add_fill = [&](int square, int change) { fill_.add(square, change); };
    if constexpr (Moves == slides_to_hop && !style.taboo && !style.chooses) {
      item.fill_capturing_hop(add_fill);
    } else {
      const auto add_up = [&](int square, int change, int taboo_change) {
        fill_.add(square, change);
        if constexpr (style.taboo) {
          fill_of_taboo_.add(square, taboo_change);
        }
      };
      if constexpr (Moves == hops && !style.chooses) {
        item.fill_hop(add_up);
      } else {
        item.fill(reached & ~item.blocked, add_up);
      }
    }
    return item.count;
  }

  // ---- Lame leapers, eyed leapers and pawns -----------------------------------------------------

  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] PieceMobility<D, E, Class> blockable(int from,
                                                                            Bits allowed) const {
    PieceMobility<D, E, Class> item;
    item.from = from;
    item.allowed = allowed & ~own_;
    item.recapture = allowed & own_;
    item.depends_on = PieceMobility<D, E, Class>::dependencies(from, own_);
    return item;
  }

  /// Adds what summed moves change by leaving squares that a piece depends on, of which some may
  /// have changes when they are filled.
  template <int Class>
  [[gnu::always_inline]] void add_vacated(const PieceMobility<D, E, Class>& item) {
    fill_.squares |= item.depends_on;
    each_vacated(item.depends_on, item.from, [&](int left, Bits targets) {
      const Bits quiet = targets & ~occupied_;
      const int number = popcount(quiet);
      if (number != 0) {
        change_ += item.vacated(left, quiet, number, occupied_);
      }
      each(targets & occupied_,
           [&](int taken) { change_ += item.vacated_to_capture(left, taken, occupied_); });
    });
  }

  /// Adds a lame leaper. Its leaps are the bits of a byte, by leap number; so are the leaps that a
  /// filled square blocks.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] int add_lame(int from, Bits allowed,
                                                    Bits& protected_squares) {
    constexpr int diagonal_steps = S::movement[Class].lame.diagonal_steps;
    const auto& tables = R::tables();
    auto item = blockable<Class>(from, allowed);
    const unsigned open = R::template lame_leaps<diagonal_steps>(from, occupied_);
    const auto leaps_to = [&](Bits squares) {
      return open & static_cast<unsigned>(extract(R::window(squares, from),
                                                  R::template lame_window<diagonal_steps>()));
    };
    const unsigned targets = leaps_to(item.allowed);
    const auto weight_of = [&](unsigned leaps) {
      if constexpr (!S::chooses[Class]) {
        return std::popcount(leaps);
      }
      return weight<Class>(from, R::template leap_squares<diagonal_steps>(from, leaps));
    };
    item.count = weight_of(targets);
    protected_squares |= R::template leap_squares<diagonal_steps>(from, leaps_to(item.recapture));
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const unsigned blocked = targets & ~unsigned{tables.legs_allow[std::size_t{1} << leg]};
      if (blocked != 0) {
        fill_.add(from + R::T::leg_offset[leg], -weight_of(blocked));
      }
    }
    if constexpr (diagonal_steps == 2) {
      each(static_cast<Bits64>(targets), [&](int leap) {
        fill_.add(from + R::T::leap_offset[at(leap)],
                  -weight_of(1U << static_cast<unsigned>(leap)));
      });
    }
    add_vacated(item);
    return item.count;
  }

  /// Adds an eyed leaper: each of its leaps depends on its own eye.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] int add_eyed(int from, Bits allowed,
                                                    Bits& protected_squares) {
    auto item = blockable<Class>(from, allowed);
    const Bits reached = R::eyed(from, occupied_);
    const Bits targets = reached & item.allowed;
    item.count = popcount(targets);
    protected_squares |= reached;
    each(targets, [&](int to) { fill_.add((from + to) / 2, -1); });
    add_vacated(item);
    return item.count;
  }

  /// Adds a pawn that is a blocker: its moves are counted again for every square that it depends
  /// on. Most have none, because they are pinned along a rank.
  template <int Class>
  [[nodiscard]] [[gnu::noinline]] int add_pawn(int from, Bits allowed, Bits& protected_squares) {
    if ((PieceMobility<D, E, Class>::dependencies(from, 0) & allowed) == 0) {
      return 0;
    }
    auto item = blockable<Class>(from, allowed);
    item.count = item.count_on(occupied_, item.allowed);
    protected_squares |= R::template attacks<E, Class>(from, occupied_, taboo_);
    each(item.depends_on & ~occupied_, [&](int square) {
      fill_.add(square, item.count_on(occupied_ | bit<Bits>(square), item.allowed) - item.count);
    });
    add_vacated(item);
    return item.count;
  }

  /// Adds all pawns that are no blockers.
  template <int Class>
  [[gnu::always_inline]] void add_pawns(Bits pawns, Bits allowed) {
    PawnMobility<D, E, Class> sums{moves_, occupied_, own_};
    sums.add(pawns, allowed);
    total_ += sums.total;
    change_ += sums.change;
    each(pawns & moves_.captures().any(), [&](int from) {
      auto item = blockable<Class>(from, allowed);
      lose(from, item.count_on(occupied_, item.allowed));
    });
  }

  const Moves& moves_;
  Bits occupied_, taboo_, own_;
  Bits movers_;  ///< pieces of the opponent that have summed moves
  int total_ = 0;
  int change_ = 0;
  std::array<std::int16_t, static_cast<std::size_t>(S::bits)> counts_;  ///< moves of each piece
  [[no_unique_address]] std::conditional_t<any_fills, Fills, NoFills> fill_;
  [[no_unique_address]] std::conditional_t<(S::taboo_class >= 0), Fills, NoFills> fill_of_taboo_;
};

}  // namespace hurdle::fast
