// The visitor that counts two plies. It passes the moves of each piece to `Differences`, which sums
// the replies to most of them; it makes those that must be examined, and those whose replies must
// be counted one by one. If nothing can be summed, it counts the replies to every move.
#pragma once

#include "movegen/fast/differences/differences.hpp"
#include "movegen/fast/legal/expand.hpp"

namespace hurdle::fast {

/// Visits the moves of C as `Legal` passes them and adds their replies to `differences`; `Exact`,
/// an `Expand`, counts the replies to special moves.
template <const Description& D, Colour C, class Exact>
struct SumReplies {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using Differences = fast::Differences<D, C>;
  using Mutator = Mutate<D, false>;

  static constexpr bool inlines_targets = true;

  Position<D>& position;
  Differences& differences;
  const Exact& exact;
  bool sums;  ///< the result of `prepare`: false if every move must be made

  /// Adds the replies to the steps of a class that can be counted as sets; returns the pieces that
  /// have other moves.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits start_class(const Position<D>& now) {
    return sums ? differences.template add_steps<Class>(now) : now.pieces[index_of(C)][Class];
  }

  template <int Class>
  [[gnu::always_inline]] void piece(int from, Bits all_targets) {
    const Bits targets =
        sums ? differences.template uncounted<Class>(from, all_targets) : all_targets;
    const int type = position.type[at(from)];
    Bits plain = targets;
    if constexpr (S::promotes[Class]) {
      const Bits promoting = Exact::template promotions<Class>(from, targets, type);
      constexpr Bits forced = S::template must_promote<C, Class>;
      plain &= S::chooses[Class] ? ~forced : ~promoting;
      if constexpr (S::more_promotions[Class] == 0) {
        arrive<Class, S::promoted_class[Class]>(from, promoting, type,
                                                D.types[at(type)].promotes_to);
      } else if (promoting != 0) {
        unroll<S::more_promotions[Class] + 1>([&](auto index) {
          constexpr int becomes = S::template promotion_types<Class>[decltype(index)::value];
          arrive<Class, S::class_of[becomes]>(from, promoting, type, becomes);
        });
      }
    }
    arrive<Class, Class>(from, plain, type, type);
  }

  void drop(Kind kind, Bits squares) {
    if (!sums) {
      drop_each(kind, {.counted = squares});
      return;
    }
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::dropped_class[index_of(kind)] == cls) {
        const auto sorted = differences.template sort_drops<cls>(position, kind, squares);
        Bits summed = sorted.plain | sorted.changes_escapes;
        Bits escapes = sorted.changes_escapes;
        Made made{.examined = sorted.changes_checks, .drop_mates = sorted.drop_mates};
        add_pins<cls>(-1, sorted.changes_pins, 0, summed, escapes, made);
        if (made.all() != 0) {
          summed |= drop_each(kind, made);
        }
        differences.template add_drops<cls>(summed, escapes);
      }
    });
  }

  void en_passant(int from, int to, int pawn) { exact.en_passant(from, to, pawn); }
  void castle(const Castling& castling) {
    if (!sums || !differences.add_castling(position, castling)) {
      exact.castle(castling);
    }
  }
  void pass() {
    if (sums) {
      differences.add_pass(position);
    } else {
      exact.pass();
    }
  }

 private:
  /// Targets of moves that are made, by the action that follows.
  struct Made {
    Bits examined = 0;    ///< its effect on the replies is computed
    Bits drop_mates = 0;  ///< the reply drops that would mate are subtracted
    Bits counted = 0;     ///< the replies are counted
    [[nodiscard]] Bits all() const noexcept { return examined | drop_mates | counted; }
  };

  template <int Class, int Arriving>
  [[gnu::always_inline]] void arrive(int from, Bits targets, int before, int after) {
    if (targets == 0) {
      return;
    }
    if constexpr (Arriving >= 0) {
      if (sums) {
        const auto sorted = differences.template sort<Class, Arriving>(position, from, targets);
        Bits summed = sorted.plain | sorted.changes_escapes;
        Bits escapes = sorted.changes_escapes;
        Bits passing = sorted.passing;
        if (((targets ^ summed) | sorted.drop_mates) != 0) {
          Made made{.examined = sorted.changes_checks, .drop_mates = sorted.drop_mates};
          add_pins<Arriving>(from, sorted.changes_pins, passing, summed, escapes, made);
          if (made.all() != 0) {
            summed |= move_each<Class>(from, made, before, after);
            passing &= ~made.examined;
          }
        }
        if ((passing & summed) != 0) {
          differences.add_en_passant(position, from, passing & summed);
        }
        differences.template add<Class, Arriving>(from, summed, escapes);
        if (sorted.unpinned != 0) {
          differences.add_unpinned(sorted);
        }
        return;
      }
    }
    move_each<Class>(from, {.counted = targets}, before, after);
  }

  /// Targets whose replies are not counted yet: of moves without check, and of others.
  struct Rest {
    Bits quiet = 0, counted = 0;
  };
  /// Adds what moves of a piece from `from`, or drops (-1), change in pins, and the replies to
  /// checks. Moves without check may be summed, and their escapes may change too; the replies to
  /// other checks must be counted. A pawn that goes to `passing` may be captured en passant.
  template <int Arriving>
  [[gnu::always_inline]] void add_pins(int from, Bits targets, Bits passing, Bits& summed,
                                       Bits& escapes, Made& made) {
    if (targets == 0) {
      return;
    }
    Rest rest{targets, 0};
    if constexpr (Differences::pins_by_lines) {
      rest = add_pins_changes<Arriving>(from, targets, passing);
    } else {
      differences.add_counted(
          differences.template gained_by_pins<Arriving>(position, from, targets));
    }
    made.counted |= rest.counted;
    escapes |= differences.template changing_escapes<Arriving>(from, rest.quiet);
    summed |= rest.quiet;
  }

  template <int Arriving>
  [[nodiscard]] [[gnu::noinline]] Rest add_pins_changes(int from, Bits targets, Bits passing) {
    Rest rest;
    each(targets, [&](int to) {
      const auto moved = differences.template pins_change<Arriving>(from, to);
      if (!moved.checks) {
        differences.add_counted(moved.gained);
        rest.quiet |= bit<Bits>(to);
        return;
      }
      if constexpr (Differences::answers_checks) {
        if (moved.alone && !has(passing, to)) {
          differences.add_counted(
              differences.template replies_to_check<Arriving>(position, from, to, moved.path));
          return;
        }
      }
      rest.counted |= bit<Bits>(to);
    });
    return rest;
  }

  /// Makes moves of one piece. Returns the targets whose replies may also be summed. Not inlined:
  /// there would be a copy for every class that the piece may arrive as.
  template <int Class>
  [[gnu::noinline]] Bits move_each(int from, const Made& made, int before, int after) {
    constexpr Keyless keyless;
    Bits summed = 0;
    each(made.all(), [&](int to) {
      const auto undo =
          Mutator::template move<C, Class>(position, keyless, from, to, before, after);
      summed |= add_made(made, from, to);
      Mutator::template unmove<C, Class>(position, undo, from, to, before, after);
    });
    return summed;
  }

  /// The same for drops of a kind.
  [[gnu::noinline]] Bits drop_each(Kind kind, const Made& made) {
    constexpr Keyless keyless;
    Bits summed = 0;
    each(made.all(), [&](int to) {
      const auto undo = Mutator::template drop<C>(position, keyless, kind, to);
      summed |= add_made(made, -1, to);
      Mutator::template undrop<C>(position, undo, kind, to);
    });
    return summed;
  }

  /// Adds the replies after the move from `from`, or the drop (-1), to `to` has been made. Returns
  /// `to` if its replies may also be summed.
  [[nodiscard]] Bits add_made(const Made& made, int from, int to) {
    if (has(made.counted, to)) {
      differences.add_counted(static_cast<int>(Legal<D>::template count<opponent(C)>(position)));
      return 0;
    }
    if constexpr (Differences::examines) {
      if (has(made.examined, to)) {
        const auto effect = differences.examine(position, from, to, has(made.drop_mates, to));
        differences.add_counted(effect.count);
        return effect.summed ? bit<Bits>(to) : Bits{0};
      }
    }
    differences.add_counted(-differences.count_drop_mates(position, from, to));
    return 0;
  }
};

}  // namespace hurdle::fast
